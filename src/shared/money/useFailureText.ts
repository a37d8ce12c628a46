import { useCallback } from 'react'
import { formatDateTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { errorMessage } from '../../platform/messages'
import { wasNotLetIn } from '../../platform/wasRefused'
import { moneyText } from '../../site/useMoneyText'
import { useAtomValue } from '../../state/atoms'
import { useLockedText } from '../paymentPassword/useLockedText'
import { playRefusal } from '../safety/playRefusal'

const periods = { DAY: 'money.limit.day', WEEK: 'money.limit.week', MONTH: 'money.limit.month' } as const

/** What a money call failed with, in words; of a player's own limits, with what is left and when there is room again. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const locked = useLockedText()
  return useCallback(
    (error) => {
      if (wasNotLetIn(error)) return t('money.sessionOver')
      const refused = playRefusal(error)
      if (refused?.type === 'pause') return t('money.paused', { time: formatDateTime(refused.until, language) })
      if (refused?.type !== 'limit') return locked(error) ?? t(errorMessage(error))
      const { left, most, period, currency = '', fitsAt } = refused
      const values = {
        left: moneyText(decimalOf(left), currency, language),
        most: moneyText(decimalOf(most), currency, language),
        period: t(periods[period]),
      }
      return fitsAt === undefined
        ? t('money.limit.never', values)
        : t('money.limit.later', { ...values, time: formatDateTime(fitsAt, language) })
    },
    [t, language, locked],
  )
}
