/** Less is no keyboard: bars of the browser come and go. CSS pixels. */
const leastKeyboard = 120

let isWatched = false

/**
 * Says in `--seen` and `--covered` how much a phone's keyboard leaves of the page and takes of its end: it covers the page
 * and leaves its size as it is. Sheets end above it, and the field that is typed in stays in view. Once for all forms.
 */
export function watchKeyboard(): void {
  const view = window.visualViewport
  if (isWatched || !view) return
  isWatched = true
  const { style } = document.documentElement
  const fit = () => {
    const whole = Math.max(window.innerHeight, document.documentElement.clientHeight)
    // who enlarges the page looks at a part of it
    if (view.scale > 1 || whole - view.height < leastKeyboard) {
      style.removeProperty('--seen')
      style.removeProperty('--covered')
      return
    }
    style.setProperty('--seen', `${view.height}px`)
    style.setProperty('--covered', `${Math.max(0, whole - view.height - view.offsetTop)}px`)
    const { activeElement } = document
    if (activeElement?.closest('dialog')) activeElement.scrollIntoView({ block: 'nearest' })
  }
  view.addEventListener('resize', fit)
  view.addEventListener('scroll', fit)
  fit()
}
