import { describe, expect, it } from 'vitest'
import { emblems } from './emblems'
import { createRandom } from './random'
import { subjectOf } from './subjects'
import { emblemRows } from './subjects/emblemWords'

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

  it('can call nearly every emblem by a word', () => {
    const called = new Set<string>(emblemRows.map((row) => row[0]))
    const prizes = ['calendar', 'fortune', 'gift', 'medal', 'megaphone', 'ticket']
    expect(Object.keys(emblems).filter((name) => !called.has(name) && !prizes.includes(name))).toEqual([])
  })
})
