import { useTranslation } from '../../i18n/translate'
import type { TeamMember } from '../../contract/team-member'
import { formatDate, formatTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { decimalOf } from '../../lib/decimal'
import { Amount } from '../../site/Amount'
import { useAtomValue } from '../../state/atoms'
import { Figures } from '../../ui'
import { numberFormat } from '../../lib/intl'

/** Of the account alone, since it was opened; its team is counted. */
export function MemberFigures({ member: { row, figures, currency } }: { readonly member: TeamMember }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const money = (amount: string | number, signed = false) => (
    <Amount amount={decimalOf(amount)} currency={currency} signed={signed} />
  )
  const { registeredAt, lastLoginAt } = row
  return (
    <Figures
      figures={[
        { id: 'balance', icon: 'wallet', label: t('team.balance'), value: money(row.balance) },
        { id: 'deposits', icon: 'banknote-arrow-down', label: t('team.deposits'), value: money(figures.deposits) },
        { id: 'out', icon: 'banknote-arrow-up', label: t('team.withdrawals'), value: money(figures.withdrawals) },
        { id: 'turnover', icon: 'ticket', label: t('team.turnover'), value: money(figures.turnover) },
        { id: 'profit', icon: 'scale', label: t('team.profit'), value: money(figures.profit, true) },
        {
          id: 'team',
          icon: 'users',
          label: t('team.size'),
          value: numberFormat(language).format(row.teamSize),
        },
        {
          id: 'registered',
          icon: 'calendar',
          label: t('team.registered'),
          value: <time dateTime={isoTime(registeredAt)}>{formatDate(registeredAt, language)}</time>,
        },
        {
          id: 'lastLogin',
          icon: 'clock',
          label: t('team.lastLogin'),
          value:
            lastLoginAt === undefined ? (
              t('team.never')
            ) : (
              <time dateTime={isoTime(lastLoginAt)}>{formatDate(lastLoginAt, language)}</time>
            ),
          text: lastLoginAt === undefined ? undefined : formatTime(lastLoginAt, language, { timeStyle: 'short' }),
        },
      ]}
    />
  )
}
