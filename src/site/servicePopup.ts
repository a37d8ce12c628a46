/** Size of the customer service window in CSS pixels (spec §2, §9). */
const size = { width: 440, height: 500 }

interface Words {
  readonly title: string
  readonly waiting: string
}

interface ServicePopup {
  readonly load: (address: string) => void
  readonly close: () => void
}

/**
 * Opens the blank window. To be called while the press is handled: later, browsers refuse it. The page that is
 * loaded afterwards cannot reach back to this one.
 */
export function openServicePopup(words: Words): ServicePopup | undefined {
  const left = Math.max(0, window.screenX + window.outerWidth - size.width - 24)
  const top = Math.max(0, window.screenY + window.outerHeight - size.height - 24)
  const features = `popup,width=${size.width},height=${size.height},left=${left},top=${top}`
  const popup = window.open('', 'marquee-service', features)
  if (!popup) return undefined
  greet(popup, words)
  popup.focus()
  return { load: (address) => popup.location.replace(address), close: () => popup.close() }
}

/** Says in the brand's colours that something is coming; a window left from before may show another site. */
function greet(popup: Window, { title, waiting }: Words): void {
  try {
    popup.opener = null
    const { document: page } = popup
    const look = getComputedStyle(document.documentElement)
    const { lang, dir } = document.documentElement
    page.title = title
    Object.assign(page.documentElement, { lang, dir })
    Object.assign(page.body.style, {
      margin: '0',
      minHeight: '100vh',
      display: 'grid',
      placeItems: 'center',
      textAlign: 'center',
      font: `500 16px/1.5 ${look.getPropertyValue('--font-text')}`,
      color: look.getPropertyValue('--text'),
      background: look.getPropertyValue('--page'),
    })
    page.body.textContent = waiting
  } catch {
    // a window of another origin is about to be loaded anew anyway
  }
}
