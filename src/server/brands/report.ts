import { formatBrandError } from './brandError'
import type { BrandState } from './brandState'

/** What a reload changed: an error once, however often its folder is read again. */
export function report(before: BrandState, after: BrandState, log: (line: string) => void): void {
  for (const [id, errors] of after.errors) {
    const lines = errors.map((error) => `  ${formatBrandError(error)}`).join('\n')
    const known = before.errors.get(id)?.map((error) => `  ${formatBrandError(error)}`)
    if (known?.join('\n') === lines) continue
    const outcome = after.loaded.has(id) ? 'its last good version goes on' : 'it is not served'
    log(`brands: "${id}" is refused, ${outcome}:\n${lines}`)
  }
  // The first reading is not news; what was read is in the table that the start prints.
  if (before.loaded.size === 0) return
  for (const [id, brand] of after.loaded) {
    const earlier = before.loaded.get(id)
    if (!earlier) log(`brands: "${id}" is now served on ${brand.hosts.join(', ')}`)
    else if (earlier !== brand) log(`brands: "${id}" has changed`)
    else if (before.errors.has(id) && !after.errors.has(id)) log(`brands: "${id}" is right again`)
  }
  for (const id of before.loaded.keys()) if (!after.loaded.has(id)) log(`brands: "${id}" is no longer served`)
}
