import type { createStore } from '../../state/atoms'
import { asksConsent } from '../../shared/consent/asksConsent'
import { clientConfigAtom } from '../../session/client'
import { answerCacheAtom } from '../../site/answers'
import { bootAtom, brandAtom } from '../../site/brand'
import { createPersister } from '../../site/keptAnswers'
import { watchSession } from '../../site/watchSession'
import { joinTabs } from './joinTabs'

/** Milliseconds that the page has for itself before anything is offered. */
const offersAfter = 2_500

/** Offers wait for another page where the visitor is asked about cookies. */
async function ask(store: ReturnType<typeof createStore>): Promise<boolean> {
  if (!asksConsent(store.get(brandAtom))) return false
  const { startConsent } = await import('../../features/consent/startConsent')
  return startConsent(store)
}

/** What a session needs once the page is there: answers that outlive a reload, its end seen to, the other tabs. */
export function afterPage(store: ReturnType<typeof createStore>): void {
  store.get(answerCacheAtom).persistWith(createPersister(store.get(clientConfigAtom).merchant))
  watchSession(store)
  joinTabs(store)
  const asks = ask(store).catch(() => false)
  setTimeout(
    () =>
      void Promise.all([import('../offers/startOffers'), asks]).then(
        ([{ startOffers }, isAsking]) => startOffers(store, isAsking),
        () => undefined,
      ),
    offersAfter,
  )
  void import('./fetchAhead').then(
    ({ fetchAhead }) => fetchAhead(store),
    () => undefined,
  )
  if (store.get(bootAtom).inspector)
    void import('../inspector/start').then(
      ({ startInspector }) => startInspector(store),
      () => undefined,
    )
}
