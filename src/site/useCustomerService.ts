import type { MessageKey } from '../contract/messageKeys'
import { useAtomValue } from '../state/atoms'
import { useCallback, useRef } from 'react'
import { useTranslation } from '../i18n/translate'
import { generalMessage } from '../platform/generalMessage'
import { clientAtom } from '../session/client'
import { useToast } from '../ui/feedback/useToast'
import { openBlankWindow } from './blankWindow'
import { serviceAddress } from './serviceAddress'

/** Size of the customer service window in CSS pixels (spec §2, §9). */
const size = { width: 440, height: 500 }

/**
 * Opens customer service (spec §2 Header): a blank window at once, then the address that the platform names. On
 * failure the window closes and the visitor is told why.
 */
export function useCustomerService(): () => void {
  const client = useAtomValue(clientAtom)
  const { t } = useTranslation()
  const { show } = useToast()
  const asking = useRef(false)
  return useCallback(() => {
    if (asking.current) return
    const popup = openBlankWindow({
      name: 'marquee-service',
      ...size,
      title: t('app.service.title'),
      waiting: t('app.service.waiting'),
    })
    if (!popup) {
      show({ tone: 'warning', text: t('app.service.blocked') })
      return
    }
    const fail = (key: MessageKey) => {
      popup.close()
      show({ tone: 'danger', text: t(key) })
    }
    asking.current = true
    client('customerService')
      .then((answer) => {
        const address = serviceAddress(answer, location.href)
        if (address === undefined) fail('app.service.unavailable')
        else popup.load(address)
      })
      .catch((error: unknown) => fail(generalMessage(error)))
      .finally(() => {
        asking.current = false
      })
  }, [client, t, show])
}
