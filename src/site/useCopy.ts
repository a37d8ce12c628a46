import { useCallback, useEffect, useState } from 'react'

/** How long it says that something was copied, in milliseconds. */
const said = 2_000

/** Copies a text; `copied` is true for a moment afterwards. Answers whether the browser let it happen. */
export function useCopy(): { readonly copied: boolean; readonly copy: (text: string) => Promise<boolean> } {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), said)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = useCallback(async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      return true
    } catch {
      // refused by the browser: the text can still be selected
      return false
    }
  }, [])
  return { copied, copy }
}
