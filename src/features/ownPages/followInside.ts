import type { MouseEvent } from 'react'
import type { NavigateFunction } from 'react-router'

/**
 * A press on a link of a text that leads to the site itself stays in the window: the text is the brand's. So do places of
 * the page, mail and telephone, which need no tab of their own. Links elsewhere and presses that ask for another tab go on
 * as the sanitiser marked them.
 */
export const followInside = (navigate: NavigateFunction) => (event: MouseEvent) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const href = link?.getAttribute('href') ?? ''
  if (href.startsWith('/')) {
    event.preventDefault()
    void navigate(href)
  } else if (/^(#|mailto:|tel:)/i.test(href)) link?.removeAttribute('target')
}
