import { describe, expect, it } from 'vitest'
import { build, must } from './fixtures'
import { readFieldRule } from './readFieldRule'

const on = { enabled: true, required: false }

it.each<[sent: unknown, read: object, reasons: string[]]>([
  [
    { ...on, patternId: 3, minLength: 1, maxLength: 2, acceptedPattern: 'a', more: 1 },
    { ...on, patternId: 3, minLength: 1, maxLength: 2, acceptedPattern: 'a' },
    [],
  ],
  [{ ...on, patternId: null, minLength: null, acceptedPattern: null }, on, []],
  [{ enabled: false }, { enabled: false, required: false }, []],
  [
    { enabled: 1, required: 'false' },
    on,
    [
      'enabled is 1, not true or false: it counts as true',
      'required is "false", not true or false: it counts as false',
    ],
  ],
  [
    { enabled: 'perhaps', required: true },
    { enabled: false, required: true },
    ['enabled is "perhaps", not true or false: it counts as false'],
  ],
  [{ enabled: true }, on, ['required is missing: it counts as false']],
  [
    { ...on, patternId: '6', minLength: 2.5, maxLength: -1 },
    on,
    [
      'patternId is "6", not a whole number from 0',
      'minLength is 2.5, not a whole number from 0',
      'maxLength is -1, not a whole number from 0',
    ],
  ],
  [{ ...on, acceptedPattern: ['a'] }, on, ['acceptedPattern is ["a"], not a text']],
  [null, { enabled: false, required: false }, ['the rule is null, not an object']],
  ['yes', { enabled: false, required: false }, ['the rule is "yes", not an object']],
  [[], { enabled: false, required: false }, ['the rule is [], not an object']],
])('%j', (sent, read, reasons) => {
  const { value, issues } = readFieldRule('email', sent)
  expect(value).toEqual(read)
  expect(issues).toEqual(reasons.map((reason) => ({ code: 'bad-rule', field: 'email', reason })))
})

describe('one bad rule', () => {
  it.each([
    { ...must, patternId: 23 },
    { ...must, type: 'hologram' },
    { enabled: 1, required: 1 },
    { ...must, minLength: 1e9 },
    7,
  ])('%j: the other fields stay', (rule) => {
    const { names, schema, required } = build({ email: rule, payeeName: must })
    expect(names).toEqual(
      expect.arrayContaining(['username', 'password', 'confirmPassword', 'payeeName', 'termsAccepted']),
    )
    expect(schema.email ?? { type: 'string', format: 'email' }).toEqual({ type: 'string', format: 'email' })
    expect(required).toContain('payeeName')
  })
})
