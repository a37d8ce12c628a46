import { useTranslation } from '../../i18n/translate'
import { messages as launchMessages } from '../../shared/launch/messages'
import { walletBalancesAtom } from '../../shared/wallet/walletAtoms'
import { withMessages } from '../../site/withMessages'
import { useAtomValue } from '../../state/atoms'
import { Button, Stack } from '../../ui'
import { bringingAtom } from './bringBack'
import { messages } from './messages'
import { Small } from './wallet.styles'
import { useBringBack } from './useBringBack'

/** Below the list of wallets, while any but the main one holds money: one press brings all of it back. */
function BringAllBack() {
  const { t } = useTranslation()
  const bring = useBringBack()
  const bringing = useAtomValue(bringingAtom)
  if ((useAtomValue(walletBalancesAtom)?.away.length ?? 0) === 0) return null
  return (
    <Stack gap={2}>
      <Button icon="wallet" block busy={bringing === 'all'} onClick={() => void bring('all')}>
        {t('wallet.bringAll')}
      </Button>
      <Small>{t('wallet.bringHint')}</Small>
    </Stack>
  )
}

export default withMessages([launchMessages, messages], BringAllBack)
