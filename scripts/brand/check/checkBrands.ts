import { type BrandError, describe, didYouMean, type Stage } from '../../../src/server/brands/brandError'
import type { Environment } from '../../../src/server/brands/environment'
import { isWarning, lookClosely } from '../../../src/server/brands/product/lookClosely'
import { type BrandsOnDisk, idsIn, readBrands } from '../../../src/server/brands/readBrands'
import type { Product } from '../product'
import { coverOf, type LanguageCover } from './languages'

export interface BrandReport {
  readonly id: string
  /**
   * `right`: it is served as it stands. `base`: right, and only others use it. `wrong`: the edge refuses it, or serves it
   * on those of its hosts alone that no other brand has. `none`: no brand, the environment has values for it.
   */
  readonly state: 'right' | 'base' | 'wrong' | 'none'
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

/** What the environment says of brands that there are not: the server does nothing with it. */
export function checkEnvironment(dir: string, { value, issues }: Stage<Environment>): readonly BrandReport[] {
  const known = idsIn(dir)
  const named = new Set([...value.keys(), ...issues.map(({ brand }) => brand)])
  return [...named]
    .filter((id) => !known.includes(id))
    .map((id) => {
      const errors = issues.filter(({ brand }) => brand === id)
      const warning: BrandError = {
        brand: id,
        file: value.get(id)?.[0]?.source ?? errors[0]?.file ?? id,
        jsonPath: '$',
        found: describe(id),
        allowed: 'the id of a brand',
        message: 'the environment has values for what is no brand here',
        ...didYouMean(id, known),
        severity: 'warning',
      }
      return { id, state: 'none', errors, warnings: [warning], languages: [], contrastPairs: 0 }
    })
}

/** Of one brand, among all that were read. */
export function reportOf(id: string, brands: BrandsOnDisk, product: Product): BrandReport {
  const resolved = brands.resolved.get(id)
  const own = brands.errors.get(id) ?? []
  const { problems, pairs } = resolved ? lookClosely(resolved, product.catalogue) : { problems: [], pairs: 0 }
  const shared = brands.sharedMerchants.get(id)
  const all = [...own, ...(shared ? [shared] : []), ...problems]
  const errors = all.filter((problem) => !isWarning(problem))
  return {
    id,
    state: errors.length > 0 ? 'wrong' : resolved?.abstract ? 'base' : 'right',
    errors,
    warnings: all.filter(isWarning),
    languages: resolved ? coverOf(resolved, product) : [],
    contrastPairs: pairs,
  }
}
