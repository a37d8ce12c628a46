import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'

declare global {
  interface Window {
    /** Draws the form; milliseconds until it is laid out and its effects have run. */
    mountForm: () => number
    unmountForm: () => void
  }
}

/** Gives a page of the bench its two handles. */
export function offer(form: () => ReactNode): void {
  let root: Root | undefined
  window.mountForm = () => {
    const host = document.getElementById('form')
    if (!host) throw new Error('the page has no #form')
    const start = performance.now()
    root = createRoot(host)
    flushSync(() => root?.render(form()))
    // layout belongs to it: before it nobody can press anything
    void document.body.offsetHeight
    return performance.now() - start
  }
  window.unmountForm = () => root?.unmount()
}
