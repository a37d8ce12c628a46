import { memo, useEffect, useState } from 'react'
import { useTranslation } from '../../../i18n/translate'
import { languageAtom } from '../../../i18n/language'
import { useAtomValue } from '../../../state/atoms'
import { VisuallyHidden } from '../../../ui'
import { Count } from './bar.styles'
import { numberFormat } from '../../../lib/intl'

interface Props {
  readonly count: number
  readonly nearOnly: boolean
  readonly text: string
  readonly isLoading: boolean
  readonly total: number
}

/** A screen reader hears the count once the typing rests for so many milliseconds. */
const rest = 600

export const ResultCount = memo(function ResultCount({ count, nearOnly, text, isLoading, total }: Props) {
  const { t } = useTranslation()
  const { tag } = useAtomValue(languageAtom)
  const number = (value: number) => numberFormat(tag).format(value)
  const words = nearOnly
    ? t('games.hall.nearly', { text: text.trim(), count, shown: number(count) })
    : t('games.hall.count', { count, shown: number(count) })
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (isLoading) return
    const timer = setTimeout(() => setSaid(words), rest)
    return () => clearTimeout(timer)
  }, [words, isLoading])
  return (
    <>
      <Count aria-hidden="true">
        {!isLoading || text !== ''
          ? words
          : total > count
            ? t('games.hall.loadingCount', { shown: number(count), total: number(total) })
            : t('games.hall.loading')}
      </Count>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
})
