import type { Layer } from '../../../engine/brand'
import type { Pages } from '../loadedBrand'

/** Path of a page of the brand's own. */
export const pagePath = (name: string): string => `/pages/${name}`

/** What registration asks to agree to is the brand's own page of that name, where its file says nothing else. */
export function ownPapers(pages: Pages, layers: readonly Layer[]): readonly Layer[] {
  return (['terms', 'privacy'] as const).flatMap((name): Layer[] => {
    const texts = pages.get(name)
    const [first] = texts?.values() ?? []
    if (first === undefined || layers.some(({ values }) => values.help?.[name] !== undefined)) return []
    return [{ source: first.file, values: { help: { [name]: pagePath(name) } } }]
  })
}
