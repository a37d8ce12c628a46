import { requestIdHeader } from '../../lib/requestIdHeader'

/** What a page or a proxy before the edge may have named it; nothing else gets into logs and on to platforms. */
const taken = /^[\w-]{16,64}$/

export function requestIdOf(headers: Headers): string {
  const named = headers.get(requestIdHeader) ?? ''
  return taken.test(named) ? named : crypto.randomUUID()
}
