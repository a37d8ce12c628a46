import { describe, expect, it } from 'vitest'
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
