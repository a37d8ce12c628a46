import { atom } from 'jotai'
import { clientAtom } from '../../session/client'
import { endSessionAtom, sessionAtom } from '../../session/session'
import { answerCacheAtom } from '../../site/answers'

/**
 * Ends the session here whatever the platform answers: a sign-out that waits for the network is none. The
 * platform is told, and answers that belonged to the account leave the cache.
 */
export const signOutAtom = atom(null, async (get, set) => {
  const session = get(sessionAtom)
  if (session.state !== 'signed-in') return
  const told = get(clientAtom)('logout').catch(() => undefined)
  set(endSessionAtom)
  get(answerCacheAtom).forget(session.account)
  await told
})
