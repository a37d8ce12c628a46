import { useCallback } from 'react'
import { useTranslation } from '../../i18n/translate'
import { languageAtom } from '../../i18n/language'
import { moneyText } from '../../site/useMoneyText'
import { useAtomValue } from '../../state/atoms'
import type { TransferContent } from './teamTransferMoney'

/** A transfer in words, by one of the messages that name its amount and its account. */
export function useTransferWords() {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  return useCallback(
    (
      key: 'teamTransfer.open' | 'teamTransfer.done' | 'teamTransfer.waiting',
      { amount, currency, account }: TransferContent,
    ) => t(key, { amount: moneyText(amount, currency, language), account }),
    [t, language],
  )
}
