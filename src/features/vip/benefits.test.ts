import { expect, it } from 'vitest'
import type { Rank } from '../../contract/rank'
import { addedBy, allBenefits, type Benefit, benefitIcon } from './benefits'

const rank = (id: string, ...benefits: readonly Benefit[]): Rank => ({
  ...{ id, name: id, totalTurnover: '0', monthlyTurnover: '0' },
  benefits: [...benefits],
})
const gift = (value: string): Benefit => ({ id: 'GIFT', name: 'Gift', unit: 'MONEY', value })
const free = (value: number): Benefit => ({ id: 'WITHDRAWALS', name: 'Free', unit: 'COUNT', value })
const club: Benefit = { id: 'CLUB', name: 'Club' }

const [bronze, silver, gold] = [
  rank('bronze', free(2)),
  rank('silver', gift('10.00'), free(2)),
  rank('gold', gift('100.00'), free(3), club),
]

it('has of each benefit what the highest rank has', () => {
  expect(allBenefits([bronze, silver, gold])).toEqual([gift('100.00'), free(3), club])
  expect(allBenefits([rank('odd', club), silver])).toEqual([gift('10.00'), free(2), club])
  expect(allBenefits([])).toEqual([])
  expect(allBenefits([{ ...bronze, benefits: undefined }])).toEqual([])
})

it.each([
  [silver, bronze, ['GIFT']],
  [gold, silver, ['GIFT', 'WITHDRAWALS', 'CLUB']],
  [gold, undefined, ['GIFT', 'WITHDRAWALS', 'CLUB']],
  [rank('same', gift('10'), free(2)), silver, []],
  [rank('open', { id: 'GIFT', name: 'Gift' }), silver, ['GIFT']],
])('%j adds to %j', (next, current, ids) => expect(addedBy(next, current).map(({ id }) => id)).toEqual(ids))

it('has an icon for what the platform adds', () => {
  expect(benefitIcon('CLUB')).toBe('crown')
  expect(benefitIcon('constructor')).toBe('star')
})
