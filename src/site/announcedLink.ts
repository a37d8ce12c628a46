import { sitePath, webAddress } from '../lib/webAddress'

/** Where a banner, notice or promotion leads. */
export type AnnouncedLink =
  { readonly inside: true; readonly to: string } | { readonly inside: false; readonly href: string }

/** Reads a link that the platform or the brand sent: a path of this site or an https address; anything else leads nowhere. */
export function announcedLink(link: string | undefined, here: string = location.href): AnnouncedLink | undefined {
  const trimmed = link?.trim() ?? ''
  if (trimmed.startsWith('/')) {
    const to = sitePath(trimmed)
    return to === undefined ? undefined : { inside: true, to }
  }
  const url = webAddress(trimmed, here)
  return url && { inside: false, href: url.href }
}
