import type { MessageKey } from '../../../contract/messageKeys'
import type { AnnouncedLink } from '../../../site/announcedLink'
import { paths } from '../../../site/paths'

/** Message key of a banner's button: what happens, by where it leads. */
export function bannerAction(link: AnnouncedLink): MessageKey {
  if (!link.inside) return 'home.hero.visit'
  const path = link.to.split('?')[0]
  if (path === paths.game) return 'home.hero.playNow'
  if (path?.startsWith(paths.promotions)) return 'home.hero.seeOffer'
  return 'home.hero.explore'
}
