import { useTranslation } from '../../i18n/translate'
import type { WalletTransfers } from '../../contract/wallet-transfers'
import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { decimalOf } from '../../lib/decimal'
import { StateBadge, type BadgeState } from '../../shared/lists/StateBadge'
import { Amount } from '../../site/Amount'
import { useAtomValue } from '../../state/atoms'
import { type Column } from '../../ui'
import { useWalletName, vendorOf } from './useWalletName'
import type { WalletLine } from './walletLines'

type Transfer = WalletTransfers['content'][number]

const states: Readonly<Record<Transfer['status'], BadgeState>> = {
  PENDING: { tone: 'warning', label: 'wallet.state.pending' },
  DONE: { tone: 'success', label: 'wallet.state.done' },
  FAILED: { tone: 'danger', label: 'wallet.state.failed' },
}

export function useTransferColumns(lines: readonly WalletLine[], currency: string): readonly Column<Transfer>[] {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const nameOf = useWalletName()
  const name = (wallet: number) => nameOf(wallet, vendorOf(lines, wallet))
  return [
    {
      id: 'way',
      label: t('wallet.way'),
      card: 'title',
      render: ({ fromAccountType, toAccountType }) =>
        t('wallet.wayOf', { from: name(fromAccountType), to: name(toAccountType) }),
    },
    {
      id: 'time',
      label: t('wallet.time'),
      render: ({ time }) => <time dateTime={isoTime(time)}>{formatDateTime(time, language)}</time>,
    },
    { id: 'number', label: t('wallet.number'), render: ({ transactionNo }) => <bdi>{transactionNo}</bdi> },
    {
      id: 'status',
      label: t('wallet.status'),
      render: ({ status }) => <StateBadge state={states[status]} />,
    },
    {
      id: 'amount',
      label: t('wallet.amount'),
      figure: true,
      card: 'lead',
      render: ({ amount }) => <Amount amount={decimalOf(amount)} currency={currency} />,
    },
  ]
}
