import type { CustomerService } from '../contract/customer-service'
import { webAddress } from '../lib/webAddress'

/** The channel that is a web chat (spec §2 Header). */
const webChat = 3

/**
 * Address of the web chat: the path item of type 3, decoded from base64, and judged like every address from outside.
 * Undefined where there is none to open.
 */
export function serviceAddress({ version }: CustomerService, here: string): string | undefined {
  const item = version.pathList.find(({ type }) => type === webChat)
  const text = item === undefined ? undefined : decodeBase64(item.path)
  return text === undefined ? undefined : webAddress(text, here)?.href
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
