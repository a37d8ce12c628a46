import { type WalletTransferReceipt, walletTransferReceiptSchema } from '../../contract/wallet-transfer-receipt'
import type { NamedCall } from '../../platform/calls'

/** Moves money between the main wallet and a vendor's; once a number, however often it is sent. */
export const walletTransferCall: NamedCall<WalletTransferReceipt> = {
  id: 'walletTransfer',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  moduleId: 'FUNDTRANS3',
  token: true,
  alert: false,
  value: walletTransferReceiptSchema,
}
