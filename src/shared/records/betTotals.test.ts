import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decimalFrom } from '../../lib/decimal'
import { sumDecimals } from '../../lib/decimalSum'
import { betTotals } from './betTotals'

const bet = (
  stake: string | number,
  win: string,
  net: string,
  status: 'SETTLED' | 'PENDING' | 'CANCELLED' = 'SETTLED',
) => ({
  stake,
  win,
  net,
  status,
})

it('sums up to the cent, numbers of platforms that send them included', () => {
  expect(betTotals([bet('0.10', '0.30', '0.20'), bet('0.20', '0.00', '-0.20'), bet(0.3, '0.00', '-0.30')])).toEqual({
    stake: '0.60',
    win: '0.30',
    net: '-0.30',
    open: '0.00',
  })
  expect(betTotals([])).toEqual({ stake: '0.00', win: '0.00', net: '0.00', open: '0.00' })
})

it('leaves out stakes that were given back, and keeps those that wait apart', () => {
  expect(betTotals([bet('5.00', '0.00', '0.00', 'CANCELLED'), bet('2.00', '0.00', '0.00', 'PENDING')])).toEqual({
    stake: '0.00',
    win: '0.00',
    net: '0.00',
    open: '2.00',
  })
})

const money = (cents: number) => decimalFrom(BigInt(cents), 2)
const cents = fc.integer({ min: 0, max: 10 ** 9 })
const anyBet = fc.record({ stake: cents, win: cents, status: fc.constantFrom('SETTLED', 'PENDING', 'CANCELLED') })

it('never counts a bet on one side only: stake and net make the win, and settling moves a stake from open', () => {
  fc.assert(
    fc.property(fc.array(anyBet, { maxLength: 30 }), (bets) => {
      const rows = bets.map(({ stake, win, status }) =>
        status === 'SETTLED'
          ? bet(money(stake), money(win), money(win - stake))
          : bet(money(stake), '0.00', '0.00', status),
      )
      const { stake, win, net, open } = betTotals(rows)
      expect(sumDecimals([stake, net], 2)).toBe(win)
      const staked = rows.flatMap((row) => (row.status === 'CANCELLED' ? [] : [String(row.stake)]))
      expect(sumDecimals([stake, open], 2)).toBe(sumDecimals(staked, 2))
      const lost = rows.map((row) => (row.status === 'PENDING' ? bet(row.stake, '0.00', `-${row.stake}`) : row))
      expect(betTotals(lost)).toMatchObject({ open: '0.00', stake: sumDecimals([stake, open], 2), win })
    }),
  )
})
