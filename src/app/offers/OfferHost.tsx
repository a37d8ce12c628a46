import { Suspense } from 'react'
import { RouteOffer } from '../../features/routes/RouteOffer'
import { InstallOffer } from '../../features/support/install/InstallOffer'
import { SlotBoundary } from '../../site/SlotBoundary'

/** Each says by itself whether it has something to offer; one that does not load is left out. */
export function OfferHost() {
  return (
    <>
      {[RouteOffer, InstallOffer].map((Offer, place) => (
        <SlotBoundary key={place} failed={() => null}>
          <Suspense>
            <Offer />
          </Suspense>
        </SlotBoundary>
      ))}
    </>
  )
}
