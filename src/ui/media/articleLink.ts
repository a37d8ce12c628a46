import { webAddress } from '../../lib/webAddress'

/** Whether a link of an article may be followed: mail, telephone, a place of the article, or an address that may be opened. */
export const isArticleLink = (href: string, here: string): boolean =>
  /^(#|mailto:|tel:)/i.test(href) || webAddress(href, here, true) !== undefined
