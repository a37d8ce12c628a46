import { createSchemaUtils } from '@rjsf/utils'
import { describe, expect, it, vi } from 'vitest'
import { buildRegistrationForm } from '../../engine/form/registrationForm'
import { productDefaults } from '../../engine/brand'
import { toRjsf } from './formSchema'
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

  it('hands errors to the caller’s own functions', () => {
    const transform = vi.fn(() => [])
    const { errorSchema } = validator.validateFormData(
      { username: '' },
      schema,
      (_data, handler) => {
        handler.username?.addError('taken')
        return handler
      },
      transform,
    )
    expect(transform).toHaveBeenCalledTimes(1)
    expect(errorSchema).toMatchObject({ username: { __errors: ['taken'] } })
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
