import type { BrandFile } from '../../../contract/brand'
import type { Pages } from '../loadedBrand'

/** Path of a page of the brand's own. */
export const pagePath = (name: string): string => `/pages/${name}`

/** What registration asks to agree to. */
export const papers = ['terms', 'privacy'] as const

/** The first file of a page that a folder has: what names the page where its values are told apart. */
export function fileOfPage(pages: Pages, name: string): string | undefined {
  const [first] = pages.get(name)?.values() ?? []
  return first?.file
}

/**
 * Values that pages of a folder stand for. They come after the folder's own: who writes a page wants it read. A brand that
 * extends it, and the deployment, may still name another address.
 */
export function ownPapers(pages: Pages): readonly { readonly source: string; readonly values: BrandFile }[] {
  return papers.flatMap((name) => {
    const source = fileOfPage(pages, name)
    return source === undefined ? [] : [{ source, values: { help: { [name]: pagePath(name) } } }]
  })
}
