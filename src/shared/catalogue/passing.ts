import type { Catalogue } from './Catalogue'
import { betUnits } from './units'

export interface GameFilters {
  readonly vendors: readonly string[]
  readonly types?: readonly string[]
  /** Lines that a game has, both ends included. */
  readonly lines?: readonly [number, number] | undefined
  /** Most that the smallest bet may be, a decimal string. */
  readonly bet?: string | undefined
  readonly features?: readonly string[]
  /** Bits of `flag`, all of which a game must have. */
  readonly flags?: number
}

/** What a game must be for the filters; undefined where none is on. Asked of each game, so it only compares numbers. */
export function passing(catalogue: Catalogue, filters: GameFilters): ((game: number) => boolean) | undefined {
  const tests: ((game: number) => boolean)[] = []
  const { vendors, types = [], lines, bet, features = [], flags = 0 } = filters
  if (vendors.length > 0) {
    const wanted = new Set(vendors.map((vendor) => catalogue.vendors.find(vendor)))
    tests.push((game) => wanted.has(catalogue.vendorOf.at(game)))
  }
  if (types.length > 0) {
    const wanted = new Set(types.map((type) => catalogue.types.find(type)))
    tests.push((game) => wanted.has(catalogue.typeOf.at(game)))
  }
  if (lines !== undefined) {
    const [least, most] = lines
    tests.push((game) => catalogue.linesOf.at(game) >= least && catalogue.linesOf.at(game) <= most)
  }
  if (bet !== undefined) {
    const limit = betUnits(bet)
    tests.push((game) => catalogue.minBetOf.at(game) > 0 && catalogue.minBetOf.at(game) <= limit)
  }
  if (features.length > 0) tests.push(hasFeatures(catalogue, features))
  if (flags !== 0) tests.push((game) => (catalogue.flagsOf.at(game) & flags) === flags)
  if (tests.length === 0) return undefined
  return (game) => tests.every((test) => test(game))
}

/** All of them: more features narrow, as more words do. */
function hasFeatures(catalogue: Catalogue, features: readonly string[]): (game: number) => boolean {
  const bits = features.map((feature) => catalogue.features.find(feature))
  if (bits.some((bit) => bit === undefined || bit > 30)) return () => false
  const mask = bits.reduce<number>((all, bit) => all | (1 << (bit ?? 0)), 0)
  return (game) => (catalogue.featuresOf.at(game) & mask) === mask
}
