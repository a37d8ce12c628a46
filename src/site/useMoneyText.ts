import { useAtomValue } from '../state/atoms'
import { useCallback } from 'react'
import { languageAtom } from '../i18n/language'
import { formatMoney } from '../lib/formatMoney'

/**
 * Money inside a sentence: isolated (U+2068 to U+2069), so that the words around it, which may run the other way,
 * leave its sign where it is. Where money stands alone, Money draws it.
 * @param plus what is above zero says so by its sign
 */
export const moneyText = (amount: string, currency: string, language: string, plus = false): string =>
  `\u2068${formatMoney(amount, currency, language, plus)}\u2069`

/** The same in the page's language. */
export function useMoneyText(currency: string, plus = false): (amount: string) => string {
  const language = useAtomValue(languageAtom).tag
  return useCallback((amount) => moneyText(amount, currency, language, plus), [currency, language, plus])
}
