import { describe, expect, it } from 'vitest'
import { walletBalancesOf } from './walletBalances'

const vendors = [
  { gameCategory: 'FISH', vendors: [{ accountTypeId: 114, accountTypeName: 'REEF', displayName: 'Reefworks' }] },
]
const wallet = (accountTypeId: number, availBalance: string | number) => ({ accountTypeId, availBalance })

describe('walletBalancesOf', () => {
  it.each([
    ['all at home', [wallet(1, '10.00'), wallet(114, '0.00')], { main: '10.00', away: [] }],
    [
      'at a vendor',
      [wallet(1, '0.00'), wallet(114, '10.00')],
      { main: '0', away: [{ wallet: 114, vendor: 'Reefworks', amount: '10.00' }] },
    ],
    [
      'at a vendor that is gone',
      [wallet(1, 5), wallet(999, 0.5)],
      { main: '5', away: [{ wallet: 999, vendor: '', amount: '0.5' }] },
    ],
    ['a debt is nothing to bring home', [wallet(1, '-3.00'), wallet(114, '-1.00')], { main: '0', away: [] }],
    ['a main wallet named 0', [wallet(0, '7.00'), wallet(1, '0.00')], { main: '7.00', away: [] }],
  ])('%s', (_name, balance, standing) => {
    expect(walletBalancesOf({ sumBalance: '10.00', balance }, vendors)).toEqual(standing)
  })

  it('knows a shared wallet by the first vendor', () => {
    const second = { gameCategory: 'LIVE', vendors: [{ ...vendors[0]!.vendors[0]!, displayName: 'Reefworks Live' }] }
    const { away } = walletBalancesOf({ sumBalance: '1.00', balance: [wallet(114, '1.00')] }, [...vendors, second])
    expect(away).toMatchObject([{ vendor: 'Reefworks' }])
  })

  it('takes the sum where the platform lists no wallets', () => {
    expect(walletBalancesOf({ sumBalance: '12.50' }, vendors)).toEqual({ main: '12.50', away: [] })
  })
})
