import { sha256 } from '@noble/hashes/sha2.js'

/**
 * Which side of a release that some see first a visitor is on: one of 1,024 numbers, drawn by chance. It is set only
 * while a brand has such a release, anew with each page, so that it goes thirty days after the last one.
 */
export const canarySideCookie = 'marquee_side'

export const canarySides = 1_024

const form = /^[0-3][0-9a-f]{2}$/

export const isCanarySide = (text: string | undefined): text is string => text !== undefined && form.test(text)

export const canarySide = (number: number): string => number.toString(16).padStart(3, '0')

export const drawCanarySide = (): string => {
  const [number = 0] = crypto.getRandomValues(new Uint16Array(1))
  return canarySide(number % canarySides)
}

/**
 * From 0 to under 100, evenly over all sides. The same for a side and a release, and unlike for another release: it is
 * not always the same who tries.
 */
export function bucketOf(side: string, release: string): number {
  const [a = 0, b = 0, c = 0, d = 0] = sha256(new TextEncoder().encode(release))
  // an odd factor gives each side a place of its own
  const place = (Number.parseInt(side, 16) * ((a << 8) | b | 1) + ((c << 8) | d)) % canarySides
  return (place / canarySides) * 100
}

const thirtyDays = 30 * 24 * 3600

export const canarySideText = (side: string, secure: boolean): string =>
  `${canarySideCookie}=${side}; Max-Age=${thirtyDays}; Path=/; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`
