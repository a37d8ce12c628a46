import { useTranslation } from '../../i18n/translate'
import { useAtomValue } from '../../state/atoms'
import { Starting } from './Starting'
import { Told, Wait } from './game.styles'
import { ownWalletVendorAtom } from '../wallet/walletAtoms'

interface Props {
  readonly isMoving: boolean
  /** Name of the vendor. */
  readonly vendor: string
  /** Its code. */
  readonly vassalage: string
}

/** While a game starts. Where its vendor has a wallet of its own, what becomes of the money is said before it moves. */
export function GameWait({ isMoving, vendor, vassalage }: Props) {
  const { t } = useTranslation()
  const hasOwnWallet = useAtomValue(ownWalletVendorAtom)(vassalage) !== undefined
  return (
    <Wait>
      <Starting label={t(isMoving ? 'games.launch.moving' : 'games.launch.starting')} />
      {hasOwnWallet ? <Told>{t('games.launch.wallet.moves', { vendor })}</Told> : null}
    </Wait>
  )
}
