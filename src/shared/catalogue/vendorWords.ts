import type { Vendor } from '../../engine/facts'
import { fold, wordsOf } from '../../lib/fold'
import type { Catalogue } from './Catalogue'
import type { VendorWords } from './search/search'

/** The names of the catalogue's vendors, as the search reads them. */
export const vendorWordsOf = (
  { vendors, gamesOf }: Catalogue,
  vendorOf: (code: string) => Vendor | undefined,
): readonly VendorWords[] =>
  vendors.all.map((code, id) => ({
    words: wordsOf(fold(vendorOf(code)?.displayName ?? code)),
    games: gamesOf[id] ?? [],
  }))
