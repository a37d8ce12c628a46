import { useAtomValue } from '../../state/atoms'
import { useMemo } from 'react'
import { useTranslation } from '../../i18n/translate'
import { Link } from '../../site/Link'
import type { BetRecords } from '../../contract/bet-records'
import { decimalOf } from '../../lib/decimal'
import { signOf } from '../../lib/decimalSum'
import { getBets } from '../../shared/bets/calls'
import { ExportButton } from '../../shared/export/ExportButton'
import { useExport } from '../../shared/export/useExport'
import { messages as exportMessages } from '../../shared/export/messages'
import { AnsweredPage } from '../../shared/lists/AnsweredPage'
import { messages as periodMessages } from '../../shared/period/messages'
import { Amount } from '../../site/Amount'
import { paths } from '../../site/paths'
import { vendorsAtom } from '../../site/platformAnswers'
import { useAnswer } from '../../site/useAnswer'
import { useMoneyText } from '../../site/useMoneyText'
import { withMessages } from '../../site/withMessages'
import { Button } from '../../ui'
import { BetDialog } from './BetDialog'
import { betStates } from '../../shared/records/betStates'
import { useBetColumns } from './betTable'
import { FilterBar, type FilterChoice } from '../../shared/records/FilterBar'
import { RecordList, RecordSkeleton } from './RecordList'
import { betTotals } from '../../shared/records/betTotals'
import { useBetExport } from './useBetExport'
import { useFilters } from '../../shared/records/useFilters'
import { useOpened } from '../../shared/address/useOpened'
import { messages as recordMessages } from '../../shared/records/messages'
import { messages } from './messages'

/** Betting record: bets of a period with the totals of all of them (spec §2, personalHistoryCopy). */
function BetsPage() {
  const { t } = useTranslation()
  const lanes = useAtomValue(vendorsAtom).data
  const vendors = useMemo(() => lanes?.flatMap((lane) => lane.vendors), [lanes])
  const filters = useFilters(
    { vendor: vendors?.map(({ accountTypeName }) => accountTypeName), status: Object.keys(betStates) },
    true,
  )
  const { isAhead, value } = filters
  const opened = useOpened('bet')
  const filter = {
    vassalage: value('vendor'),
    status: isAhead ? 'PENDING' : value('status'),
    dateOf: isAhead ? 'result' : undefined,
  }
  const answer = useAnswer(getBets, { ...filters.query, ...filter }, { staleTime: 0 })
  const currency = answer.data?.currency ?? ''
  const money = useMoneyText(currency)
  const columns = useBetColumns(currency, opened, isAhead)
  const task = useBetExport(currency, { ...filters.bounds, ...filter })
  const countText = ({ count, open = '0' }: BetRecords['totals']) => {
    const bets = t('records.count', { count })
    return signOf(decimalOf(open)) === 0
      ? bets
      : `${bets} · ${t('records.openStakes', { amount: money(decimalOf(open)) })}`
  }
  const byVendor: FilterChoice = {
    name: 'vendor',
    label: t('records.vendor'),
    all: t('records.allVendors'),
    options: (vendors ?? []).map(({ accountTypeName, displayName }) => ({
      value: accountTypeName,
      label: displayName,
    })),
  }
  const byStatus: FilterChoice = {
    name: 'status',
    label: t('records.status'),
    all: t('records.allStates'),
    options: Object.entries(betStates).map(([state, { label }]) => ({ value: state, label: t(label) })),
  }
  const exporter = useExport(JSON.stringify([filters.bounds, filter]))
  return (
    <>
      <FilterBar filters={filters} choices={isAhead ? [byVendor] : [byVendor, byStatus]} />
      {isAhead ? <p>{t('records.aheadNote')}</p> : null}
      <AnsweredPage
        answer={answer}
        skeleton={<RecordSkeleton />}
        failed={t('records.failed')}
        page={filters.page}
        onPage={filters.setPage}
      >
        {(list) => {
          const page = betTotals(list.content)
          return (
            <RecordList
              caption={t('records.bets')}
              columns={columns}
              list={list}
              onPage={filters.setPage}
              exporting={<ExportButton exporter={exporter} task={task} name="bets" />}
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
              narrowed={filters.isNarrowed}
              empty={{
                title: t(isAhead ? 'records.noneAhead' : 'records.noBets'),
                ...(isAhead && { text: t('records.noneAheadText') }),
                action: (
                  <Button as={Link} to={paths.home} icon="play">
                    {t('records.play')}
                  </Button>
                ),
              }}
            />
          )
        }}
      </AnsweredPage>
      <BetDialog id={opened.id} onClose={opened.close} />
    </>
  )
}

export default withMessages([exportMessages, periodMessages, recordMessages, messages], BetsPage)
