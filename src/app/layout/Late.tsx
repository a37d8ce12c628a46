import { Suspense } from 'react'
import { lateAtom } from '../../site/late'
import { SlotBoundary } from '../../site/SlotBoundary'
import { useAtomValue } from '../../state/atoms'

/** What comes once the page stands. It is before the header, where keyboard and screen reader meet what is asked. */
export function Late() {
  return [...useAtomValue(lateAtom)].map(([name, Each]) => (
    <SlotBoundary key={name} failed={() => null}>
      <Suspense>
        <Each />
      </Suspense>
    </SlotBoundary>
  ))
}
