import { useSearchParams } from 'react-router'
import { type ReactNode, useId } from 'react'
import { Link } from '../../../site/Link'
import { useTranslation } from '../../../i18n/translate'
import { Icon, type IconName, TextLink } from '../../../ui'
import type { Books } from '../../../shared/matches/useBooks'
import { type Leagues, pick } from '../matches/arrange'
import { atMost, matchesIn } from '../matches/choose'
import { LeagueGroup } from '../matches/LeagueGroup'
import { NoMatches } from './NoMatches'
import { Part, PartHead } from './sports.styles'
import { addressWith, keptSearch } from './address'
import { sportsPath, type SportsView } from './sportsViews'

const most = { rolling: 8, hot: 6, next: 10 }

interface Props {
  readonly leagues: Leagues
  readonly now: number
  readonly books: Books
  /** After the first part, where it does not stand beside all of them. */
  readonly aside: ReactNode
}

/** The first page of sports: what is in play, what most look at, what starts next; no match twice. */
export function Overview({ leagues, now, books, aside }: Props) {
  const rolling = atMost(
    pick(leagues, ({ live }) => live !== undefined),
    most.rolling,
    'hot',
  )
  const toCome = pick(leagues, ({ live }) => live === undefined)
  const hot = atMost(
    pick(toCome, ({ isHot }) => isHot === 1),
    most.hot,
    'soonest',
  )
  const shown = new Set(matchesIn(hot))
  const next = atMost(
    pick(toCome, (match) => !shown.has(match)),
    most.next,
    'soonest',
  )
  const common = { now, books }
  return (
    <>
      <Section view="rolling" icon="radio" leagues={rolling} {...common}>
        <NoMatches view="rolling" leagues={leagues} now={now} />
      </Section>
      {aside}
      <Section view="hot" icon="flame" leagues={hot} {...common} />
      <Section view="today" icon="calendar" title="sports.startingSoon" leagues={next} {...common} />
    </>
  )
}

interface SectionProps {
  readonly view: SportsView
  readonly icon: IconName
  readonly title?: 'sports.startingSoon'
  readonly leagues: Leagues
  readonly now: number
  readonly books: Books
  /** In place of matches; nothing stands where there is nothing to say. */
  readonly children?: ReactNode
}

function Section({ view, icon, title, leagues, now, books, children }: SectionProps) {
  const { t } = useTranslation()
  const id = useId()
  const [search] = useSearchParams()
  if (leagues.length === 0 && children === undefined) return null
  return (
    <Part aria-labelledby={id}>
      <PartHead>
        <h2 id={id}>
          <Icon name={icon} size={20} />
          {t(title ?? `sports.${view}`)}
        </h2>
        {leagues.length === 0 ? null : (
          <TextLink as={Link} to={addressWith(sportsPath(view), keptSearch(search), {})} iconEnd="chevron-right">
            {t(`sports.more.${view}`)}
          </TextLink>
        )}
      </PartHead>
      {leagues.length === 0
        ? children
        : leagues.map((league) => <LeagueGroup key={league.leagueId} league={league} now={now} books={books} />)}
    </Part>
  )
}
