import type { createStore } from '../../state/atoms'
import { clientConfigAtom } from '../../session/client'
import { answerCacheAtom } from '../../site/answers'
import { bootAtom } from '../../site/brand'
import { createPersister } from '../../site/keptAnswers'
import { watchSession } from '../../site/watchSession'
import { joinTabs } from './joinTabs'

/** Milliseconds that the page has for itself before anything is offered. */
const offersAfter = 2_500

/** What a session needs once the page is there: answers that outlive a reload, its end seen to, the other tabs. */
export function afterPage(store: ReturnType<typeof createStore>): void {
  store.get(answerCacheAtom).persistWith(createPersister(store.get(clientConfigAtom).merchant))
  watchSession(store)
  joinTabs(store)
  setTimeout(
    () =>
      void import('../offers/startOffers').then(
        ({ startOffers }) => startOffers(store),
        () => undefined,
      ),
    offersAfter,
  )
  if (store.get(bootAtom).inspector)
    void import('../inspector/start').then(
      ({ startInspector }) => startInspector(store),
      () => undefined,
    )
}
