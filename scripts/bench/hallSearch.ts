import uFuzzy from '@leeoniya/ufuzzy'
import Fuse from 'fuse.js'
import MiniSearch from 'minisearch'
import { Catalogue } from '../../src/shared/catalogue/Catalogue'
import { byPopularity } from '../../src/shared/catalogue/orders'
import { choose } from '../../src/shared/catalogue/choose'
import { queryWords } from '../../src/lib/fold'
import { at } from './hallMeasure'
import { benchGames } from './hallTitles'

const typed = [
  'w',
  'wo',
  'wol',
  'wolf',
  'g',
  'go',
  'gol',
  'gold',
  'golden',
  'golden d',
  'golden dragon',
  'gloden',
  'dragn crown',
  'zzzz',
]

/** The search alone, in Node: ours beside uFuzzy, MiniSearch and Fuse.js on the same titles. */
export function benchSearch(counts: readonly number[]): void {
  console.log('\nthe search alone (Node, milliseconds; indexing is what loading the list costs in all)')
  const rows = counts.flatMap((count) => {
    const games = benchGames(count)
    return [ours(games), uFuzz(games), miniSearch(games), fuse(games)].map((row) => ({ titles: count, ...row }))
  })
  console.table(rows)
}

type Games = ReturnType<typeof benchGames>

function measure(name: string, index: () => (text: string) => number) {
  const start = performance.now()
  const ask = index()
  const indexing = performance.now() - start
  for (const text of typed) ask(text)
  const times = typed.flatMap((text) =>
    Array.from({ length: 5 }, () => {
      const from = performance.now()
      ask(text)
      return performance.now() - from
    }),
  )
  return {
    way: name,
    indexing: round(indexing),
    median: round(at(times, 0.5)),
    p95: round(at(times, 0.95)),
    'finds “olde”': ask('olde'),
  }
}

const round = (value: number) => Math.round(value * 100) / 100

const ours = (games: Games) =>
  measure('ours', () => {
    const catalogue = new Catalogue()
    catalogue.add(games, 0)
    const order = byPopularity(catalogue)
    const vendors = catalogue.vendors.all.map((code, id) => ({
      words: [code.toLowerCase()],
      games: catalogue.gamesOf[id] ?? [],
    }))
    return (text) =>
      choose(catalogue, { order, words: queryWords(text), vendors, byMatch: true, passes: undefined }).games.length
  })

const miniSearch = (games: Games) =>
  measure('MiniSearch (prefix, fuzzy 0.2)', () => {
    const index = new MiniSearch({
      fields: ['title', 'vassalage'],
      idField: 'nodeId',
      searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND' },
    })
    index.addAll([...games])
    return (text) => index.search(text).length
  })

const fuse = (games: Games) =>
  measure('Fuse.js (threshold 0.3)', () => {
    const index = new Fuse(games, { keys: ['title', 'vassalage'], threshold: 0.3 })
    return (text) => index.search(text).length
  })

/** One error a word, words in any order, ranked; its own limit of what it ranks is lifted, as the hall ranks all. */
const uFuzz = (games: Games) =>
  measure('uFuzzy (one error, out of order)', () => {
    const lines = games.map(({ title, vassalage }) => `${title} ${vassalage}`)
    const search = new uFuzzy({ intraMode: 1 })
    return (text) => search.search(lines, text, 1, Infinity)[0]?.length ?? 0
  })
