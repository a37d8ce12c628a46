import type { Rank } from '../../contract/rank'
import type { IconName } from '../../lib/iconNames'
import { decimalOf, isEqual } from '../../lib/decimal'

export type Benefit = NonNullable<Rank['benefits']>[number]

const none: readonly Benefit[] = []
export const benefitsOf = ({ benefits }: Rank): readonly Benefit[] => benefits ?? none

/** Benefits that any rank has, those of the highest first and as it has them. */
export function allBenefits(ranks: readonly Rank[]): readonly Benefit[] {
  const best = new Map<string, Benefit>()
  for (const benefit of ranks.toReversed().flatMap(benefitsOf)) if (!best.has(benefit.id)) best.set(benefit.id, benefit)
  return [...best.values()]
}

const isSame = (one: Benefit, other: Benefit): boolean => {
  if (one.id !== other.id) return false
  if (one.value === undefined || other.value === undefined) return one.value === other.value
  return isEqual(decimalOf(one.value), decimalOf(other.value))
}

/** What a rank gives that the one before it does not. */
export const addedBy = (next: Rank, current: Rank | undefined): readonly Benefit[] =>
  benefitsOf(next).filter((benefit) => !(current && benefitsOf(current).some((had) => isSame(had, benefit))))

/** Of benefits that the product knows; others have a star. */
const icons: Readonly<Record<string, IconName>> = {
  GIFT: 'gift',
  MONTHLY: 'calendar',
  WITHDRAWALS: 'banknote-arrow-up',
  CLUB: 'crown',
  REBATE: 'percent',
  SERVICE: 'headset',
}
export const benefitIcon = (id: string): IconName => (Object.hasOwn(icons, id) ? icons[id] : undefined) ?? 'star'
