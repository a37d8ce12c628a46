import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { openModals } from './openModals'

/** Milliseconds between the wish to close and the close (spec §9); the leaving animation plays in them. */
export const closeDelay = 100

export type ModalPhase = 'closed' | 'open' | 'closing'

export interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly phase: ModalPhase
  /** False once it was closed from here, such as when its page is hidden: the browser's `close` event arrives later. */
  readonly held: RefObject<boolean>
}

/**
 * Drives a native modal <dialog>: the browser keeps focus inside, makes the page inert, and gives focus back on close;
 * to the page where what had it is gone.
 * The dialog itself takes the focus, or the element in it with `data-autofocus`; one that was set aside with its page
 * gives it back to what had it.
 * Children are to be mounted while the phase is not 'closed'.
 */
export function useModal(open: boolean): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  const held = useRef(false)
  const lastFocused = useRef<HTMLElement>(null)
  const [shown, setShown] = useState(open)
  if (open && !shown) setShown(true)

  useEffect(() => {
    if (open || !shown) return
    const timer = setTimeout(() => {
      // Closed while it is still in the document, otherwise focus would not go back to where it was.
      if (ref.current) closeDialog(ref.current)
      setShown(false)
    }, closeDelay)
    return () => clearTimeout(timer)
  }, [open, shown])

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!shown || dialog === null) return
    // Not the close button, which comes first; nor a field of its own accord, which would call up a phone's keyboard.
    const last = dialog.contains(lastFocused.current) ? lastFocused.current : null
    const wanted = last ?? dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog
    // Said before it opens: a field that has the focus for a moment was left, and would say that it is empty.
    wanted.toggleAttribute('autofocus', true)
    if (!dialog.open) dialog.showModal()
    wanted.focus()
    // A scrollbar that takes room leaves that room free while the page stands still, so that nothing shifts. Measured here:
    // opening has styled every element of the page, which is inert now, and before it the same would be done twice.
    const page = document.documentElement
    page.toggleAttribute('data-scrollbar', window.innerWidth > page.clientWidth)
    const remove = openModals.add(dialog)
    held.current = true
    return () => {
      held.current = false
      const focused = document.activeElement
      lastFocused.current = focused instanceof HTMLElement && dialog.contains(focused) ? focused : null
      remove()
      closeDialog(dialog)
    }
  }, [shown])

  return { ref, held, phase: open ? 'open' : shown ? 'closing' : 'closed' }
}

function closeDialog(dialog: HTMLDialogElement) {
  dialog.close()
  if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
}
