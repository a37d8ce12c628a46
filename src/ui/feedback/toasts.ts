/** Toasts on the screen, oldest first. One store for the page: a message outlives the page that caused it. */
export interface ToastMessage {
  readonly tone: 'accent' | 'success' | 'warning' | 'danger'
  readonly text: string
  /** A way to what it tells of. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined
}

export interface Toast extends ToastMessage {
  readonly id: number
}

const most = 3

export interface ToastStore {
  readonly read: () => readonly Toast[]
  readonly subscribe: (listener: () => void) => () => void
  readonly show: (message: ToastMessage) => void
  readonly dismiss: (id: number) => void
  /** Takes away what has nothing to press: it told of what came before. */
  readonly clear: () => void
  /** Takes away everything: whoever it told is no longer there. */
  readonly empty: () => void
}

/** At most three at a time; the same words twice in a row are one toast. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = []
  let nextId = 1
  const listeners = new Set<() => void>()
  const set = (next: readonly Toast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  return {
    read: () => toasts,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show(message) {
      const others = toasts.filter(({ tone, text }) => tone !== message.tone || text !== message.text)
      set([...others, { ...message, id: nextId }].slice(-most))
      nextId += 1
    },
    dismiss: (id) => set(toasts.filter((toast) => toast.id !== id)),
    clear: () => set(toasts.filter(({ action }) => action !== undefined)),
    empty: () => set([]),
  }
}

export const toastStore = createToastStore()
