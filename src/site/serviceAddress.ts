import type { CustomerService } from '../contract/customer-service'

/** The channel that is a web chat (spec §2 Header). */
const webChat = 3

/**
 * Address of the web chat: the path item of type 3, decoded from base64. Only https, a path of this site, or plain
 * http on this very machine; undefined for anything else.
 */
export function serviceAddress({ version }: CustomerService, here: string): string | undefined {
  const item = version.pathList.find(({ type }) => type === webChat)
  const text = item === undefined ? undefined : decodeBase64(item.path)?.trim()
  if (!text) return undefined
  let url: URL
  try {
    url = new URL(text, here)
  } catch {
    return undefined
  }
  const local = url.hostname === 'localhost' || url.hostname.endsWith('.localhost') || url.hostname === '127.0.0.1'
  const own = url.origin === new URL(here).origin
  return url.protocol === 'https:' || (url.protocol === 'http:' && (local || own)) ? url.href : undefined
}

/** Base64 of UTF-8, in either alphabet, with or without padding. */
function decodeBase64(text: string): string | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/').replace(/\s/g, ''))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
