import { useTranslation } from '../../i18n/translate'
import { languageAtom } from '../../i18n/language'
import { numberFormat } from '../../lib/intl'
import { useAtomValue } from '../../state/atoms'
import { Button } from '../../ui'
import { Count, More } from './bar.styles'

interface MoreGamesProps {
  readonly shown: number
  readonly total: number
  readonly onMore: () => void
}

/** Where a long list pauses, so that what stands below it can be reached. */
export function MoreGames({ shown, total, onMore }: MoreGamesProps) {
  const { t } = useTranslation()
  const number = numberFormat(useAtomValue(languageAtom).tag)
  return (
    <More>
      <Count>{t('games.hall.shown', { count: total, shown: number.format(shown), total: number.format(total) })}</Count>
      <Button size="l" onClick={onMore}>
        {t('games.hall.more')}
      </Button>
    </More>
  )
}
