import type { createStore } from '../state/atoms'
import { sessionAtom } from '../session/session'
import { waitingSignInAtom } from '../session/waitingSignIn'
import { toastStore } from '../ui/feedback/toasts'
import { answerCacheAtom } from './answers'
import { dropKept } from './keptAnswers'

/**
 * Private answers and what toasts say go with their account, and so does a sign-in that waits while a session comes from
 * elsewhere or the member leaves; the same account with a new token has its answers asked for again.
 */
export function watchSession(store: ReturnType<typeof createStore>): void {
  const look = () => {
    const session = store.get(sessionAtom)
    return session.state === 'signed-in' ? session : undefined
  }
  let before = look()
  dropKept(before?.account)
  store.sub(sessionAtom, () => {
    const now = look()
    const cache = store.get(answerCacheAtom)
    const isAnother = before?.account !== now?.account || (now?.token !== undefined && now.token !== before?.token)
    const waiting = isAnother ? store.get(waitingSignInAtom) : undefined
    if (waiting) store.set(waiting.giveUp)
    if (before && before.account !== now?.account) {
      cache.forget(before.account)
      toastStore.empty()
      dropKept(now?.account)
    } else if (now?.token !== undefined && before && before.token !== now.token) cache.invalidate(now.account)
    before = now
  })
}
