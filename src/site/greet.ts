interface Words {
  readonly title: string
  /** Said in the window until something is loaded in it. */
  readonly waiting: string
}

/** Says in a window that was opened blank, in the brand's colours, that something is coming. */
export function greet(opened: Window, { title, waiting }: Words): void {
  try {
    const { document: page } = opened
    // what it was opened for came first
    if (page.URL !== 'about:blank') return
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
    // of another origin by now, or from before
  }
}
