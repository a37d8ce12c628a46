/** The machine that the page runs on, by every spelling that URL leaves. */
const isLoopback = (host: string): boolean =>
  /(^|\.)localhost\.?$|^127\.|^0\.0\.0\.0$|^\[::1?\]$|^\[::ffff:7f/.test(host)

/**
 * The one judge of addresses that come from outside, by what they resolve to: a path of this site, or an https address
 * elsewhere, without credentials; the visitor's own machine only where the site is on it. Undefined for anything else.
 * @param here address of the page
 * @param isPlainHttpTaken where the caller may lead to plain http
 */
export function webAddress(text: string, here: string, isPlainHttpTaken = false): URL | undefined {
  const trimmed = text.trim()
  if (!/^(\/|https?:\/\/)/i.test(trimmed) || !URL.canParse(trimmed, here)) return undefined
  const [url, page] = [new URL(trimmed, here), new URL(here)]
  if (url.username !== '' || url.password !== '') return undefined
  // a router takes a path that begins with // for another host
  if (url.origin === page.origin) return url.pathname.startsWith('//') ? undefined : url
  if (trimmed.startsWith('/')) return undefined
  if (isLoopback(url.hostname)) return isLoopback(page.hostname) ? url : undefined
  return url.protocol === 'https:' || isPlainHttpTaken ? url : undefined
}

/** Path and query of this site, such as `next` of an address; undefined: it leads anywhere else. */
export function sitePath(text: string | null | undefined): string | undefined {
  if (!text?.startsWith('/')) return undefined
  const url = webAddress(text, 'https://site.invalid')
  return url && `${url.pathname}${url.search}`
}
