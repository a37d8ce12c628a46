import { readPlatform } from '../../../src/server/brands/addresses'
import { brandIdForm, brandIdWords } from '../../../src/server/brands/brandId'
import { describe, list } from '../../../src/server/brands/brandError'
import { nearestVisible } from '../../../src/server/brands/checkColours'
import { deriveTheme } from '../../../src/theme/derive'
import { resolveTheme, type ResolvedTheme } from '../../../src/theme/resolve'
import { wrongLanguage } from '../languageFor'

/** Everything that a new folder is written from. */
export interface Answers {
  readonly id: string
  readonly name: string
  readonly domains: readonly string[]
  readonly merchant: string
  /** `sandbox`, or the origin of a platform. */
  readonly platform: string
  /** The default first. */
  readonly languages: readonly string[]
  readonly theme: 'dark' | 'light'
  /** #rrggbb. */
  readonly accent: string
  readonly header: 'rail' | 'mega' | 'centered'
  readonly hero: 'full' | 'split' | 'framed'
  readonly card: 'cover' | 'wide' | 'tile'
  readonly extends: string | undefined
  readonly loginRequired: boolean
}

/** Why a value cannot be taken, in words; undefined where it can. */
export type Check = (value: string) => string | undefined

export const checkId: Check = (id) =>
  brandIdForm.test(id) ? undefined : `${describe(id)} cannot be a brand's id: ${brandIdWords}`

export const checkName: Check = (name) => (name.trim() === '' ? 'A brand needs a name.' : undefined)

export const checkDomain: Check = (domain) => {
  if (/^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/.test(domain)) return undefined
  const bare = domain
    .toLowerCase()
    .replace(/^\w+:\/\//, '')
    .replace(/[:/].*$/, '')
  const hint = bare !== domain && checkDomain(bare) === undefined ? ` Did you mean ${bare}?` : ''
  return `"${domain}" is no host name: small letters, no https://, no port, such as www.comet.example.${hint}`
}

export const checkMerchant: Check = (code) =>
  /^[a-zA-Z0-9_-]{1,40}$/.test(code) ? undefined : `"${code}" is no merchant code: up to 40 letters, digits, - and _`

export const checkPlatform: Check = (address) => {
  const read = readPlatform(address)
  return 'value' in read ? undefined : `${describe(address)} is no platform: ${read.allowed}`
}

export const checkLanguage: Check = wrongLanguage

/** A colour, and one that shows on the pages of both themes: otherwise the nearest of its hue that does. */
export const checkAccent: Check = (colour) => {
  const hex = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(colour)?.[1]
  if (hex === undefined) return `"${colour}" is no colour: # and six digits or letters a to f, such as #ff7a45`
  if (hex.length === 3 || !colour.startsWith('#')) return `"${colour}" is short for ${fullHex(hex)}: write that`
  const near = nearestAccent(colour)
  return near === undefined
    ? undefined
    : `Buttons in ${colour} would vanish on the page. The nearest colours that show: ${list(near, 'and')}`
}

const fullHex = (hex: string) =>
  `#${hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex}`.toLowerCase()

function nearestAccent(colour: string): readonly string[] | undefined {
  const theme = themeOf(colour)
  const derived = deriveTheme(theme)
  const wanted = (['light', 'dark'] as const).flatMap((mode) => {
    const near = nearestVisible(theme, 'accent', mode, derived)
    return near === undefined ? [] : [`${near} (on ${mode} pages)`]
  })
  return wanted.length > 0 ? wanted : undefined
}

export const themeOf = (accent: string): ResolvedTheme => resolveTheme({ colors: { accent } })

/** What becomes of an accent, for who chose it: where it is kept, and where it is moved to stay readable. */
export function accentNotes(accent: string): readonly string[] {
  const { light, dark } = deriveTheme(themeOf(accent))
  return [
    ...(light['--accent'] === accent
      ? []
      : [`buttons are set in ${light['--accent']}, a step darker, so that white can be read on them`]),
    ...(light['--accent-text'] === accent ? [] : [`links on light pages are set in ${light['--accent-text']}`]),
    ...(dark['--accent-text'] === accent ? [] : [`links on dark pages are set in ${dark['--accent-text']}`]),
  ]
}
