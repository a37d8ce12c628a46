import type { createStore } from '../../../../state/atoms'
import { answerCacheAtom } from '../../../../site/answers'
import { bringHome, type Stay } from './walletVerbs'

/** After a game: its money comes home. What does not succeed now is in the journal, and is tried again. */
export async function comeHome(store: ReturnType<typeof createStore>, account: string, stay: Promise<Stay | undefined> | undefined): Promise<void> {
  const entered = await stay?.catch(() => undefined)
  await entered?.leave()
  await bringHome(store, account)
  // playing has changed it, where there was nothing to move
  store.get(answerCacheAtom).refresh('balance')
}
