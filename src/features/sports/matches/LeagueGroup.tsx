import { useId } from 'react'
import type { League } from '../../../contract/matches'
import { OddsHead } from '../odds/OddsHead'
import type { Books } from '../../../shared/matches/useBooks'
import { Group, GroupHead, GroupName, HeadOdds, Sport } from './row.styles'
import { drawsIn } from './arrange'
import { dayOf } from './kickOff'
import { MatchRow } from './MatchRow'

interface Props {
  readonly league: League
  readonly now: number
  readonly books: Books
}

/** The matches of one league. */
export function LeagueGroup({ league, now, books }: Props) {
  const id = useId()
  const hasDraw = drawsIn(league)
  const today = dayOf(now)
  return (
    <Group>
      <GroupHead>
        <GroupName>
          <h3 id={id}>{league.name}</h3>
          <Sport>{league.sportName}</Sport>
        </GroupName>
        <HeadOdds aria-hidden="true" $count={hasDraw ? 3 : 2}>
          <OddsHead hasDraw={hasDraw} />
        </HeadOdds>
      </GroupHead>
      <ul aria-labelledby={id}>
        {league.matches.map((match) => (
          <MatchRow
            key={`${match.vassalage} ${match.matchId}`}
            match={match}
            hasDraw={hasDraw}
            today={today}
            maintenance={books.isShut(match.vassalage)}
          />
        ))}
      </ul>
    </Group>
  )
}
