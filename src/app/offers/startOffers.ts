import { installState, subscribeToInstall } from '../../features/support/install/install'
import { installRefused, visitedBefore } from '../../features/support/install/installKeys'
import { whenSlow } from '../../features/routes/slowness'
import { bootAtom } from '../../site/brand'
import { lateAtom } from '../../site/late'
import type { createStore } from '../../state/atoms'
import { startWorker } from '../session/startWorker'

/**
 * What a page that stands may offer: a faster address where this one is slow, and the site on the home screen from the
 * second visit on. Nothing is drawn, and nothing more loaded, where there is nothing to offer.
 */
export function startOffers(store: ReturnType<typeof createStore>): void {
  void startWorker()
  const known = visitedBefore.read() === 'yes'
  visitedBefore.write('yes')
  const show = () =>
    void import('./OfferHost').then(
      ({ OfferHost, RouteOfferHost }) => store.set(lateAtom, { Component: known ? OfferHost : RouteOfferHost }),
      () => undefined,
    )
  const hasRoutes = (store.get(bootAtom).routes ?? []).length > 0
  if (hasRoutes) whenSlow(show)
  const offersInstall = () => ['ready', 'byHand'].includes(installState())
  if (!known || installRefused.read() === 'no') return
  if (offersInstall()) return show()
  // the browser makes up its mind late
  const stop = subscribeToInstall(() => {
    if (!offersInstall()) return
    stop()
    show()
  })
}
