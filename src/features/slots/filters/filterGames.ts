import type { Catalogue } from '../../../shared/catalogue/Catalogue'
import { betUnits } from '../../../shared/catalogue/units'
import { type HallQuery, lineRanges } from './hallQuery'

type Filters = Pick<HallQuery, 'vendors' | 'types' | 'lines' | 'bet' | 'features'>

/** What a game must be for the filters; undefined where none is on. Asked of each game, so it only compares numbers. */
export function passing(catalogue: Catalogue, filters: Filters): ((game: number) => boolean) | undefined {
  const tests: ((game: number) => boolean)[] = []
  const { vendors, types, lines, bet, features } = filters
  if (vendors.length > 0) {
    const wanted = new Set(vendors.map((vendor) => catalogue.vendors.find(vendor)))
    tests.push((game) => wanted.has(catalogue.vendorOf.at(game)))
  }
  if (types.length > 0) {
    const wanted = new Set(types.map((type) => catalogue.types.find(type)))
    tests.push((game) => wanted.has(catalogue.typeOf.at(game)))
  }
  if (lines !== undefined) {
    const [least, most] = lineRanges[lines]
    tests.push((game) => catalogue.linesOf.at(game) >= least && catalogue.linesOf.at(game) <= most)
  }
  if (bet !== undefined) {
    const limit = betUnits(bet)
    tests.push((game) => catalogue.minBetOf.at(game) > 0 && catalogue.minBetOf.at(game) <= limit)
  }
  if (features.length > 0) tests.push(hasFeatures(catalogue, features))
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
