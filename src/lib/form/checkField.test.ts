import { describe, expect, it } from 'vitest'
import { loadBoundedPatterns } from '../boundedPattern'
import { createChecker } from './checkField'
import type { FieldSchema } from './model'

const { field, document } = createChecker(await loadBoundedPatterns())

describe('one field', () => {
  it.each<[FieldSchema, unknown, string[]]>([
    [{ type: 'string' }, 'a', []],
    [{ type: 'string' }, true, ['type']],
    [{ type: 'boolean', const: true }, false, ['const']],
    [{ type: 'string', minLength: 2 }, '😀', ['minLength']],
    [{ type: 'string', maxLength: 1 }, '😀', []],
    [{ type: 'string', enum: ['a', 'b'] }, 'c', ['enum']],
    [{ type: 'string', format: 'email', maxLength: 3 }, 'nobody', ['maxLength', 'format']],
    [{ type: 'string', patternId: 7 }, 'abc', ['patternId']],
    [{ type: 'string', patternId: 10 }, '王，', []],
    [{ type: 'string', patternId: '10Chinese' }, 'a', ['patternId']],
    [{ type: 'string', formatMinimum: '1900-01-01', formatMaximum: '2004-03-10' }, '2004-03-11', ['formatMaximum']],
    [{ type: 'string', formatMinimum: '1900-01-01' }, '0190-01-01', ['formatMinimum']],
    [{ type: 'string', pattern: '^(?:[a-z]+)$' }, 'A', ['pattern']],
    [{ type: 'string', pattern: '^(?:(a+)+)$' }, `${'a'.repeat(400)}!`, ['pattern']],
    [{ type: 'string', pattern: '^(?:(?<=a)b)$' }, 'anything', []],
  ])('%j of %j: %j', (schema, value, broken) => {
    expect(field(schema)(value, {})).toEqual(broken)
  })

  it('equal to another field', () => {
    const check = field({ type: 'string', equalTo: 'password' })
    expect(check('a', { password: 'a' })).toEqual([])
    expect(check('a', { password: 'b' })).toEqual(['equalTo'])
    expect(check('a', {})).toEqual(['equalTo'])
    expect(field({ type: 'string', equalTo: 'toString' })('a', {})).toEqual(['equalTo'])
  })

  it('is compiled once', () => {
    const schema: FieldSchema = { type: 'string', minLength: 2 }
    expect(field(schema)).toBe(field(schema))
  })

  it('passes a pattern whose engine is not there yet', () => {
    expect(createChecker().field({ type: 'string', pattern: '^(?:a)$' })('b', {})).toEqual([])
  })

  it('says which word or format of a model is not known', () => {
    const odd = { type: 'string', multipleOf: 2 } as const
    expect(() => field(odd)).toThrow('the word "multipleOf"')
    expect(() => field({ type: 'string', format: 'postcode' })).toThrow('the format "postcode"')
    expect(() => field({ type: 'string', patternId: 23 })).toThrow('the pattern 23')
  })
})

it('a document: what is missing and what is wrong', () => {
  const wrong = document(
    {
      type: 'object',
      required: ['a', 'b', 'constructor'],
      properties: { a: { type: 'string' }, b: { type: 'string', minLength: 2 } },
    },
    { b: 'x', more: 1 },
  )
  expect([...wrong]).toEqual([
    ['a', ['required']],
    ['b', ['minLength']],
    ['constructor', ['required']],
  ])
})
