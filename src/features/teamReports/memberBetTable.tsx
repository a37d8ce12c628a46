import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import type { Query } from '../../shared/export/exportQuery'
import { type Bet, betStates } from '../../shared/records/betStates'
import { StateBadge } from '../../shared/lists/StateBadge'
import { Amount } from '../../site/Amount'
import { useAtomValue } from '../../state/atoms'
import { type Column } from '../../ui'
import { getTeamMemberBets } from './calls'
import { Member, Two } from './Member'
import { useReportExport } from './useReportExport'

/** A bet whose result is not known has no win yet. */
const isOpen = ({ status }: Bet): boolean => status === 'PENDING'

export function useBetColumns(currency: string): readonly Column<Bet>[] {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  return [
    {
      id: 'game',
      label: t('teamReports.game'),
      card: 'title',
      render: ({ gameName, vendorName, vassalage }) => (
        <Member account={gameName ?? t('teamReports.lobby')} text={vendorName ?? vassalage} />
      ),
    },
    {
      id: 'time',
      label: t('teamReports.time'),
      render: ({ id, time }) => (
        <Two>
          <time dateTime={isoTime(time)}>{formatDateTime(time, language)}</time>
          <small>
            <bdi>{id}</bdi>
          </small>
        </Two>
      ),
    },
    {
      id: 'status',
      label: t('teamReports.status'),
      render: ({ status }) => <StateBadge state={betStates[status]} />,
    },
    {
      id: 'stake',
      label: t('teamReports.stake'),
      figure: true,
      render: ({ stake }) => <Amount amount={decimalOf(stake)} currency={currency} />,
    },
    {
      id: 'win',
      label: t('teamReports.win'),
      figure: true,
      render: (bet) => (isOpen(bet) ? '–' : <Amount amount={decimalOf(bet.win)} currency={currency} />),
    },
    {
      id: 'net',
      label: t('teamReports.net'),
      figure: true,
      card: 'lead',
      render: (bet) => (isOpen(bet) ? '–' : <Amount amount={decimalOf(bet.net)} currency={currency} signed />),
    },
  ]
}

export function useBetExport(currency: string, query: Query) {
  const { t } = useTranslation()
  return useReportExport<Bet>(
    getTeamMemberBets,
    [
      { header: t('teamReports.betId'), value: ({ id }) => id },
      { header: t('teamReports.time'), value: ({ time }) => isoTime(time) ?? '' },
      { header: t('teamReports.game'), value: ({ gameName }) => gameName ?? t('teamReports.lobby') },
      { header: t('teamReports.vendor'), value: ({ vendorName, vassalage }) => vendorName ?? vassalage },
      { header: t('teamReports.status'), value: ({ status }) => t(betStates[status].label) },
      { header: t('teamReports.stake'), value: ({ stake }) => decimalOf(stake), number: true },
      { header: t('teamReports.win'), value: ({ win }) => decimalOf(win), number: true },
      { header: t('teamReports.net'), value: ({ net }) => decimalOf(net), number: true },
      { header: t('teamReports.currency'), value: () => currency },
    ],
    query,
  )
}
