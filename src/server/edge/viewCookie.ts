import { cookieIn } from '../../lib/cookie'
import type { FirstViewInput } from '../../engine/firstView'
import type { Brand } from '../../engine/brand'

/**
 * Written by the page's first script (bootScript.ts): `ar.dark.0`, `-.-.0` where nothing but the brand's own was chosen. It
 * holds choices and nothing about who somebody is.
 */
export const viewCookie = 'marquee.view'

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
  const [language = '', choice = '', member = ''] = (cookieIn(header, viewCookie) ?? '').slice(0, 40).split('.')
  return {
    language: languages.supported.includes(language) ? language : undefined,
    themeChoice: choices.find((each) => each === choice),
    isMember: member === '1',
  }
}

/** The cookie that a browser with these choices has. */
export const viewText = (
  language: string,
  { languages }: Pick<Brand, 'languages'>,
  themeChoice: FirstViewInput['themeChoice'],
  isMember: boolean,
): string => `${language === languages.default ? '-' : language}.${themeChoice ?? '-'}.${isMember ? 1 : 0}`
