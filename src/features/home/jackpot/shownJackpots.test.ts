import { expect, it } from 'vitest'
import { shownJackpots } from './shownJackpots'

const jackpot = (id: string, vassalage?: string) => ({
  id,
  name: id,
  amount: '1.00',
  ...(vassalage !== undefined && { vassalage }),
})
const all = [jackpot('everywhere'), jackpot('cind', 'CIND'), jackpot('lant', 'LANT'), jackpot('cind', 'CIND')]
const ids = (vendors: readonly string[] | undefined) => shownJackpots(all, vendors).map(({ id }) => id)

it('has every jackpot once at home, and in a category those that can be won there', () => {
  expect(ids(undefined)).toEqual(['everywhere', 'cind', 'lant'])
  expect(ids(['LANT', 'LUMA'])).toEqual(['everywhere', 'lant'])
  expect(ids([])).toEqual(['everywhere'])
})
