import { type MerchantWallet, merchantWalletSchema } from '../../contract/merchant-wallet'
import type { NamedCall } from '../../platform/calls'

/** One wallet for every vendor, or one a vendor. A failure says nothing: every wallet that has a balance is shown. */
export const merchantWalletCall: NamedCall<MerchantWallet> = {
  id: 'merchantWallet',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  moduleId: 'COMM3',
  token: true,
  alert: false,
  value: merchantWalletSchema,
}
