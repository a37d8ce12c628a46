import { useMemo } from 'react'
import type { Vendor } from '../../engine/facts'
import { brandAtom } from '../../site/brand'
import { useAtomValue } from '../../state/atoms'
import { sportsbooks } from './sportsbooks'

export interface Books {
  readonly list: readonly Vendor[]
  readonly codes: readonly string[]
  /** In maintenance. */
  readonly isShut: (vassalage: string) => boolean
}

/** The sportsbooks among the vendors of sports. */
export function useBooks(vendors: readonly Vendor[]): Books {
  const { sportsbookVendors } = useAtomValue(brandAtom).games
  return useMemo(() => {
    const list = sportsbooks(vendors, sportsbookVendors)
    return {
      list,
      codes: list.map(({ accountTypeName }) => accountTypeName),
      isShut: (vassalage) => list.some((book) => book.accountTypeName === vassalage && book.maintenance),
    }
  }, [vendors, sportsbookVendors])
}
