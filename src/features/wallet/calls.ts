import { type WalletTransfers, walletTransfersSchema } from '../../contract/wallet-transfers'
import type { NamedCall } from '../../platform/calls'

/** `page`, `pageSize`; `requestId` for the transfer of one number. */
export const getWalletTransfers: NamedCall<WalletTransfers> = {
  id: 'walletTransfers',
  method: 'GET',
  path: '/wps/relay/GCS_walletTransferList',
  moduleId: 'FUNDTRANS3',
  token: true,
  value: walletTransfersSchema,
}
