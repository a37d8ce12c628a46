import { expect, it } from 'vitest'
import type { FormField, FormModel, Normalise } from './model'
import { readValues } from './values'

const field = (name: string, normalise: Normalise): FormField => ({
  name,
  normalise,
  kind: 'text',
  label: { key: name },
  required: false,
  autocomplete: 'off',
  width: 'full',
  sent: true,
  messages: {},
})
const model: FormModel = {
  id: 'test',
  schema: { type: 'object', required: [], properties: {} },
  uiSchema: {},
  fields: [
    field('name', 'trim'),
    field('secret', 'none'),
    field('phone', 'digits'),
    field('agreed', 'none'),
    field('toString', 'trim'),
  ],
  defaults: {},
  needsBoundedPatterns: false,
}

it('trims, leaves secrets alone, understands digits, and leaves out what is empty or not of the form', () => {
  expect(
    readValues(model, { name: ' a\u202e b ', secret: ' s ', phone: '１ ２-3', agreed: false, other: 'x' }),
  ).toEqual({
    name: 'a b',
    secret: ' s ',
    phone: '123',
    agreed: false,
  })
  expect(readValues(model, { name: '  ', secret: '', phone: ' - ' })).toEqual({})
})
