import { useTranslation } from '../../i18n/translate'
import { Link } from '../../site/Link'
import { decimalOf } from '../../lib/decimal'
import { negated } from '../../lib/decimalSum'
import { ExportButton } from '../../shared/export/ExportButton'
import { useExport } from '../../shared/export/useExport'
import { messages as exportMessages } from '../../shared/export/messages'
import { AnsweredPage } from '../../shared/lists/AnsweredPage'
import { messages as periodMessages } from '../../shared/period/messages'
import { Amount } from '../../site/Amount'
import { useMemberPagePath } from '../../site/useMemberPage'
import { useAnswer } from '../../site/useAnswer'
import { withMessages } from '../../site/withMessages'
import { Button } from '../../ui'
import { getTransactions } from './calls'
import { FilterBar } from '../../shared/records/FilterBar'
import { RecordList, RecordSkeleton } from './RecordList'
import { TransactionDialog } from './TransactionDialog'
import { useTransactionColumns } from './transactionTable'
import { transactionTypes } from '../../shared/records/transactionTypes'
import { useFilters } from '../../shared/records/useFilters'
import { useOpened } from '../../shared/address/useOpened'
import { useTransactionExport } from './useTransactionExport'
import { messages as recordMessages } from '../../shared/records/messages'
import { messages } from './messages'

/** Every movement of the main wallet in a period (spec §2, transactionHistory). */
function TransactionsPage() {
  const { t } = useTranslation()
  const filters = useFilters({ type: Object.keys(transactionTypes) })
  const opened = useOpened('transaction')
  const deposit = useMemberPagePath('depositv2')
  const type = filters.value('type')
  const answer = useAnswer(getTransactions, { ...filters.query, type }, { staleTime: 0 })
  const currency = answer.data?.currency ?? ''
  const columns = useTransactionColumns(currency, opened)
  const task = useTransactionExport(currency, { ...filters.bounds, type })
  const exporter = useExport(JSON.stringify([filters.bounds, type]))
  return (
    <>
      <FilterBar
        filters={filters}
        choices={[
          {
            name: 'type',
            label: t('records.type'),
            all: t('records.allTypes'),
            options: Object.entries(transactionTypes).map(([value, label]) => ({ value, label: t(label) })),
          },
        ]}
      />
      <AnsweredPage
        answer={answer}
        skeleton={<RecordSkeleton />}
        failed={t('records.failed')}
        page={filters.page}
        onPage={filters.setPage}
      >
        {(list) => (
          <RecordList
            caption={t('records.transactions')}
            columns={columns}
            list={list}
            onPage={filters.setPage}
            exporting={<ExportButton exporter={exporter} task={task} name="transactions" />}
            figures={[
              {
                id: 'in',
                label: t('records.incoming'),
                value: <Amount amount={decimalOf(list.totals.incoming)} currency={currency} signed />,
                icon: 'arrow-down-to-line',
              },
              {
                id: 'out',
                label: t('records.outgoing'),
                value: <Amount amount={negated(decimalOf(list.totals.outgoing))} currency={currency} signed />,
                icon: 'arrow-up',
              },
              {
                id: 'net',
                label: t('records.netChange'),
                value: <Amount amount={decimalOf(list.totals.net)} currency={currency} signed />,
                text: t('records.movements', { count: list.total }),
                icon: 'scale',
              },
            ]}
            narrowed={filters.isNarrowed}
            empty={{
              title: t('records.noTransactions'),
              action: deposit ? (
                <Button as={Link} to={deposit} icon="banknote-arrow-down">
                  {t('records.deposit')}
                </Button>
              ) : null,
            }}
          />
        )}
      </AnsweredPage>
      <TransactionDialog id={opened.id} onClose={opened.close} />
    </>
  )
}

export default withMessages([exportMessages, periodMessages, recordMessages, messages], TransactionsPage)
