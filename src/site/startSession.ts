import { atom } from '../state/atoms'
import type { MemberInfo } from '../contract/member-info'
import { sideRefusal } from '../engine/side'
import { CallFailure } from '../platform/failure'
import { clientAtom } from '../session/client'
import { sessionKeys } from '../session/keys'
import { readSessionAtom } from '../session/session'
import { brandAtom } from './brand'

/**
 * A token was given: the session starts with what the platform says of its member. An account of the other side of the
 * business is refused as the platform would refuse it (spec §6): the session that was opened for it is closed again,
 * and CallFailure thrown. Loaded with what signs in.
 */
export const startSessionAtom = atom(null, (get, set, token: string, info: MemberInfo) => {
  const message = sideRefusal(get(brandAtom), info.type)
  if (message !== undefined) {
    get(clientAtom)('logout', { token }).catch(() => undefined)
    throw new CallFailure('login', { type: 'server', message, value: undefined, status: 200 }, false)
  }
  sessionKeys.token.write(token)
  sessionKeys.admitted.remove()
  sessionKeys.account.write(info.account)
  sessionKeys.isAgent.write(info.type)
  sessionKeys.customerId.write(info.id)
  writeOptional('nickname', info.nickname)
  writeOptional('clubLabel', info.clubLabel?.labelName)
  writeOptional(
    'memberLabel',
    info.memberLabel
      ?.map((label) => label.labelName)
      .filter(Boolean)
      .join(', '),
  )
  if (info.toUpline === true) sessionKeys.toUpline.write('yes')
  else sessionKeys.toUpline.remove()
  set(readSessionAtom)
})

function writeOptional(key: 'nickname' | 'clubLabel' | 'memberLabel', value: string | undefined): void {
  if (value === undefined || value === '') sessionKeys[key].remove()
  else sessionKeys[key].write(value)
}
