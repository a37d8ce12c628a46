import { useAtomValue } from '../../state/atoms'
import { useMemo } from 'react'
import { useTranslation } from '../../i18n/translate'
import { Link } from 'react-router'
import type { BetRecords } from '../../contract/bet-records'
import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { decimalOf } from '../../lib/decimal'
import { signOf } from '../../lib/decimalSum'
import { Amount } from '../../site/Amount'
import { Answered } from '../../shared/lists/Answered'
import { getBets } from '../../shared/bets/calls'
import { paths } from '../../site/paths'
import { vendorsAtom } from '../../site/platformAnswers'
import { useAnswer } from '../../site/useAnswer'
import { useMoneyText } from '../../site/useMoneyText'
import { withMessages } from '../../site/withMessages'
import { Badge, type BadgeTone, Button, type Column } from '../../ui'
import { FilterBar } from './FilterBar'
import { RecordList, RecordSkeleton } from './RecordList'
import { betTotals } from './totals'
import { Two } from './record.styles'
import { useFilters } from './useFilters'
import { messages } from './messages'

type Bet = BetRecords['content'][number]

const states: Readonly<Record<Bet['status'], { readonly tone: BadgeTone; readonly label: string }>> = {
  SETTLED: { tone: 'success', label: 'records.bet.settled' },
  PENDING: { tone: 'warning', label: 'records.bet.pending' },
  CANCELLED: { tone: 'neutral', label: 'records.bet.cancelled' },
}

/** Betting record: bets of a period with the totals of all of them (spec §2, personalHistoryCopy). */
export default withMessages(messages, function BetsPage() {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const lanes = useAtomValue(vendorsAtom).data
  const vendors = useMemo(() => lanes?.flatMap((lane) => lane.vendors), [lanes])
  const filters = useFilters({
    vendor: vendors?.map(({ accountTypeName }) => accountTypeName),
    status: Object.keys(states),
  })
  const answer = useAnswer(
    getBets,
    { ...filters.query, vassalage: filters.value('vendor'), status: filters.value('status') },
    { staleTime: 0 },
  )
  const currency = answer.data?.currency ?? ''
  const money = useMoneyText(currency)
  const countText = ({ count, open = '0' }: BetRecords['totals']) => {
    const bets = t('records.count', { count })
    return signOf(decimalOf(open)) === 0
      ? bets
      : `${bets} · ${t('records.openStakes', { amount: money(decimalOf(open)) })}`
  }
  const columns: readonly Column<Bet>[] = [
    {
      id: 'game',
      label: t('records.game'),
      card: 'title',
      render: ({ gameName, vendorName, vassalage }) => (
        <Two>
          <b>{gameName ?? t('records.lobby')}</b>
          <small>{vendorName ?? vassalage}</small>
        </Two>
      ),
    },
    {
      id: 'time',
      label: t('records.time'),
      render: ({ time, id }) => (
        <Two>
          <time dateTime={isoTime(time)}>{formatDateTime(time, language)}</time>
          <small>
            <bdi>{id}</bdi>
          </small>
        </Two>
      ),
    },
    {
      id: 'status',
      label: t('records.status'),
      render: ({ status }) => <Badge tone={states[status].tone}>{t(states[status].label)}</Badge>,
    },
    {
      id: 'stake',
      label: t('records.stake'),
      figure: true,
      render: ({ stake }) => <Amount amount={decimalOf(stake)} currency={currency} />,
    },
    {
      id: 'win',
      label: t('records.win'),
      figure: true,
      render: ({ win }) => <Amount amount={decimalOf(win)} currency={currency} />,
    },
    {
      id: 'net',
      label: t('records.net'),
      figure: true,
      card: 'lead',
      render: ({ net }) => <Amount amount={decimalOf(net)} currency={currency} signed />,
    },
  ]
  return (
    <>
      <FilterBar
        filters={filters}
        choices={[
          {
            name: 'vendor',
            label: t('records.vendor'),
            all: t('records.allVendors'),
            options: (vendors ?? []).map(({ accountTypeName, displayName }) => ({
              value: accountTypeName,
              label: displayName,
            })),
          },
          {
            name: 'status',
            label: t('records.status'),
            all: t('records.allStates'),
            options: Object.entries(states).map(([value, { label }]) => ({ value, label: t(label) })),
          },
        ]}
      />
      <Answered answer={answer} skeleton={<RecordSkeleton />} failed={t('records.failed')}>
        {(list) => {
          const page = betTotals(list.content)
          return (
            <RecordList
              caption={t('records.bets')}
              columns={columns}
              list={list}
              asked={filters.page}
              onPage={filters.setPage}
              figures={[
                {
                  id: 'stake',
                  label: t('records.settledStake'),
                  value: <Amount amount={decimalOf(list.totals.stake)} currency={currency} />,
                  text: countText(list.totals),
                  icon: 'ticket',
                },
                {
                  id: 'win',
                  label: t('records.win'),
                  value: <Amount amount={decimalOf(list.totals.win)} currency={currency} />,
                  icon: 'trophy',
                },
                {
                  id: 'net',
                  label: t('records.net'),
                  value: <Amount amount={decimalOf(list.totals.net)} currency={currency} signed />,
                  icon: 'scale',
                },
              ]}
              footer={
                list.pageCount < 2 ? undefined : (
                  <>
                    {t('records.onPage')} {t('records.settledStake')} <Amount amount={page.stake} currency={currency} />{' '}
                    · {t('records.net')} <Amount amount={page.net} currency={currency} signed />
                  </>
                )
              }
              empty={{
                title: t('records.noBets'),
                action: (
                  <Button as={Link} to={paths.home} icon="gamepad-2">
                    {t('records.play')}
                  </Button>
                ),
              }}
            />
          )
        }}
      </Answered>
    </>
  )
})
