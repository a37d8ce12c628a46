import { useTranslation } from '../../i18n/translate'
import { balanceHiddenAtom } from '../../site/balanceHidden'
import { useAtomValue } from '../../state/atoms'
import { Button, EmptyState, Stack } from '../../ui'
import { Trouble } from '../launch/game.styles'
import { HomewardNotices } from './HomewardNotices'
import type { Away } from './standing'
import { useBringHome } from './useBringHome'
import { useTellMoney } from './useTellMoney'

interface Props {
  readonly away: readonly Away[]
  /** Name of the vendor that is to be played at. */
  readonly vendor: string
  /** @param anyway with an empty wallet */
  readonly onStart: (anyway: boolean) => void
}

/** Nothing to play with here: the money stands at other vendors, maybe with a game that is open on another device. */
export function GameElsewhere({ away, vendor, onStart }: Props) {
  const { t } = useTranslation()
  const { places } = useTellMoney()
  const hidden = useAtomValue(balanceHiddenAtom)
  const { homeward, bring } = useBringHome()
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
        <HomewardNotices homeward={homeward} />
      </Stack>
    </Trouble>
  )
}
