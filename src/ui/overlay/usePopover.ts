import type { FocusEvent, MouseEvent, PointerEvent, RefObject } from 'react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { createIntent, type Intent } from './hoverIntent'
import { cameFromTrigger, focusTrigger } from './trigger'
import { useDismiss } from './useDismiss'

export interface PopoverInput {
  readonly root: RefObject<HTMLElement | null>
  readonly panel: RefObject<HTMLElement | null>
  readonly hoverIntent: boolean
  /** The trigger does something of its own when pressed. */
  readonly acts: boolean
}

/** State of a popover and the handlers of the element around trigger and panel. */
export function usePopover({ root, panel, hoverIntent, acts }: PopoverInput) {
  const [open, setOpen] = useState(false)
  const [intent] = useState<Intent>(() =>
    createIntent(
      () => setOpen(true),
      () => setOpen(false),
    ),
  )
  const touched = useRef(false)
  useEffect(() => intent.cancel, [intent])
  const dismiss = useCallback(
    (byKey: boolean) => {
      intent.cancel()
      setOpen(false)
      if (byKey && panel.current?.contains(document.activeElement) === true) focusTrigger(root.current)
    },
    [intent, panel, root],
  )
  useDismiss(open, root, dismiss)
  const close = useCallback(() => dismiss(true), [dismiss])

  const onClickCapture = (event: MouseEvent) => {
    if (!cameFromTrigger(event, panel.current)) return
    intent.cancel()
    const byTouch = touched.current
    touched.current = false
    if (!hoverIntent) return setOpen(!open)
    if (!acts) return setOpen(event.detail > 0 && !byTouch ? true : !open)
    if (byTouch && !open) {
      event.preventDefault()
      event.stopPropagation()
      return setOpen(true)
    }
    setOpen(false)
  }
  const onPointerDownCapture = (event: PointerEvent) => {
    touched.current = event.pointerType !== 'mouse'
  }
  const onPointerEnter = (event: PointerEvent) => {
    if (hoverIntent && event.pointerType === 'mouse') intent.enter()
  }
  const onPointerLeave = (event: PointerEvent) => {
    if (hoverIntent && event.pointerType === 'mouse') intent.leave()
  }
  const onFocus = (event: FocusEvent) => {
    if (!hoverIntent || !event.target.matches(':focus-visible')) return
    // Focus that comes back from the panel, as after Escape, must not open it again.
    if (cameFromTrigger(event, panel.current) && !root.current?.contains(event.relatedTarget)) setOpen(true)
  }
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget !== null && root.current?.contains(event.relatedTarget) !== true) setOpen(false)
  }
  return {
    open,
    close,
    handlers: { onClickCapture, onPointerDownCapture, onPointerEnter, onPointerLeave, onFocus, onBlur },
  }
}
