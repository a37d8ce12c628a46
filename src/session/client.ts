import { atom } from '../state/atoms'
import { type ClientOptions, createClient, type PlatformClient } from '../platform/client'
import type { CallFailure } from '../platform/failure'
import { languageAtom } from '../i18n/language'
import { sessionAtom } from './session'

interface ClientConfig {
  readonly merchant: string
  readonly paths: Readonly<Record<string, string>>
  /** The platform refused a token: whichever call met it, the session hears of it here. */
  readonly onTokenRefused: (token: string) => void
  /** A call failed; the page hears of it once this is done. */
  readonly onFailure?: (failure: CallFailure) => Promise<void>
  readonly createCipher?: NonNullable<ClientOptions['createCipher']>
}

/** What of the brand and the page the client needs; set once at boot. */
export const clientConfigAtom = atom<ClientConfig>({ merchant: '', paths: {}, onTokenRefused: () => undefined })

/** The platform client of this visit. */
export const clientAtom = atom<PlatformClient>((get) => {
  const language = get(languageAtom).platformCode
  const session = get(sessionAtom)
  return createClient({
    ...get(clientConfigAtom),
    language: () => language,
    token: () => (session.state === 'signed-in' ? session.token : undefined),
    awaitsLogin: () => session.state === 'signed-in' && session.token === undefined,
  })
})
