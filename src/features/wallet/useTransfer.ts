import { useTranslation } from '../../i18n/translate'
import { sessionAtom } from '../../session/session'
import { useFormFailure } from '../../shared/money/useFormFailure'
import { useMoney } from '../../shared/money/useMoney'
import { isPlayedHere } from '../../shared/wallet/walletActions'
import { useStore } from '../../state/atoms'
import { useToast } from '../../ui'
import { useTransferWords } from './useTransferWords'
import { type TransferContent, walletTransferMoney } from './walletMoney'

/** Sends the form's transfer and says what became of it: at the form, or by a toast to a member who has left it. */
export function useTransfer() {
  const { t } = useTranslation()
  const store = useStore()
  const { show } = useToast()
  const words = useTransferWords()
  const { busy, send } = useMoney(walletTransferMoney)
  const [failure, setFailure] = useFormFailure(walletTransferMoney)

  const transfer = async (content: TransferContent, onDone: () => void): Promise<void> => {
    setFailure(undefined)
    const { account } = { account: '', ...store.get(sessionAtom) }
    // a game that is open in this browser keeps what it plays with
    if (content.direction === 'out' && (await isPlayedHere({ account, wallet: content.wallet }))) {
      setFailure(t('games.launch.wallet.played', { vendor: words.vendor(content) }))
      return
    }
    await send(
      content,
      {},
      ({ standing, again }, isThere) => {
        if (isThere) onDone()
        const done = standing === 'waiting' ? words.waiting(content) : words.done(content)
        if (standing === 'rejected')
          show({ tone: 'danger', text: t('wallet.turnedDown', { what: words.what(content) }) })
        else show({ tone: 'success', text: again ? t('wallet.again', { done }) : done })
      },
      ({ text: reason }, isThere) => {
        if (isThere) setFailure(reason)
        else show({ tone: 'danger', text: t('wallet.failedAway', { what: words.what(content), reason }) })
      },
    )
  }
  return { busy, failure, send: transfer }
}
