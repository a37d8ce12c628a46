import type { TeamBetting } from '../../contract/team-betting'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import type { Query } from '../../shared/export/exportQuery'
import { Amount } from '../../site/Amount'
import { useAtomValue } from '../../state/atoms'
import type { Column } from '../../ui'
import { getTeamBetting } from './calls'
import { Member, useStanding } from './Member'
import type { Report } from './useReport'
import { useReportExport } from './useReportExport'
import { numberFormat } from '../../lib/intl'

type Row = TeamBetting['content'][number]

/** Accounts with their sums; the name leads to the account's bets. */
export function useBettingColumns(currency: string, report: Report): readonly Column<Row>[] {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const standingOf = useStanding()
  return [
    {
      id: 'account',
      label: t('teamReports.account'),
      card: 'title',
      render: ({ account, agent, level }) => (
        <Member account={account} to={report.to(account)} text={standingOf(agent, level)} />
      ),
    },
    {
      id: 'count',
      label: t('teamReports.bets'),
      figure: true,
      render: ({ count }) => numberFormat(language).format(count),
    },
    {
      id: 'stake',
      label: t('teamReports.stake'),
      figure: true,
      card: 'lead',
      render: ({ stake }) => <Amount amount={decimalOf(stake)} currency={currency} />,
    },
    {
      id: 'win',
      label: t('teamReports.win'),
      figure: true,
      render: ({ win }) => <Amount amount={decimalOf(win)} currency={currency} />,
    },
    {
      id: 'net',
      label: t('teamReports.net'),
      figure: true,
      render: ({ net }) => <Amount amount={decimalOf(net)} currency={currency} signed />,
    },
  ]
}

export function useBettingExport(currency: string, query: Query) {
  const { t } = useTranslation()
  return useReportExport<Row>(
    getTeamBetting,
    [
      { header: t('teamReports.account'), value: ({ account }) => account },
      {
        header: t('teamReports.accountType'),
        value: ({ agent }) => t(agent ? 'teamReports.agent' : 'teamReports.member'),
      },
      { header: t('teamReports.level'), value: ({ level }) => String(level), number: true },
      { header: t('teamReports.bets'), value: ({ count }) => String(count), number: true },
      { header: t('teamReports.stake'), value: ({ stake }) => decimalOf(stake), number: true },
      { header: t('teamReports.win'), value: ({ win }) => decimalOf(win), number: true },
      { header: t('teamReports.net'), value: ({ net }) => decimalOf(net), number: true },
      { header: t('teamReports.currency'), value: () => currency },
    ],
    query,
  )
}
