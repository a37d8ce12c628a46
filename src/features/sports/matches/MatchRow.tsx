import { memo, useId, useRef } from 'react'
import { useTranslation } from '../../../i18n/translate'
import type { Match } from '../../../contract/matches'
import { isolated } from '../../../i18n/isolated'
import { languageAtom } from '../../../i18n/language'
import { numberFormat } from '../../../lib/intl'
import { GoLink } from '../../../site/GoLink'
import { useAtomValue } from '../../../state/atoms'
import { OddsRow } from '../odds/OddsRow'
import { MatchLink, MatchOdds } from './match.styles'
import { More, Row, WhenPlace } from './row.styles'
import { matchPath } from '../../../shared/matches/matchPath'
import { Teams } from './Teams'
import { matchMark, useHandOn } from './useHandOn'
import { useMatchName } from './useMatchName'
import { When } from './When'

export interface MatchRowProps {
  readonly match: Match
  readonly hasDraw: boolean
  /** Day of the answer, as `dayOf` has it: the row is drawn again when something of its own changes. */
  readonly today: number
  /** Its book is in maintenance. */
  readonly maintenance: boolean
}

/** One match as a row: when, who, odds, and the way to everything else that the book has on it. */
export const MatchRow = memo(function MatchRow({ match, hasDraw, today, maintenance }: MatchRowProps) {
  const { t } = useTranslation()
  const { tag } = useAtomValue(languageAtom)
  const name = useMatchName()
  const when = useId()
  const to = matchPath(match)
  const { markets } = match
  const row = useRef<HTMLLIElement>(null)
  useHandOn(row)
  return (
    <Row ref={row} {...matchMark} $sets={(match.live?.parts?.length ?? 0) > 0}>
      <WhenPlace id={when}>
        <When match={match} today={today} />
      </WhenPlace>
      <MatchLink as={GoLink} to={to} needsLogin maintenance={maintenance} aria-describedby={when}>
        <Teams match={match} />
      </MatchLink>
      <MatchOdds $count={hasDraw ? 3 : 2}>
        <OddsRow match={match} hasDraw={hasDraw} to={to} maintenance={maintenance} />
      </MatchOdds>
      {markets === undefined ? null : (
        <More
          as={GoLink}
          to={to}
          needsLogin
          maintenance={maintenance}
          aria-label={t('sports.markets', { count: markets, match: name(match) })}
        >
          {isolated(`+${numberFormat(tag).format(markets)}`)}
        </More>
      )}
    </Row>
  )
})
