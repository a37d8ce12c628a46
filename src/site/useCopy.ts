import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from '../i18n/translate'
import { useToast } from '../ui/feedback/useToast'

/** How long it says that something was copied, in milliseconds. */
const said = 2_000

/**
 * Copies a text; `copied` is true for a moment afterwards. Where the browser does not let it happen, `onRefused` says so,
 * or a toast does, and it gives false: the text has to be in sight.
 */
export function useCopy(onRefused?: () => void): {
  readonly copied: boolean
  readonly copy: (text: string) => Promise<boolean>
} {
  const { t } = useTranslation()
  const { show } = useToast()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), said)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = useCallback(
    async (text: string) => {
      try {
        await navigator.clipboard.writeText(text)
        setCopied(true)
        return true
      } catch {
        if (onRefused) onRefused()
        else show({ tone: 'warning', text: t('app.copyRefused') })
        return false
      }
    },
    [show, t, onRefused],
  )
  return { copied, copy }
}
