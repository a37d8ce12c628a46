import type { FormModel, FormValues } from '../../../lib/form/model'
import { sentValues } from '../../../engine/form/sentValues'
import { clientAtom } from '../../../session/client'
import { sessionKeys } from '../../../session/keys'
import { readSessionAtom, sessionAtom } from '../../../session/session'
import { answerCacheAtom } from '../../../site/answers'
import { memberInfoAtom } from '../../../site/platformAnswers'
import { atom } from '../../../state/atoms'
import { getProfile, saveProfile } from '../calls'

/** Saves the profile, and shows the member by the new nickname. Throws CallFailure. */
export const saveProfileAtom = atom(null, async (get, set, model: FormModel, values: FormValues) => {
  const sent = sentValues(model, values)
  const { account } = { account: undefined, ...get(sessionAtom) }
  await get(clientAtom)(saveProfile, { body: { values: sent } })
  const cache = get(answerCacheAtom)
  cache.refresh(getProfile.id)
  await get(memberInfoAtom).refetch()
  // who is signed in by now has a nickname of their own
  const session = get(sessionAtom)
  if (session.state !== 'signed-in' || session.account !== account) return
  if (!model.fields.some(({ name }) => name === 'nickname')) return
  const { nickname } = sent
  if (nickname === undefined) sessionKeys.nickname.remove()
  else sessionKeys.nickname.write(nickname)
  set(readSessionAtom)
})
