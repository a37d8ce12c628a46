import type { TeamTransactions } from '../../contract/team-transactions'
import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import type { Query } from '../../shared/export/exportQuery'
import { useTypeName } from '../../shared/records/transactionTypes'
import { Amount } from '../../site/Amount'
import { useAtomValue } from '../../state/atoms'
import type { Column } from '../../ui'
import { getTeamTransactions } from './calls'
import { Member, Two } from './Member'
import type { Report } from './useReport'
import { useReportExport } from './useReportExport'

type Row = TeamTransactions['content'][number]

export function useTransactionColumns(currency: string, report: Report): readonly Column<Row>[] {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const nameOf = useTypeName()
  return [
    {
      id: 'account',
      label: t('teamReports.account'),
      card: 'title',
      render: ({ account, level }) => (
        <Member
          account={account}
          to={report.account === undefined ? report.to(account) : undefined}
          text={t('teamReports.levelOf', { level })}
        />
      ),
    },
    {
      id: 'type',
      label: t('teamReports.type'),
      render: ({ type, reference = '' }) => (
        <Two>
          <span>{nameOf(type)}</span>
          {reference === '' ? null : (
            <small>
              <bdi>{reference}</bdi>
            </small>
          )}
        </Two>
      ),
    },
    {
      id: 'time',
      label: t('teamReports.time'),
      render: ({ time }) => <time dateTime={isoTime(time)}>{formatDateTime(time, language)}</time>,
    },
    {
      id: 'amount',
      label: t('teamReports.amount'),
      figure: true,
      card: 'lead',
      render: ({ amount }) => <Amount amount={decimalOf(amount)} currency={currency} signed />,
    },
    {
      id: 'balance',
      label: t('teamReports.balance'),
      figure: true,
      render: ({ balance }) =>
        balance === undefined ? '–' : <Amount amount={decimalOf(balance)} currency={currency} />,
    },
  ]
}

export function useTransactionExport(currency: string, query: Query) {
  const { t } = useTranslation()
  const nameOf = useTypeName()
  return useReportExport<Row>(
    getTeamTransactions,
    [
      { header: t('teamReports.number'), value: ({ id }) => id },
      { header: t('teamReports.account'), value: ({ account }) => account },
      { header: t('teamReports.level'), value: ({ level }) => String(level), number: true },
      { header: t('teamReports.time'), value: ({ time }) => isoTime(time) ?? '' },
      { header: t('teamReports.type'), value: ({ type }) => nameOf(type) },
      { header: t('teamReports.reference'), value: ({ reference = '' }) => reference },
      { header: t('teamReports.amount'), value: ({ amount }) => decimalOf(amount), number: true },
      {
        header: t('teamReports.balance'),
        value: ({ balance }) => (balance === undefined ? '' : decimalOf(balance)),
        number: true,
      },
      { header: t('teamReports.currency'), value: () => currency },
    ],
    query,
  )
}
