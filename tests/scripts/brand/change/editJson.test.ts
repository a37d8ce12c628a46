import fc from 'fast-check'
import { findNodeAtLocation, parse, type ParseError, parseTree } from 'jsonc-parser'
import { describe, expect, test } from 'vitest'
import { editJson, NoPlace } from '../../../../src/server/brands/change/editJson'
import { commentsOf } from '../testing/commentsOf'

const read = (text: string): unknown => {
  const errors: ParseError[] = []
  const value: unknown = parse(text, errors, { allowTrailingComma: true })
  expect(errors, text).toEqual([])
  return value
}

const fail = () => {
  throw new Error('not to be read')
}

describe('one value', () => {
  test.each([
    ['set', '{\n  "a": 1, // one\n  "b": 2 // two\n}\n', ['a'], 3, '{\n  "a": 3, // one\n  "b": 2 // two\n}\n'],
    ['added behind the last one’s comment', '{\n  "a": 1 // one\n}\n', ['b'], 2, '{\n  "a": 1, // one\n  "b": 2\n}\n'],
    ['added behind a trailing comma', '{\n  "a": 1, // one\n}\n', ['b'], 2, '{\n  "a": 1, // one\n  "b": 2,\n}\n'],
    ['added on the same line', '{ "a": { "x": 1 } }', ['a', 'y'], 2, '{ "a": { "x": 1, "y": 2 } }'],
    ['added to nothing', '{\n  "a": {}\n}\n', ['a', 'y'], 2, '{\n  "a": { "y": 2 }\n}\n'],
    [
      'added below a comment',
      '{\n  "a": {\n    // later\n  }\n}\n',
      ['a', 'y'],
      2,
      '{\n  "a": {\n    // later\n    "y": 2\n  }\n}\n',
    ],
    [
      'added with what is around it',
      '{\n  "a": 1\n}\n',
      ['b', 'c', 'd'],
      'x',
      '{\n  "a": 1,\n  "b": { "c": { "d": "x" } }\n}\n',
    ],
    ['added to an empty file', '{}', ['a'], 1, '{\n  "a": 1\n}'],
    ['with tabs and Windows’ ends of lines', '{\r\n\t"a": 1\r\n}\r\n', ['b'], 2, '{\r\n\t"a": 1,\r\n\t"b": 2\r\n}\r\n'],
    [
      'taken out',
      '{\n  // about a\n  "a": 1, // one\n  "b": 2\n}\n',
      ['a'],
      undefined,
      '{\n  // about a\n  "b": 2\n}\n',
    ],
    ['the last taken out', '{\n  "a": 1, // one\n  "b": 2\n}\n', ['b'], undefined, '{\n  "a": 1 // one\n}\n'],
    [
      'the last taken out, with the comments of its line',
      '{\r\n  "a": 1, // one\r\n  "b": 2 /* so */ // two\r\n}\r\n',
      ['b'],
      undefined,
      '{\r\n  "a": 1 // one\r\n}\r\n',
    ],
    [
      'one of several on a line taken out',
      '{\n  "a": 1, "b": 2 // both\n}\n',
      ['b'],
      undefined,
      '{\n  "a": 1 // both\n}\n',
    ],
    ['the only one taken out', '{ "a": 1 }', ['a'], undefined, '{ }'],
    ['taken out of a list', '["a", "b", "c"]', [1], undefined, '["a", "c"]'],
    ['added to a list', '{ "a": ["x"] }', ['a', 1], 'y', '{ "a": ["x", "y"] }'],
    ['taken out where it is not', '{ "a": 1 }', ['b', 'c'], undefined, '{ "a": 1 }'],
  ])('%s', (_, text, path, value, expected) => {
    expect(editJson(text, path, value)).toBe(expected)
  })

  test('has no place below a text, or beyond the end of a list', () => {
    expect(() => editJson('{ "a": "x" }', ['a', 'b'], 1)).toThrow(NoPlace)
    expect(() => editJson('{ "a": [1] }', ['a', 3], 1)).toThrow(NoPlace)
    expect(() => editJson('{ "a": [1] }', ['a', 'b'], 1)).toThrow(NoPlace)
  })

  test('that is long is written on several lines', () => {
    const list = Array.from({ length: 12 }, (_, at) => `number-${at}`)
    const text = editJson('{\n  "a": 1\n}\n', ['b'], list)
    expect(text.split('\n')).toHaveLength(18)
    expect(read(text)).toEqual({ a: 1, b: list })
  })
})

describe('whatever the file', () => {
  const key = fc.constantFrom('a', 'b', 'c', 'd.e', 'ключ', '"q"')
  const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))
  const tree = fc.letrec<{ node: unknown }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 3 },
      leaf,
      fc.dictionary(key, tie('node'), { maxKeys: 4 }),
      fc.array(tie('node'), { maxLength: 3 }),
    ),
  })).node
  const root = fc.dictionary(key, tree, { maxKeys: 5, noNullPrototype: true })
  /** Between any two signs: nothing, spaces, lines, comments. */
  const gap = fc.constantFrom('', ' ', '\n', '\n  ', ' // c, "x": 1\n', '/* } */', '\n\t/* a\n b */\n', '  \n\n')

  interface Gaps {
    readonly next: () => string
    readonly trailing: () => boolean
  }
  const written = (value: unknown, gaps: Gaps): string => {
    const { next } = gaps
    const comma = (parts: readonly string[]) =>
      parts.join(`,`) + (parts.length > 0 && gaps.trailing() ? `,${next()}` : '')
    if (Array.isArray(value)) return `[${comma(value.map((each) => next() + written(each, gaps) + next()))}${next()}]`
    if (typeof value !== 'object' || value === null) return JSON.stringify(value)
    const parts = Object.entries(value).map(
      ([name, each]) => `${next()}${JSON.stringify(name)}${next()}:${next()}${written(each, gaps)}${next()}`,
    )
    return `{${comma(parts)}${next()}}`
  }
  /** One after the other, over and over. */
  const turns = <T>(of: readonly [T, ...T[]]) => {
    let at = 0
    return () => of[at++ % of.length] ?? of[0]
  }
  const some = <T>(of: fc.Arbitrary<T>) => fc.tuple(of, fc.array(of, { minLength: 4, maxLength: 30 }))
  const file = fc.tuple(root, some(gap), some(fc.boolean())).map(([value, [gap0, gaps], [comma0, commas]]) => ({
    value,
    text: written(value, { next: turns([gap0, ...gaps]), trailing: turns([comma0, ...commas]) }),
  }))

  test('a value that is set can be read, all else is as it was, and every comment is there in its order', () => {
    fc.assert(
      fc.property(file, fc.array(key, { minLength: 1, maxLength: 3 }), tree, ({ value, text }, path, wanted) => {
        const expected = structuredClone(value)
        let here: Record<string, unknown> = expected
        for (const step of path.slice(0, -1)) {
          const inner = Object.hasOwn(here, step) ? here[step] : (here[step] = {})
          fc.pre(typeof inner === 'object' && inner !== null && !Array.isArray(inner))
          here = inner as Record<string, unknown>
        }
        const last = path.at(-1) ?? ''
        const old = Object.hasOwn(here, last)
        const leaf = typeof here[last] !== 'object' || here[last] === null
        here[last] = wanted
        const result = editJson(text, path, wanted)
        expect(JSON.stringify(read(result))).toBe(JSON.stringify(expected))
        // A whole object goes with the comments inside it.
        if (!old || leaf || result === text) expect(commentsOf(result)).toEqual(commentsOf(text))
        expect(editJson(result, path, wanted)).toBe(result)
      }),
      { numRuns: 2000 },
    )
  })

  test('a value that is taken out is gone, and nothing else', () => {
    fc.assert(
      fc.property(file, key, ({ value, text }, name) => {
        const expected = structuredClone(value)
        const node = findNodeAtLocation(parseTree(text) ?? fail(), [name])?.parent
        const around = node ? [text.slice(0, node.offset), text.slice(node.offset + node.length)] : [text]
        delete expected[name]
        const result = editJson(text, [name], undefined)
        expect(JSON.stringify(read(result))).toBe(JSON.stringify(expected))
        // Those between its key and the end of its value go with it, and those behind it on a line that is all its own.
        const [before = '', after = ''] = around
        const [line = ''] = after.split('\n', 1)
        const isAlone = before.slice(before.lastIndexOf('\n') + 1).trim() === ''
        const isRest = /^(?:[\s,]|\/\*.*?\*\/)*(?:\/\/.*)?$/.test(line)
        const left = node && isAlone && isRest ? [before, after.slice(line.length)] : around
        expect(commentsOf(result)).toEqual(left.flatMap(commentsOf))
      }),
      { numRuns: 2000 },
    )
  })
})
