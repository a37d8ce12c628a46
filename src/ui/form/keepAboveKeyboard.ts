/** Less is no keyboard: bars of the browser come and go. CSS pixels. */
const leastKeyboard = 120

/**
 * Has the sheet around a form end above a phone's keyboard, which covers the page and leaves its size as it is; the field
 * that is typed in stays in view. Answers what undoes it.
 */
export function keepAboveKeyboard(form: HTMLFormElement): () => void {
  const sheet = form.closest('dialog')
  const view = window.visualViewport
  if (!sheet || !view) return () => undefined
  const { style } = sheet
  const leave = () => {
    style.removeProperty('--seen')
    style.removeProperty('--covered')
  }
  const fit = () => {
    const whole = Math.max(window.innerHeight, document.documentElement.clientHeight)
    const covered = whole - view.height - view.offsetTop
    // who enlarges the page looks at a part of it
    if (view.scale > 1 || whole - view.height < leastKeyboard) return leave()
    style.setProperty('--seen', `${view.height}px`)
    style.setProperty('--covered', `${Math.max(0, covered)}px`)
    const { activeElement } = document
    if (form.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' })
  }
  view.addEventListener('resize', fit)
  view.addEventListener('scroll', fit)
  fit()
  return () => {
    view.removeEventListener('resize', fit)
    view.removeEventListener('scroll', fit)
    leave()
  }
}
