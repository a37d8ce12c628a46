import { atom } from 'jotai'
import type { MemberInfo } from '../contract/member-info'
import { sessionKeys } from './keys'

/** Who is there. A token without an account is no session (spec §4, logged-in state). */
export type Session =
  | { readonly state: 'visitor' }
  | {
      readonly state: 'signed-in'
      readonly token: string
      readonly account: string
      /** Spec §6: 0 member, 1, 2, 41, 42 agent, 4 demo. */
      readonly isAgent: number
      readonly nickname: string | undefined
      readonly clubLabel: string | undefined
    }

export type SignedIn = Extract<Session, { state: 'signed-in' }>

const visitor: Session = { state: 'visitor' }

function restore(): Session {
  const token = sessionKeys.token.read()
  const account = sessionKeys.account.read()
  if (token === undefined || account === undefined) {
    sessionKeys.token.remove()
    return visitor
  }
  return {
    state: 'signed-in',
    token,
    account,
    isAgent: sessionKeys.isAgent.read() ?? 0,
    nickname: sessionKeys.nickname.read(),
    clubLabel: sessionKeys.clubLabel.read(),
  }
}

const stored = atom<Session>(restore())

/** The session; read only. The verbs below are the only ways to change it. */
export const sessionAtom = atom((get) => get(stored))

/** A token was given: the session starts with what the platform says of its member. */
export const startSessionAtom = atom(null, (_get, set, token: string, info: MemberInfo) => {
  const session: SignedIn = {
    state: 'signed-in',
    token,
    account: info.account,
    isAgent: info.type,
    nickname: info.nickname || undefined,
    clubLabel: info.clubLabel?.labelName || undefined,
  }
  sessionKeys.token.write(token)
  sessionKeys.account.write(session.account)
  sessionKeys.isAgent.write(session.isAgent)
  sessionKeys.customerId.write(info.id)
  writeOptional('nickname', session.nickname)
  writeOptional('clubLabel', session.clubLabel)
  writeOptional('memberLabel', info.memberLabel?.map((label) => label.labelName).filter(Boolean).join(', ') || undefined)
  set(stored, session)
})

/** Forgets who was there; the merchant stays (spec §4, logout). */
export const endSessionAtom = atom(null, (_get, set) => {
  for (const [name, key] of Object.entries(sessionKeys)) if (name !== 'merchant') key.remove()
  set(stored, visitor)
})

function writeOptional(key: 'nickname' | 'clubLabel' | 'memberLabel', value: string | undefined): void {
  if (value === undefined) sessionKeys[key].remove()
  else sessionKeys[key].write(value)
}
