import type { Config } from 'dompurify'
import { isArticleLink } from './articleLink'
import { mayLoadPicture } from './pictureOrigins'

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
const isUnseen = (attribute: Attribute): boolean =>
  ['width', 'height'].some((side) => /^\s*[01](?:px)?\s*$/i.test(attribute(side) ?? ''))

type Attribute = (name: string) => string | null

/** What becomes of an element that is allowed: words stand in its place, or attributes go and come. */
export type Marked =
  | { readonly words: string }
  | { readonly without: readonly string[]; readonly set: Readonly<Record<string, string>> }

/**
 * Links leave the page in a new tab without a handle on it, or are words; pictures load late and tell no referrer, those
 * that only count readers are not asked for, and those that the page may not load are the words that describe them.
 * @param tag in small letters
 * @param here address of the page
 */
export function markedElement(tag: string, attribute: Attribute, here: string): Marked {
  const without = ['td', 'th'].includes(tag) ? [] : ['align']
  if (tag === 'img') {
    if (isUnseen(attribute)) return { words: '' }
    if (!mayLoadPicture(attribute('src') ?? '', here)) return { words: attribute('alt') ?? '' }
    const set = { loading: 'lazy', decoding: 'async', referrerpolicy: 'no-referrer' }
    return { without, set: attribute('alt') === null ? { ...set, alt: '' } : set }
  }
  const href = tag === 'a' ? attribute('href') : null
  if (href === null) return { without, set: {} }
  return isArticleLink(href, here)
    ? { without, set: { target: '_blank', rel: 'noopener noreferrer nofollow' } }
    : { without: [...without, 'href'], set: {} }
}
