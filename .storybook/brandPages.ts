import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'jsonc-parser'
import type { StorybookConfig } from '@storybook/react-vite'

type Indexers = Extract<NonNullable<StorybookConfig['experimental_indexers']>, readonly unknown[]>
type Plugin = NonNullable<NonNullable<Parameters<NonNullable<StorybookConfig['viteFinal']>>[0]['plugins']>[number]>

/** Each brand's folder is a page: nobody writes a story for a new brand. */
export const brandStories = '../brands/*/brand.json'

const prefix = 'virtual:brand-page/'

const titleOf = (id: string, text: string): string => {
  const file: unknown = parse(text)
  const name = typeof file === 'object' && file !== null && 'name' in file ? file.name : undefined
  return `Brands/${typeof name === 'string' && name !== '' ? name.replaceAll('/', ' ') : id}`
}

export const brandIndexer: Indexers[number] = {
  test: /[\\/]brands[\\/][^\\/]+[\\/]brand\.json$/,
  createIndex: async (fileName) => {
    const id = path.basename(path.dirname(fileName))
    const title = titleOf(id, await readFile(fileName, 'utf8'))
    return [{ type: 'story', importPath: `${prefix}${id}`, exportName: 'Overview', title, tags: ['!autodocs'] }]
  },
}

/** The modules that the index names: a story of stories/theme/BrandPage for the folder's id. */
export function brandPages(root: string): Plugin {
  const page = path.join(root, 'stories/theme/BrandPage')
  return {
    name: 'brand-pages',
    resolveId: (id: string) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: async (id: string) => {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const brand = id.slice(prefix.length + 1)
      const title = titleOf(brand, await readFile(path.join(root, 'brands', brand, 'brand.json'), 'utf8'))
      return [
        `import { brandPage } from ${JSON.stringify(page)}`,
        `export default { title: ${JSON.stringify(title)}, parameters: { layout: 'fullscreen' } }`,
        `export const Overview = brandPage(${JSON.stringify(brand)})`,
      ].join('\n')
    },
  }
}
