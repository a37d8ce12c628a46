import { describe, expect, it } from 'vitest'
import { isDefaultPassword, sha256 } from './defaultPassword'
import { passwordReason, type PasswordReason } from './passwordReason'

const facts = (given: string) => ({
  isDefault: given.includes('d'),
  firstTimeLogin: given.includes('f'),
  expired: given.includes('e'),
  expiryOn: given.includes('o'),
  canChange: !given.includes('x'),
})

describe('passwordReason', () => {
  it.each<[string, PasswordReason | undefined]>([
    ['', undefined],
    ['d', 'default'],
    ['f', 'first'],
    ['e', undefined],
    ['o', undefined],
    ['eo', 'expired'],
    ['feo', 'first'],
    ['dfeo', 'default'],
    ['dfeox', undefined],
  ])('%s', (given, reason) => expect(passwordReason(facts(given))).toBe(reason))
})

describe('isDefaultPassword', () => {
  it('compares digests that belong to the merchant', async () => {
    const digest = await sha256('aurora:Welcome1')
    expect(digest).toMatch(/^[0-9a-f]{64}$/)
    expect(await isDefaultPassword('Welcome1', 'aurora', digest)).toBe(true)
    expect(await isDefaultPassword('welcome1', 'aurora', digest)).toBe(false)
    expect(await isDefaultPassword('Welcome1', 'jade', digest)).toBe(false)
    expect(await isDefaultPassword('Welcome1', 'aurora', undefined)).toBe(false)
  })
})
