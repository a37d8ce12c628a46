import { trustedPolicy } from '../../lib/trustedTypes'

/** The words of HTML from outside. A parsed document runs no script and loads nothing, and none of it is drawn. */
export function bareWords(html: string): string {
  const { body } = new DOMParser().parseFromString(trustedPolicy('marquee-words').createHTML(html), 'text/html')
  for (const silent of body.querySelectorAll('script, style, template, noscript')) silent.remove()
  return body.textContent
}
