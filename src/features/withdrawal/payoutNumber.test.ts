import { expect, it } from 'vitest'
import { readPayoutNumber } from './payoutNumber'

it.each([
  ['BANK', 'demo', ' ', { problem: 'cardRequired' }],
  ['BANK', 'demo', '4111 1111 1111 111', { problem: 'cardLength' }],
  ['BANK', 'demo', '4111-1111-1111-1112', { problem: 'cardCheck' }],
  ['BANK', 'demo', '٤١١١ ١١١١ ١١١١ ١١١١', { number: '4111111111111111' }],
  ['BANK', 'demo', '4111x11111111111', { problem: 'cardLength' }],
  ['CRYPTO', 'TRC20', '', { problem: 'addressRequired' }],
  ['CRYPTO', 'TRC20', ' TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t ', { number: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }],
  ['CRYPTO', 'ERC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', { problem: 'addressCheck' }],
  ['CRYPTO', 'SOL', 'anything', { number: 'anything' }],
] as const)('%s %s “%s”', (kind, place, typed, expected) =>
  expect(readPayoutNumber(kind, place, typed)).toEqual(expected),
)
