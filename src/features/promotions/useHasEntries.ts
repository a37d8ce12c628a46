import { paths } from '../../site/paths'
import { siteAtom } from '../../site/site'
import { useSlot } from '../../site/Slot'
import { useAtomValue } from '../../state/atoms'

/** Whether who looks has a page of their own promotions: real accounts, unless the brand hides it. */
export function useHasEntries(): boolean {
  const { role } = useAtomValue(siteAtom)
  const isThere = useSlot('page').some(({ props }) => props.path === paths.promotionEntries)
  return isThere && role !== 'visitor' && role !== 'demo'
}
