import type { Vendor } from '../../../engine/facts'
import { paths } from '../../../site/paths'

/** Pages below sports (spec §2, other screens). */
export const sportsViews = ['rolling', 'today', 'hot', 'league'] as const
export type SportsView = (typeof sportsViews)[number]

export const sportsPath = (view: SportsView): string => `${paths.category.SPORTS}/${view}`

export const sportsViewAt = (pathname: string): SportsView | undefined =>
  sportsViews.find((view) => pathname === sportsPath(view))

/** Vendors whose product is a sportsbook: those that the brand names, or all of sports where it names none. */
export const sportsbooks = (vendors: readonly Vendor[], named: readonly string[]): readonly Vendor[] =>
  named.length === 0 ? vendors : vendors.filter(({ accountTypeName }) => named.includes(accountTypeName))
