import type { MouseEvent } from 'react'
import type { NavigateFunction } from 'react-router'

/**
 * A press on a link of a text that leads to the site itself stays in the window: the text is the brand's. Links elsewhere
 * and presses that ask for another tab go on as the sanitiser marked them.
 */
export const followInside = (navigate: NavigateFunction) => (event: MouseEvent) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : undefined
  if (href?.startsWith('/') !== true) return
  event.preventDefault()
  void navigate(href)
}
