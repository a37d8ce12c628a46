import fc from 'fast-check'
import { expect, it } from 'vitest'
import { loadBoundedPatterns } from '../../src/lib/boundedPattern'

/** Patterns of small parts, safe to run natively on short values: RE2 with our translation says what JavaScript says. */
const atom = fc.constantFrom(
  'a',
  'b',
  '1',
  '-',
  '漢',
  '😀',
  '.',
  '\\d',
  '\\D',
  '\\w',
  '\\W',
  '\\s',
  '\\S',
  '\\.',
  '\\/',
  '\\u6f22',
  '\\x61',
  '\\t',
  '[ab]',
  '[^ab]',
  '[a-c1]',
  '[\\s\\S]',
  '[^\\s]',
  '[\\w.-]',
  '[\\d-]',
  '[\\u4e00-\\u9fa5]',
  '[\\u{1F600}-\\u{1F64F}]',
  '[^\\]x]',
  '\\p{L}',
  '\\P{L}',
  '\\p{Script=Han}',
  '[\\p{Lu}\\d]',
  '\\b',
  '$',
  '^',
)
const quantifier = fc.constantFrom('', '', '', '*', '+', '?', '{2}', '{1,2}', '{0,3}', '{2,}', '*?', '+?', '??')
const places = ['\\b', '$', '^']

const { expression } = fc.letrec<{ expression: string; sequence: string; piece: string; group: string }>((tie) => ({
  piece: fc.oneof(
    // deeper ones make RegExp itself run for hours now and then
    { maxDepth: 2, withCrossShrink: true },
    {
      weight: 5,
      arbitrary: fc.tuple(atom, quantifier).map(([one, times]) => (places.includes(one) ? one : one + times)),
    },
    { weight: 1, arbitrary: fc.tuple(tie('group'), quantifier).map(([one, times]) => one + times) },
  ),
  group: fc.tuple(fc.constantFrom('(', '(?:', '(?<n>'), tie('expression')).map(([open, inner]) => `${open}${inner})`),
  sequence: fc.array(tie('piece'), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
  expression: fc.array(tie('sequence'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('|')),
}))

const ahead = fc.tuple(fc.constantFrom('(?=', '(?!'), expression).map(([open, inner]) => `${open}${inner})`)
const pattern = fc.oneof(
  { weight: 2, arbitrary: expression },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.array(ahead, { minLength: 1, maxLength: 2 }), expression)
      .map(([looks, rest]) => `^${looks.join('')}(?:${rest})$`),
  },
  { weight: 1, arbitrary: expression.map((inner) => `^(?:${inner})$`) },
)

const value = fc.string({
  unit: fc.constantFrom(
    'a',
    'b',
    'c',
    'A',
    '1',
    '2',
    '-',
    '.',
    '_',
    ' ',
    '\n',
    '\t',
    '\u3000',
    '漢',
    '王',
    '😀',
    'é',
    '/',
    ']',
    'x',
  ),
  maxLength: 5,
})

/** Group names must be single in JavaScript. */
const distinct = (source: string) => {
  let count = 0
  return source.replace(/\?<n>/g, () => `?<n${count++}>`)
}

it('agrees with RegExp on safe patterns', async () => {
  const { compile } = await loadBoundedPatterns()
  let compared = 0
  let matched = 0
  fc.assert(
    fc.property(pattern.map(distinct), fc.array(value, { minLength: 5, maxLength: 12 }), (source, values) => {
      const native = new RegExp(`^(?:${source})$`, 'u')
      const compiled = compile(source)
      if (!compiled.ok) {
        expect(compiled.reason).toMatch(/too large|repeats more|more than 500/)
        return
      }
      for (const one of values) {
        compared += 1
        if (native.test(one)) matched += 1
        expect([source, one, compiled.test(one)]).toEqual([source, one, native.test(one)])
      }
    }),
    { numRuns: 2000, interruptAfterTimeLimit: 20_000 },
  )
  expect(compared).toBeGreaterThan(5_000)
  expect(matched).toBeGreaterThan(100)
}, 60_000)

it('answers at once for any source and any value', async () => {
  const { compile } = await loadBoundedPatterns()
  const source = fc.oneof(
    pattern,
    fc.string({
      unit: fc.constantFrom(
        '(',
        ')',
        '[',
        ']',
        '{',
        '}',
        '1',
        '9',
        ',',
        '+',
        '*',
        '?',
        '|',
        '\\',
        'a',
        'd',
        '.',
        '^',
        '$',
        '=',
        '!',
        ':',
        '-',
        '<',
      ),
      maxLength: 60,
    }),
    fc.string({ unit: 'binary', maxLength: 40 }),
    expression.map((inner) => `(${inner}){1,99}${inner}`),
    expression.map((inner) => `((${inner})+)+$`),
  )
  fc.assert(
    fc.property(
      source,
      fc.string({ unit: fc.constantFrom('a', 'b', '1', ' ', '漢'), minLength: 100, maxLength: 400 }),
      (one, text) => {
        const start = performance.now()
        const compiled = compile(one)
        if (compiled.ok) {
          compiled.test(text)
          compiled.test(`${'a'.repeat(400)}!`)
        } else expect(compiled.reason.length).toBeGreaterThan(3)
        expect(performance.now() - start).toBeLessThan(3000)
      },
    ),
    { numRuns: 1000, interruptAfterTimeLimit: 30_000 },
  )
}, 120_000)
