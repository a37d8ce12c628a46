import fc from 'fast-check'
import { expect, it } from 'vitest'
import { betsSearchOf, readAccount, searchOf } from './account'

it.each([
  ['', undefined],
  ['account=', undefined],
  ['account=%20%20', undefined],
  ['account=mira01', 'mira01'],
  ['account=%20mira01%20', 'mira01'],
  ['account=%D9%85%D9%8A%D8%B1%D8%A7', 'ميرا'],
  [`account=${'x'.repeat(65)}`, undefined],
])('%s names %s', (search, account) => {
  expect(readAccount(new URLSearchParams(search))).toBe(account)
})

it('goes down to an account and back to where it was, page and filters included', () => {
  const filters = fc.dictionary(fc.constantFrom('page', 'vendor', 'period', 'p', 'size'), fc.constantFrom('2', 'a'))
  fc.assert(
    fc.property(filters, (said) => {
      const before = new URLSearchParams(said)
      const down = new URLSearchParams(searchOf(before, 'mira01'))
      expect(readAccount(down)).toBe('mira01')
      expect(down.has('p')).toBe(false)
      const back = new URLSearchParams(searchOf(down, undefined))
      back.sort()
      before.sort()
      expect(back.toString()).toBe(before.toString())
    }),
  )
})

it('keeps the page of the first list on the way from one account to the next', () => {
  const down = new URLSearchParams(searchOf(new URLSearchParams('page=x&p=3'), 'one'))
  const deeper = new URLSearchParams(searchOf(down, 'two'))
  expect(new URLSearchParams(searchOf(deeper, undefined)).get('p')).toBe('3')
})

it('leads to the bets of an account in the same days, and takes nothing else along', () => {
  const search = new URLSearchParams('page=agentSubordinateProfit&account=agent02&p=2&period=today&category=RNG')
  expect(betsSearchOf(search, 'a&b')).toBe('?page=agentTeamBetting&period=today&category=RNG&account=a%26b')
})
