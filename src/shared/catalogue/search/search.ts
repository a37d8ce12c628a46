import { countBits, isDense, isNear, lettersOf, slipsIn } from './distance'
import type { TitleIndex, WordHit } from './TitleIndex'

/** A vendor as search sees it. */
export interface VendorWords {
  /** Folded words of its name. */
  readonly words: readonly string[]
  readonly games: readonly number[]
}

export interface Found {
  /** For each game how well it fits: 0 not at all, otherwise the less the better. */
  readonly scores: Uint8Array
  /** Games that have every word somewhere in their title or their vendor's name. */
  readonly exact: number
  /** Games that only come near. */
  readonly near: number
}

/** How well one word matches. Halves are for titles that begin with it; the sum of eight words stays below 256. */
const fit = { whole: 2, beginning: 4, vendor: 6, inside: 8, vendorInside: 10, near: 24, vendorNear: 26 } as const

/** So few exact results that names which come near are worth showing after them. */
const few = 4

/** Looks up every word of a query; slips of the finger count where hardly anything fits exactly. */
export function search(
  index: TitleIndex,
  vendors: readonly VendorWords[],
  count: number,
  words: readonly string[],
): Found {
  const exact = combine(
    words.map((word) => fitting(index, vendors, count, word)),
    count,
  )
  if (exact.found >= few) return { scores: exact.scores, exact: exact.found, near: 0 }
  const all = combine(
    words.map((word) => withNear(index, vendors, count, word)),
    count,
  )
  return { scores: all.scores, exact: exact.found, near: all.found - exact.found }
}

type Fits = Uint8Array

function fitting(index: TitleIndex, vendors: readonly VendorWords[], count: number, word: string): Fits {
  const fits = new Uint8Array(count)
  index.find(word, (hit) => take(index, fits, hit))
  for (const vendor of vendors) {
    const at = vendorFit(vendor, word)
    if (at !== 0) for (const game of vendor.games) better(fits, game, at)
  }
  return fits
}

function withNear(index: TitleIndex, vendors: readonly VendorWords[], count: number, word: string): Fits {
  const fits = fitting(index, vendors, count, word)
  const slips = slipsIn(word)
  if (slips === 0) return fits
  const letters = lettersOf(word)
  const inside = isDense(word)
  for (let other = 0; other < index.size; other++) {
    if (countBits(letters & ~index.lettersAt(other)) > slips) continue
    if (!isNear(word, index.wordAt(other), slips, inside)) continue
    for (const game of index.gamesWith(other)) better(fits, game, fit.near)
  }
  for (const vendor of vendors) {
    if (!vendor.words.some((other) => isNear(word, other, slips, inside))) continue
    for (const game of vendor.games) better(fits, game, fit.vendorNear)
  }
  return fits
}

function take(index: TitleIndex, fits: Fits, { word, at }: WordHit): void {
  const score = fit[at]
  for (const game of index.gamesWith(word)) {
    better(fits, game, at !== 'inside' && index.beginsWith(game, word) ? score - 1 : score)
  }
}

function better(fits: Fits, game: number, score: number): void {
  const before = fits[game] ?? 0
  if (before === 0 || score < before) fits[game] = score
}

function vendorFit({ words }: VendorWords, word: string): number {
  let at: number = 0
  for (const other of words) {
    if (other.startsWith(word)) return fit.vendor
    if (other.includes(word)) at = fit.vendorInside
  }
  return at
}

/** A game fits where every word does. */
function combine(parts: readonly Fits[], count: number): { readonly scores: Uint8Array; readonly found: number } {
  const [first, ...rest] = parts
  const scores = first ?? new Uint8Array(count)
  let found = 0
  for (let game = 0; game < count; game++) {
    let score = scores[game] ?? 0
    if (score === 0) continue
    for (const fits of rest) {
      const one = fits[game] ?? 0
      if (one === 0) {
        score = 0
        break
      }
      score += one
    }
    scores[game] = Math.min(score, 255)
    if (score !== 0) found++
  }
  return { scores, found }
}
