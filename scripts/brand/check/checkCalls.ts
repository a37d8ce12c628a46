import { describe, didYouMean, list, type BrandError } from '../../../src/server/brands/brandError'
import { errorAt } from '../../../src/server/brands/errorPlace'
import type { ResolvedFolder } from '../../../src/server/brands/resolveFolder'
import type { Product } from '../product'

/** Paths given to calls that the product does not make. */
export function checkCalls(resolved: ResolvedFolder, { callIds }: Product): readonly BrandError[] {
  return Object.keys(resolved.brand.platform.calls).flatMap((id) => {
    if (callIds.includes(id)) return []
    const facts = { found: describe(id), allowed: list(callIds), message: 'the product makes no such call' }
    return [
      errorAt(
        resolved,
        ['platform', 'calls', id],
        { ...facts, ...didYouMean(id, callIds), severity: 'warning' },
        'key',
      ),
    ]
  })
}
