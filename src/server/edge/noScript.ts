import type { LoadedBrand } from '../brands/loadedBrand'
import { edgeTexts } from '../edgeTexts'
import { escapeHtml } from './escape'
import { isOpenToVisitors } from './firstChunks'
import { labelOf } from './pageHead'
import { pageAt, pagesOf } from './sitePages'

interface Shown {
  readonly loaded: LoadedBrand
  readonly pathname: string
  /** Language. */
  readonly tag: string
  readonly nonce: string
  /** Its text is in the HTML. */
  readonly isDrawn: boolean
}

const word = 'margin:0;padding:12px 16px;text-align:center'
const instead =
  '#root{display:none}.ns-page{max-inline-size:40rem;margin:0 auto;padding:32px 16px}.ns-page a{display:block;color:inherit;padding-block:12px}'

/**
 * First on the page, for who has no JavaScript: a word on what needs it, and in place of a page that only scripts draw its
 * name, with ways to those that can be read.
 */
export function noScript({ loaded, pathname, tag, nonce, isDrawn }: Shown): string {
  const text = escapeHtml((edgeTexts[tag] ?? edgeTexts['en'])?.['app.noScript'] ?? '')
  const styled = (rules: string) => `<style nonce="${nonce}">.ns{${word}}${rules}</style>`
  if (isDrawn) return `<noscript>${styled('')}<p class="ns">${text}</p></noscript>`
  const page = pageAt(loaded, pathname)
  const title = page && labelOf(loaded, page, tag)
  const head = title === undefined ? '' : `<h1>${escapeHtml(title)}</h1>`
  return `<noscript>${styled(instead)}<main class="ns-page">${head}<p>${text}</p><nav>${readable(loaded, tag)}</nav></main></noscript>`
}

/** Links to the pages that can be read without scripts; the login is none of them. */
function readable(loaded: LoadedBrand, tag: string): string {
  const { brand } = loaded
  const pathOf = new Map<string, string>()
  for (const page of pagesOf(brand)) {
    const path = page.paths?.[0]
    const name = labelOf(loaded, page, tag)
    const isRead = page.drawnAtEdge !== undefined && page.id !== 'login' && path !== undefined && !path.includes(':')
    if (!isRead || name === undefined || (brand.access.loginRequired && !isOpenToVisitors(path))) continue
    if (!pathOf.has(name)) pathOf.set(name, path)
  }
  return [...pathOf].map(([name, path]) => `<a href="${escapeHtml(path)}">${escapeHtml(name)}</a>`).join('')
}
