import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { negated } from '../../lib/decimalSum'
import { lastBefore } from '../../shared/address/pageNumber'
import { usePageAddress } from '../../shared/address/usePageAddress'
import { Answered } from '../../shared/lists/Answered'
import { PastTheEnd } from '../../shared/lists/PastTheEnd'
import { usePageLabels } from '../../shared/lists/usePageLabels'
import { Amount } from '../../site/Amount'
import { useAnswer } from '../../site/useAnswer'
import { useAtomValue } from '../../state/atoms'
import { Badge, type BadgeTone, type Column, DataTable, Pagination, Skeleton } from '../../ui'
import type { Bonus } from './ActiveBonuses'
import { Ended } from './bonus.styles'
import { getBonuses } from './calls'

const states: Readonly<Record<Bonus['state'], { readonly tone: BadgeTone; readonly label: string }>> = {
  ACTIVE: { tone: 'accent', label: 'bonuses.state.active' },
  DONE: { tone: 'success', label: 'bonuses.state.done' },
  FORFEITED: { tone: 'neutral', label: 'bonuses.state.forfeited' },
  EXPIRED: { tone: 'warning', label: 'bonuses.state.expired' },
}

/** Bonuses that have ended, and how. */
export function EndedBonuses() {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const labels = usePageLabels()
  const { page, setPage } = usePageAddress()
  const answer = useAnswer(getBonuses, { state: 'ENDED', page, pageSize: 10 }, { staleTime: 0 })
  const currency = answer.data?.currency ?? ''
  const columns: readonly Column<Bonus>[] = [
    { id: 'name', label: t('bonuses.bonus'), card: 'title', render: ({ name }) => name },
    {
      id: 'state',
      label: t('bonuses.end'),
      render: ({ state }) => <Badge tone={states[state].tone}>{t(states[state].label)}</Badge>,
    },
    {
      id: 'time',
      label: t('bonuses.endedAt'),
      render: ({ endedAt = 0 }) => <time dateTime={isoTime(endedAt)}>{formatDateTime(endedAt, language)}</time>,
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
      render: ({ taken = '0.00' }) => <Amount amount={negated(decimalOf(taken))} currency={currency} signed />,
    },
  ]
  const waiting = <Skeleton height={220} radius="var(--radius-l)" />
  return (
    <Answered answer={answer} skeleton={waiting} failed={t('bonuses.endedFailed')}>
      {(list) => {
        const last = lastBefore(page, list.pageCount)
        if (last !== undefined)
          return (
            <PastTheEnd last={last} onPage={setPage}>
              {waiting}
            </PastTheEnd>
          )
        if (list.content.length === 0) return null
        return (
          <Ended>
            <h2>{t('bonuses.ended')}</h2>
            <DataTable
              caption={t('bonuses.ended')}
              columns={columns}
              rows={list.content}
              rowKey={({ reference }) => reference}
            />
            <Pagination page={list.page} pageCount={list.pageCount} onPage={setPage} labels={labels} />
          </Ended>
        )
      }}
    </Answered>
  )
}
