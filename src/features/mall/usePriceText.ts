import { useCallback } from 'react'
import { useTranslation } from '../../i18n/translate'
import { decimalFrom, decimalOf, placesOf, unitsOf } from '../../lib/decimal'
import { useMoneyText } from '../../site/useMoneyText'
import type { Reward } from './RewardsTab'
import { usePoints } from './usePoints'

/** So many times a decimal amount. */
export function timesOf(amount: string, count: number): string {
  const places = placesOf(amount)
  return decimalFrom(unitsOf(amount, places) * BigInt(count), places)
}

/** What so many of a reward take: points, and the money that goes with them where there is some. */
export function usePriceText(
  currency: string,
): (reward: Pick<Reward, 'points' | 'requiredAmount'>, count: number) => string {
  const { t } = useTranslation()
  const say = usePoints()
  const sayMoney = useMoneyText(currency)
  return useCallback(
    ({ points, requiredAmount }, count) => {
      const text = say(timesOf(decimalOf(points), count))
      return requiredAmount === undefined
        ? text
        : t('mall.priceAnd', { points: text, amount: sayMoney(timesOf(decimalOf(requiredAmount), count)) })
    },
    [t, say, sayMoney],
  )
}
