import type { Brand } from '../../engine/brand'
import { isHidden } from '../../engine/evaluate'
import type { LoadedBrand, PageText } from '../brands/loadedBrand'
import { leadsTo } from '../brands/product/checkSlots'
import { mayHold } from '../brands/product/checkWays'
import type { CatalogueEntry } from '../brands/product/catalogue'
import { catalogueEntries } from '../catalogueList'

const pages = catalogueEntries.filter(({ slot }) => slot === 'page')
const folder = '/pages/'

/** Pages that the brand does not hide. What the platform has switched off is known to the browser alone. */
export const pagesOf = (brand: Brand): readonly CatalogueEntry[] =>
  pages.filter(({ id, when }) => !isHidden(brand, 'page', id) && mayHold(when, brand))

/** The page that stands at a path; undefined where the site has none there. */
export function pageAt({ brand, pages: own }: LoadedBrand, pathname: string): CatalogueEntry | undefined {
  const found = pagesOf(brand).find(({ paths = [] }) => paths.some((path) => leadsTo(path, pathname)))
  return found?.id === 'ownPages' && !own.has(nameAt(pathname)) ? undefined : found
}

/** Last part of the address of a page of the brand's own, however it is written: %61bout is about. */
export function nameAt(pathname: string): string {
  const name = pathname.slice(folder.length)
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Texts of the page of the brand's own that stands at a path. */
export const ownPageAt = (loaded: LoadedBrand, pathname: string): ReadonlyMap<string, PageText> | undefined =>
  pageAt(loaded, pathname)?.id === 'ownPages' ? loaded.pages.get(nameAt(pathname)) : undefined
