import { atom } from '../state/atoms'
import type { Game } from '../contract/hot-games'
import { brandAtom } from './brand'
import { hotGamesAtom, vendorsAtom } from './platformAnswers'

/** Games by header category, in the platform's order; games of e-sports vendors leave SPORTS for ESPORTS (spec §3). */
export function groupGames(games: readonly Game[], esportsVendors: readonly string[]): ReadonlyMap<string, readonly Game[]> {
  const byCategory = new Map<string, Game[]>()
  for (const game of games) {
    const isEsports = game.gameCategory === 'SPORTS' && esportsVendors.includes(game.vassalage)
    const category = isEsports ? 'ESPORTS' : game.gameCategory
    const list = byCategory.get(category)
    if (list) list.push(game)
    else byCategory.set(category, [game])
  }
  return byCategory
}

export const gamesByCategoryAtom = atom((get) =>
  groupGames(get(hotGamesAtom).data?.list ?? [], get(brandAtom).games.esportsVendors),
)

/** A vendor by its code, wherever it is listed. */
export const vendorByCodeAtom = atom((get) => {
  const byCode = new Map((get(vendorsAtom).data ?? []).flatMap(({ vendors }) => vendors.map((vendor) => [vendor.accountTypeName, vendor])))
  return (vassalage: string) => byCode.get(vassalage)
})
