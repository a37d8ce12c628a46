import { useCallback } from 'react'
import { languageAtom } from '../../i18n/language'
import { decimalOf } from '../../lib/decimal'
import { useRateText } from '../../shared/rates/useRateText'
import { useMoneyText } from '../../site/useMoneyText'
import { useAtomValue } from '../../state/atoms'
import { writeMoney } from '../../ui'
import { rateNames, type TermName } from './contractWords'
import { numberFormat } from '../../lib/intl'

/** An amount before it is rounded: with its fractions of the smallest unit, where it has any. */
export function useFineMoney(currency: string): (amount: string | number) => string {
  const language = useAtomValue(languageAtom).tag
  return useCallback(
    (amount) => {
      const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 6 } as const
      const format = numberFormat(language, { ...style, minimumFractionDigits: 2 })
      return `\u2068${writeMoney(format, decimalOf(amount) as Intl.StringNumericLiteral)}\u2069`
    },
    [currency, language],
  )
}

/** A member of a row in words: a rate, an amount or a count. */
export function useTermText(currency: string): (name: TermName, value: string) => string {
  const money = useMoneyText(currency)
  const rate = useRateText()
  const language = useAtomValue(languageAtom).tag
  return useCallback(
    (name, value) => {
      if (rateNames.includes(name)) return rate(value)
      if (name === 'activeMembers') return numberFormat(language).format(Number(value))
      return money(decimalOf(value))
    },
    [money, rate, language],
  )
}
