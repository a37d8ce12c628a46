import { paths } from '../../../site/paths'

/** Pages below sports (spec §2, other screens). */
export const sportsViews = ['rolling', 'today', 'hot', 'league'] as const
export type SportsView = (typeof sportsViews)[number]

export const sportsPath = (view: SportsView): string => `${paths.category.SPORTS}/${view}`

export const sportsViewAt = (pathname: string): SportsView | undefined =>
  sportsViews.find((view) => pathname === sportsPath(view))
