import { useTranslation } from '../../i18n/translate'
import { errorMessage } from '../../platform/messages'
import { useTransferToasts } from '../../shared/wallet/useTransferToasts'
import { useStore } from '../../state/atoms'
import { useToast } from '../../ui'
import { bringBack } from './bringBack'

/** The press; what came back is told, what did not stands in the list. */
export function useBringBack() {
  const { t } = useTranslation()
  const store = useStore()
  const tell = useTransferToasts()
  const { show } = useToast()
  return async (which: Parameters<typeof bringBack>[1]): Promise<void> => {
    try {
      const result = await bringBack(store, which)
      if (result) tell.home({ ...result, stuck: [] })
    } catch (error) {
      show({ tone: 'danger', text: t(errorMessage(error)) })
    }
  }
}
