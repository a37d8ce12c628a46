import type { BetDetail } from '../../contract/bet-detail'
import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { StateBadge } from '../../shared/lists/StateBadge'
import { Amount } from '../../site/Amount'
import { useAtomValue } from '../../state/atoms'
import { type Leg, legResults } from './legResults'
import { Part } from './record.styles'

/** The selections of a bet, all of which have to win. */
export function Legs({ legs }: { readonly legs: readonly Leg[] }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  return (
    <Part>
      <h3>{t('records.legs', { count: legs.length })}</h3>
      <ul>
        {legs.map(({ event, market, selection, odds, startTime, result }, place) => (
          <li key={place}>
            <div>
              <strong>{selection}</strong>
              <span>
                {market === undefined ? null : `${market} · `}
                <bdi>{event}</bdi>
              </span>
              {startTime === undefined ? null : (
                <time dateTime={isoTime(startTime)}>{formatDateTime(startTime, language)}</time>
              )}
            </div>
            <div>
              <bdi aria-label={`${t('records.odds')} ${odds}`}>{odds}</bdi>
              <StateBadge state={legResults[result]} />
            </div>
          </li>
        ))}
      </ul>
    </Part>
  )
}

interface RoundsProps {
  readonly rounds: NonNullable<BetDetail['rounds']>
  readonly currency: string
}

/** What was played for the stake, round by round. */
export function Rounds({ rounds, currency }: RoundsProps) {
  const { t } = useTranslation()
  return (
    <Part>
      <h3>{t('records.rounds', { count: rounds.length })}</h3>
      <ol>
        {rounds.map(({ outcome, stake, win }, place) => (
          <li key={place}>
            <div>
              <strong>{outcome}</strong>
              <span>
                {t('records.stake')} <Amount amount={decimalOf(stake)} currency={currency} />
              </span>
            </div>
            <div>
              <span>{t('records.win')}</span>
              <Amount amount={decimalOf(win)} currency={currency} />
            </div>
          </li>
        ))}
      </ol>
    </Part>
  )
}
