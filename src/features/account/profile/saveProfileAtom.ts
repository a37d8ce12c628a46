import type { FormModel, FormValues } from '../../../lib/form/model'
import { sentValues } from '../../../engine/form/sentValues'
import { clientAtom } from '../../../session/client'
import { sessionKeys } from '../../../session/keys'
import { readSessionAtom } from '../../../session/session'
import { answerCacheAtom } from '../../../site/answers'
import { memberInfoAtom } from '../../../site/platformAnswers'
import { atom } from '../../../state/atoms'
import { getProfile, saveProfile } from '../calls'

/** Saves the profile, and shows the member by the new nickname. Throws CallFailure. */
export const saveProfileAtom = atom(null, async (get, set, model: FormModel, values: FormValues) => {
  const sent = sentValues(model, values)
  await get(clientAtom)(saveProfile, { body: { values: sent } })
  const cache = get(answerCacheAtom)
  cache.refresh(getProfile.id)
  await get(memberInfoAtom).refetch()
  if (!model.fields.some(({ name }) => name === 'nickname')) return
  const { nickname } = sent
  if (nickname === undefined) sessionKeys.nickname.remove()
  else sessionKeys.nickname.write(nickname)
  set(readSessionAtom)
})
