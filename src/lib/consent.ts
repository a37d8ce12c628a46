/** What the visitor chose: tags as well, or only what the site needs. */
export type Consent = 'tags' | 'needed'

/** Holds the choice and no id; the edge reads it to let the tags in (server/edge/app.ts). */
export const consentCookie = 'marquee_consent'

/** Asked again after half a year. */
const maxAge = 180 * 24 * 3600

/** The choice in a list of cookies, `a=b; c=d`. A name that stands there twice counts as none: one of them is not ours. */
export function consentIn(cookies: string): Consent | undefined {
  const found = cookies.split(';').flatMap((pair) => {
    const [name = '', value = ''] = pair.trim().split('=', 2)
    return name === consentCookie ? [value] : []
  })
  const [only] = found
  return found.length === 1 && (only === 'tags' || only === 'needed') ? only : undefined
}

/** Text of the cookie that keeps a choice. */
export const consentText = (choice: Consent, secure: boolean): string =>
  `${consentCookie}=${choice}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
