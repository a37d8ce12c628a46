import type { TeamBetting as Betting } from '../../contract/team-betting'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { ExportButton } from '../../shared/export/ExportButton'
import { FilterBar, type FilterChoice } from '../../shared/records/FilterBar'
import { useAnswer } from '../../site/useAnswer'
import { AccountSearch } from './AccountSearch'
import { Below } from './Below'
import { getTeamBetting } from './calls'
import { PlayFigures } from './PlayFigures'
import { ReportAnswer } from './ReportAnswer'
import { ReportChart } from './ReportChart'
import { ReportEmpty } from './ReportEmpty'
import { sumOf, Sums } from './Totals'
import { useBettingColumns, useBettingExport } from './bettingTable'
import { type Report, useLevelChoice, useTypeChoice } from './useReport'

interface TeamBettingProps {
  readonly report: Report
  readonly games: readonly FilterChoice[]
}

export function TeamBetting({ report, games }: TeamBettingProps) {
  const { t } = useTranslation()
  const { filters } = report
  const filter = {
    vassalage: filters.value('vendor'),
    category: filters.value('category'),
    level: filters.value('level'),
    accountType: filters.value('accountType'),
  }
  const answer = useAnswer(getTeamBetting, { ...filters.query, ...filter }, { staleTime: 0 })
  const { data } = answer
  const levels = useLevelChoice(data?.levels ?? 0, filters.value('level'))
  const choices = [levels, useTypeChoice(), ...games]
  const columns = useBettingColumns(data?.currency ?? '', report)
  const task = useBettingExport(data?.currency ?? '', { ...filters.bounds, ...filter })
  return (
    <>
      <FilterBar filters={filters} choices={choices} />
      <AccountSearch report={report} />
      <ReportAnswer
        report={report}
        answer={answer}
        caption={t('teamReports.betting')}
        columns={columns}
        rowKey={({ account }) => account}
        empty={<ReportEmpty report={report} choices={choices} icon="ticket" title={t('teamReports.noPlay')} />}
        above={data && <Above betting={data} />}
        below={
          data && (
            <Below
              report={report}
              exporting={
                <ExportButton key={JSON.stringify([filters.bounds, filter])} task={task} name="team-betting" />
              }
              sums={
                <Sums
                  currency={data.currency}
                  sums={[
                    { label: t('teamReports.stake'), amount: sumOf(data.content, ({ stake }) => stake) },
                    { label: t('teamReports.win'), amount: sumOf(data.content, ({ win }) => win) },
                    { label: t('teamReports.net'), amount: sumOf(data.content, ({ net }) => net), signed: true },
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

function Above({ betting: { currency, totals, content, total } }: { readonly betting: Betting }) {
  const { t } = useTranslation()
  return (
    <>
      <PlayFigures totals={totals} currency={currency} players={total} />
      <ReportChart
        title={t('teamReports.byStake')}
        currency={currency}
        rows={content.map(({ account, stake }) => ({ name: account, value: decimalOf(stake) }))}
        sum={decimalOf(totals.stake)}
        count={total}
      />
    </>
  )
}
