import { cookieIn } from '../../lib/cookie'
import type { FirstViewInput } from '../../engine/firstView'
import type { Brand } from '../../engine/brand'

/**
 * Written by the page's first script (bootScript.ts) and kept for a year: `ar.dark`, `-.-` where nothing but the brand's own
 * was chosen. It holds choices and nothing about who somebody is.
 */
export const viewCookie = 'marquee.view'

/**
 * `1` while somebody is likely to be signed in here, gone otherwise. Refreshed when a member's page loads and when it is left,
 * and taken away by the page that they signed out of: sessions are a tab's, so a visitor's tab says nothing of another.
 */
export const memberCookie = 'marquee.member'

/** What a browser has said of its visitor. */
export interface KnownView {
  /** BCP 47, one that the brand has; undefined: not known. */
  readonly language: string | undefined
  readonly themeChoice: FirstViewInput['themeChoice']
  /** Somebody is likely to be signed in. */
  readonly isMember: boolean
}

const choices = ['light', 'dark', 'system'] as const

/** What is missing, unknown or malformed counts as not said. */
export function knownView(header: string, { languages }: Brand): KnownView {
  const [language = '', choice = ''] = (cookieIn(header, viewCookie) ?? '').slice(0, 40).split('.')
  return {
    language: languages.supported.includes(language) ? language : undefined,
    themeChoice: choices.find((each) => each === choice),
    isMember: cookieIn(header, memberCookie) === '1',
  }
}

/** What a browser with these choices says of itself: both cookies in one, `ar.dark.0`. */
export const viewText = (
  language: string,
  { languages }: Pick<Brand, 'languages'>,
  themeChoice: FirstViewInput['themeChoice'],
  isMember: boolean,
): string => `${language === languages.default ? '-' : language}.${themeChoice ?? '-'}.${isMember ? 1 : 0}`
