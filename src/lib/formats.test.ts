import { describe, expect, it } from 'vitest'
import {
  bankCardFormat,
  dateFormat,
  emailFormat,
  findFormat,
  passwordFormat,
  qqFormat,
  usernameFormat,
} from './formats'
import type { ValueRule } from './patterns'
import { formatCases } from './patterns.cases'

const formats: Record<string, ValueRule> = {
  username: usernameFormat,
  password: passwordFormat,
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
})

describe('findFormat', () => {
  it('finds local formats by name', () => {
    expect(findFormat('username')).toBe(usernameFormat)
  })

  it.each(['', 'constructor', '__proto__', 'pattern-7'])('does not know %j', (id) => {
    expect(findFormat(id)).toBeUndefined()
  })

  it('knows the characters without the lengths', () => {
    expect(findFormat('usernameCharacters')?.test('a')).toBe(true)
    expect(findFormat('passwordCharacters')?.test('a1')).toBe(true)
    expect(findFormat('passwordCharacters')?.test('ab')).toBe(false)
    expect(findFormat('qqCharacters')?.test('01')).toBe(false)
  })
})
