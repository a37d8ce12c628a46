import { useAtomValue } from '../../state/atoms'
import { useCallback } from 'react'
import { useTranslation } from '../../i18n/translate'
import { languageAtom } from '../../i18n/language'
import { decimalOf } from '../../lib/decimal'
import { formatMoney } from '../../ui'
import { numberFormat } from '../../lib/intl'

/** Points as text: a figure of the page's language, its places only where there are any, and the word. */
export function usePoints(): (points: string | number) => string {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  return useCallback((points) => t('mall.amount', { points: pointFigure(decimalOf(points), language) }), [t, language])
}

export function pointFigure(points: string, language: string): string {
  const plain = points.replace(/\.0+$/, '')
  return plain.includes('.') ? formatMoney(points, '', language) : numberFormat(language).format(BigInt(plain))
}
