import { useCallback } from 'react'
import { languageAtom } from '../../i18n/language'
import { useAtomValue } from '../../state/atoms'
import { percentOf, rateText } from './rateText'

/** Rates in words: decimal strings of percent as they are, numbers as basis points. */
export function useRateText(): (rate: string | number) => string {
  const language = useAtomValue(languageAtom).tag
  return useCallback((rate) => rateText(typeof rate === 'number' ? percentOf(rate) : rate, language), [language])
}
