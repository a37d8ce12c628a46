import type { Announcement } from '../../contract/announcements'

/** Promotions by type, in the order of the specification (spec §2). */
export const promotionTypes = [
  'sports',
  'live',
  'slots',
  'cards',
  'fishing',
  'lottery',
  'rebate',
  'pointsMall',
  'rank',
  'deposit',
  'app',
  'newbie',
  'gaming',
] as const

export type PromotionType = (typeof promotionTypes)[number]

const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')
const byPlainName = new Map(promotionTypes.map((type) => [plain(type), type]))

/** The type that a platform means, however it writes it (points mall, POINTS_MALL); undefined: none of the known ones. */
export const promotionType = (category: string | undefined): PromotionType | undefined =>
  category === undefined ? undefined : byPlainName.get(plain(category))

/** Types that occur, for the filters. Promotions of unknown types stand among all only. */
export function typesIn(promotions: readonly Announcement[]): readonly PromotionType[] {
  const found = new Set(promotions.map(({ category }) => promotionType(category)))
  return promotionTypes.filter((type) => found.has(type))
}

export const ofType = (promotions: readonly Announcement[], type: PromotionType | undefined): readonly Announcement[] =>
  type === undefined ? promotions : promotions.filter(({ category }) => promotionType(category) === type)
