import { type ReactNode, Suspense } from 'react'
import { SlotBoundary } from '../../site/SlotBoundary'
import { LoadFailure } from './LoadFailure'

/** Around a page that replaces the whole site; most visits never load one. */
export function GatePage({ children }: { readonly children: ReactNode }) {
  return (
    <SlotBoundary failed={(failure) => <LoadFailure {...failure} />}>
      <Suspense>{children}</Suspense>
    </SlotBoundary>
  )
}
