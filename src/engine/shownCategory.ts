import type { Brand } from './brand'

/** The brand's lists that decide. */
export type CategoryVendors = Pick<Brand['games'], 'esportsVendors' | 'cockfightVendors'>

/**
 * The category in which a vendor or a game is shown. The platform keeps e-sports and cockfights among SPORTS; the
 * brand names their vendors (spec §3). Whatever has a category of its own already stays there.
 */
export function shownCategory(
  gameCategory: string,
  vassalage: string,
  { esportsVendors, cockfightVendors }: CategoryVendors,
): string {
  if (gameCategory !== 'SPORTS') return gameCategory
  if (esportsVendors.includes(vassalage)) return 'ESPORTS'
  return cockfightVendors.includes(vassalage) ? 'COCKFIGHT' : gameCategory
}

/** The platform's category that a shown one is asked for by. */
export const askedCategory = (shown: string): string =>
  shown === 'ESPORTS' || shown === 'COCKFIGHT' ? 'SPORTS' : shown
