import { atom } from '../../../state/atoms'
import type { PopupChannel, Proof } from '../../../shared/firebase/channels'
import { firebaseGateAtom } from '../../../shared/firebase/gate'
import { forgetRedirect, noteRedirect, pendingRedirect } from '../../../shared/firebase/redirect'
import { signInAtom } from '../enter'

/**
 * The platform's session for whoever Firebase vouches for: the request carries the Firebase user's id as the name
 * and the ID token as the password.
 */
export const enterByProofAtom = atom(null, (_get, set, { uid, idToken }: Proof) =>
  set(signInAtom, { username: uid, password: idToken, type: 'firebase' }),
)

const purposeOf = (channel: PopupChannel) => (channel === 'google' ? 'login-google' : 'login-facebook')

/** Opens the service's window, then signs in. Where windows are blocked the page goes there and comes back. */
export const enterByServiceAtom = atom(null, async (get, set, channel: PopupChannel) => {
  const load = get(firebaseGateAtom)
  if (!load) return
  const gate = await load()
  noteRedirect(purposeOf(channel))
  let proof: Proof
  try {
    proof = await gate.enter(channel)
  } finally {
    forgetRedirect()
  }
  await set(enterByProofAtom, proof)
})

/** After the way back from the service: goes on where the page left, once. */
export const finishRedirectAtom = atom(
  null,
  (get, set, channel: PopupChannel, follow: (work: () => Promise<unknown>) => void) => {
    const load = get(firebaseGateAtom)
    if (!load || pendingRedirect(purposeOf(channel)) === undefined) return
    forgetRedirect()
    follow(async () => {
      const proof = await (await load()).returned()
      if (proof) await set(enterByProofAtom, proof)
    })
  },
)
