import type { DOMPurify } from 'dompurify'
import { bareWords } from './bareWords'
import { allowedHtml, markedElement } from './htmlRules'
import { withoutNoise } from './withoutNoise'

function mark(node: Element): void {
  const marked = markedElement(node.tagName.toLowerCase(), (name) => node.getAttribute(name), location.href)
  if ('words' in marked) {
    node.replaceWith(marked.words)
    return
  }
  for (const name of marked.without) node.removeAttribute(name)
  for (const [name, value] of Object.entries(marked.set)) node.setAttribute(name, value)
}

/**
 * Cleans where there is no document to do it in: at the edge, whose drawing names what does (app/edge/cleanHtml.ts). It holds
 * the same rules, and what it lets through is cleaned once more when the browser takes the page over.
 */
let without: ((html: string) => string) | undefined
export const sanitiseBy = (cleaner: (html: string) => string): void => {
  without = cleaner
}

/** Undefined in a browser: what it is cleaned by has to be loaded. */
export const sanitisedAtOnce = (html: string): Sanitised | undefined => without && { html: without(withoutNoise(html)) }

let purifier: Promise<DOMPurify> | undefined

export function loadPurifier(): Promise<DOMPurify> {
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
