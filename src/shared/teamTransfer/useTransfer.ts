import { useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { wasNotLetIn } from '../../platform/wasRefused'
import { useMoney } from '../money/useMoney'
import { useToast } from '../../ui'
import type { TransferBeside, TransferContent, TransferMoney } from './teamTransferMoney'
import { useTransferWords } from './useTransferWords'

/** Sends a transfer, and says what became of it: at the form, or by a toast to who has left it. */
export function useTransfer(money: TransferMoney) {
  const { t } = useTranslation()
  const { show } = useToast()
  const words = useTransferWords()
  const { busy, send } = useMoney(money)
  const [failure, setFailure] = useState<string>()

  const transfer = (
    content: TransferContent,
    beside: TransferBeside,
    /** The player is still at the form. Not told of a session that was over: whoever logs in again goes on with the form as it was. */
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
      (reason, isThere, error) => {
        if (isThere) {
          if (!wasNotLetIn(error)) onSettled(false)
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
