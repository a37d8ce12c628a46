import { useTranslation } from '../../i18n/translate'
import { lastBefore } from '../../shared/address/pageNumber'
import { usePageAddress } from '../../shared/address/usePageAddress'
import { Answered } from '../../shared/lists/Answered'
import { PastTheEnd } from '../../shared/lists/PastTheEnd'
import { usePageLabels } from '../../shared/lists/usePageLabels'
import { useAnswer } from '../../site/useAnswer'
import { DataTable, EmptyState, Pagination, Skeleton } from '../../ui'
import { getWalletTransfers } from './calls'
import { pageOf } from './latest'
import { useTransferColumns } from './useTransferColumns'
import { History } from './wallet.styles'
import type { WalletLine } from './walletLines'

/** Every transfer between the wallets, by hand and around games. */
export function TransferHistory({ lines }: { readonly lines: readonly WalletLine[] }) {
  const { t } = useTranslation()
  const labels = usePageLabels()
  const { page, setPage } = usePageAddress()
  const answer = useAnswer(getWalletTransfers, pageOf(page), { staleTime: 0 })
  const columns = useTransferColumns(lines, answer.data?.currency ?? '')
  const waiting = <Skeleton height={420} radius="var(--radius-l)" />
  return (
    <History>
      <h2>{t('wallet.history')}</h2>
      <Answered answer={answer} skeleton={waiting} failed={t('wallet.historyFailed')}>
        {(list) => {
          const last = lastBefore(page, list.pageCount)
          if (last !== undefined)
            return (
              <PastTheEnd last={last} onPage={setPage}>
                {waiting}
              </PastTheEnd>
            )
          return list.content.length === 0 ? (
            <EmptyState icon="arrow-left-right" title={t('wallet.historyEmpty')} text={t('wallet.historyEmptyText')} />
          ) : (
            <>
              <DataTable
                caption={t('wallet.history')}
                columns={columns}
                rows={list.content}
                rowKey={({ transactionNo }) => transactionNo}
              />
              <Pagination page={list.page} pageCount={list.pageCount} onPage={setPage} labels={labels} />
            </>
          )
        }}
      </Answered>
    </History>
  )
}
