import { expect, it } from 'vitest'
import { betTotals } from './totals'

const bet = (stake: string | number, win: string, net: string, status: 'SETTLED' | 'PENDING' | 'CANCELLED' = 'SETTLED') => ({
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
  })
  expect(betTotals([])).toEqual({ stake: '0.00', win: '0.00', net: '0.00' })
})

it('leaves out stakes that were given back and counts those that wait', () => {
  expect(betTotals([bet('5.00', '0.00', '0.00', 'CANCELLED'), bet('2.00', '0.00', '0.00', 'PENDING')])).toEqual({
    stake: '2.00',
    win: '0.00',
    net: '0.00',
  })
})
