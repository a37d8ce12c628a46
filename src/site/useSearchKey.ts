import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Ctrl or ⌘ with K, as in most products. A single letter would be pressed by voice control and by accident (WCAG
 * 2.1.4), so there is none. Undefined: nothing is listened for. From the frame on in which the button is seen: on a busy
 * machine other effects come later. Before it is taken over, the page's own script keeps the key (app/edge/readyScript.ts).
 */
export function useSearchKey(show: (() => void) | undefined): void {
  const showNow = useEffectEvent(() => show?.())
  const listens = show !== undefined
  useLayoutEffect(() => {
    if (!listens) return
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return
      event.preventDefault()
      showNow()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [listens])
}
