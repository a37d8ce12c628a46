import { atom } from '../../../state/atoms'
import { clientAtom } from '../../../session/client'
import { answerAtom } from '../../../site/answers'
import { brandAtom } from '../../../site/brand'
import type { Channel, PopupChannel, Proof } from '../../../shared/firebase/channels'
import { firebaseGateAtom } from '../../../shared/firebase/gate'
import { forgetRedirect, noteRedirect, pendingRedirect } from '../../../shared/firebase/redirect'
import { isOnAtom } from '../../../site/site'
import { linkCall, linksCall } from './calls'

export const linksAtom = answerAtom(linksCall)

/** Channels that the merchant has and the brand has keys for; none where linking is off. */
export const channelsAtom = atom((get): readonly Channel[] => {
  const isOn = get(isOnAtom)
  const { firebase } = get(brandAtom).thirdParty
  if (!firebase || !isOn('THIRDPARTY3')) return []
  return [
    ...(isOn('GOOGLELOGIN3') ? (['google'] as const) : []),
    ...(isOn('FACEBOOKLOGIN3') ? (['facebook'] as const) : []),
    ...(isOn('FIREBASEPHONE3') && firebase.dialCode !== undefined ? (['phone'] as const) : []),
  ]
})

/** An identity that was proved and waits for the member's word. */
export interface Candidate {
  readonly channel: Channel
  readonly proof: Proof
}

const purposeOf = (channel: PopupChannel) => (channel === 'google' ? 'link-google' : 'link-facebook')

export const proveAtom = atom(null, async (get, _set, channel: PopupChannel): Promise<Candidate | undefined> => {
  const gate = await get(firebaseGateAtom)?.()
  if (!gate) return undefined
  noteRedirect(purposeOf(channel))
  try {
    return { channel, proof: await gate.enter(channel) }
  } finally {
    forgetRedirect()
  }
})

/** After the way back from a service that the page itself had to go to. */
export const provedAtom = atom(null, async (get): Promise<Candidate | undefined> => {
  const pending = pendingRedirect('link-google', 'link-facebook')
  const load = get(firebaseGateAtom)
  if (pending === undefined || !load) return undefined
  forgetRedirect()
  const proof = await (await load()).returned()
  return proof && { channel: pending === 'link-google' ? 'google' : 'facebook', proof }
})

/** For good. Throws CallFailure. */
export const linkAtom = atom(null, async (get, _set, { channel, proof }: Candidate) => {
  try {
    await get(clientAtom)(linkCall, { body: { channel, idToken: proof.idToken } })
  } finally {
    // an answer may be lost after the deed
    await get(linksAtom).refetch()
  }
})
