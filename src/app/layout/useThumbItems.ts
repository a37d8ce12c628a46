import type { Item } from '../../engine/site'
import { useSlot } from '../../site/Slot'

/** Places under the thumb. */
const most = 5

export const useThumbItems = (): readonly Item<'bottom.bar'>[] => useSlot('bottom.bar').slice(0, most)
