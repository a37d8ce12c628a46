import { cookieIn } from './cookie'

/** What the visitor chose: tags as well, or only what the site needs. */
export type Consent = 'tags' | 'needed'

/** Holds the choice and no id; the edge reads it to let the tags in (server/edge/app.ts). */
export const consentCookie = 'marquee_consent'

/** Asked again after half a year. */
const maxAge = 180 * 24 * 3600

/** The choice in a list of cookies, `a=b; c=d`. */
export function consentIn(cookies: string): Consent | undefined {
  const value = cookieIn(cookies, consentCookie)
  return value === 'tags' || value === 'needed' ? value : undefined
}

/** Text of the cookie that keeps a choice. */
export const consentText = (choice: Consent, secure: boolean): string =>
  `${consentCookie}=${choice}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
