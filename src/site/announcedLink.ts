import { Link } from './Link'
import { pageAddress } from '../lib/pageAddress'
import { sitePath, webAddress } from '../lib/webAddress'

/** Where a banner, notice or promotion leads. */
export type AnnouncedLink =
  | { readonly inside: true; readonly to: string }
  | { readonly inside: false; readonly href: string }

/** Reads a link that the platform or the brand sent: a path of this site or an https address; anything else leads nowhere. */
export function announcedLink(link: string | undefined, here: string = pageAddress()): AnnouncedLink | undefined {
  const trimmed = link?.trim() ?? ''
  if (trimmed.startsWith('/')) {
    const to = sitePath(trimmed)
    return to === undefined ? undefined : { inside: true, to }
  }
  const url = webAddress(trimmed, here)
  return url && { inside: false, href: url.href }
}

/** What a button takes to lead there; a site of its own opens in a tab of its own. */
export const announcedLinkProps = (link: AnnouncedLink) =>
  link.inside
    ? ({ as: Link, to: link.to, iconEnd: 'arrow-right' } as const)
    : ({ as: 'a', href: link.href, target: '_blank', rel: 'noopener noreferrer', iconEnd: 'external-link' } as const)
