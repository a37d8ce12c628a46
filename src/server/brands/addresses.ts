import { domainToUnicode } from 'node:url'
import { getDomain } from 'tldts'
import { isOwnNetwork } from './ownNetwork'

/**
 * Addresses of a brand folder that become part of a policy, of a request to the platform or of a page. Each kind has
 * one reader; what it returns may be used as it is.
 */
export type Read = { readonly value: string } | { readonly allowed: string; readonly hint?: string }

export type ReadAddress = (text: string) => Read

const refuse = (allowed: string, hint?: string): Read => (hint === undefined ? { allowed } : { allowed, hint })

const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i
const isName = (host: string) => host.split('.').every((part) => label.test(part))
/** Names of containers have underscores; only this server asks them, no browser. */
const isUpstreamName = (host: string) =>
  host.startsWith('[') || host.split('.').every((part) => label.test(part.replaceAll('_', '')))

const isEncoded = (part: string) => part.startsWith('xn--')

/** Every `xn--` in it stands for a name. Node 22 and newer, as browsers do, read those that stand for none as they are. */
function isSpelt(host: string): boolean {
  if (!host.split('.').some(isEncoded)) return true
  const name = domainToUnicode(host)
  return name !== '' && !name.split('.').some(isEncoded)
}

function parse(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const plain = url.username === '' && url.password === '' && url.port !== '0' && isSpelt(url.hostname)
  return plain && (url.protocol === 'https:' || url.protocol === 'http:') ? url : undefined
}

const exactOrigin =
  'an origin such as https://games.example: small letters, a port up to 65535 only where it is unusual, nothing after it'

/** Written as a browser writes it, since origins are compared as texts. */
export const readOrigin: ReadAddress = (text) => {
  const url = parse(text)
  if (!url || !isName(url.hostname)) return refuse(exactOrigin)
  return url.origin === text ? { value: text } : refuse(exactOrigin, `Write ${url.origin}.`)
}

const origins = `${exactOrigin}; or https://*.games.example, with at least two names after the *, under which all is one owner's`

/** An origin, or all names under one: `https://*.games.example`. */
export const readSource: ReadAddress = (text) => {
  const [, scheme = '', below] = /^(https?:\/\/)\*\.(.*)$/s.exec(text) ?? []
  const read = readOrigin(below === undefined ? text : scheme + below)
  if (!('value' in read)) return refuse(origins, below === undefined ? read.hint : undefined)
  return below === undefined || isOwned(new URL(read.value).hostname) ? { value: text } : refuse(origins)
}

/**
 * Whether the names below a name are its owner's: not those of a public suffix such as co.uk or github.io, where anybody
 * may have one, and none of an address, which has no names below it.
 */
const isOwned = (name: string) => name.includes('.') && getDomain(name, { allowPrivateDomains: true }) !== null

const plainPath = (path: string) => /^(\/[\w~-][\w.~-]*)+$/.test(path)

/** What is asked of the platform is put after it: tokens and passwords, which cross no foreign network in the open. */
export const readPlatform: ReadAddress = (text) => {
  const allowed =
    'sandbox, or an address such as https://api.merchant.example without name and password; http in the own network alone'
  if (text === 'sandbox') return { value: text }
  const url = parse(text)
  if (!url || !isUpstreamName(url.hostname) || url.search !== '' || url.hash !== '') return refuse(allowed)
  if (url.protocol === 'http:' && !isOwnNetwork(url.hostname)) return refuse(allowed, 'Write https://.')
  const path = text.replace(/^https?:\/\/[^/\\?#]*/i, '').replace(/\/$/, '')
  return path === '' || plainPath(path) ? { value: text } : refuse(allowed)
}

/** A path below /wps, /lgw or /lotto that stays there. */
export const readCallPath: ReadAddress = (text) =>
  /^\/(wps|lgw|lotto)\//.test(text) && plainPath(text)
    ? { value: text }
    : refuse('a path below /wps, /lgw or /lotto, without . or .. as a part')

/** A file of this site, or one of a vendor. */
export const readScript: ReadAddress = (text) => {
  const allowed = 'a path of the site, or an address such as https://static.vendor.example/v4/gt4.js'
  if (plainPath(text)) return { value: text }
  const url = parse(text)
  if (!url) return refuse(allowed)
  const origin = readOrigin(text.slice(0, -url.pathname.length))
  return 'value' in origin && plainPath(url.pathname) ? { value: text } : refuse(allowed)
}

const nowhere = 'https://site.invalid'

/** Links are texts of people, in any script; what cannot be seen in them is no part of one. */
const hasHidden = (text: string) => /[\p{C}\p{Z}]/u.test(text)

/** A browser makes other hosts of other scripts and of %65: what is written is what is asked. */
const isHostAsWritten = (text: string, { hostname }: URL) =>
  /^https:\/\/([^/?#]*?)(:\d*)?([/?#]|$)/i.exec(text)?.[1]?.toLowerCase() === hostname

/** Where a link leads: a path that stays on the site, or an https address. */
export const readLink: ReadAddress = (text) => {
  const allowed = 'a path of the site such as /promotions, or an https address'
  if (!text.startsWith('/')) return readHttps(text)
  if (text.includes('\\') || hasHidden(text) || !URL.canParse(text, nowhere)) return refuse(allowed)
  const url = new URL(text, nowhere)
  return url.origin === nowhere && !url.pathname.startsWith('//') ? { value: text } : refuse(allowed)
}

export const readHttps: ReadAddress = (text) => {
  const url = parse(text)
  const allowed = 'an https address, without name and password'
  if (
    url?.protocol !== 'https:' ||
    !/^https:\/\/[^/\\]+(\/[^\\]*)?$/i.test(text) ||
    !isName(url.hostname) ||
    hasHidden(text)
  )
    return refuse(allowed)
  return isHostAsWritten(text, url)
    ? { value: text }
    : refuse(allowed, `The host as a browser asks for it is ${url.hostname}.`)
}

/** A host name without scheme and port, as a browser sends it. */
export const readHost: ReadAddress = (text) => {
  const found = !text.includes(':') && 'value' in readOrigin(`https://${text}`)
  return found ? { value: text } : refuse('a host name such as www.comet.example')
}
