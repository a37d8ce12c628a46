import { atom } from 'jotai'
import { createClient, type PlatformClient } from '../platform/client'
import { CallFailure } from '../platform/failure'
import { languageAtom } from '../i18n/language'
import { endSessionAtom, sessionAtom } from './session'

/** What of the brand the client needs; set once at boot. */
export const clientConfigAtom = atom<{ readonly merchant: string; readonly paths: Readonly<Record<string, string>> }>({
  merchant: '',
  paths: {},
})

/** Set when a token that was in use stopped counting; whoever shows the sign-in dialog reads and clears it. */
export const sessionExpiredAtom = atom(false)

/** The platform client of this visit. A refused token ends the session and says so; the call still fails. */
export const clientAtom = atom<PlatformClient>((get) => {
  const { merchant, paths } = get(clientConfigAtom)
  const language = get(languageAtom).platformCode
  const session = get(sessionAtom)
  return createClient({
    merchant,
    paths,
    language: () => language,
    token: () => (session.state === 'signed-in' ? session.token : undefined),
  })
})

/** Tells the session that a call failed, so that an expired token is noticed once, in one place. */
export const noticeFailureAtom = atom(null, (get, set, error: unknown) => {
  if (!(error instanceof CallFailure) || error.failure.kind !== 'session') return
  if (get(sessionAtom).state !== 'signed-in') return
  set(endSessionAtom)
  set(sessionExpiredAtom, true)
})
