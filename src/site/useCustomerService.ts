import { useAtomValue } from '../state/atoms'
import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { generalMessage } from '../platform/generalMessage'
import { clientAtom } from '../session/client'
import { useToast } from '../ui/feedback/useToast'
import { serviceAddress } from './serviceAddress'
import { openServicePopup } from './servicePopup'

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
    const popup = openServicePopup({ title: t('app.service.title'), waiting: t('app.service.waiting') })
    if (!popup) {
      show({ tone: 'warning', text: t('app.service.blocked') })
      return
    }
    const fail = (key: string) => {
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
