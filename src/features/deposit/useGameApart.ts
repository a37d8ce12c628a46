import { useLocation } from 'react-router'
import { ownWalletVendorAtom } from '../../shared/wallet/walletAtoms'
import { readGamePath } from '../../site/gamePath'
import { useAtomValue } from '../../state/atoms'

/** Whether the game on the page is played from a wallet of its own, which a deposit does not go into. */
export function useGameApart(): boolean {
  const { pathname, search } = useLocation()
  const ownWalletVendor = useAtomValue(ownWalletVendorAtom)
  const vassalage = readGamePath(`${pathname}${search}`)?.vassalage
  return vassalage !== undefined && ownWalletVendor(vassalage) !== undefined
}
