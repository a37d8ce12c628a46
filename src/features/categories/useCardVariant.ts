import { brandAtom } from '../../site/brand'
import { useAtomValue } from '../../state/atoms'
import type { GameCardVariant } from '../../ui'

/** The brand's card. */
export const useCardVariant = (): GameCardVariant => useAtomValue(brandAtom).layout.card
