import { useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { useMoney } from '../../shared/money/useMoney'
import { useToast } from '../../ui'
import { type UplineContent, uplineMoney } from './uplineMoney'
import { useUplineWords } from './useUplineWords'

/** Sends a transfer, and says what became of it: at the form, or by a toast to who has left it. */
export function useUpline() {
  const { t } = useTranslation()
  const { show } = useToast()
  const words = useUplineWords()
  const { busy, send } = useMoney(uplineMoney)
  const [failure, setFailure] = useState<string>()

  const transfer = (
    content: UplineContent,
    beside: { readonly paymentPassword: string },
    /** The player is still at the form. */
    onSettled: (isDone: boolean) => void,
  ): Promise<void> => {
    setFailure(undefined)
    return send(
      content,
      beside,
      ({ standing, again }, isThere) => {
        if (isThere) onSettled(true)
        if (standing === 'rejected')
          return show({ tone: 'danger', text: t('upline.turnedDown', { what: words('upline.open', content) }) })
        const done = words(standing === 'waiting' ? 'upline.waiting' : 'upline.done', content)
        show({ tone: 'success', text: again ? t('upline.again', { done }) : done })
      },
      (reason, isThere) => {
        if (isThere) {
          onSettled(false)
          setFailure(reason)
        } else show({ tone: 'danger', text: t('upline.failedAway', { what: words('upline.open', content), reason }) })
      },
    )
  }
  return { busy, failure, send: transfer }
}
