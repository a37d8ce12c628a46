type Listener = () => void

const open: HTMLDialogElement[] = []
const listeners = new Set<Listener>()
const tell = () => {
  // global styles hold the page still by it; asking for dialogs with :has() would walk the page with every change of it
  document.documentElement.toggleAttribute('data-modal', open.length > 0)
  listeners.forEach((listener) => listener())
}

/** Modal dialogs in the order of their opening. The page under the last one is inert: nothing there is seen or heard. */
export const openModals = {
  add: (dialog: HTMLDialogElement): Listener => {
    open.push(dialog)
    tell()
    return () => {
      open.splice(open.indexOf(dialog), 1)
      tell()
    }
  },
  top: (): HTMLDialogElement | undefined => open.at(-1),
  subscribe: (listener: Listener): Listener => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
