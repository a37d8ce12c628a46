import { useCallback } from 'react'
import { useTranslation } from '../../i18n/translate'
import { errorMessage } from '../../platform/messages'
import { useSetAtom } from '../../state/atoms'
import { useToast } from '../../ui'
import { markReadAtom } from './inbox'

/** Marks messages as read; where that fails they stay unread, and the member hears why. */
export function useMarkRead(): (ids: readonly string[]) => Promise<void> {
  const { t } = useTranslation()
  const { show } = useToast()
  const mark = useSetAtom(markReadAtom)
  return useCallback(
    async (ids) => {
      try {
        await mark(ids)
      } catch (error) {
        show({ tone: 'danger', text: t('inbox.stillUnread', { count: ids.length, reason: t(errorMessage(error)) }) })
      }
    },
    [mark, show, t],
  )
}
