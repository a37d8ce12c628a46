import { atom } from '../state/atoms'
import { registrationKey, sessionKeys } from './keys'

/** Who is there. A token without an account is no session (spec §4, logged-in state). */
export type Session =
  | { readonly state: 'visitor' }
  | {
      readonly state: 'signed-in'
      /**
       * Undefined once the platform refused it: the page stays as it is, with everything typed, while its member is
       * asked to log in again.
       */
      readonly token: string | undefined
      readonly account: string
      /** Spec §6: 0 member, 1, 2, 41, 42 agent, 4 demo. */
      readonly isAgent: number
      readonly nickname: string | undefined
      readonly clubLabel: string | undefined
      /** Somebody stands above the member. */
      readonly hasUpline: boolean
    }

export type SignedIn = Extract<Session, { state: 'signed-in' }>

const visitor: Session = { state: 'visitor' }

const isCutOff = sessionKeys.admitted.read() !== undefined && sessionKeys.account.read() === undefined

/** The token of a sign-in that a reload cut off when only its member's name was missing: it may be finished. */
export const cutOffTokenAtom = atom(isCutOff ? sessionKeys.token.read() : undefined)

function restore(): Session {
  const token = sessionKeys.token.read()
  const account = sessionKeys.account.read()
  if (token === undefined || account === undefined) {
    // another reload must find it too
    if (token === undefined || !isCutOff) forgetKeys()
    return visitor
  }
  return {
    state: 'signed-in',
    token,
    account,
    isAgent: sessionKeys.isAgent.read() ?? 0,
    nickname: sessionKeys.nickname.read(),
    clubLabel: sessionKeys.clubLabel.read(),
    hasUpline: sessionKeys.toUpline.read() === 'yes',
  }
}

const stored = atom<Session>(restore())

/** The session; read only. The verbs below are the only ways to change it. */
export const sessionAtom = atom((get) => get(stored))

/** Counts the times that one account took the place of another: what the page holds of the first must go. */
const turns = atom(0)
export const turnAtom = atom((get) => get(turns))

/** What storage says holds from now on: whoever starts a session writes it there first (site/startSession). */
export const readSessionAtom = atom(null, (get, set) => {
  const before = get(stored)
  const now = restore()
  set(stored, now)
  if (before.state === 'signed-in' && now.state === 'signed-in' && before.account !== now.account)
    set(turns, get(turns) + 1)
})

/** What must not outlive a token says so here, and is told when the token goes. */
export const tokenGone = new Set<() => void>()
const forgetBeside = () => {
  registrationKey.remove()
  tokenGone.forEach((forget) => forget())
}

/** The platform refused this token. A token that is in use no more, of an answer that came late, changes nothing. */
export const expireSessionAtom = atom(null, (get, set, token: string) => {
  const session = get(stored)
  if (session.state !== 'signed-in' || session.token !== token) return
  sessionKeys.token.remove()
  forgetBeside()
  set(stored, { ...session, token: undefined })
})

/** Forgets who was there; the merchant stays (spec §4, logout). */
export const endSessionAtom = atom(null, (_get, set) => {
  forgetKeys()
  forgetBeside()
  set(stored, visitor)
})

function forgetKeys(): void {
  for (const [name, key] of Object.entries(sessionKeys)) if (name !== 'merchant') key.remove()
}
