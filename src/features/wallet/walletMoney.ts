import * as z from 'zod/mini'
import type { WalletTransfer } from '../../contract/wallet-transfer'
import type { WalletTransferReceipt } from '../../contract/wallet-transfer-receipt'
import type { WalletTransfers } from '../../contract/wallet-transfers'
import { mainWallet } from '../../shared/merchantWallet/merchantWallet'
import { moneyAtoms } from '../../shared/money/moneyAtoms'
import { type Booked, fateIn, type MoneyCall } from '../../shared/money/moneyCall'
import { walletTransferCall } from '../../shared/wallet/calls'
import { getWalletTransfers } from './calls'

/** `in`: from the main wallet to the vendor's; `out`: back. */
const content = z.object({
  direction: z.enum(['in', 'out']),
  wallet: z.int(),
  vendor: z.string(),
  amount: z.string(),
  currency: z.string(),
})
export type TransferContent = z.infer<typeof content>
export type Direction = TransferContent['direction']

const standings = { PENDING: 'waiting', DONE: 'granted', FAILED: 'rejected' } as const

/** The number of a transfer is its request id. */
export const bookedTransfer = ({
  transactionNo,
  status,
}: Pick<WalletTransfers['content'][number], 'transactionNo' | 'status'>): Booked => ({
  requestId: transactionNo,
  reference: transactionNo,
  standing: standings[status],
})

const transferCall: MoneyCall<TransferContent, object, WalletTransferReceipt> = {
  call: walletTransferCall,
  content,
  same: ({ direction, wallet, amount }) => [direction, wallet, amount],
  body: ({ direction, wallet, amount }, _beside, requestId): WalletTransfer => ({
    transactionNo: requestId,
    fromAccountType: direction === 'in' ? mainWallet : wallet,
    toAccountType: direction === 'in' ? wallet : mainWallet,
    amount,
  }),
  done: ({ transactionNo }) => ({ reference: transactionNo, standing: 'granted' }),
  find: async (client, requestId) =>
    fateIn(
      (await client(getWalletTransfers, { query: { requestId, page: 1, pageSize: 10 } })).content.map(bookedTransfer),
      requestId,
    ),
  changes: [getWalletTransfers.id, 'balance'],
}
export const walletTransferMoney = moneyAtoms(transferCall)
