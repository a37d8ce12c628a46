import { type BrandError, describe } from './brandError'
import { errorAt } from './errorPlace'
import type { ResolvedFolder } from './resolveFolder'

/** Whose players a brand shows: the merchant code, on its platform. */
export interface MerchantUse {
  readonly id: string
  readonly merchant: string
  readonly platform: string
  /** File that says the code; undefined where it is the product's default, which no real platform has. */
  readonly source: string | undefined
  /** The brand's own file or the environment says it, no base of it. */
  readonly isOwn: boolean
  /** The code is meant to be shared: it is said by a folder that is only a base, or by a brand of the same company. */
  readonly isShared: boolean
  readonly problem: (of: string) => BrandError
}

export function merchantUseOf(resolved: ResolvedFolder): MerchantUse | undefined {
  const { id, brand, sources, chain, abstract } = resolved
  if (abstract) return undefined
  const source = sources['merchant']
  const said = chain.find(({ brandDocument }) => brandDocument.file === source)?.brand
  const isOwn = said === undefined || said === chain.at(-1)?.brand
  return {
    id,
    merchant: brand.merchant,
    platform: brand.platform.url,
    source,
    isOwn,
    isShared: said?.abstract === true || said?.group === true,
    problem: (of) =>
      errorAt(resolved, [isOwn ? 'merchant' : 'extends'], {
        found: describe(brand.merchant),
        allowed: 'a code that no other brand has on this platform',
        message: `brand ${JSON.stringify(of)} has the same merchant code: both show the same players and their money`,
        hint: 'Write the code that the platform gave this brand. Where they belong together, a base says it: "abstract" or "group".',
        severity: 'warning',
      }),
  }
}

/** Brands that have a merchant code of another, as where a folder was copied: brand → the warning. */
export function sharedMerchants(uses: Iterable<MerchantUse>): ReadonlyMap<string, BrandError> {
  const byCode = new Map<string, MerchantUse[]>()
  for (const use of uses) {
    if (use.source === undefined) continue
    const key = `${use.platform} ${use.merchant}`
    const same = byCode.get(key)
    if (same) same.push(use)
    else byCode.set(key, [use])
  }
  const warnings = new Map<string, BrandError>()
  for (const same of byCode.values()) {
    if (same.length < 2) continue
    const sorted = [...same].sort((a, b) => (a.id < b.id ? -1 : 1))
    for (const use of sorted) {
      if (use.isShared) continue
      // whose own file says it is not told of those that take it from there: they are
      const other = sorted.find((each) => each !== use && !(use.isOwn && each.source === use.source))
      if (other) warnings.set(use.id, use.problem(other.id))
    }
  }
  return warnings
}
