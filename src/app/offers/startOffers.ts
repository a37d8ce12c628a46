import { installState, subscribeToInstall } from '../../features/support/install/install'
import { installRefused } from '../../features/support/install/installKeys'
import { whenSlow } from '../../features/routes/slowness'
import { bootAtom } from '../../site/brand'
import { drawLateAtom } from '../../site/late'
import type { createStore } from '../../state/atoms'
import { startWorker } from '../session/startWorker'
import { isReturning } from './visits'

/**
 * What a page that stands may offer: a faster address where this one is slow, and the site on the home screen from the
 * second visit on; not while the visitor is asked something else. Nothing is drawn, and nothing more loaded, where there is nothing to offer.
 */
export function startOffers(store: ReturnType<typeof createStore>, isAsking: boolean): void {
  void startWorker()
  if (isAsking) return
  const returning = isReturning()
  const show = () =>
    void import('./OfferHost').then(
      ({ OfferHost, RouteOfferHost }) => store.set(drawLateAtom, 'offers', returning ? OfferHost : RouteOfferHost),
      () => undefined,
    )
  const hasRoutes = (store.get(bootAtom).routes ?? []).length > 0
  if (hasRoutes) whenSlow(show)
  const offersInstall = () => ['ready', 'byHand'].includes(installState())
  if (!returning || installRefused.read() === 'no') return
  if (offersInstall()) return show()
  // the browser makes up its mind late
  const stop = subscribeToInstall(() => {
    if (!offersInstall()) return
    stop()
    show()
  })
}
