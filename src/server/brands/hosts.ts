/** Host header → name to look up: no port, no trailing dot, small letters. */
export function hostName(header: string): string {
  const host = header.trim().toLowerCase()
  const name = host.startsWith('[') ? host : host.replace(/:\d*$/, '')
  return name.endsWith('.') ? name.slice(0, -1) : name
}

/** The host that every brand answers on, besides its own domains. */
export const localHost = (id: string): string => `${id}.localhost`
