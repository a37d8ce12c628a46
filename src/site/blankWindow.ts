interface BlankWindow {
  /** Windows of the same name are one. */
  readonly name: string
  /** CSS pixels. */
  readonly width: number
  readonly height: number
  readonly title: string
  /** Said in the window until something is loaded in it. */
  readonly waiting: string
}

export interface OpenedWindow {
  readonly load: (address: string) => void
  readonly close: () => void
}

/**
 * Opens a blank window. To be called while the press is handled: later, browsers refuse it. The page that is loaded
 * afterwards cannot reach back to this one. Undefined where the browser opened none.
 */
export function openBlankWindow({ name, width, height, ...words }: BlankWindow): OpenedWindow | undefined {
  const left = Math.max(0, window.screenX + window.outerWidth - width - 24)
  const top = Math.max(0, window.screenY + window.outerHeight - height - 24)
  const opened = window.open('', name, `popup,width=${width},height=${height},left=${left},top=${top}`)
  if (!opened) return undefined
  try {
    // a window left from before may show another site
    opened.opener = null
  } catch {
    // and is about to be loaded anew anyway
  }
  // few presses open a window
  void import('./greet').then(
    ({ greet }) => greet(opened, words),
    () => undefined,
  )
  opened.focus()
  return { load: (address) => opened.location.replace(address), close: () => opened.close() }
}
