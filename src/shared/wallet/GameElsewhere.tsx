import { useTranslation } from '../../i18n/translate'
import { balanceHiddenAtom } from '../../site/balanceHidden'
import { useAtomValue } from '../../state/atoms'
import { Button, EmptyState, Stack } from '../../ui'
import { Trouble } from '../launch/game.styles'
import { TransferBackNotices } from './TransferBackNotices'
import type { VendorBalance } from './walletBalances'
import { useTransferBack } from './useTransferBack'
import { useTransferToasts } from './useTransferToasts'

interface Props {
  readonly away: readonly VendorBalance[]
  /** Name of the vendor that is to be played at. */
  readonly vendor: string
  /** @param anyway with an empty wallet */
  readonly onStart: (anyway: boolean) => void
}

/** Nothing to play with here: the money stands at other vendors, maybe with a game that is open on another device. */
export function GameElsewhere({ away, vendor, onStart }: Props) {
  const { t } = useTranslation()
  const { places } = useTransferToasts()
  const hidden = useAtomValue(balanceHiddenAtom)
  const { homeward, bring } = useTransferBack()
  const bringAndStart = async () => {
    // another device may have brought it home by now: what there is then, the start finds out
    if (await bring()) onStart(false)
  }
  return (
    <Trouble>
      <Stack gap={4}>
        <EmptyState
          icon="wallet"
          title={t('games.launch.wallet.elsewhere')}
          text={`${t('games.launch.wallet.elsewhereText', { places: places(away, hidden), vendor })} ${t('games.launch.wallet.otherDevice')}`}
          action={
            <>
              <Button variant="primary" busy={homeward.state === 'busy'} onClick={() => void bringAndStart()}>
                {t('games.launch.wallet.bringHere')}
              </Button>
              <Button onClick={() => onStart(true)}>{t('games.launch.wallet.without')}</Button>
            </>
          }
        />
        <TransferBackNotices homeward={homeward} />
      </Stack>
    </Trouble>
  )
}
