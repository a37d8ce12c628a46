import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { ExportButton } from '../../shared/export/ExportButton'
import { FilterBar } from '../../shared/records/FilterBar'
import { useAnswer } from '../../site/useAnswer'
import { AccountSearch } from './AccountSearch'
import { Below } from './Below'
import { getSubordinateProfit } from './calls'
import { ProfitSummary } from './ProfitSummary'
import { useProfitColumns, useProfitExport } from './profitTable'
import { ReportAnswer } from './ReportAnswer'
import { ReportChart } from './ReportChart'
import { ReportEmpty } from './ReportEmpty'
import { reportPage } from './reportPage'
import { sumOf, Sums } from './Totals'
import { accountTypes, useGameChoices, useReport, useTypeChoice } from './useReport'
import { Way } from './Way'

/** Direct subordinates, each with the whole team below it; one level further down where the address names one (spec §2). */
function SubordinateProfitPage() {
  const { t } = useTranslation()
  const games = useGameChoices()
  const report = useReport({ ...games.known, accountType: accountTypes })
  const { filters, account } = report
  const filter = {
    account,
    vassalage: filters.value('vendor'),
    category: filters.value('category'),
    accountType: filters.value('accountType'),
  }
  const answer = useAnswer(getSubordinateProfit, { ...filters.query, ...filter }, { staleTime: 0 })
  const { data } = answer
  const currency = data?.currency ?? ''
  const isWhole = filter.vassalage === undefined && filter.category === undefined
  const columns = useProfitColumns(currency, report, isWhole)
  const task = useProfitExport(currency, isWhole, { ...filters.bounds, ...filter })
  const choices = [useTypeChoice(), ...games.choices]
  const above = data?.path.flatMap((step) => (step.account === data.path.at(-1)?.account ? [] : [step.account]))
  return (
    <>
      {account === undefined ? null : <Way report={report} account={account} above={above ?? []} />}
      <FilterBar filters={filters} choices={choices} />
      {account === undefined ? <AccountSearch report={report} /> : null}
      <ReportAnswer
        report={report}
        answer={answer}
        caption={t('teamReports.profit')}
        columns={columns}
        rowKey={({ account: name }) => name}
        empty={
          <>
            {data?.own ? <ProfitSummary report={data} /> : null}
            <ReportEmpty report={report} choices={choices} icon="users" title={t('teamReports.noSubordinates')} />
          </>
        }
        above={
          data && (
            <>
              <ProfitSummary report={data} />
              <ReportChart
                title={t('teamReports.byResult')}
                currency={currency}
                rows={data.content.map((row) => ({ name: row.account, value: decimalOf(row.result) }))}
                sum={decimalOf(data.totals.result)}
                count={data.total}
                signed
              />
            </>
          )
        }
        below={
          data && (
            <Below
              report={report}
              exporting={
                <ExportButton key={JSON.stringify([filters.bounds, filter])} task={task} name="subordinate-profit" />
              }
              sums={
                <Sums
                  currency={currency}
                  sums={[
                    { label: t('teamReports.stake'), amount: sumOf(data.content, ({ stake }) => stake) },
                    {
                      label: t('teamReports.result'),
                      amount: sumOf(data.content, ({ result }) => result),
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

export default reportPage(SubordinateProfitPage)
