import { useAtomValue } from '../../state/atoms'
import { useCallback } from 'react'
import { useTranslation } from '../../i18n/translate'
import { languageAtom } from '../../i18n/language'
import { decimalOf } from '../../lib/decimal'
import { plainFigure } from '../../lib/plainFigure'

/** Points as text: a figure of the page's language, its places only where there are any, and the word. */
export function usePoints(): (points: string | number) => string {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  return useCallback((points) => t('mall.amount', { points: plainFigure(decimalOf(points), language) }), [t, language])
}
