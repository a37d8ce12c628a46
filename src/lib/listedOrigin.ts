/**
 * The origin of a domain that the platform lists: a host, at times with a scheme, visited as the page at the origin
 * `here` is. Undefined: no host can be read from it.
 */
export function listedOrigin(domain: string, here: string): string | undefined {
  const { protocol, port } = new URL(here)
  const host = /^(?:https?:\/\/)?([^/?#\\@\s]+)\/?$/i.exec(domain.trim())?.[1]
  if (host === undefined || !URL.canParse(`${protocol}//${host}`)) return undefined
  const url = new URL(`${protocol}//${host}`)
  url.hostname = url.hostname.replace(/\.$/, '')
  if (url.port === '' && !/:\d+$/.test(host)) url.port = port
  return url.origin
}
