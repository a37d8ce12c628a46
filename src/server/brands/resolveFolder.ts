import type { Brand, BrandSecrets } from '../../engine/brand'
import { resolveBrand, type Layer } from '../../engine/resolveBrand'
import { resolveTheme, type ResolvedTheme } from '../../theme/resolve'
import { didYouMean, list, type BrandError, type Facts, type JsonPath, type Stage } from './brandError'
import type { CheckedFolder } from './checkFolder'
import { checkResolved } from './checkResolved'
import type { Environment } from './environment'
import { localHost } from './hosts'
import { positionOf } from './jsonDocument'
import { type Identity, shareIdentity } from './identity'
import type { Pages, Texts } from './loadedBrand'
import { ownPapers } from './pages/ownPapers'

/** A brand with the values of its base brands and of the environment; its files are not read yet. */
export interface ResolvedFolder {
  readonly id: string
  readonly brand: Brand
  readonly secrets: BrandSecrets
  readonly sources: Readonly<Record<string, string>>
  readonly theme: ResolvedTheme
  readonly texts: ReadonlyMap<string, Texts>
  /** A page that the brand has in any language takes the place of its base's in all. */
  readonly pages: Pages
  /** What says who a base brand is, and was not taken from it. */
  readonly leftBehind: readonly Identity[]
  /** None where the folder is only a base of others. */
  readonly hosts: readonly string[]
  /** Only a base of others: checked, never served. Not inherited. */
  readonly abstract: boolean
  /** Path inside assets/ → file, of the whole chain. */
  readonly assets: ReadonlyMap<string, string>
  /** The folder and its base brands, the first base first. */
  readonly chain: readonly CheckedFolder[]
}

export function resolveFolder(
  id: string,
  folders: ReadonlyMap<string, CheckedFolder>,
  environment: Environment,
): Stage<ResolvedFolder | undefined> {
  const { value: chain, issues } = readChain(id, folders)
  if (!chain) return { value: undefined, issues }
  const own = chain.at(-1)
  const { shared, leftBehind } = shareIdentity(chain)
  const layers = shared.flatMap(({ folder, values: { domains, ...values }, pages: given }): readonly Layer[] => [
    {
      source: folder.brandDocument.file,
      // A host belongs to one brand: domains are never inherited.
      values: folder === own && domains ? { ...values, domains } : values,
    },
    ...ownPapers(given),
  ])
  const pages: Pages = new Map(shared.flatMap((each) => [...each.pages]))
  const { value: brand, secrets, sources } = resolveBrand(id, [...layers, ...(environment.get(id) ?? [])])
  const abstract = own?.brand.abstract === true
  const resolved: ResolvedFolder = {
    id,
    brand,
    secrets,
    sources,
    theme: resolveTheme(...chain.map((folder) => folder.theme)),
    texts: mergeTexts(chain),
    pages,
    leftBehind,
    hosts: abstract ? [] : [...new Set([localHost(id), ...brand.domains])],
    abstract,
    assets: new Map(chain.flatMap((folder) => [...folder.files.assets])),
    chain,
  }
  const problems = checkResolved(resolved)
  return { value: problems.length === 0 ? resolved : undefined, issues: problems }
}

function mergeTexts(chain: readonly CheckedFolder[]): ReadonlyMap<string, Texts> {
  const texts = new Map<string, Texts>()
  for (const folder of chain) for (const [tag, own] of folder.texts) texts.set(tag, { ...texts.get(tag), ...own })
  return texts
}

function readChain(
  id: string,
  folders: ReadonlyMap<string, CheckedFolder>,
): Stage<readonly CheckedFolder[] | undefined> {
  const chain: CheckedFolder[] = []
  const visited: string[] = []
  for (let next: string | undefined = id; next !== undefined;) {
    const folder = folders.get(next)
    const last = chain[0]
    if (visited.includes(next) && last) {
      const circle = [...visited.slice(visited.indexOf(next)), next]
      return refuse(id, last, {
        found: JSON.stringify(next),
        allowed: 'a brand that does not extend this one',
        message: `the brands extend each other: ${circle.join(' → ')}`,
        kind: 'circle',
      })
    }
    if (!folder) {
      const known = [...folders.keys()].filter((each) => !visited.includes(each))
      if (!last) return { value: undefined, issues: [] }
      return refuse(id, last, {
        found: JSON.stringify(next),
        allowed: known.length === 0 ? 'the id of another brand' : few(known),
        message: 'the base brand does not exist or has errors',
        kind: 'noBase',
        ...didYouMean(next, known),
      })
    }
    visited.push(next)
    chain.unshift(folder)
    next = folder.brand.extends
  }
  return { value: chain, issues: [] }
}

function refuse(brand: string, folder: CheckedFolder, facts: Facts): Stage<undefined> {
  const path: JsonPath = ['extends']
  const { file } = folder.brandDocument
  const position = positionOf(folder.brandDocument, path)
  const issue: BrandError = { brand, file, ...position, jsonPath: '$.extends', ...facts }
  return { value: undefined, issues: [issue] }
}

/** A list of thousands of ids is no help. */
const few = (ids: readonly string[]): string =>
  ids.length > 12 ? `${ids.slice(0, 12).join(', ')} and ${ids.length - 12} more` : list(ids)
