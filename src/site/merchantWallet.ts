import { type MerchantWallet, merchantWalletSchema } from '../contract/merchant-wallet'
import type { NamedCall } from '../platform/calls'
import { answerAtom } from './answers'

/** One wallet for every vendor, or one a vendor. */
export const merchantWalletCall: NamedCall<MerchantWallet> = {
  id: 'merchantWallet',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  moduleId: 'COMM3',
  token: true,
  alert: false,
  value: merchantWalletSchema,
}

/** Asked once a session (spec §3): a merchant does not change its wallets under its members. */
export const merchantWalletAtom = answerAtom(merchantWalletCall, { fresh: 24 * 3_600_000 })

/** The account's own wallet; the others belong to a vendor each. Launch requests name it 1 (spec §3), some platforms 0. */
export const mainWallet = 1
export const isMainWallet = (accountTypeId: number): boolean => accountTypeId <= mainWallet
