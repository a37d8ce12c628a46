import type { ContractIncome } from '../../contract/contract-income'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { negated, signOf, sumDecimals } from '../../lib/decimalSum'
import { ExportButton } from '../../shared/export/ExportButton'
import { messages as exportMessages } from '../../shared/export/messages'
import { PagedTable } from '../../shared/lists/PagedTable'
import { messages as periodMessages } from '../../shared/period/messages'
import { PeriodPicker } from '../../shared/period/PeriodPicker'
import { useFilters } from '../../shared/records/useFilters'
import { Amount } from '../../site/Amount'
import { useAnswer } from '../../site/useAnswer'
import { withMessages } from '../../site/withMessages'
import { useAtomValue } from '../../state/atoms'
import { Cluster, EmptyState, type Figure, Figures, Segmented, Select, Stack } from '../../ui'
import { getContractIncome, getContractSettings } from './calls'
import { Filters } from './contract.styles'
import { kindWords } from './contractWords'
import { messages } from './messages'
import { useIncomeColumns } from './useIncomeColumns'
import { useIncomeExport } from './useIncomeExport'
import { useKinds } from './useKinds'
import { zoneName } from './zoneName'

/** What contracts paid, each payment with what it was computed from (spec §2, income). */
function IncomePage() {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const kinds = useKinds()
  const filters = useFilters({ direction: ['OUT'], kind: kinds })
  const direction = filters.value('direction') === 'OUT' ? 'OUT' : 'IN'
  const kind = filters.value('kind')
  const filter = { ...filters.bounds, direction, kind }
  const answer = useAnswer(
    getContractIncome,
    { ...filters.query, direction, kind },
    { staleTime: 0, refetchInterval: 60_000 },
  )
  const currency = answer.data?.currency ?? ''
  const settings = useAnswer(getContractSettings, {}, { staleTime: 60_000 })
  const columns = useIncomeColumns(currency)
  const task = useIncomeExport(currency, filter)
  return (
    <Stack gap={4}>
      <PeriodPicker choice={filters.period} onChoose={filters.setPeriod} now={filters.now} />
      <Segmented
        label={t('contracts.direction')}
        segments={[
          { id: 'IN', label: t('contracts.received') },
          { id: 'OUT', label: t('contracts.paidOut') },
        ]}
        selected={direction}
        onSelect={(to) => filters.change({ direction: to === 'IN' ? undefined : to })}
      />
      <Filters role="search" aria-label={t('contracts.filter')}>
        <Select
          aria-label={t('contracts.kind')}
          value={kind ?? ''}
          options={[
            { value: '', label: t('contracts.allKinds') },
            ...kinds.map((one) => ({ value: one, label: t(kindWords[one]) })),
          ]}
          onChange={(event) => filters.change({ kind: event.currentTarget.value })}
        />
      </Filters>
      {settings.data ? <p>{t('contracts.zone', { zone: zoneName(settings.data.zone, language) })}</p> : null}
      {answer.data ? <Totals income={answer.data} /> : null}
      <PagedTable
        answer={answer}
        failed={t('contracts.incomeFailed')}
        height={520}
        caption={t('contracts.payments')}
        columns={columns}
        rowKey={({ reference }) => reference}
        page={filters.page}
        onPage={filters.setPage}
        frame={(table) => (
          <>
            {table}
            <Cluster>
              <ExportButton key={JSON.stringify(filter)} task={task} name="income" />
            </Cluster>
          </>
        )}
        empty={
          <EmptyState
            icon="coins"
            title={t('contracts.noPayments')}
            text={t(direction === 'IN' ? 'contracts.noPaymentsText' : 'contracts.noPaidText')}
          />
        }
      />
    </Stack>
  )
}

function Totals({ income: { totals, currency } }: { readonly income: ContractIncome }) {
  const { t } = useTranslation()
  const [received, paid, owed] = [totals.received, totals.paid, totals.owed].map(decimalOf)
  const net = sumDecimals([received ?? '0', negated(paid ?? '0')], 2)
  const figure = (id: string, label: string, amount = '0', signed = false): Figure => ({
    id,
    label,
    value: <Amount amount={amount} currency={currency} signed={signed} />,
  })
  return (
    <Figures
      figures={[
        figure('received', t('contracts.received'), received),
        figure('paid', t('contracts.paidOut'), paid),
        figure('net', t('contracts.net'), net, true),
        ...(signOf(owed ?? '0') > 0 ? [figure('owed', t('contracts.owed'), owed)] : []),
      ]}
    />
  )
}

export default withMessages([exportMessages, periodMessages, messages], IncomePage)
