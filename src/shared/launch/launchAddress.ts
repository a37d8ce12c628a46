import type { LaunchResponse } from '../../contract/launch-response'
import { webAddress } from '../../lib/webAddress'

/** A game that may be framed, and what the frame may do. */
export interface GameAddress {
  readonly href: string
  readonly origin: string
  /** Value of the frame's `sandbox`. */
  readonly sandbox: string
}

const abilities = ['allow-scripts', 'allow-forms', 'allow-popups', 'allow-pointer-lock', 'allow-orientation-lock']

/**
 * Where a game may run, in the order to try: http or https addresses of the answer, or paths, which the launch CDNs
 * serve, or this host where there are none. A secure page frames secure addresses only. A frame of another origin keeps
 * that origin, for its own storage; one of this host gets none, or it could reach the page around it.
 * @param here address of the page
 * @param cdns origins that the platform serves launched games from (permission, launchGameCDNs), in the order to try
 */
export function gameAddresses(
  response: LaunchResponse,
  here: string,
  cdns: readonly string[] = [],
): readonly GameAddress[] {
  const page = new URL(here)
  const found = new Map<string, GameAddress>()
  for (const text of [response.game_url, response.game_url2]) {
    for (const url of parse(text?.trim() ?? '', page, cdns)) {
      const own = url.origin === page.origin
      const sandbox = (own ? abilities : [...abilities, 'allow-same-origin']).join(' ')
      found.set(url.href, found.get(url.href) ?? { href: url.href, origin: url.origin, sandbox })
    }
  }
  return [...found.values()]
}

function parse(text: string, page: URL, cdns: readonly string[]): readonly URL[] {
  if (/^https?:\/\//i.test(text)) return allowed(text, page.origin, page)
  if (!text.startsWith('/')) return []
  const served = cdns.flatMap((cdn) => allowed(text, cdn, page))
  return cdns.length > 0 ? served : allowed(text, page.origin, page)
}

/** Judged like every address from outside, the server of a path as well; a secure page frames nothing over plain http. */
function allowed(text: string, server: string, page: URL): readonly URL[] {
  const isPlain = page.protocol === 'http:'
  const base = webAddress(server, page.origin, isPlain)
  const url = base && webAddress(text, base.href, isPlain)
  return url ? [url] : []
}

/** In an order that chance decides (spec §3: a random pick is made among the CDNs). @param random in [0, 1) */
export function shuffled<T>(items: readonly T[], random: () => number): readonly T[] {
  const rest = [...items]
  const order: T[] = []
  while (rest.length > 0) order.push(...rest.splice(Math.floor(random() * rest.length), 1))
  return order
}
