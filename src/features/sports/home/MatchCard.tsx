import { useId, useRef } from 'react'
import type { MatchRowProps } from '../matches/MatchRow'
import { matchPath } from '../../../shared/matches/matchPath'
import { GoLink } from '../../../site/GoLink'
import { MatchLink, MatchOdds } from '../matches/match.styles'
import { Teams } from '../matches/Teams'
import { matchMark, useHandOn } from '../matches/useHandOn'
import { When } from '../matches/When'
import { OddsRow } from '../odds/OddsRow'
import { CardHead, CardLeague, MatchBox } from './nextMatches.styles'

interface Props extends MatchRowProps {
  readonly league: string
}

/** One match as a card. */
export function MatchCard({ match, league, hasDraw, today, maintenance }: Props) {
  const when = useId()
  const to = matchPath(match)
  const box = useRef<HTMLElement>(null)
  useHandOn(box)
  return (
    <MatchBox ref={box} {...matchMark}>
      <CardHead id={when}>
        <CardLeague>{league}</CardLeague>
        <When match={match} today={today} />
      </CardHead>
      <MatchLink as={GoLink} to={to} needsLogin maintenance={maintenance} aria-describedby={when}>
        <Teams match={match} />
      </MatchLink>
      <MatchOdds $count={hasDraw ? 3 : 2}>
        <OddsRow match={match} hasDraw={hasDraw} to={to} maintenance={maintenance} />
      </MatchOdds>
    </MatchBox>
  )
}
