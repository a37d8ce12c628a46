import { describe, expect, it } from 'vitest'
import {
  bankCardFormat,
  dateFormat,
  emailFormat,
  findFormat,
  mobileFormat,
  passwordFormat,
  qqFormat,
  usernameFormat,
} from './formats'
import { findPattern, type ValueRule } from './patterns'
import { formatCases } from './patterns.cases'

const formats: Record<string, ValueRule> = {
  username: usernameFormat,
  password: passwordFormat,
  mobile: mobileFormat(11),
  bankCard: bankCardFormat,
  qq: qqFormat,
  email: emailFormat,
  date: dateFormat,
}

describe('local formats (spec §5)', () => {
  for (const [name, { accepted, refused }] of Object.entries(formatCases)) {
    it(`${name}: ${accepted.length} accepted, ${refused.length} refused`, () => {
      const rule = formats[name]
      expect(Math.min(accepted.length, refused.length)).toBeGreaterThanOrEqual(10)
      for (const value of accepted) expect([value, rule?.test(value)]).toEqual([value, true])
      for (const value of refused) expect([value, rule?.test(value)]).toEqual([value, false])
    })
  }

  it('a mobile number has the digits of its region', () => {
    const rule = mobileFormat(9)
    expect(rule).toMatchObject({ id: 'mobile-9', params: { count: 9 } })
    expect([rule.test('123456789'), rule.test('12345678'), rule.test('1234567890')]).toEqual([true, false, false])
  })
})

describe('findFormat', () => {
  it('finds local formats, mobile numbers and patterns by name', () => {
    expect(findFormat('username')).toBe(usernameFormat)
    expect(findFormat('mobile-9')).toMatchObject({ params: { count: 9 } })
    expect(findFormat('pattern-7')?.test).toBe(findPattern(7)?.test)
    expect(findFormat('pattern-10-chinese')?.test('王，')).toBe(true)
  })

  it.each(['', 'constructor', '__proto__', 'pattern-23', 'pattern-', 'mobile-', 'pattern-7x'])(
    'does not know %j',
    (id) => {
      expect(findFormat(id)).toBeUndefined()
    },
  )

  it('knows the characters without the lengths', () => {
    expect(findFormat('usernameCharacters')?.test('a')).toBe(true)
    expect(findFormat('passwordCharacters')?.test('a1')).toBe(true)
    expect(findFormat('passwordCharacters')?.test('ab')).toBe(false)
    expect(findFormat('qqCharacters')?.test('01')).toBe(false)
  })
})
