import type { Vendor } from '../../contract/vendors'
import { vendorByCodeAtom } from '../../site/games'
import { isMainWallet, merchantWalletAtom } from '../merchantWallet/merchantWallet'
import { balanceAtom, vendorsAtom } from '../../site/platformAnswers'
import { isOnAtom } from '../../site/site'
import { atom } from '../../state/atoms'
import { mainWalletOnly, type WalletBalances, walletBalancesOf } from './walletBalances'

/** Whether a game is played from its vendor's wallet, which money is moved to. */
const walletsApartAtom = atom((get) => get(isOnAtom)('FUNDTRANS3') && get(merchantWalletAtom).data?.isSingle === false)

/** The vendor whose games are played from a wallet of its own; undefined for one that is listed nowhere, too. */
export const ownWalletVendorAtom = atom((get) => (vassalage: string): Vendor | undefined => {
  const vendor = get(walletsApartAtom) ? get(vendorByCodeAtom)(vassalage) : undefined
  return vendor && !isMainWallet(vendor.accountTypeId) ? vendor : undefined
})

/** Where the member's money is; undefined while that is not known. */
export const walletBalancesAtom = atom((get): WalletBalances | undefined => {
  const balance = get(balanceAtom).data
  if (balance === undefined) return undefined
  if (!get(isOnAtom)('FUNDTRANS3')) return mainWalletOnly(balance)
  const standing = walletBalancesOf(balance, get(vendorsAtom).data ?? [])
  // whose money is all at home is not asked how many wallets there are
  if (standing.away.length === 0) return standing
  const wallets = get(merchantWalletAtom)
  if (wallets.isPending) return undefined
  // where that cannot be told, the balance still says that money stands elsewhere
  return wallets.data?.isSingle === true ? mainWalletOnly(balance) : standing
})
