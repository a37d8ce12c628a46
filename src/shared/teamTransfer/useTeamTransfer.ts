import { useTranslation } from '../../i18n/translate'
import { useFormFailure } from '../money/useFormFailure'
import { useMoney } from '../money/useMoney'
import { useToast } from '../../ui'
import type { TransferBeside, TransferContent, TransferMoney } from './teamTransferMoney'
import { useTransferWords } from './useTransferWords'

/** Sends a transfer, and says what became of it: at the form, or by a toast to who has left it. */
export function useTeamTransfer(money: TransferMoney) {
  const { t } = useTranslation()
  const { show } = useToast()
  const words = useTransferWords()
  const { busy, send } = useMoney(money)
  const [failure, setFailure] = useFormFailure(money)

  const transfer = (
    content: TransferContent,
    beside: TransferBeside,
    /** Not called where the player has left the form, or goes on with it as it was. */
    onSettled: (isDone: boolean) => void,
  ): Promise<void> => {
    setFailure(undefined)
    return send(
      content,
      beside,
      ({ standing, again }, isThere) => {
        if (isThere) onSettled(true)
        if (standing === 'rejected')
          return show({
            tone: 'danger',
            text: t('teamTransfer.turnedDown', { what: words('teamTransfer.open', content) }),
          })
        const done = words(standing === 'waiting' ? 'teamTransfer.waiting' : 'teamTransfer.done', content)
        show({ tone: 'success', text: again ? t('teamTransfer.again', { done }) : done })
      },
      ({ text: reason, goesOn }, isThere) => {
        if (isThere) {
          if (!goesOn) onSettled(false)
          setFailure(reason)
        } else
          show({
            tone: 'danger',
            text: t('teamTransfer.failedAway', { what: words('teamTransfer.open', content), reason }),
          })
      },
    )
  }
  return { busy, failure, send: transfer }
}
