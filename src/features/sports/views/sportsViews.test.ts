import { expect, it } from 'vitest'
import { sportsbooks, sportsPath, sportsViewAt, sportsViews } from './sportsViews'

const vendor = (accountTypeName: string) => ({ accountTypeId: 1, accountTypeName, displayName: accountTypeName })
const codes = (named: readonly string[]) =>
  sportsbooks([vendor('KICK'), vendor('ROOST')], named).map(({ accountTypeName }) => accountTypeName)

it('finds the view of an address, and none for others', () => {
  for (const view of sportsViews) expect(sportsViewAt(sportsPath(view))).toBe(view)
  for (const path of ['/sports', '/sports/', '/sports/today/1', '/sports/tomorrow', '/today'])
    expect(sportsViewAt(path)).toBeUndefined()
})

it('has the sportsbooks that the brand names, or every vendor', () => {
  expect(codes(['KICK', 'GONE'])).toEqual(['KICK'])
  expect(codes([])).toEqual(['KICK', 'ROOST'])
  expect(codes(['GONE'])).toEqual([])
})
