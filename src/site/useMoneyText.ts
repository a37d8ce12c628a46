import { useAtomValue } from '../state/atoms'
import { useCallback } from 'react'
import { languageAtom } from '../i18n/language'
import { formatMoney } from '../lib/formatMoney'

/**
 * Money inside a sentence: isolated (U+2068 to U+2069), so that the words around it, which may run the other way,
 * leave its sign where it is. Where money stands alone, Money draws it.
 */
export const moneyText = (amount: string, currency: string, language: string): string =>
  `\u2068${formatMoney(amount, currency, language)}\u2069`

/** The same in the page's language. */
export function useMoneyText(currency: string): (amount: string) => string {
  const language = useAtomValue(languageAtom).tag
  return useCallback((amount) => moneyText(amount, currency, language), [currency, language])
}
