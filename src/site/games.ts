import { atom } from '../state/atoms'
import type { Game } from '../contract/hot-games'
import { type CategoryVendors, shownCategory } from '../engine/shownCategory'
import { brandAtom } from './brand'
import { hotGamesAtom, vendorsAtom } from './platformAnswers'

/**
 * Games by the category that they are shown in, in the platform's order. A platform that sends a game twice means it
 * once: ids are keys of lists.
 */
export function groupGames(games: readonly Game[], vendors: CategoryVendors): ReadonlyMap<string, readonly Game[]> {
  const byCategory = new Map<string, Game[]>()
  const seen = new Set<string>()
  for (const game of games) {
    if (seen.has(game.nodeId)) continue
    seen.add(game.nodeId)
    const category = shownCategory(game.gameCategory, game.vassalage, vendors)
    const list = byCategory.get(category)
    if (list) list.push(game)
    else byCategory.set(category, [game])
  }
  return byCategory
}

export const gamesByCategoryAtom = atom((get) => groupGames(get(hotGamesAtom).data?.list ?? [], get(brandAtom).games))

/** A vendor by its code, wherever it is listed. */
export const vendorByCodeAtom = atom((get) => {
  const byCode = new Map(
    (get(vendorsAtom).data ?? []).flatMap(({ vendors }) => vendors.map((vendor) => [vendor.accountTypeName, vendor])),
  )
  return (vassalage: string) => byCode.get(vassalage)
})
