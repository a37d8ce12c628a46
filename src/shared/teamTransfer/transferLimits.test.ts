import { expect, it } from 'vitest'
import { transferLimits } from './transferLimits'

const settings = { account: 'ag****02', minimum: '1.00', maximum: '500.00' }
const open = (amount: string, account = 'ag****02', isFresh = true) => [
  {
    isFresh,
    content: { account, amount, currency: 'USD' },
    intent: {
      merchant: 'm',
      account: 'a',
      call: 'c',
      same: '',
      content: {},
      id: 'i',
      at: 0,
      wasSent: true,
      sentAt: 0,
    },
  },
]

it.each([
  ['what is there', '80.00', '90', [], '80.00', '80.00'],
  ['the limit, of more', '900.00', '90', [], '500.00', '500.00'],
  ['what was sent and never answered', '10.00', '90', open('90'), '90', '10.00'],
  ['not what was sent to another', '10.00', '90', open('90', 'ag****01'), '10.00', '10.00'],
  ['not what was sent long ago', '10.00', '90', open('90', 'ag****02', false), '10.00', '10.00'],
])('the most is %s', (_name, available, typed, intents, maximum, everything) => {
  expect(transferLimits({ ...settings, available }, typed, intents)).toEqual({ minimum: '1.00', maximum, everything })
})
