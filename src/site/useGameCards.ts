import { useAtomValue } from '../state/atoms'
import { useTranslation } from '../i18n/translate'
import type { Game } from '../contract/hot-games'
import { brandAtom } from './brand'
import { gamePath } from './gamePath'
import { vendorByCodeAtom } from './games'
import { type Press, pressedCover } from './launch/morph'
import { useNavigateOrLaunch } from './useNavigateOrLaunch'
import { imageAddressAtom } from './vendors'

/** What a card needs to know of a game, whichever list it comes from. */
export type CardGame = Pick<Game, 'nodeId' | 'title' | 'vassalage' | 'isHot' | 'isNew' | 'image' | 'rtp'> & {
  readonly gameId?: string | undefined
}

/** What a card says of a game, and what opening it does: the same wherever games stand (spec §6: playing needs login). */
export function useGameCards() {
  const { t } = useTranslation()
  const { card } = useAtomValue(brandAtom).layout
  const vendorOf = useAtomValue(vendorByCodeAtom)
  const imageAddress = useAtomValue(imageAddressAtom)
  const go = useNavigateOrLaunch()
  const labels = {
    play: t('games.card.play'),
    addFavourite: t('games.card.addFavourite'),
    removeFavourite: t('games.card.removeFavourite'),
    rtp: t('games.card.rtp'),
  }
  const badgeOf = (game: CardGame) => {
    if (game.isHot === 1) return { label: t('games.card.hot'), tone: 'danger', icon: 'flame' } as const
    return game.isNew === 1 ? ({ label: t('games.card.new'), tone: 'accent2' } as const) : undefined
  }
  return (game: CardGame, category: string) => {
    const vendor = vendorOf(game.vassalage)
    const image = game.image === undefined ? '' : imageAddress(game.image)
    return {
      title: game.title,
      vendor: vendor?.displayName ?? game.vassalage,
      vendorMark: vendor?.smallIcon === undefined ? undefined : imageAddress(vendor.smallIcon),
      image,
      badge: badgeOf(game),
      rtp: game.rtp === undefined ? undefined : `${game.rtp}%`,
      variant: card,
      labels,
      onOpen: (press?: Press) => {
        const target = { nodeId: game.nodeId, gameId: game.gameId || undefined, vassalage: game.vassalage, category }
        go(gamePath(target), { needsLogin: true, cover: pressedCover(press, image) })
      },
    }
  }
}
