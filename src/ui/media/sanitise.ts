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

let purifier: Promise<DOMPurify> | undefined
/** Once it has arrived. */
let arrived: DOMPurify | undefined

function loadPurifier(): Promise<DOMPurify> {
  purifier ??= import('dompurify').then(({ default: create }) => {
    const own = create(window)
    own.addHook('afterSanitizeAttributes', mark)
    arrived = own
    return own
  })
  purifier.catch(() => {
    purifier = undefined
  })
  return purifier
}

/** Has the sanitiser there, where it can be had, before the first text is drawn. Never rejects. */
export async function prepareHtml(): Promise<void> {
  if (!without) await loadPurifier().catch(() => undefined)
}

/** Safe HTML, as the page's policy wants it of the sanitiser, or the bare words where the sanitiser could not be loaded. */
export type Sanitised = { readonly html: string | TrustedHTML } | { readonly text: string }

/** Most texts kept, so that the cache does not grow with a long visit. */
const most = 50

const kept = new Map<string, Promise<Sanitised>>()

/** React reads these fields of a promise, and does not wait for one that has its value. */
const settled = (value: Sanitised): Promise<Sanitised> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value })

/** The same promise for the same text, so that React can wait for it: settled where the sanitiser is there. Never rejects. */
export function sanitise(html: string): Promise<Sanitised> {
  // which pictures may be loaded is another for each brand that the edge draws: nothing is kept there
  if (without) return settled({ html: without(withoutNoise(html)) })
  const known = kept.get(html)
  const clean = (own: DOMPurify): Sanitised => ({
    html: own.sanitize(withoutNoise(html), { ...allowedHtml, RETURN_TRUSTED_TYPE: true }),
  })
  const bare = (): Sanitised => {
    kept.delete(html)
    return { text: bareWords(html) }
  }
  const promise = known ?? (arrived ? settled(clean(arrived)) : loadPurifier().then(clean, bare))
  kept.delete(html)
  kept.set(html, promise)
  const [oldest] = kept.keys()
  if (kept.size > most && oldest !== undefined) kept.delete(oldest)
  return promise
}
