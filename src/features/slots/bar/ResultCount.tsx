import { memo } from 'react'
import { useTranslation } from '../../../i18n/translate'
import { languageAtom } from '../../../i18n/language'
import { numberFormat } from '../../../lib/intl'
import { useAtomValue } from '../../../state/atoms'
import { ResultSaid } from '../../../shared/lists/ResultSaid'

interface Props {
  readonly count: number
  readonly nearOnly: boolean
  readonly text: string
  readonly isLoading: boolean
}

export const ResultCount = memo(function ResultCount({ count, nearOnly, text, isLoading }: Props) {
  const { t } = useTranslation()
  const { tag } = useAtomValue(languageAtom)
  const number = (value: number) => numberFormat(tag).format(value)
  const words = nearOnly
    ? t('games.hall.nearly', { text: text.trim(), count, shown: number(count) })
    : t('games.hall.count', { count, shown: number(count) })
  // that there are none is said below, and what to do
  const found = count === 0 ? '' : words
  const shown = !isLoading || text !== '' ? found : t('games.hall.loading')
  return <ResultSaid words={words} shown={shown} isLoading={isLoading} />
})
