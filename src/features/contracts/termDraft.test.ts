import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { TermField } from './contractWords'
import { type DraftRow, readDraft } from './termDraft'

const fields: readonly TermField[] = [
  { name: 'dailyVolume', part: 'ASKS', unit: 'AMOUNT', required: true },
  { name: 'activeMembers', part: 'ASKS', unit: 'COUNT', required: false },
  { name: 'rate', part: 'GIVES', unit: 'RATE', required: false, maximum: '5.00' },
  { name: 'amount', part: 'GIVES', unit: 'AMOUNT', required: false },
]
const rows = (...values: readonly DraftRow['values'][]): readonly DraftRow[] =>
  values.map((one, id) => ({ id, values: one }))

it.each<[string, readonly DraftRow[], object]>([
  ['plain', rows({ dailyVolume: '100', rate: '1.50' }), [{ dailyVolume: '100', rate: '1.5' }]],
  [
    'in Arabic digits',
    rows({ dailyVolume: '١٬٠٠٠', activeMembers: '٣', rate: '١٫٥' }),
    [{ dailyVolume: '1000', activeMembers: '3', rate: '1.5' }],
  ],
  [
    'rising',
    rows({ dailyVolume: '0', rate: '1' }, { dailyVolume: '50', rate: '1', amount: '2' }),
    [
      { dailyVolume: '0', rate: '1' },
      { dailyVolume: '50', rate: '1', amount: '2' },
    ],
  ],
])('rows that are %s are sent', (_, draft, terms) => {
  expect(readDraft(fields, draft, '5.00')).toEqual({ terms })
})

it.each<[string, readonly DraftRow[], object]>([
  ['no volume', rows({ rate: '1' }), { 'terms.0.dailyVolume': 'required' }],
  ['a word', rows({ dailyVolume: 'a lot', rate: '1' }), { 'terms.0.dailyVolume': 'number' }],
  ['half a member', rows({ dailyVolume: '1', activeMembers: '1.5', rate: '1' }), { 'terms.0.activeMembers': 'number' }],
  ['nothing to give', rows({ dailyVolume: '1' }), { 'terms.0.rate': 'nothing' }],
  ['too high a rate', rows({ dailyVolume: '1', rate: '5.01' }), { 'terms.0.rate': 'rate' }],
  [
    'the same volume',
    rows({ dailyVolume: '1', rate: '1' }, { dailyVolume: '1.00', rate: '2' }),
    { 'terms.1.dailyVolume': 'overlap' },
  ],
  [
    'a lower volume',
    rows({ dailyVolume: '2', rate: '1' }, { dailyVolume: '1', rate: '2' }),
    { 'terms.1.dailyVolume': 'fall' },
  ],
  ['a lower rate', rows({ dailyVolume: '1', rate: '2' }, { dailyVolume: '2', rate: '1' }), { 'terms.1.rate': 'less' }],
  ['the same rate', rows({ dailyVolume: '1', rate: '2' }, { dailyVolume: '2', rate: '2' }), { 'terms.1.rate': 'fall' }],
  [
    'more than the own rate of what is asked for',
    rows({ dailyVolume: '100', amount: '5.01' }),
    { 'terms.0.amount': 'share' },
  ],
  [
    'more than that with the rate',
    rows({ dailyVolume: '100', rate: '4.5', amount: '0.51' }),
    { 'terms.0.amount': 'share' },
  ],
  [
    'too high a rate beside what is missing',
    rows({ activeMembers: 'x', rate: '5.01' }),
    { 'terms.0.dailyVolume': 'required', 'terms.0.activeMembers': 'number', 'terms.0.rate': 'rate' },
  ],
  [
    'faults of every sort',
    rows({ dailyVolume: '10', rate: '3' }, { dailyVolume: '9', rate: '2' }, { rate: '6', amount: '-' }),
    {
      'terms.1.dailyVolume': 'fall',
      'terms.1.rate': 'less',
      'terms.2.dailyVolume': 'required',
      'terms.2.rate': 'rate',
      'terms.2.amount': 'number',
    },
  ],
])('rows with %s are not', (_, draft, problems) => {
  expect(readDraft(fields, draft, '5.00')).toEqual({ problems })
})

it('sends an amount that comes to the own rate of what is asked for', () => {
  const term = { dailyVolume: '100', rate: '4.5', amount: '0.5' }
  expect(readDraft(fields, rows(term), '5.00')).toEqual({ terms: [term] })
})

it('says what is wrong with a rate whatever stands in the other fields', () => {
  const text = fc.constantFrom('', '0', '1', '250', '1.5', 'x', '-3')
  const row = fc.record({ dailyVolume: text, activeMembers: text, rate: text, amount: text })
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (draft) => {
      const wrong = draft.map((values) => ({ ...values, rate: '5.01' }))
      const read = readDraft(fields, rows(...wrong), '5.00')
      const problems = 'problems' in read ? read.problems : {}
      for (const place of wrong.keys()) expect(problems[`terms.${place}.rate`]).toBe('rate')
    }),
  )
})
