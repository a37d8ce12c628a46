import { describe, expect, it } from 'vitest'
import { createTestSandbox } from '../testing/testSandbox'
import { makeGames } from './games'
import { vendors } from './vendors'

const games = makeGames(10_000)

describe('catalogue', () => {
  it('has ten thousand games, no title twice in any language, and none left unfilled', () => {
    expect(games).toHaveLength(10_000)
    for (const language of ['EN', 'CN', 'AR'] as const) {
      expect(new Set(games.map(({ title }) => title[language])).size).toBe(10_000)
      expect(games.some(({ title }) => title[language].includes('{'))).toBe(false)
    }
  })

  it('gives every vendor games of its category', () => {
    for (const { code, category } of vendors) {
      const own = games.filter(({ vassalage }) => vassalage === code)
      expect(own.length).toBeGreaterThan(0)
      expect(new Set(own.map((game) => game.category))).toEqual(new Set([category]))
    }
    expect(vendors.length).toBeGreaterThanOrEqual(30)
  })

  it('is the same each time', () => {
    expect(makeGames(10_000)).toEqual(games)
    expect(makeGames(37)).toHaveLength(37)
  })

  it('is seeded in one go (figure printed, not held)', () => {
    const before = performance.now()
    createTestSandbox({ gameCount: 10_000 }).close()
    console.info(`sandbox with 10,000 games: ${Math.round(performance.now() - before)} ms`)
  })
})
