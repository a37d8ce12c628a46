import { useTranslation } from '../../i18n/translate'
import { ExportButton } from '../../shared/export/ExportButton'
import { FilterBar } from '../../shared/records/FilterBar'
import { transactionTypes } from '../../shared/records/transactionTypes'
import { useAnswer } from '../../site/useAnswer'
import { AccountSearch } from './AccountSearch'
import { Below } from './Below'
import { getTeamTransactions } from './calls'
import { MoneySummary } from './MoneySummary'
import { ReportAnswer } from './ReportAnswer'
import { ReportEmpty } from './ReportEmpty'
import { reportPage } from './reportPage'
import { sumOf, Sums } from './Totals'
import { useTransactionColumns, useTransactionExport } from './transactionTable'
import { knownLevels, useLevelChoice, useReport } from './useReport'
import { Way } from './Way'

/** What moved in the main wallets of everybody below, or of one account of them (spec §2). */
function TeamTransactionsPage() {
  const { t } = useTranslation()
  const report = useReport({ level: knownLevels, type: Object.keys(transactionTypes) })
  const { filters, account } = report
  const filter = {
    account,
    level: account === undefined ? filters.value('level') : undefined,
    type: filters.value('type'),
  }
  const answer = useAnswer(getTeamTransactions, { ...filters.query, ...filter }, { staleTime: 0 })
  const { data } = answer
  const currency = data?.currency ?? ''
  const levels = useLevelChoice(data?.levels ?? 0, filters.value('level'))
  const columns = useTransactionColumns(currency, report)
  const task = useTransactionExport(currency, { ...filters.bounds, ...filter })
  const byType = {
    name: 'type',
    label: t('teamReports.type'),
    all: t('teamReports.allTypes'),
    options: Object.entries(transactionTypes).map(([value, label]) => ({ value, label: t(label) })),
  }
  const choices = account === undefined ? [levels, byType] : [byType]
  return (
    <>
      {account === undefined ? null : <Way report={report} account={account} />}
      <FilterBar filters={filters} choices={choices} />
      {account === undefined ? <AccountSearch report={report} /> : null}
      <ReportAnswer
        report={report}
        answer={answer}
        caption={t('teamReports.transactions')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<ReportEmpty report={report} choices={choices} icon="history" title={t('teamReports.noTransactions')} />}
        above={data && <MoneySummary report={data} />}
        below={
          data && (
            <Below
              report={report}
              exporting={
                <ExportButton key={JSON.stringify([filters.bounds, filter])} task={task} name="team-transactions" />
              }
              sums={
                <Sums
                  currency={currency}
                  sums={[
                    {
                      label: t('teamReports.netChange'),
                      amount: sumOf(data.content, ({ amount }) => amount),
                      signed: true,
                    },
                  ]}
                />
              }
            />
          )
        }
      />
    </>
  )
}

export default reportPage(TeamTransactionsPage)
