import { type ComponentType, Suspense } from 'react'
import { RouteOffer } from '../../features/routes/RouteOffer'
import { InstallOffer } from '../../features/support/install/InstallOffer'
import { SlotBoundary } from '../../site/SlotBoundary'

/** Each says by itself whether it has something to offer; one that does not load is left out. */
export const OfferHost = () => [RouteOffer, InstallOffer].map((Offer, place) => <Part key={place} Offer={Offer} />)

/** On a first visit, when nothing is to be installed yet. */
export const RouteOfferHost = () => <Part Offer={RouteOffer} />

function Part({ Offer }: { readonly Offer: ComponentType }) {
  return (
    <SlotBoundary failed={() => null}>
      <Suspense>
        <Offer />
      </Suspense>
    </SlotBoundary>
  )
}
