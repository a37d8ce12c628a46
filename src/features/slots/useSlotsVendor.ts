import { useEffect } from 'react'
import { slotsVendor } from '../../shared/launch/slotsVendor'

/** Launching the page of slots with a vendor stores that vendor (spec §3, game launch request); games lead back to it. */
export function useSlotsVendor(vendors: readonly string[]): void {
  const only = vendors.length === 1 ? vendors[0] : undefined
  useEffect(() => {
    if (only === undefined) slotsVendor.remove()
    else slotsVendor.write(only)
  }, [only])
}
