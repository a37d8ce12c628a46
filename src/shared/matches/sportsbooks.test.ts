import { expect, it } from 'vitest'
import { sportsbooks } from './sportsbooks'

const vendor = (accountTypeName: string) => ({ accountTypeId: 1, accountTypeName, displayName: accountTypeName })
const codes = (named: readonly string[]) =>
  sportsbooks([vendor('KICK'), vendor('ROOST')], named).map(({ accountTypeName }) => accountTypeName)

it('has the sportsbooks that the brand names, or every vendor', () => {
  expect(codes(['KICK', 'GONE'])).toEqual(['KICK'])
  expect(codes([])).toEqual(['KICK', 'ROOST'])
  expect(codes(['GONE'])).toEqual([])
})
