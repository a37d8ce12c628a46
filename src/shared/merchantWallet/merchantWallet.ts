import { answerAtom } from '../../site/answers'
import { getMerchantWallet } from './calls'

/** Asked once per session (spec §3): a merchant does not change its wallets under its members. */
export const merchantWalletAtom = answerAtom(getMerchantWallet, { staleTime: 24 * 3_600_000 })

/** The account's own wallet; the others belong to a vendor each. Launch requests name it 1 (spec §3), some platforms 0. */
export const mainWallet = 1
export const isMainWallet = (accountTypeId: number): boolean => accountTypeId <= mainWallet
