import { useSearchParams } from 'react-router'
import { useTranslation } from '../../../i18n/translate'
import { Link } from '../../../site/Link'
import { languageAtom } from '../../../i18n/language'
import { useAtomValue } from '../../../state/atoms'
import { Button, EmptyState } from '../../../ui'
import { kickOffDay, kickOffTime } from '../matches/kickOff'
import { type Leagues } from '../matches/arrange'
import { isInView, nextMatch } from '../matches/choose'
import { useMatchName } from '../matches/useMatchName'
import { addressWith, keptSearch } from './address'
import { sportsPath, type SportsView } from './sportsViews'

interface Props {
  readonly view: SportsView
  /** All that there is to come. */
  readonly leagues: Leagues
  readonly now: number
  readonly compact?: boolean
}

/** Nothing in a view: what comes next, and the way to it. */
export function NoMatches({ view, leagues, now, compact = true }: Props) {
  const { t } = useTranslation()
  const { tag } = useAtomValue(languageAtom)
  const name = useMatchName()
  const next = nextMatch(leagues)
  const [search] = useSearchParams()
  const isToday = next !== undefined && isInView(next.match, 'today', now)
  const other = view === 'rolling' && isToday ? 'today' : 'league'
  return (
    <EmptyState
      compact={compact}
      icon="volleyball"
      title={t(`sports.empty.${view}`)}
      text={
        next === undefined
          ? t('sports.empty.text')
          : t('sports.empty.next', {
              time: [kickOffDay(next.match.startsAt, now, tag, t), kickOffTime(next.match.startsAt, tag)]
                .filter(Boolean)
                .join(' '),
              match: name(next.match),
              league: next.league.name,
            })
      }
      action={
        next === undefined || view === 'league' ? undefined : (
          <Button as={Link} to={addressWith(sportsPath(other), keptSearch(search), {})}>
            {t(`sports.more.${other}`)}
          </Button>
        )
      }
    />
  )
}
