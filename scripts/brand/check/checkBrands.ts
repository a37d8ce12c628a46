import type { BrandError, Stage } from '../../../src/server/brands/brandError'
import { checkAssetFiles } from '../../../src/server/brands/assets/checkAssetFiles'
import { checkColours } from '../../../src/server/brands/checkColours'
import type { Environment } from '../../../src/server/brands/environment'
import { type BrandsOnDisk, readBrands } from '../../../src/server/brands/readBrands'
import type { ResolvedFolder } from '../../../src/server/brands/resolveFolder'
import type { Product } from '../product'
import { checkCalls } from './checkCalls'
import { checkSlots } from './checkSlots'
import { checkTerms } from './checkTerms'
import { checkWays } from './checkWays'
import { adviseLanguages, coverOf, type LanguageCover } from './languages'

export interface BrandReport {
  readonly id: string
  /** `right`: it is served as it stands. `base`: right, and only others use it. `wrong`: the edge refuses it, or should. */
  readonly state: 'right' | 'base' | 'wrong'
  readonly errors: readonly BrandError[]
  readonly warnings: readonly BrandError[]
  readonly languages: readonly LanguageCover[]
  /** Text and background pairs that were measured. */
  readonly contrastPairs: number
}

export interface CheckInput {
  readonly dir: string
  readonly product: Product
  readonly environment?: Stage<Environment>
  /** Brands to look at closely; all where empty. The others are read for what they share: hosts and bases. */
  readonly ids?: readonly string[]
}

/** The whole check. Never throws for what is in a folder: whatever a folder holds becomes a message with a place. */
export function checkBrands({ dir, product, environment, ids = [] }: CheckInput): readonly BrandReport[] {
  const options = { knownMessageKeys: product.messageKeys, ...(environment && { environment }) }
  const brands = readBrands(dir, options)
  return (ids.length > 0 ? ids : brands.ids).map((id) => reportOf(id, brands, product))
}

function reportOf(id: string, brands: BrandsOnDisk, product: Product): BrandReport {
  const resolved = brands.resolved.get(id)
  const own = brands.errors.get(id) ?? []
  const { problems, pairs } = resolved ? lookClosely(resolved, product) : { problems: [], pairs: 0 }
  const all = [...own, ...problems]
  const errors = all.filter(({ severity }) => severity === undefined)
  return {
    id,
    state: errors.length > 0 ? 'wrong' : resolved?.abstract ? 'base' : 'right',
    errors,
    warnings: all.filter(({ severity }) => severity === 'warning'),
    languages: resolved ? coverOf(resolved, product) : [],
    contrastPairs: pairs,
  }
}

function lookClosely(resolved: ResolvedFolder, product: Product): { problems: readonly BrandError[]; pairs: number } {
  try {
    const colours = checkColours(resolved)
    return {
      problems: [
        ...checkSlots(resolved, product),
        ...checkCalls(resolved, product),
        ...checkTerms(resolved),
        ...checkWays(resolved, product),
        ...checkAssetFiles(resolved),
        ...colours.problems,
        ...adviseLanguages(resolved, product),
      ],
      pairs: colours.pairs,
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const facts = {
      found: reason,
      allowed: 'files that can be read',
      message: 'the folder cannot be checked to its end',
    }
    const file = resolved.chain.at(-1)?.files.label ?? resolved.id
    return { problems: [{ brand: resolved.id, file, jsonPath: '$', ...facts }], pairs: 0 }
  }
}
