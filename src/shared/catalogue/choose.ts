import type { Catalogue } from './Catalogue'
import type { VendorWords } from './search/search'
import { search } from './search/search'

/** What to choose from, and how. */
export interface Choice {
  /** Games of the tab in the order to show them. */
  readonly order: Uint32Array | readonly number[]
  readonly words: readonly string[]
  readonly vendors: readonly VendorWords[]
  /** Best match first; otherwise `order` holds. */
  readonly byMatch: boolean
  readonly passes: ((game: number) => boolean) | undefined
}

export interface Chosen {
  /** Numbers of games, in the order to show them. */
  readonly games: Uint32Array
  /** No result has every word; these come near. */
  readonly nearOnly: boolean
}

export function choose(catalogue: Catalogue, { order, words, vendors, byMatch, passes }: Choice): Chosen {
  if (words.length === 0) {
    if (passes === undefined) return { games: Uint32Array.from(order), nearOnly: false }
    return { games: keep(order, passes), nearOnly: false }
  }
  const { scores, exact } = search(catalogue.index, vendors, catalogue.size, words)
  const fits = (game: number) => scores[game] !== 0 && (passes === undefined || passes(game))
  const games = byMatch ? bestFirst(order, scores, fits) : keep(order, fits)
  return { games, nearOnly: exact === 0 && games.length > 0 }
}

function keep(order: Choice['order'], test: (game: number) => boolean): Uint32Array {
  const kept = new Uint32Array(order.length)
  let count = 0
  for (const game of order) if (test(game)) kept[count++] = game
  return kept.slice(0, count)
}

/** Scores are small numbers, so sorting is counting; within a score the order stays. */
function bestFirst(order: Choice['order'], scores: Uint8Array, test: (game: number) => boolean): Uint32Array {
  const matches = keep(order, test)
  const starts = new Uint32Array(257)
  for (const game of matches) {
    const place = (scores[game] ?? 0) + 1
    starts[place] = (starts[place] ?? 0) + 1
  }
  for (let score = 1; score < starts.length; score++) starts[score] = (starts[score] ?? 0) + (starts[score - 1] ?? 0)
  const sorted = new Uint32Array(matches.length)
  for (const game of matches) {
    const score = scores[game] ?? 0
    const at = starts[score] ?? 0
    sorted[at] = game
    starts[score] = at + 1
  }
  return sorted
}
