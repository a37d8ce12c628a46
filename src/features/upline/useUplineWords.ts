import { useCallback } from 'react'
import { useTranslation } from '../../i18n/translate'
import { languageAtom } from '../../i18n/language'
import { moneyText } from '../../site/useMoneyText'
import { useAtomValue } from '../../state/atoms'
import type { UplineContent } from './uplineMoney'

/** A transfer in words, by one of the messages that name its amount and its account. */
export function useUplineWords() {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  return useCallback(
    (key: 'upline.open' | 'upline.done' | 'upline.waiting', { amount, currency, account }: UplineContent) =>
      t(key, { amount: moneyText(amount, currency, language), account }),
    [t, language],
  )
}
