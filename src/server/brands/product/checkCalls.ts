import { describe, didYouMean, list, type BrandError, type Facts } from '../brandError'
import { errorAt } from '../errorPlace'
import type { ResolvedFolder } from '../resolveFolder'
import type { Catalogue } from './catalogue'

/** Paths given to calls that the product does not make. */
export function checkCalls(resolved: ResolvedFolder, { callIds }: Catalogue): readonly BrandError[] {
  return Object.keys(resolved.brand.platform.calls).flatMap((id) => {
    if (callIds.includes(id)) return []
    const facts: Facts = {
      found: describe(id),
      allowed: list(callIds),
      message: 'the product makes no such call',
      kind: 'unknown',
    }
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
