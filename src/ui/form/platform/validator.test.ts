import { createSchemaUtils } from '@rjsf/utils'
import { describe, expect, it, vi } from 'vitest'
import { buildForgotByPhoneForm } from '../../../engine/form/passwordForms'
import { buildRegistrationForm } from '../../../engine/form/registrationForm'
import { productDefaults } from '../../../engine/resolveBrand'
import { loadBoundedPatterns } from '../../../lib/boundedPattern'
import { toRjsf } from './schema'
import { createValidator } from './validator'

const { value: model } = buildRegistrationForm({
  settings: { fields: {} },
  isOn: () => false,
  registration: productDefaults.registration,
  method: 'username',
  today: '2025-03-10',
})
const { schema } = toRjsf(model)
const validator = createValidator()
const good = {
  username: 'member01',
  password: 'Marquee1',
  confirmPassword: 'Marquee1',
  ageConfirmed: true,
  termsAccepted: true,
}

describe('the validator of rjsf', () => {
  it('finds errors by field and keyword', () => {
    const { errors, errorSchema } = validator.validateFormData({ ...good, username: 'm', confirmPassword: 'x' }, schema)
    expect(errors.map(({ property, name }) => `${property} ${name}`)).toEqual([
      '.username minLength',
      '.confirmPassword equalTo',
    ])
    expect(errorSchema).toEqual({ username: { __errors: ['minLength'] }, confirmPassword: { __errors: ['equalTo'] } })
    expect(validator.rawValidation(schema, good).errors).toEqual([])
    expect(validator.isValid(schema, good, schema)).toBe(true)
    expect(validator.isValid(schema, undefined, schema)).toBe(false)
  })

  it('reads values as they are sent: trimmed, digits plain, empty ones as not there', () => {
    const { schema: typed } = toRjsf(buildForgotByPhoneForm({ mobileDigits: 11 }).value)
    const errorsOf = (data: object) => validator.validateFormData(data, typed).errors.map(({ stack }) => stack)
    expect(errorsOf({ mobileNum: '１３８ 0013-8000', verificationCode: ' 1234 ', newPassword: 'Marquee1' })).toEqual([])
    expect(errorsOf({ mobileNum: ' ', verificationCode: '', newPassword: ' Marquee1' })).toEqual([
      '.mobileNum required',
      '.verificationCode required',
      '.newPassword format',
    ])
  })

  it('answers the same errors with the same object: rjsf draws a field again otherwise', () => {
    const errors = () => validator.validateFormData({ ...good, username: 'm' }, schema).errorSchema
    expect(errors()).toHaveProperty('username', { __errors: ['minLength'] })
    expect(Object.values(errors())[0]).toBe(Object.values(errors())[0])
  })

  it('matches the server’s expressions once their engine is there, in bounded time', async () => {
    const own = createValidator()
    const hostile = { type: 'object', properties: { code: { type: 'string', pattern: '^(?:(a+)+b)$' } } } as const
    const isValid = (code: string) => own.isValid(hostile, { code }, hostile)
    expect(isValid('a'.repeat(400))).toBe(true)
    own.usePatterns(await loadBoundedPatterns())
    expect(isValid('a'.repeat(400))).toBe(false)
    expect(isValid('aab')).toBe(true)
  })

  it('serves the schema utilities of rjsf', () => {
    expect(createSchemaUtils(validator, schema).retrieveSchema(schema, good).properties).toEqual(schema.properties)
  })

  it('refuses schemas that no model has', () => {
    expect(() => validator.isValid({ type: 'array' }, [] as never, schema)).toThrow('form model')
    expect(() =>
      validator.isValid({ type: 'object', properties: { a: { type: 'string', not: {} } } }, { a: 'x' }, schema),
    ).toThrow('the word "not"')
  })

  it('compiles nothing', () => {
    const compile = vi.spyOn(globalThis, 'Function').mockImplementation(() => {
      throw new Error('compiled code')
    })
    expect(createValidator().isValid(schema, good, schema)).toBe(true)
    compile.mockRestore()
  })
})
