import Ajv from 'ajv'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { loadBoundedPatterns } from '../../src/lib/boundedPattern'
import { findFormat } from '../../src/lib/formats'
import { findPattern, patterns as registrationPatterns, type PatternId } from '../../src/lib/patterns'
import type { FieldSchema, FormSchema } from '../../src/lib/form/model'
import { createChecker } from '../../src/lib/form/checkField'

/** The eval-free checker of the browser and Ajv, with the same formats, say the same of the same document. */
const names = ['a', 'b', 'constructor', 'username']
const formats = [
  'username',
  'password',
  'qq',
  'email',
  'date',
  'digits',
  'usernameCharacters',
  'passwordCharacters',
  'qqCharacters',
  'bankCard',
]
const patternIds: readonly PatternId[] = ['10Chinese', ...registrationPatterns.map(({ id }) => id)]
const patterns = [
  '^(?:[a-z]+)$',
  '^(?:\\d{2,4}|[A-Z])$',
  '^(?:(?=.*\\d)(?=.*[a-z]).{2,6})$',
  '^(?:.?)$',
  '^(?:[\\u4e00-\\u9fa5·]+)$',
  '^(?:\\S+\\s\\S+)$',
]

const unit = fc.constantFrom(
  'a',
  'Z',
  '1',
  '9',
  ' ',
  '-',
  '_',
  '@',
  '.',
  '漢',
  '😀',
  'é',
  '\u0301',
  'ก',
  '\n',
  '-01-',
  '2000-02-29',
  'a@b.co',
  'member01',
)
const text = fc.oneof(
  fc.string({ unit, maxLength: 14 }),
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.constantFrom('1999-12-31', '13800138000'),
)
const value = fc.oneof({ weight: 6, arbitrary: text }, fc.boolean(), fc.jsonValue({ maxDepth: 1 }))
const plain = fc.oneof(text, fc.boolean())

const field: fc.Arbitrary<FieldSchema> = fc.record(
  {
    type: fc.constantFrom('string' as const, 'string' as const, 'boolean' as const),
    minLength: fc.nat(8),
    maxLength: fc.nat(12),
    pattern: fc.constantFrom(...patterns),
    format: fc.constantFrom(...formats),
    patternId: fc.constantFrom(...patternIds),
    formatMinimum: fc.constant('1980-01-01'),
    formatMaximum: fc.constant('2004-03-10'),
    const: plain,
    enum: fc.uniqueArray(plain, { minLength: 1, maxLength: 3 }),
    equalTo: fc.constantFrom(...names),
  },
  { requiredKeys: ['type'] },
)

const schema: fc.Arbitrary<FormSchema> = fc.record({
  type: fc.constant('object' as const),
  required: fc.subarray(names),
  properties: fc.record(Object.fromEntries(names.map((name) => [name, field])), { requiredKeys: ['a'] }),
})

const document = fc
  .dictionary(fc.constantFrom(...names), value)
  // Often the same value twice, so that equalTo has something to find.
  .chain((one) => fc.constantFrom(one, { ...one, b: one.a ?? '', username: one.a ?? '' }))

function createAjv() {
  const ajv = new Ajv({ allErrors: true, strict: false, ownProperties: true })
  for (const name of formats)
    ajv.addFormat(name, { type: 'string', validate: (data: string) => findFormat(name)?.test(data) ?? false })
  ajv.addKeyword({
    keyword: 'patternId',
    type: 'string',
    validate: (id: PatternId, data: string) => findPattern(id)?.test(data) ?? false,
  })
  ajv.addKeyword({
    keyword: 'equalTo',
    validate: (other: string, data: unknown, _schema: unknown, context?: { parentData: Record<string, unknown> }) =>
      context !== undefined && Object.hasOwn(context.parentData, other) && data === context.parentData[other],
  })
  ajv.addKeyword({ keyword: 'formatMinimum', type: 'string', validate: (least: string, data: string) => data >= least })
  ajv.addKeyword({ keyword: 'formatMaximum', type: 'string', validate: (most: string, data: string) => data <= most })
  return ajv
}

it('agrees with Ajv on every keyword of every field', async () => {
  const checker = createChecker(await loadBoundedPatterns())
  let wrong = 0
  fc.assert(
    fc.property(schema, fc.array(document, { minLength: 4, maxLength: 8 }), (formSchema, documents) => {
      const validate = createAjv().compile(formSchema)
      for (const one of documents) {
        const ours = [...checker.document(formSchema, one)].flatMap(([name, keywords]) =>
          keywords.map((keyword) => `${name} ${keyword}`),
        )
        validate(one)
        const theirs = (validate.errors ?? []).map((error) =>
          error.keyword === 'required'
            ? `${String(error.params.missingProperty)} required`
            : `${error.instancePath.slice(1)} ${error.keyword}`,
        )
        if (theirs.length > 0) wrong += 1
        expect([...ours].sort()).toEqual([...new Set(theirs)].sort())
      }
    }),
    { numRuns: 300 },
  )
  expect(wrong).toBeGreaterThan(300)
}, 60_000)
