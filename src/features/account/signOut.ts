import { atom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { clientAtom } from '../../session/client'
import { endSessionAtom, sessionAtom } from '../../session/session'

/**
 * Ends the session here whatever the platform answers: a sign-out that waits for the network is none. The
 * platform is told, and answers that belonged to the account leave the cache.
 */
export const signOutAtom = atom(null, async (get, set) => {
  const session = get(sessionAtom)
  if (session.state !== 'signed-in') return
  const told = get(clientAtom)('logout').catch(() => undefined)
  set(endSessionAtom)
  get(queryClientAtom).removeQueries({ predicate: ({ queryKey }) => queryKey[3] === session.account })
  await told
})
