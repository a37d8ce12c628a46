import { atom } from '../state/atoms'
import { callOf } from '../platform/calls'
import { type ClientOptions, createClient, type PlatformClient } from '../platform/client'
import type { CallFailure } from '../platform/failure'
import { languageAtom } from '../i18n/language'
import { sessionAtom } from './session'

interface ClientConfig {
  readonly merchant: string
  readonly paths: Readonly<Record<string, string>>
  /** Called when the platform refuses a token, whichever call it was sent with. */
  readonly onTokenRefused: (token: string) => void
  /** Called when a call failed; the caller gets the failure once this has finished. */
  readonly onFailure?: (failure: CallFailure) => Promise<void>
  /**
   * Awaited before an answer is handed over: a drawn page is hydrated as it is, then what was read is applied piece by piece.
   * What the visitor has done does not queue behind that.
   */
  readonly ready?: (isRead: boolean) => Promise<void> | undefined
  readonly createCipher?: NonNullable<ClientOptions['createCipher']>
}

/** What of the brand and the page the client needs; set once at boot. */
export const clientConfigAtom = atom<ClientConfig>({ merchant: '', paths: {}, onTokenRefused: () => undefined })

/** The platform client of this visit. */
export const clientAtom = atom<PlatformClient>((get) => {
  const language = get(languageAtom).platformCode
  const session = get(sessionAtom)
  const { ready, ...config } = get(clientConfigAtom)
  const client = createClient({
    ...config,
    language: () => language,
    token: () => (session.state === 'signed-in' ? session.token : undefined),
    awaitsLogin: () => session.state === 'signed-in' && session.token === undefined,
  })
  if (ready === undefined) return client
  return async (ref, input) => {
    try {
      return await client(ref, input)
    } finally {
      await ready(callOf(ref).method === 'GET')
    }
  }
})
