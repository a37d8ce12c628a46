import type { Config, DOMPurify } from 'dompurify'
import { withoutNoise } from './withoutNoise'

/** What a notice may hold: words, lists, tables, links, pictures. Nothing that runs, frames, posts or styles. */
export const allowedHtml = {
  ALLOWED_TAGS: [
    ...['a', 'abbr', 'b', 'blockquote', 'br', 'caption', 'code', 'dd', 'del', 'div', 'dl', 'dt', 'em', 'figcaption'],
    ...['figure', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i', 'img', 'ins', 'li', 'ol', 'p', 'pre', 's', 'small'],
    ...['span', 'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'time', 'tr', 'u', 'ul'],
  ],
  ALLOWED_ATTR: ['alt', 'colspan', 'datetime', 'dir', 'height', 'href', 'lang', 'rowspan', 'src', 'title', 'width'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i,
} satisfies Config

/** Links leave the page in a new tab without a handle on it; pictures load late and tell no referrer. */
function mark(node: Element): void {
  if (node.tagName === 'A' && node.hasAttribute('href')) {
    node.setAttribute('target', '_blank')
    node.setAttribute('rel', 'noopener noreferrer nofollow')
  }
  if (node.tagName === 'IMG') {
    node.setAttribute('loading', 'lazy')
    node.setAttribute('decoding', 'async')
    node.setAttribute('referrerpolicy', 'no-referrer')
    if (!node.hasAttribute('alt')) node.setAttribute('alt', '')
  }
}

let purifier: Promise<DOMPurify> | undefined

function loadPurifier(): Promise<DOMPurify> {
  purifier ??= import('dompurify').then(({ default: create }) => {
    const own = create(window)
    own.addHook('afterSanitizeAttributes', mark)
    return own
  })
  purifier.catch(() => {
    purifier = undefined
  })
  return purifier
}

/** Safe HTML, or the bare words where the sanitiser could not be loaded. */
export type Sanitised = { readonly html: string } | { readonly text: string }

const clean = new Map<string, Promise<Sanitised>>()

/** Most texts kept, so that the cache does not grow with a long visit. */
const most = 50

/** The same promise for the same text, so that React can wait for it. Never rejects. */
export function sanitise(html: string): Promise<Sanitised> {
  const known = clean.get(html)
  if (known !== undefined) return known
  const promise = loadPurifier().then(
    (own) => ({ html: own.sanitize(withoutNoise(html), allowedHtml) }),
    () => {
      clean.delete(html)
      return { text: readText(html) }
    },
  )
  if (clean.size >= most) clean.clear()
  clean.set(html, promise)
  return promise
}

/** A parsed document runs no script and loads nothing. */
function readText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const silent of body.querySelectorAll('script, style, template, noscript')) silent.remove()
  return body.textContent
}
