import { Link } from '../../site/Link'
import type { AccountTransactions } from '../../contract/account-transactions'
import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { type BadgeState, StateBadge } from '../../shared/lists/StateBadge'
import { Amount } from '../../site/Amount'
import { useAtomValue } from '../../state/atoms'
import { type Column, TextLink } from '../../ui'
import { Two } from './record.styles'
import { useTypeName } from '../../shared/records/transactionTypes'
import type { Opened } from '../../shared/address/useOpened'

export type Transaction = AccountTransactions['content'][number]

export const transactionStates: Readonly<Record<Transaction['status'], BadgeState>> = {
  DONE: { tone: 'success', label: 'records.done' },
  PENDING: { tone: 'warning', label: 'records.pending' },
  FAILED: { tone: 'danger', label: 'records.unsuccessful' },
}

/** Columns of the account's transactions. */
export function useTransactionColumns(currency: string, opened: Opened): readonly Column<Transaction>[] {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const nameOf = useTypeName()
  return [
    {
      id: 'type',
      label: t('records.type'),
      card: 'title',
      render: ({ id, type, amount, bet, vendorName = bet?.vendorName }) => (
        <Two>
          <TextLink as={Link} to={opened.to(id)} aria-haspopup="dialog">
            {bet?.gameName ?? nameOf(type, amount)}
          </TextLink>
          <small>{[bet?.gameName && nameOf(type), vendorName].filter(Boolean).join(' · ')}</small>
        </Two>
      ),
    },
    {
      id: 'time',
      label: t('records.time'),
      render: ({ time, reference }) => (
        <Two>
          <time dateTime={isoTime(time)}>{formatDateTime(time, language)}</time>
          {reference === undefined ? null : (
            <small>
              <bdi>{reference}</bdi>
            </small>
          )}
        </Two>
      ),
    },
    {
      id: 'status',
      label: t('records.status'),
      render: ({ status }) => <StateBadge state={transactionStates[status]} />,
    },
    {
      id: 'amount',
      label: t('records.amount'),
      figure: true,
      card: 'lead',
      render: ({ amount }) => <Amount amount={decimalOf(amount)} currency={currency} signed />,
    },
    {
      id: 'balance',
      label: t('records.balance'),
      figure: true,
      render: ({ balance }) =>
        balance === undefined ? '–' : <Amount amount={decimalOf(balance)} currency={currency} />,
    },
  ]
}
