import { describe, expect, it } from 'vitest'
import { codePointLength, findPattern, patterns } from './patterns'
import { pattern10Chinese, patternCases } from './patterns.cases'

const shown = (value: string) => JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}… (${value.length})` : value)

describe('registration patterns (spec §5)', () => {
  it('are 0 to 22, each with its message', () => {
    expect(patterns.map((row) => row.id)).toEqual(Array.from({ length: 23 }, (_, id) => id))
    expect(new Set(patterns.map((row) => row.messageKey)).size).toBe(23)
    expect(Object.keys(patternCases).map(Number)).toEqual(patterns.map((row) => row.id))
    expect([findPattern(23), findPattern(-1), findPattern(1.5)]).toEqual([undefined, undefined, undefined])
  })

  for (const row of patterns) {
    const cases = patternCases[row.id]
    describe(`${row.id}: ${cases?.rule}`, () => {
      it.each((cases?.accepted ?? []).map((value) => [shown(value), value]))('accepts %s', (_shown, value) => {
        expect(row.test(value)).toBe(true)
      })
      it.each((cases?.refused ?? []).map((value) => [shown(value), value]))('refuses %s', (_shown, value) => {
        expect(row.test(value)).toBe(false)
      })
      it('has at least ten of each, all different', () => {
        const { accepted = [], refused = [] } = cases ?? {}
        expect(new Set(accepted).size).toBe(accepted.length)
        expect(new Set([...refused, ...accepted]).size).toBe(refused.length + accepted.length)
        expect(accepted.length).toBeGreaterThanOrEqual(10)
        // 0 takes any characters: there is nothing to refuse.
        if (row.id !== 0) expect(refused.length).toBeGreaterThanOrEqual(10)
      })
    })
  }

  it('10 may be read as Chinese characters and punctuation', () => {
    const row = findPattern('10Chinese')
    for (const value of pattern10Chinese.accepted) expect([value, row?.test(value)]).toEqual([value, true])
    for (const value of pattern10Chinese.refused) expect([value, row?.test(value)]).toEqual([value, false])
  })
})

describe('every rule', () => {
  const hostile = ['a', ' ', 'é', 'ก', 'ก่', '\u0301', '😀', 'A1', '-', 'a@', 'a.', '漢', '@a.', '\uD800', "a'"]

  it('answers for 300,000 characters at once, in time that grows with the length only', () => {
    for (const unit of hostile) {
      const long = unit.repeat(300_000 / unit.length)
      for (const rule of patterns) {
        const start = performance.now()
        for (const value of [long, `${long}!`, `${long} `, `1${long}`]) rule.test(value)
        expect([rule.id, unit, performance.now() - start < 500]).toEqual([rule.id, unit, true])
      }
    }
  }, 60_000)
})

describe('codePointLength', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['𠮷野家', 3],
    ['😀', 1],
    ['e\u0301', 2],
    ['\uD83D', 1],
    ['a\uD83Db', 3],
  ])('%j has %i', (value, length) => {
    expect(codePointLength(value)).toBe(length)
    expect(codePointLength(value)).toBe(Array.from(value).length)
  })
})
