import type { Vendor } from '../../../engine/facts'
import { CategoryGames } from '../CategoryGames'
import { useNamedVendor } from '../useNamedVendor'
import { VendorLobby } from '../../../shared/category/VendorLobby'
import { VendorStrip } from '../../../shared/category/VendorStrip'

interface Props {
  readonly category: string
  readonly vendors: readonly Vendor[]
  readonly path: string
}

/** Sports without a section: the vendors, and the games of all or one of them. */
export function SportsLobby({ category, vendors, path }: Props) {
  const chosen = useNamedVendor(vendors)
  return (
    <>
      <VendorStrip vendors={vendors} path={path} chosen={chosen?.accountTypeName} />
      {chosen === undefined ? null : <VendorLobby vendor={chosen} category={category} />}
      <CategoryGames key={chosen?.accountTypeName} category={category} vendors={vendors} chosen={chosen} />
    </>
  )
}
