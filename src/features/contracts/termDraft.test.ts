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
  expect(readDraft(fields, draft)).toEqual({ terms })
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
])('rows with %s are not', (_, draft, problems) => {
  expect(readDraft(fields, draft)).toEqual({ problems })
})
