import { useTranslation } from '../../i18n/translate'
import { usePageAddress } from '../../shared/address/usePageAddress'
import { PagedHistory } from '../../shared/lists/PagedHistory'
import { pageOf } from '../../shared/lists/historyPage'
import { useAnswer } from '../../site/useAnswer'
import { getWalletTransfers } from './calls'
import { useTransferColumns } from './useTransferColumns'
import type { WalletLine } from './walletLines'

/** Every transfer between the wallets, by hand and around games. */
export function TransferHistory({ lines }: { readonly lines: readonly WalletLine[] }) {
  const { t } = useTranslation()
  const { page, setPage } = usePageAddress()
  const answer = useAnswer(getWalletTransfers, pageOf(page), { staleTime: 0 })
  const columns = useTransferColumns(lines, answer.data?.currency ?? '')
  return (
    <PagedHistory
      title={t('wallet.history')}
      failed={t('wallet.historyFailed')}
      empty={{
        icon: 'arrow-left-right',
        title: t('wallet.historyEmpty'),
        text: t('wallet.historyEmptyText'),
      }}
      answer={answer}
      columns={columns}
      rowKey={({ transactionNo }) => transactionNo}
      page={page}
      onPage={setPage}
    />
  )
}
