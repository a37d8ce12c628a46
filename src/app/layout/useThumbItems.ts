import type { Item } from '../../engine/site'
import { isTreeKnownAtom } from '../../site/site'
import { useSlot } from '../../site/Slot'
import { useAtomValue } from '../../state/atoms'
import { thumbItems } from './thumbItems'

export const useThumbItems = (): readonly Item<'bottom.bar'>[] =>
  thumbItems(useSlot('bottom.bar'), useSlot('header.category'), useAtomValue(isTreeKnownAtom))
