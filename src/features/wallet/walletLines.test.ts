import { describe, expect, it } from 'vitest'
import { walletLines } from './walletLines'

const vendor = (accountTypeId: number, displayName: string, more: object = {}) => ({
  accountTypeId,
  accountTypeName: displayName.toUpperCase(),
  displayName,
  ...more,
})
const vendors = [
  { gameCategory: 'FISH', vendors: [vendor(114, 'Tideline'), vendor(113, 'Reefworks')] },
  { gameCategory: 'LIVE', vendors: [vendor(113, 'Reefworks Live'), vendor(1, 'House'), vendor(120, 'Älva')] },
  { gameCategory: 'RNG', vendors: [vendor(121, 'Zephyr', { maintenance: true })] },
]
const wallet = (accountTypeId: number, availBalance: string | number) => ({ accountTypeId, availBalance })
const lines = (...balance: ReturnType<typeof wallet>[]) => walletLines({ sumBalance: '0.00', balance }, vendors, 'en')

describe('walletLines', () => {
  it('lists the wallets of the vendors by name, each once, and not the main one', () => {
    expect(lines(wallet(1, '5.00')).map(({ wallet: id, vendor: name }) => [id, name])).toEqual([
      [120, 'Älva'],
      [113, 'Reefworks'],
      [114, 'Tideline'],
      [121, 'Zephyr'],
    ])
  })

  it.each([
    ['holds and takes', [wallet(114, '2.50')], 114, { amount: '2.50', holds: true, takes: true }],
    ['holds nothing', [wallet(114, 0)], 114, { amount: '0', holds: false, takes: true }],
    ['was never filled', [], 114, { amount: '0.00', holds: false, takes: true }],
    ['in maintenance it takes nothing', [wallet(121, '1.00')], 121, { holds: true, takes: false }],
    ['gone, but it holds something', [wallet(999, '1.00')], 999, { vendor: '', holds: true, takes: false }],
    ['gone, and empty', [wallet(999, '0.00')], 999, undefined],
  ])('%s', (_name, balance, id, line) => {
    const found = lines(...balance).find((one) => one.wallet === id)
    if (line === undefined) expect(found).toBeUndefined()
    else expect(found).toMatchObject(line)
  })
})
