import { useCallback } from 'react'
import { formatDuration } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { moneyText } from '../../site/useMoneyText'
import { useAtomValue } from '../../state/atoms'
import type { Kind } from './limitKinds'

/** A limit in words: money, or time. */
export function useLimitText(currency: string): (kind: Kind, amount: string) => string {
  const language = useAtomValue(languageAtom).tag
  return useCallback(
    (kind, amount) =>
      kind === 'SESSION' ? formatDuration(Number(amount) * 60_000, language) : moneyText(amount, currency, language),
    [currency, language],
  )
}
