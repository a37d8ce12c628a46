import { assetPathSchema } from '../../../contract/brand'
import { webAddress } from '../../../lib/webAddress'

/**
 * Whether a link of a page may be followed: an address of the web, one that begins with /, mail, telephone, or the top
 * of the page. Headings have no names that it could lead to.
 */
export const isFollowed = (href: string): boolean =>
  /^(?:#(?:top)?$|mailto:.|tel:.)/i.test(href) || webAddress(href, 'https://site.invalid', true) !== undefined

const assets = '../assets/'

/** How a page names a picture: its place beside the page, which programs that show Markdown find too. */
export const pictureSource = (file: string): string => `${assets}${file}`

/** Path inside assets/ of a picture, named as brand.json would name it; undefined: it is none of the brand's files. */
export function pictureFile(source: string): string | undefined {
  const name = namedPicture(source)
  return assetPathSchema.safeParse(name).success ? name : undefined
}

/** The same whatever the file is called: one with a space in its name is not served. */
export function namedPicture(source: string): string | undefined {
  if (!source.startsWith(assets)) return undefined
  try {
    return decodeURIComponent(source.slice(assets.length))
  } catch {
    return undefined
  }
}
