import { safeNext } from './useGo'

/** Where a banner, notice or promotion leads. */
export type AnnouncedLink =
  | { readonly inside: true; readonly to: string }
  | { readonly inside: false; readonly href: string }

/** Reads a link that the platform sent: a path of this site or an https address; anything else leads nowhere. */
export function announcedLink(link: string | undefined): AnnouncedLink | undefined {
  const trimmed = link?.trim() ?? ''
  if (trimmed === '') return undefined
  const to = safeNext(trimmed)
  if (to !== undefined) return { inside: true, to }
  if (!/^https:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return undefined
  const url = new URL(trimmed)
  return url.username === '' && url.password === '' ? { inside: false, href: url.href } : undefined
}
