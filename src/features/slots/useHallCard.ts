import { brandAtom } from '../../site/brand'
import { useAtomValue } from '../../state/atoms'
import type { GameCardVariant } from '../../ui'

/** The brand's card; covers stand upright in the hall, so that a wide one would cut their lettering. */
export function useHallCard(): GameCardVariant {
  const { card } = useAtomValue(brandAtom).layout
  return card === 'wide' ? 'cover' : card
}
