import { useCallback } from 'react'
import type { Prize } from '../../contract/prize'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { useMoneyText } from '../../site/useMoneyText'

/** What a prize is, in a few words. Needs the words of this folder. */
export function usePrizeText(currency: string): (prize: Prize) => string {
  const { t } = useTranslation()
  const say = useMoneyText(currency)
  return useCallback(
    ({ kind, amount = '0', tickets = 1 }) => {
      switch (kind) {
        case 'CASH':
          return say(decimalOf(amount))
        case 'BONUS':
          return t('prize.bonus', { amount: say(decimalOf(amount)) })
        case 'TICKETS':
          return t('prize.tickets', { count: tickets })
        case 'NOTHING':
          return t('prize.nothing')
      }
    },
    [t, say],
  )
}
