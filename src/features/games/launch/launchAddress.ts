import type { LaunchResponse } from '../../../contract/launch-response'

/** A game that may be framed, and what the frame may do. */
export interface GameAddress {
  readonly href: string
  /** Value of the frame's `sandbox`. */
  readonly sandbox: string
}

const abilities = ['allow-scripts', 'allow-forms', 'allow-popups', 'allow-pointer-lock', 'allow-orientation-lock']

/**
 * Where the game runs: the first address of the answer that is http or https, or a path of this host. A secure page
 * frames secure addresses only. A frame of another origin keeps that origin, for its own storage; one of this host
 * gets none, or it could reach the page around it.
 * @param here address of the page
 */
export function readGameAddress(response: LaunchResponse, here: string): GameAddress | undefined {
  const page = new URL(here)
  for (const text of [response.game_url, response.game_url2]) {
    const url = parse(text, page)
    if (url === undefined) continue
    const own = url.origin === page.origin
    return { href: url.href, sandbox: (own ? abilities : [...abilities, 'allow-same-origin']).join(' ') }
  }
  return undefined
}

function parse(text: string | undefined, page: URL): URL | undefined {
  const trimmed = text?.trim() ?? ''
  const isPath = trimmed.startsWith('/') && !/^\/[/\\]/.test(trimmed)
  if (!isPath && !/^https?:\/\//i.test(trimmed)) return undefined
  if (!URL.canParse(trimmed, page)) return undefined
  const url = new URL(trimmed, page)
  if (url.username !== '' || url.password !== '') return undefined
  if (url.protocol === 'https:') return url
  return url.protocol === 'http:' && page.protocol === 'http:' ? url : undefined
}
