import { openModals } from '../../../ui'

/** Where a challenge is shown. */
export interface Stage {
  readonly close: () => void
}

/** Class names of everything that the vendor draws begin so. */
const isVendors = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && node.className.startsWith('geetest')

/**
 * The vendor draws into the body, which is under our dialogs and cannot be reached while one is open. So a dialog of
 * the top layer, nothing to be seen of it, takes in what the vendor adds.
 */
export function openStage(label: string, onEscape: () => void): Stage {
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', label)
  const { style } = dialog
  style.cssText =
    'inline-size:100vw;block-size:100dvh;max-inline-size:none;max-block-size:none;margin:0;padding:0;border:0;background:transparent'
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    onEscape()
  })
  // a browser that Escape reaches twice, or before anything was pressed, closes it without asking
  dialog.addEventListener('close', () => {
    if (dialog.isConnected) onEscape()
  })
  const takeIn = (nodes: Iterable<Node>) => {
    for (const node of nodes) {
      if (!isVendors(node)) continue
      dialog.append(node)
      // what there is to do, rather than the button that closes it
      const first = node.querySelector<HTMLElement>('input') ?? node.querySelector<HTMLElement>('button, [tabindex]')
      first?.focus()
    }
  }
  const watch = new MutationObserver((changes) => changes.forEach(({ addedNodes }) => takeIn(addedNodes)))
  const before = document.activeElement
  document.body.append(dialog)
  watch.observe(document.body, { childList: true })
  dialog.showModal()
  const remove = openModals.add(dialog)
  return {
    close: () => {
      watch.disconnect()
      remove()
      dialog.close()
      dialog.remove()
      if (before instanceof HTMLElement) before.focus()
    },
  }
}
