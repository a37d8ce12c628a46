import type { Config, DOMPurify } from 'dompurify'
import { isArticleLink } from './articleLink'
import { bareWords } from './bareWords'
import { mayLoadPicture } from './pictureOrigins'
import { withoutNoise } from './withoutNoise'

/** What a notice may hold: words, lists, tables, links, pictures. Nothing that runs, frames, posts or styles. */
export const allowedHtml = {
  ALLOWED_TAGS: [
    ...['a', 'abbr', 'b', 'blockquote', 'br', 'caption', 'code', 'dd', 'del', 'div', 'dl', 'dt', 'em', 'figcaption'],
    ...['figure', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i', 'img', 'ins', 'li', 'ol', 'p', 'pre', 's', 'small'],
    ...['span', 'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'time', 'tr', 'u', 'ul'],
  ],
  ALLOWED_ATTR: [
    'align',
    'alt',
    'colspan',
    'datetime',
    'dir',
    'height',
    'href',
    'lang',
    'rowspan',
    'src',
    'title',
    'width',
  ],
  // hold no address, which the sanitiser takes every value for otherwise
  ADD_URI_SAFE_ATTR: ['align', 'colspan', 'datetime', 'dir', 'height', 'lang', 'rowspan', 'width'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i,
} satisfies Config

/** A picture of a pixel is there to tell that somebody reads. */
const isUnseen = (picture: Element): boolean =>
  ['width', 'height'].some((side) => /^\s*[01](?:px)?\s*$/i.test(picture.getAttribute(side) ?? ''))

/**
 * Links leave the page in a new tab without a handle on it, or are words; pictures load late and tell no referrer, those
 * that only count readers are not asked for, and those that the page may not load are the words that describe them.
 */
function mark(node: Element): void {
  if (!['TD', 'TH'].includes(node.tagName)) node.removeAttribute('align')
  if (node.tagName === 'IMG' && isUnseen(node)) {
    node.remove()
    return
  }
  if (node.tagName === 'IMG' && !mayLoadPicture(node.getAttribute('src') ?? '', location.href)) {
    node.replaceWith(node.getAttribute('alt') ?? '')
    return
  }
  const href = node.tagName === 'A' ? node.getAttribute('href') : null
  if (href !== null && !isArticleLink(href, location.href)) node.removeAttribute('href')
  else if (href !== null) {
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

/** Safe HTML, as the page's policy wants it of the sanitiser, or the bare words where the sanitiser could not be loaded. */
export type Sanitised = { readonly html: string | TrustedHTML } | { readonly text: string }

const clean = new Map<string, Promise<Sanitised>>()

/** Most texts kept, so that the cache does not grow with a long visit. */
const most = 50

/** The same promise for the same text, so that React can wait for it. Never rejects. */
export function sanitise(html: string): Promise<Sanitised> {
  const known = clean.get(html)
  if (known !== undefined) return known
  const promise = loadPurifier().then(
    (own) => ({ html: own.sanitize(withoutNoise(html), { ...allowedHtml, RETURN_TRUSTED_TYPE: true }) }),
    () => {
      clean.delete(html)
      return { text: bareWords(html) }
    },
  )
  if (clean.size >= most) clean.clear()
  clean.set(html, promise)
  return promise
}
