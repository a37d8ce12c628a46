import type { SubordinateProfit } from '../../contract/subordinate-profit'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import type { CsvColumn } from '../../shared/export/csv'
import type { Query } from '../../shared/export/exportQuery'
import { Amount } from '../../site/Amount'
import type { Column } from '../../ui'
import { getSubordinateProfit } from './calls'
import { Member } from './Member'
import type { Report } from './useReport'
import { useReportExport } from './useReportExport'

type Row = SubordinateProfit['content'][number]
type Sum = 'stake' | 'win' | 'bonus' | 'result' | 'deposits' | 'withdrawals'

const sumsOf = (isWhole: boolean): readonly Sum[] =>
  isWhole ? ['deposits', 'withdrawals', 'stake', 'win', 'bonus', 'result'] : ['stake', 'win', 'result']

const labels = {
  stake: 'teamReports.stake',
  win: 'teamReports.win',
  bonus: 'teamReports.bonus',
  result: 'teamReports.result',
  deposits: 'teamReports.deposits',
  withdrawals: 'teamReports.withdrawals',
} as const

/** Subordinates with their teams; the name leads one level further down, or to the account's bets. @param isWhole with money of no game */
export function useProfitColumns(currency: string, report: Report, isWhole: boolean): readonly Column<Row>[] {
  const { t } = useTranslation()
  return [
    {
      id: 'account',
      label: t('teamReports.account'),
      card: 'title',
      render: ({ account, agent, team }) => (
        <Member
          account={account}
          to={team === 0 ? report.toBets(account) : report.to(account)}
          text={
            team === 0
              ? t(agent ? 'teamReports.agent' : 'teamReports.member')
              : t('teamReports.teamOf', { count: team })
          }
        />
      ),
    },
    ...sumsOf(isWhole).map((of): Column<Row> => ({
      id: of,
      label: t(labels[of]),
      figure: true,
      card: of === 'result' ? 'lead' : undefined,
      render: (row) => <Amount amount={decimalOf(row[of] ?? '0')} currency={currency} signed={of === 'result'} />,
    })),
  ]
}

export function useProfitExport(currency: string, isWhole: boolean, query: Query) {
  const { t } = useTranslation()
  const sums = sumsOf(isWhole).map((of): CsvColumn<Row> => ({
    header: t(labels[of]),
    value: (row) => decimalOf(row[of] ?? '0'),
    number: true,
  }))
  return useReportExport<Row>(
    getSubordinateProfit,
    [
      { header: t('teamReports.account'), value: ({ account }) => account },
      {
        header: t('teamReports.accountType'),
        value: ({ agent }) => t(agent ? 'teamReports.agent' : 'teamReports.member'),
      },
      { header: t('teamReports.team'), value: ({ team }) => String(team), number: true },
      { header: t('teamReports.bets'), value: ({ count }) => String(count), number: true },
      ...sums,
      { header: t('teamReports.currency'), value: () => currency },
    ],
    query,
  )
}
