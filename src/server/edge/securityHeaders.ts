import type { Brand } from '../../engine/brand'
import { firebaseOrigins } from './firebaseOrigins'
import { geetestOrigins } from './geetestOrigins'
import { noTags, tagOrigins } from './tagOrigins'

export interface PolicyInput {
  readonly brand: Brand
  readonly nonce: string
  /** The visitor came over TLS, here or at the proxy before. */
  readonly secure: boolean
  /** The dev server: its module updates come over a web socket. */
  readonly dev: boolean
  /** Where the sandbox's demo games answer; absent for brands of a real platform. */
  readonly playOrigin?: string
  /** The visitor agreed to the brand's tags. */
  readonly consent?: boolean
  /** Other addresses of the brand, which a page measures (routes.ts). */
  readonly routes?: readonly string[]
}

/** 128 bits, anew for every page. */
export function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
}

const gameOrigins = ({ platform: { frames } }: Brand, playOrigin: string | undefined): readonly string[] =>
  playOrigin === undefined ? frames : [playOrigin, ...frames]

export const isSandbox = (brand: Brand): boolean => brand.platform.url === 'sandbox'

/** Policies of Trusted Types that pages make: the sanitiser's own, and those of src/lib/trustedTypes.ts. */
const trustedPolicies = ['dompurify', 'marquee-words', 'marquee-captcha', 'marquee-worker']

/**
 * Whether nothing but our own code runs on the page. Loaders of Firebase (gapi, reCAPTCHA) and of the captcha's vendor
 * write addresses of scripts as strings, which Trusted Types refuse; so do tags, where the visitor agreed to them.
 */
const runsOwnCode = ({ platform, thirdParty }: Brand): boolean =>
  thirdParty.firebase === undefined && geetestOrigins({ platform }).length === 0

/**
 * Content-Security-Policy of a page: this response's nonce, and what the scripts with it load; frames and pictures as
 * the brand's file lists them. Origins of scripts are for browsers that do not know strict-dynamic. What may be framed may be asked whether it answers, before a game is started there.
 */
export function pagePolicy({
  brand,
  nonce,
  secure,
  dev,
  playOrigin,
  consent = false,
  routes = [],
}: PolicyInput): string {
  const { images } = brand.platform
  const games = gameOrigins(brand, playOrigin)
  const firebase = firebaseOrigins(brand)
  const geetest = geetestOrigins(brand)
  const tags = consent ? tagOrigins(brand.tags) : noTags
  const framed = [...games, ...firebase.frame]
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, "'strict-dynamic'", ...firebase.script, ...geetest, ...tags.script],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...geetest],
    'img-src': ["'self'", 'data:', ...images, ...geetest, ...tags.image],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...games,
      ...routes,
      ...(dev ? ['ws:', 'wss:'] : []),
      ...firebase.connect,
      ...geetest,
      ...tags.connect,
    ],
    'frame-src': framed.length > 0 ? framed : ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    // the dev server draws its own errors
    ...(runsOwnCode(brand) && tags.script.length === 0 && !dev
      ? { 'require-trusted-types-for': ["'script'"], 'trusted-types': trustedPolicies }
      : {}),
    'report-uri': [reportPath],
    ...(secure ? { 'report-to': [reportGroup] } : {}),
    ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** Where browsers tell what a page's policy refused (policyReports). */
export const reportPath = '/policy-reports'
/** Of the Reporting API, which browsers that know it prefer to report-uri; it works over TLS alone. */
const reportGroup = 'policy'

/** For answers that are not pages: nothing in them may load or run. */
export const inertPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const permissions = (frames: readonly string[]): string => {
  const none = ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer']
  none.push('microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking')
  const game = `(${['self', ...frames.map((origin) => `"${origin}"`)].join(' ')})`
  return [...none.map((name) => `${name}=()`), `autoplay=${game}`, `fullscreen=${game}`, 'clipboard-write=(self)'].join(
    ', ',
  )
}

/** What every answer carries. */
export function commonHeaders(secure: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(secure ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  }
}

export function pageHeaders(input: PolicyInput): Record<string, string> {
  return {
    ...commonHeaders(input.secure),
    'Content-Security-Policy': pagePolicy(input),
    ...(input.secure ? { 'Reporting-Endpoints': `${reportGroup}="${reportPath}"` } : {}),
    // Popups of sign-in services and of the chat keep their way back to the page that opened them.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': permissions(gameOrigins(input.brand, input.playOrigin)),
    'X-Frame-Options': 'DENY',
  }
}
