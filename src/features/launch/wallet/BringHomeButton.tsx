import { useTranslation } from '../../../i18n/translate'
import { useModal } from '../../../site/modal'
import { modals } from '../../../site/paths'
import { withMessages } from '../../../site/withMessages'
import { useAtomValue } from '../../../state/atoms'
import { Button } from '../../../ui'
import { messages } from '../../../shared/launch/messages'
import { standingAtom } from '../../../shared/wallet/moneyAway'

/** Below the list of wallets, while any but the main one holds money. */
function BringHomeButton() {
  const { t } = useTranslation()
  const { open } = useModal()
  const isAway = (useAtomValue(standingAtom)?.away.length ?? 0) > 0
  return isAway ? <Button onClick={() => open(modals.wallets)}>{t('games.launch.wallet.bring')}</Button> : null
}

export default withMessages(messages, BringHomeButton)
