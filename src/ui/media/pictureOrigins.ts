/** Set when a page starts; at the edge, which draws one page after the other, before each drawing. */
let allowed: readonly string[] = []

/** Names the origins besides the page's own that its policy lets pictures come from: https://images.example, https://*.images.example. */
export const allowPictures = (origins: readonly string[]): void => {
  allowed = origins
}

/** Whether the page may load a picture; one that it may not is never asked for, and reported by nobody. */
export function mayLoadPicture(source: string, here: string, origins: readonly string[] = allowed): boolean {
  const url = URL.canParse(source, here) ? new URL(source, here) : undefined
  if (url === undefined) return false
  return url.origin === new URL(here).origin || origins.some((origin) => covers(origin, url))
}

function covers(origin: string, { protocol, host }: URL): boolean {
  const [scheme = '', place = ''] = origin.split('//')
  if (scheme !== protocol) return false
  return place.startsWith('*.') ? host.endsWith(place.slice(1)) : host === place
}
