import { type RefObject, useEffect } from 'react'

/** Calls `close` on Escape and on a press outside `root` while `open`. A dialog around hears no Escape. */
export function useDismiss(open: boolean, root: RefObject<HTMLElement | null>, close: (byKey: boolean) => void): void {
  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      close(true)
    }
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && root.current?.contains(event.target) === false) close(false)
    }
    addEventListener('keydown', onKey, { capture: true })
    addEventListener('pointerdown', onPress, { capture: true })
    return () => {
      removeEventListener('keydown', onKey, { capture: true })
      removeEventListener('pointerdown', onPress, { capture: true })
    }
  }, [open, root, close])
}
