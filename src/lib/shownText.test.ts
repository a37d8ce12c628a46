import { describe, expect, it } from 'vitest'
import { shortName, withoutTurns } from './shownText'

describe('shortName', () => {
  it('leaves names as they are', () => {
    expect(shortName('Platinum')).toBe('Platinum')
    expect(shortName('x'.repeat(60))).toBe('x'.repeat(60))
  })
  it('ends what is no name, between characters', () => {
    expect(shortName('W'.repeat(5000))).toBe(`${'W'.repeat(59)}…`)
    expect(shortName('👩‍👩‍👧‍👦'.repeat(5), 3)).toBe('👩‍👩‍👧‍👦👩‍👩‍👧‍👦…')
    expect(shortName('👩‍👩‍👧‍👦'.repeat(3), 3)).toBe('👩‍👩‍👧‍👦'.repeat(3))
  })
})

it('what is typed cannot turn the words around it', () => {
  expect(withoutTurns('\u202Eabc\u202D\u2067slots\u2069')).toBe('abcslots')
  expect(withoutTurns('عربي\u200F')).toBe('عربي\u200F')
})
