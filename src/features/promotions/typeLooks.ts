import { categoryIcons } from '../../shared/category/categoryIcons'
import type { Category } from '../../site/paths'
import type { BadgeTone, IconName } from '../../ui'
import { type PromotionType, promotionType } from './promotionTypes'

interface Look {
  readonly icon: IconName
  readonly tone: Exclude<BadgeTone, 'neutral'>
  /** Categories whose games count: the first that the site shows is offered. */
  readonly categories: readonly Category[]
}

const look = (icon: IconName, tone: Look['tone'], ...categories: readonly Category[]): Look => ({
  icon,
  tone,
  categories,
})

/** How each type is told from the others, and the games that belong to it. */
const looks: Readonly<Record<PromotionType | 'all', Look>> = {
  all: look('gift', 'accent'),
  sports: look(categoryIcons.SPORTS, 'success', 'SPORTS', 'ESPORTS'),
  live: look(categoryIcons.LIVE, 'danger', 'LIVE'),
  slots: look(categoryIcons.RNG, 'accent', 'RNG', 'JACKPOT'),
  cards: look(categoryIcons.PVP, 'accent2', 'PVP'),
  fishing: look(categoryIcons.FISH, 'accent2', 'FISH'),
  lottery: look(categoryIcons.LOTT, 'success', 'LOTT', 'ELOTT'),
  rebate: look('percent', 'success'),
  pointsMall: look('coins', 'warning'),
  rank: look('crown', 'warning'),
  deposit: look('banknote-arrow-down', 'success'),
  app: look('smartphone', 'accent'),
  newbie: look('rocket', 'accent2'),
  gaming: look('target', 'accent', 'RNG', 'LIVE'),
}

/** Of a promotion's type as the platform writes it; one that is for everything, or unknown, looks like a gift. */
export const lookOf = (category: string | undefined): Look => looks[promotionType(category) ?? 'all']
