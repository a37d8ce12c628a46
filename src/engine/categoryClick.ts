import type { Vendor } from './facts'

/** What a click on a header category does (spec §2 Header). */
export type CategoryClick =
  | { readonly type: 'nothing' }
  | { readonly type: 'page' }
  | { readonly type: 'launch'; readonly vendor: Vendor }

/**
 * Live and fish open their page. Of the others: without vendors nothing happens, with exactly one its game
 * starts, with several the page opens.
 */
export function categoryClick(landsOnPage: boolean, vendors: readonly Vendor[]): CategoryClick {
  if (landsOnPage) return { type: 'page' }
  const [first, second] = vendors
  if (!first) return { type: 'nothing' }
  return second ? { type: 'page' } : { type: 'launch', vendor: first }
}
