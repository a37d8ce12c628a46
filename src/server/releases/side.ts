import { sha256 } from '@noble/hashes/sha2.js'

/**
 * Which side of a release that some see first a visitor is on. It holds one of 65,536 values, drawn by chance, which
 * thousands of visitors share: it tells nobody from another. It is set only while a brand has such a release.
 */
export const sideCookie = 'marquee_side'

const form = /^[0-9a-f]{4}$/

export const isSide = (text: string | undefined): text is string => text !== undefined && form.test(text)

export const drawSide = (): string =>
  [...crypto.getRandomValues(new Uint8Array(2))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** From 0 to under 100. The same for a side and a release, and unlike for another release: it is not always the same who tries. */
export function bucketOf(side: string, release: string): number {
  const [a = 0, b = 0, c = 0, d = 0] = sha256(new TextEncoder().encode(`${release} ${side}`))
  return ((((a << 24) | (b << 16) | (c << 8) | d) >>> 0) / 2 ** 32) * 100
}

const thirtyDays = 30 * 24 * 3600

export const sideText = (side: string, secure: boolean): string =>
  `${sideCookie}=${side}; Max-Age=${thirtyDays}; Path=/; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`
