import { type MerchantWallet, merchantWalletSchema } from '../../contract/merchant-wallet'
import type { NamedCall } from '../../platform/calls'

/** Whether one wallet serves all vendors, or each vendor has its own. */
export const getMerchantWallet: NamedCall<MerchantWallet> = {
  id: 'merchantWallet',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  moduleId: 'COMM3',
  token: true,
  alert: false,
  value: merchantWalletSchema,
}
