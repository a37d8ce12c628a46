import { afterAll, describe, expect, it } from 'vitest'
import { trades } from '../art/subjects/trades'
import { openDatabase } from '../db/database'
import { schema } from '../db/schema'
import { wellKnown } from '../merchants/directory'
import { rooms } from '../seed/rooms'
import { seedCatalogue } from '../seed/seed'
import { createCovers, roomEmblem } from './covers'
import { hotGames, listGames } from './games'
import { offer, offeredVendors } from './vendors'

const database = openDatabase({ dataDir: ':memory:' })
afterAll(() => database.close())
database.exec(schema)
seedCatalogue(database, 10_000, Date.UTC(2030, 0, 15))
const emblemOf = createCovers(database)

type Listed = readonly { readonly nodeId: string; readonly title: string }[]

/** Titles of neighbours whose covers show one thing. */
const twins = (games: Listed) =>
  games.flatMap(({ nodeId, title }, place) => {
    const next = games[place + 1]
    return next !== undefined && emblemOf(next.nodeId) === emblemOf(nodeId) ? [`${title} · ${next.title}`] : []
  })

describe.each(wellKnown.map((merchant) => [merchant.code, merchant] as const))('covers of %s', (code, merchant) => {
  const { vendors, categories } = offer(merchant)
  const reader = { language: 'EN', merchant: code } as const
  const listed = (filter: object) =>
    listGames(database, { vendors, ...filter }, reader, { offset: 0, limit: 10_000 }).games
  const lanes = [...categories, 'ESPORTS', 'COCKFIGHT']

  it.each(lanes)('show nothing twice in a row among %s, nor among those that are recommended', (category) => {
    expect(twins(listed({ category }))).toEqual([])
    expect(twins(hotGames(database, { vendors, category }, reader, 24))).toEqual([])
  })

  it('show nothing twice on a screen of slots', () => {
    for (const games of [listed({ category: 'RNG' }), hotGames(database, { vendors, category: 'RNG' }, reader, 200)]) {
      const shown = games.slice(0, 200).map(({ nodeId }) => emblemOf(nodeId))
      for (let first = 0; first < shown.length; first += 1) {
        const onScreen = shown.slice(first, first + 16)
        expect(new Set(onScreen).size).toBe(onScreen.length)
      }
    }
  })

  it('show nothing twice in a row of one vendor, or of all games', () => {
    for (const vassalage of vendors) expect(twins(listed({ vassalage }))).toEqual([])
    expect(twins(listed({}))).toEqual([])
  })

  it('show nothing twice in a row of tables', () => {
    for (const category of ['LIVE', 'PVP']) {
      const shown = rooms
        .filter((room) => room.category === category && offeredVendors(merchant).includes(room.vassalage))
        .map(({ id }) => roomEmblem(id))
      expect(shown.filter((emblem, place) => emblem === shown[place + 1])).toEqual([])
    }
  })
})

describe('motifs', () => {
  const shares = (category: string, vendors: readonly string[]) => {
    const { games } = listGames(database, { vendors, category }, { language: 'EN' }, { offset: 0, limit: 1_000 })
    const counts = new Map<string | undefined, number>()
    for (const { nodeId } of games) counts.set(emblemOf(nodeId), (counts.get(emblemOf(nodeId)) ?? 0) + 1)
    return { kinds: counts.size, most: Math.max(...counts.values()) / games.length }
  }
  const vendors = [...new Set(wellKnown.flatMap((merchant) => offeredVendors(merchant)))]

  it.each(['LIVE', 'SPORTS', 'ESPORTS'])('are many among %s, and none is on every sixth cover', (category) => {
    const { kinds, most } = shares(category, vendors)
    expect(kinds).toBeGreaterThanOrEqual(14)
    expect(most).toBeLessThan(1 / 6)
  })

  it('are those of the trade that a title names', () => {
    const { games } = listGames(
      database,
      { vendors, category: 'LIVE', keyword: 'Roulette' },
      { language: 'EN' },
      { offset: 0, limit: 200 },
    )
    const ofRoulette: readonly (string | undefined)[] =
      trades.LIVE?.find(([, words]) => words.split(' ').includes('roulette'))?.[0] ?? []
    const strange = games.filter(({ nodeId }) => !ofRoulette.includes(emblemOf(nodeId)))
    expect(games.length).toBeGreaterThan(50)
    expect(strange.length / games.length).toBeLessThan(0.1)
  })
})

it('gives tables of one game different names', () => {
  for (const language of ['EN', 'CN', 'AR'] as const)
    expect(new Set(rooms.map(({ name }) => name[language])).size).toBe(rooms.length)
})
