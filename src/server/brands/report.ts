import { type BrandError, describe, formatBrandError, identityOf, inTheOpen } from './brandError'
import { type BrandState, noBrands } from './brandState'

function outcomeOf(id: string, before: BrandState, after: BrandState): string {
  const served = after.loaded.get(id)
  if (!served) return 'is refused, it is not served'
  return served === before.loaded.get(id)
    ? 'is refused, its last good version goes on'
    : `has errors, it is served on ${served.hosts.join(', ')}`
}

/** What a reload changed: an error once, however often its folder is read again. */
export function report(before: BrandState, after: BrandState, log: (line: string) => void): void {
  for (const [id, errors] of after.errors) {
    const all = errors.map(formatBrandError).join('\n')
    if (before.errors.get(id)?.map(formatBrandError).join('\n') === all) continue
    log([`brands: ${describe(id)} ${outcomeOf(id, before, after)}:`, ...linesOf(id, errors, mostErrors)].join('\n'))
  }
  reportWarnings(before, after, log)
  // The first reading is not news; what was read is in the table that the start prints.
  if (before === noBrands) return
  for (const [id, brand] of after.loaded) {
    const earlier = before.loaded.get(id)
    if (after.errors.has(id)) continue
    if (!earlier) log(`brands: ${describe(id)} is now served on ${brand.hosts.join(', ')}`)
    else if (earlier !== brand) log(`brands: ${describe(id)} has changed`)
    else if (before.errors.has(id)) log(`brands: ${describe(id)} is right again`)
  }
  for (const id of before.loaded.keys()) if (!after.loaded.has(id)) log(`brands: ${describe(id)} is no longer served`)
}

/** Lines of one brand's errors, of its warnings, and brands of one reading: a base's advice is that of all who extend it. */
const mostErrors = 50
const mostLines = 10
const mostBrands = 20

function linesOf(id: string, problems: readonly BrandError[], most: number): readonly string[] {
  const lines = problems.slice(0, most).map((problem) => `  ${formatBrandError(problem)}`)
  const more = problems.length - lines.length
  return more > 0 ? [...lines, `  and ${more} more: npm run brand -- check ${inTheOpen(id)}`] : lines
}

/** Those of a brand that were not there before; how many were. */
function newWarnings(id: string, before: BrandState, after: BrandState) {
  const known = new Set(before.warnings.get(id)?.map(identityOf))
  const all = after.warnings.get(id) ?? []
  const news = all.filter((warning) => !known.has(identityOf(warning)))
  return { id, news, old: all.length - news.length }
}

function reportWarnings(before: BrandState, after: BrandState, log: (line: string) => void): void {
  const brands = [...after.warnings.keys()]
    .map((id) => newWarnings(id, before, after))
    .filter(({ news }) => news.length > 0)
  for (const { id, news, old } of brands.slice(0, mostBrands)) {
    const lines = linesOf(id, news, mostLines)
    log([`brands: ${describe(id)} has warnings:`, ...lines, ...(old > 0 ? [`  and ${old} as before`] : [])].join('\n'))
  }
  const left = brands.length - mostBrands
  if (left > 0) log(`brands: ${left} more have warnings: npm run brand -- check`)
}
