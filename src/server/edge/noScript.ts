import type { LoadedBrand } from '../brands/loadedBrand'
import { escapeHtml } from './escape'
import { isOpenToVisitors } from './firstChunks'
import { labelOf, nameOf, type PageAddress, type Standing, textIn } from './pageHead'
import { inLanguage } from './shownLanguage'
import { pagesOf } from './sitePages'

interface Shown {
  readonly loaded: LoadedBrand
  readonly address: PageAddress
  readonly standing: Standing
  readonly nonce: string
  /** Its text is in the HTML. */
  readonly isDrawn: boolean
}

/**
 * First on the page, for visitors without JavaScript: a word on what needs it, and in place of a page that only scripts
 * draw its name, with ways to those that can be read.
 */
export function noScript({ loaded, address, standing, nonce, isDrawn }: Shown): string {
  const { tag } = address.language
  const word = escapeHtml(textIn(loaded, 'app.noScript', tag) ?? '')
  const styled = (rules: string) => `<style nonce="${nonce}">${rules}</style>`
  if (isDrawn)
    return `<noscript>${styled('.ns{margin:0;padding:12px 16px;text-align:center}')}<p class="ns">${word}</p></noscript>`
  const name = nameOf(loaded, address, standing)
  const head = name === undefined ? '' : `<h1>${escapeHtml(name)}</h1>`
  const links = standing.state === 'closed' ? [] : readable(loaded, tag)
  const ways = links.length === 0 ? '' : `<nav>${links.join('')}</nav>`
  return `<noscript>${styled(instead)}<main class="ns">${head}<p>${word}</p>${ways}</main></noscript>`
}

const instead =
  '#root{display:none}.ns{max-inline-size:40rem;margin:0 auto;padding:32px 16px}.ns a{display:block;padding-block:12px;color:inherit}'

/** Links to the pages that can be read without scripts; the login is none of them. */
function readable(loaded: LoadedBrand, tag: string): readonly string[] {
  const { brand } = loaded
  const pathOf = new Map<string, string>()
  for (const page of pagesOf(brand)) {
    const path = page.paths?.[0]
    const name = labelOf(loaded, page, tag)
    const isRead = page.drawnAtEdge !== undefined && page.id !== 'login' && path !== undefined && !path.includes(':')
    if (!isRead || name === undefined || (brand.access.loginRequired && !isOpenToVisitors(path))) continue
    if (!pathOf.has(name)) pathOf.set(name, path)
  }
  return [...pathOf].map(
    ([name, path]) => `<a href="${escapeHtml(inLanguage(brand, path, tag))}">${escapeHtml(name)}</a>`,
  )
}
