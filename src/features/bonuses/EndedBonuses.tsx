import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { signOf } from '../../lib/decimalSum'
import { usePageAddress } from '../../shared/address/usePageAddress'
import { PagedTable } from '../../shared/lists/PagedTable'
import { StateBadge, type BadgeState } from '../../shared/lists/StateBadge'
import { Amount } from '../../site/Amount'
import { useAnswer } from '../../site/useAnswer'
import { useAtomValue } from '../../state/atoms'
import { type Column } from '../../ui'
import type { Bonus } from './ActiveBonuses'
import { Ended } from './bonus.styles'
import { getBonuses } from './calls'

const states: Readonly<Record<Bonus['state'], BadgeState>> = {
  ACTIVE: { tone: 'accent', label: 'bonuses.state.active' },
  DONE: { tone: 'success', label: 'bonuses.state.done' },
  FORFEITED: { tone: 'neutral', label: 'bonuses.state.forfeited' },
  EXPIRED: { tone: 'warning', label: 'bonuses.state.expired' },
}

/** Bonuses that have ended, and how. */
export function EndedBonuses() {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const { page, setPage } = usePageAddress()
  const answer = useAnswer(getBonuses, { state: 'ENDED', page, pageSize: 10 }, { staleTime: 0 })
  const currency = answer.data?.currency ?? ''
  const columns: readonly Column<Bonus>[] = [
    { id: 'name', label: t('bonuses.bonus'), card: 'title', render: ({ name }) => name },
    {
      id: 'state',
      label: t('bonuses.end'),
      render: ({ state }) => <StateBadge state={states[state]} />,
    },
    {
      id: 'time',
      label: t('bonuses.endedAt'),
      render: ({ endedAt }) =>
        endedAt === undefined ? '–' : <time dateTime={isoTime(endedAt)}>{formatDateTime(endedAt, language)}</time>,
    },
    {
      id: 'amount',
      label: t('bonuses.amount'),
      figure: true,
      card: 'lead',
      render: ({ amount }) => <Amount amount={decimalOf(amount)} currency={currency} />,
    },
    {
      id: 'taken',
      label: t('bonuses.taken'),
      figure: true,
      render: ({ taken = '0.00' }) =>
        signOf(decimalOf(taken)) === 0 ? '–' : <Amount amount={decimalOf(taken)} currency={currency} />,
    },
  ]
  return (
    <PagedTable
      answer={answer}
      failed={t('bonuses.endedFailed')}
      height={220}
      empty={null}
      caption={t('bonuses.ended')}
      columns={columns}
      rowKey={({ reference }) => reference}
      page={page}
      onPage={setPage}
      frame={(table) => (
        <Ended>
          <h2>{t('bonuses.ended')}</h2>
          {table}
        </Ended>
      )}
    />
  )
}
