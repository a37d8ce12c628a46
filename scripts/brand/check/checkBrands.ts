import type { BrandError, Stage } from '../../../src/server/brands/brandError'
import type { Environment } from '../../../src/server/brands/environment'
import { isWarning, lookClosely } from '../../../src/server/brands/product/lookClosely'
import { type BrandsOnDisk, readBrands } from '../../../src/server/brands/readBrands'
import type { Product } from '../product'
import { coverOf, type LanguageCover } from './languages'

export interface BrandReport {
  readonly id: string
  /** `right`: it is served as it stands. `base`: right, and only others use it. `wrong`: the edge refuses it. */
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
