import { describe, expect, it } from 'vitest'
import { type EmblemName, emblems } from './emblems'
import { createRandom } from './random'
import { mannerOf } from './manners'
import { subjectOf } from './subjects'
import { emblemRows } from './subjects/emblemWords'
import { habits } from './subjects/habits'
import { trades } from './subjects/trades'

/** What most of a hundred games of one title show. */
const mostly = (title: string, kinds: readonly string[], of: 'emblem' | 'scene') => {
  const counts = new Map<string, number>()
  for (let i = 0; i < 100; i += 1) {
    const shown = subjectOf(title, kinds, createRandom(String(i)))[of]
    counts.set(shown, (counts.get(shown) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}

describe('subjectOf', () => {
  it.each([
    ['Golden Koi', 'RNG', 'koi'],
    ['Wolves of Winter', 'RNG', 'wolf'],
    ['锦鲤跃龙门', 'RNG', 'koi'],
    ['كنز القراصنة', 'RNG', 'chest'],
    ['Cherry Live Baccarat', 'LIVE', 'cards'],
    ['Koi Cricket Trophy', 'SPORTS', 'bat'],
    ['Amber Football League', 'SPORTS', 'football'],
    ['Tiger Live Roulette', 'LIVE', 'roulette'],
    ['灯笼龙虎台', 'LIVE', 'duel'],
    ['Opera Strategy Cup', 'ESPORTS', 'arenaMap'],
    ['Any Name', 'COCKFIGHT', 'rooster'],
  ])('sees in %s (%s) a %s', (title, kind, emblem) => {
    expect(mostly(title, [kind], 'emblem')).toBe(emblem)
  })

  it.each([
    ['Whale Volcano', 'RNG', 'volcano'],
    ['Any Name', 'FISH', 'reef'],
    ['Any Name', 'SPORTS', 'stadium'],
    ['Any Name', 'LIVE', 'cardTable'],
    ['Any Name', 'ELOTT', 'lottery'],
  ])('sets %s (%s) in the %s', (title, kind, scene) => {
    expect(mostly(title, [kind], 'scene')).toBe(scene)
  })

  it('shows nothing that stands beside it, whatever the title names', () => {
    const [first, ...others] = trades.LIVE?.find(([, words]) => words === 'roulette')?.[0] ?? ['roulette']
    const shown = (avoid: readonly EmblemName[]) =>
      subjectOf('Moon Live Roulette', ['LIVE'], createRandom('1'), new Set(avoid)).emblem
    expect(others).toContain(shown([first]))
    const avoided = [first, ...others]
    expect(avoided).not.toContain(shown(avoided))
    const most = Object.keys(emblems).filter((name): name is EmblemName => name !== 'fish')
    expect(shown(most)).toBe('fish')
  })

  it('can call nearly every emblem by a word, or as what a house has instead of it', () => {
    const called = new Set<string>([
      ...emblemRows.map((row) => row[0]),
      ...Object.values(trades).flatMap((rows) => rows.flatMap(([own]) => own)),
      ...Object.values(habits).flatMap((habit) => habit.emblems),
      ...['aurora', 'jade', 'sahara'].flatMap((house) => Object.values(mannerOf(house)?.swaps ?? {})),
    ])
    const prizes = ['calendar', 'fortune', 'gift', 'medal', 'megaphone', 'ticket']
    expect(Object.keys(emblems).filter((name) => !called.has(name) && !prizes.includes(name))).toEqual([])
  })
})
