import { useCallback } from 'react'
import { isolatedWords } from '../../i18n/isolated'
import { languageAtom } from '../../i18n/language'
import { decimalOf } from '../../lib/decimal'
import { numberFormat } from '../../lib/intl'
import { plainFigure, roundMoney } from '../../lib/plainFigure'
import { useAtomValue } from '../../state/atoms'
import type { Benefit } from './benefits'

/** How much of a benefit there is, as text; undefined: it is had, and no figure tells how much. */
export function useBenefitFigure(currency: string): (benefit: Benefit) => string | undefined {
  const language = useAtomValue(languageAtom).tag
  return useCallback(
    ({ unit, value }) => {
      if (unit === undefined || value === undefined) return undefined
      const decimal = decimalOf(value)
      switch (unit) {
        case 'MONEY':
          return isolatedWords(roundMoney(decimal, currency, language))
        case 'PERCENT':
          return numberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(Number(decimal) / 100)
        case 'COUNT':
          return plainFigure(decimal, language)
      }
    },
    [currency, language],
  )
}
