import { useTranslation } from '../../i18n/translate'
import { ExportButton } from '../../shared/export/ExportButton'
import { betTotals } from '../../shared/records/betTotals'
import { FilterBar, type FilterChoice } from '../../shared/records/FilterBar'
import { useAnswer } from '../../site/useAnswer'
import { Below } from './Below'
import { getTeamMemberBets } from './calls'
import { useBetColumns, useBetExport } from './memberBetTable'
import { PlayFigures } from './PlayFigures'
import { ReportAnswer } from './ReportAnswer'
import { ReportEmpty } from './ReportEmpty'
import { Sums } from './Totals'
import type { Report } from './useReport'
import { Way } from './Way'

interface MemberBetsProps {
  readonly report: Report
  readonly account: string
  readonly games: readonly FilterChoice[]
}

/** The bets of one account of the team, one by one; its totals are of the settled ones. */
export function MemberBets({ report, account, games }: MemberBetsProps) {
  const { t } = useTranslation()
  const { filters } = report
  const filter = { account, vassalage: filters.value('vendor'), category: filters.value('category') }
  const answer = useAnswer(getTeamMemberBets, { ...filters.query, ...filter }, { staleTime: 0 })
  const { data } = answer
  const currency = data?.currency ?? ''
  const columns = useBetColumns(currency)
  const task = useBetExport(currency, { ...filters.bounds, ...filter })
  const page = betTotals(data?.content ?? [])
  return (
    <>
      <Way report={report} account={account} />
      <FilterBar filters={filters} choices={games} />
      <ReportAnswer
        report={report}
        answer={answer}
        caption={t('teamReports.betsOf', { account })}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<ReportEmpty report={report} choices={games} icon="ticket" title={t('teamReports.noBets')} />}
        above={data && <PlayFigures totals={data.totals} currency={currency} />}
        below={
          data && (
            <Below
              report={report}
              exporting={<ExportButton key={JSON.stringify([filters.bounds, filter])} task={task} name="member-bets" />}
              sums={
                <Sums
                  currency={currency}
                  sums={[
                    { label: t('teamReports.stake'), amount: page.stake },
                    { label: t('teamReports.win'), amount: page.win },
                    { label: t('teamReports.net'), amount: page.net, signed: true },
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
