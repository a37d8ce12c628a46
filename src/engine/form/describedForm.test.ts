import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { DescribedField } from '../../contract/described-field'
import { createFormStore } from '../../ui/form/formStore'
import { buildDescribedForm } from './describedForm'

const name: DescribedField = { name: 'payerName', label: 'Name of who paid', kind: 'TEXT', required: true }
const way: DescribedField = {
  name: 'payWay',
  label: 'Paid at',
  kind: 'SELECT',
  required: true,
  options: [{ value: 'COUNTER', label: 'Counter' }],
}

it('has the platform’s words, kinds and rules', () => {
  const { value, issues } = buildDescribedForm('deposit.counter', [{ ...name, hint: 'You', maxLength: 3 }, way])
  expect(issues).toEqual([])
  expect(value.fields.map(({ kind, label, hint }) => [kind, label.params, hint?.params])).toEqual([
    ['text', { text: 'Name of who paid' }, { text: 'You' }],
    ['select', { text: 'Paid at' }, undefined],
  ])
  const store = createFormStore(value, { payerName: 'Mira', payWay: 'COUNTER' })
  expect(store.check()).toEqual({ ok: false, wrong: ['payerName'] })
  store.set('payerName', ' Ada ')
  expect(store.check()).toEqual({ ok: true, values: { payerName: 'Ada', payWay: 'COUNTER' } })
  store.set('payWay', 'ELSEWHERE')
  expect(store.check()).toEqual({ ok: false, wrong: ['payWay'] })
})

it('leaves out what cannot be filled in, and says so', () => {
  const { value, issues } = buildDescribedForm('d', [name, { ...name, kind: 'DATE' }, { ...way, options: [] }])
  expect(value.fields.map((field) => field.name)).toEqual(['payerName'])
  expect(issues).toHaveLength(2)
})

it('is a form whatever rules come', () => {
  const kind = fc.constantFrom<DescribedField['kind']>('TEXT', 'DIGITS', 'TEL', 'EMAIL', 'DATE', 'SELECT', 'TEXTAREA')
  const length = fc.option(fc.integer({ min: 0, max: 5_000 }), { nil: undefined })
  const field = fc.record({
    ...{ name: fc.constantFrom('a', 'b', 'c'), label: fc.string({ minLength: 1 }), kind, required: fc.boolean() },
    ...{
      minLength: length,
      maxLength: length,
      patternId: fc.option(fc.integer({ min: 0, max: 22 }), { nil: undefined }),
    },
    acceptedPattern: fc.option(fc.string(), { nil: undefined }),
  })
  fc.assert(
    fc.property(fc.array(field, { maxLength: 5 }), fc.string(), (fields, typed) => {
      const sent = fields.map((one) =>
        Object.fromEntries(Object.entries(one).filter(([, value]) => value !== undefined)),
      )
      const { value } = buildDescribedForm('d', sent as unknown as DescribedField[])
      const store = createFormStore(value, { a: typed, b: typed })
      expect(() => store.check()).not.toThrow()
    }),
    { numRuns: 60 },
  )
})
