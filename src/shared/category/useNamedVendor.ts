import { useSearchParams } from 'react-router'
import type { Vendor } from '../../engine/facts'
import { useTrueAddress } from '../address/useTrueAddress'

/** The vendor that the address narrows the page to; one that the category has not gives way there. */
export function useNamedVendor(vendors: readonly Vendor[]): Vendor | undefined {
  const [search] = useSearchParams()
  const named = vendors.find(({ accountTypeName }) => accountTypeName === search.get('vendor'))
  useTrueAddress({ vendor: named?.accountTypeName })
  return named
}
