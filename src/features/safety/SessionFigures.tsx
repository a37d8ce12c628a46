import { useAtomValue } from '../../state/atoms'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import { formatDateTime, formatDuration } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { decimalOf } from '../../lib/decimal'
import { signOf } from '../../lib/decimalSum'
import { Amount } from '../../site/Amount'
import { brandAtom } from '../../site/brand'
import { memberInfoAtom } from '../../site/platformAnswers'
import { isOnAtom } from '../../site/site'
import { playSessionAtom } from './playSessionAtoms'
import { sessionResultAtom } from './sessionResult'

/** Time, money and the sign-in before this one, as far as the jurisdiction asks for them and the platform says them. */
export function SessionFigures() {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const { safety } = useAtomValue(brandAtom)
  const session = useAtomValue(playSessionAtom)
  const result = useAtomValue(sessionResultAtom)
  const hasResults = useAtomValue(isOnAtom)('MEMTRANS3') && safety.results
  const lastLogin = useAtomValue(memberInfoAtom).data?.lastLoginTime
  if (session === undefined) return null

  const money = (amount: 'stake' | 'net' | 'open'): ReactNode => {
    if (result.isError) return t('safety.noFigures')
    if (result.isPending) return '…'
    const { totals, currency } = result.data
    return <Amount amount={decimalOf(totals[amount] ?? '0')} currency={currency} signed={amount === 'net'} />
  }
  const rows: readonly (readonly [string, ReactNode] | undefined)[] = [
    safety.sessionClock
      ? [t('safety.signedIn'), formatDuration(session.seenAt - session.startedAt, language)]
      : undefined,
    safety.sessionClock ? [t('safety.played'), formatDuration(session.playedMs, language)] : undefined,
    hasResults ? [t('safety.wagered'), money('stake')] : undefined,
    hasResults && signOf(decimalOf(result.data?.totals.open ?? '0')) > 0
      ? [t('safety.open'), money('open')]
      : undefined,
    hasResults ? [t('safety.net'), money('net')] : undefined,
    safety.lastLogin && lastLogin !== undefined
      ? [t('safety.lastLogin'), formatDateTime(lastLogin, language)]
      : undefined,
  ]
  return (
    <List>
      {rows.map((row) =>
        row === undefined ? null : (
          <div key={row[0]}>
            <dt>{row[0]}</dt>
            <dd>{row[1]}</dd>
          </div>
        ),
      )}
    </List>
  )
}

const List = styled.dl`
  display: grid;

  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
    padding-block: var(--space-2);
  }
  > div + div {
    border-block-start: 1px solid var(--line);
  }
  dt {
    color: var(--text-muted);
  }
  dd {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    text-align: end;
  }
`
