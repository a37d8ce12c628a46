import type { Vendor } from './facts'

/** What a click on a header category does (spec §2 Header). */
export type CategoryClick =
  { readonly does: 'nothing' } | { readonly does: 'page' } | { readonly does: 'launch'; readonly vendor: Vendor }

/**
 * Live and fish open their page. Of the others: without vendors nothing happens, with exactly one its game
 * starts, with several the page opens.
 */
export function categoryClick(landsOnPage: boolean, vendors: readonly Vendor[]): CategoryClick {
  if (landsOnPage) return { does: 'page' }
  const [first, second] = vendors
  if (!first) return { does: 'nothing' }
  return second ? { does: 'page' } : { does: 'launch', vendor: first }
}
