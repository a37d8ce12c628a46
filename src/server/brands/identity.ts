import type { BrandFile } from '../../contract/brand'
import type { CheckedFolder } from './checkFolder'
import type { JsonPath } from './brandError'
import type { Pages } from './loadedBrand'
import { papers } from './pages/ownPapers'

/**
 * Values that say who a brand is: its name, its marks, whose licence it has, what it agrees with its players, where
 * they are helped, the password its accounts begin with. They are taken from a base brand only where that one is meant to share them: a folder that is only a base (`abstract`), or a
 * brand of the same company (`group`). Looks and choices are always taken.
 */
const identityPaths = [
  ['name'],
  ['names'],
  ['tagline'],
  ['assets', 'logo'],
  ['assets', 'logoDark'],
  ['assets', 'icon'],
  ['footer', 'copyright'],
  ['footer', 'licence'],
  ['footer', 'partners'],
  ['help', 'terms'],
  ['help', 'privacy'],
  ['help', 'safer'],
  ['safety', 'limits'],
  ['account', 'defaultPasswordDigest'],
  ['jurisdiction'],
  ['tags'],
  ['thirdParty'],
] as const satisfies readonly JsonPath[]

/** Pages that laws ask for. Of the others ("about") a brand has what it likes. */
const neededPages: readonly string[] = ['terms', 'privacy', 'responsible', 'cookies']

export interface Identity {
  /** Brand that it says the identity of. */
  readonly of: string
  readonly path: readonly string[]
}

interface Shared {
  readonly folder: CheckedFolder
  readonly values: BrandFile
  readonly pages: Pages
}

/** The folders of a chain, first base first, with what each of them gives to the last. */
export function shareIdentity(chain: readonly CheckedFolder[]): {
  readonly shared: readonly Shared[]
  readonly leftBehind: readonly Identity[]
} {
  const leftBehind: Identity[] = []
  const own = chain.at(-1)
  const shared = chain.map((folder): Shared => {
    const { brand, pages } = folder
    if (folder === own || brand.abstract === true || brand.group === true) return { folder, values: brand, pages }
    const values: Record<string, unknown> = { ...brand }
    for (const [block, key] of identityPaths) {
      const there = values[block]
      if (there === undefined) continue
      if (key === undefined) delete values[block]
      else if (isBlock(there) && Object.hasOwn(there, key)) {
        values[block] = Object.fromEntries(Object.entries(there).filter(([name]) => name !== key))
      } else continue
      leftBehind.push({ of: folder.id, path: key === undefined ? [block] : [block, key] })
    }
    for (const name of pages.keys())
      if (neededPages.includes(name)) leftBehind.push({ of: folder.id, path: ['pages', name] })
    return { folder, values, pages: new Map() }
  })
  return { shared, leftBehind: leftBehind.filter(({ path }) => own !== undefined && !has(own, path)) }
}

/** What the brand says itself is not missed. */
function has({ brand, pages }: CheckedFolder, [block = '', key]: readonly string[]): boolean {
  if (block === 'pages')
    return key !== undefined && (pages.has(key) || (isPaper(key) && brand.help?.[key] !== undefined))
  if (block === 'help' && key !== undefined && isPaper(key) && pages.has(key)) return true
  const value: unknown = Object.entries(brand).find(([name]) => name === block)?.[1]
  return key === undefined ? value !== undefined : isBlock(value) && value[key] !== undefined
}

const isPaper = (name: string): name is (typeof papers)[number] => papers.some((paper) => paper === name)

const isBlock = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
