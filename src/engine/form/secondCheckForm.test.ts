import { expect, it } from 'vitest'
import { createChecker } from '../../lib/form/checkField'
import { readValues } from '../../lib/form/values'
import { buildSecondCheckForm, checkWays, isCheckWay } from './secondCheckForm'

const read = (way: 'sms' | 'google' | 'bankName', typed: string) => {
  const { value: model, issues } = buildSecondCheckForm(way)
  expect(issues).toEqual([])
  const values = readValues(model, { code: typed })
  return { sent: values['code'], wrong: [...createChecker().document(model.schema, values)] }
}

it.each([
  ['sms', '123 456', '123456'],
  ['sms', '１２３４５６', '123456'],
  ['google', ' 123\u2009456 ', '123456'],
  ['google', '١٢٣٤٥٦', '123456'],
  ['bankName', '  Mira Lindqvist ', 'Mira Lindqvist'],
] as const)('%s understands %j', (way, typed, sent) => expect(read(way, typed)).toEqual({ sent, wrong: [] }))

it.each([
  ['sms', '12a4'],
  ['google', '12345'],
  ['google', '1234567'],
  ['bankName', ' '],
] as const)('%s refuses %j', (way, typed) => expect(read(way, typed).wrong).toHaveLength(1))

it('has one required answer a way, offered from messages where it is a code', () => {
  for (const way of checkWays) {
    const { fields } = buildSecondCheckForm(way).value
    expect(fields.map(({ name, required }) => [name, required])).toEqual([['code', true]])
    expect(fields[0]?.autocomplete).toBe(way === 'bankName' ? 'name' : 'one-time-code')
  }
  expect(isCheckWay('constructor')).toBe(false)
})
