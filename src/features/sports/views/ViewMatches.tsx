import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/translate'
import { Button, VisuallyHidden } from '../../../ui'
import type { Books } from '../../../shared/matches/useBooks'
import { firstOf, type Leagues, pick } from '../matches/arrange'
import { isInView, matchesIn } from '../matches/choose'
import { LeagueGroup } from '../matches/LeagueGroup'
import { NoMatches } from './NoMatches'
import { Part } from './sports.styles'
import type { SportsView } from './sportsViews'

interface Props {
  readonly view: SportsView
  readonly leagues: Leagues
  readonly now: number
  readonly books: Books
}

/** Matches that are drawn at once, and that each press adds. */
const step = 60

/** Matches of one view, by league. */
export function ViewMatches({ view, leagues, now, books }: Props) {
  const { t } = useTranslation()
  const shown = pick(leagues, (match) => isInView(match, view, now))
  const [count, setCount] = useState(step)
  const box = useRef<HTMLElement>(null)
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    box.current?.querySelectorAll('li')[wanted.current]?.querySelector<HTMLElement>('a, button')?.focus()
    wanted.current = undefined
  }, [count])
  const all = matchesIn(shown).length
  const showMore = () => {
    // who asked for more goes on with the first of it
    wanted.current = count
    setCount(count + step)
  }
  if (shown.length === 0)
    return (
      <Part>
        <NoMatches view={view} leagues={leagues} now={now} compact={false} />
      </Part>
    )
  return (
    <Part ref={box}>
      <VisuallyHidden as="h2">{t(`sports.${view}`)}</VisuallyHidden>
      {firstOf(shown, count).map((league) => (
        <LeagueGroup key={league.leagueId} league={league} now={now} books={books} />
      ))}
      {all > count ? (
        <Button block variant="ghost" onClick={showMore}>
          {t('sports.showMore', { count: all - count })}
        </Button>
      ) : null}
    </Part>
  )
}
