import type { createStore } from '../state/atoms'
import { sessionAtom } from '../session/session'
import { answerCacheAtom } from './answers'
import { dropKept } from './keptAnswers'

/** Private answers go with their account; the same account with a new token has its answers asked for again. */
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
    if (before && before.account !== now?.account) {
      cache.forget(before.account)
      dropKept(now?.account)
    } else if (now?.token !== undefined && before && before.token !== now.token) cache.age(now.account)
    before = now
  })
}
