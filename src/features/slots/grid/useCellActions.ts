import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from '../../../i18n/translate'
import { useLocation, useNavigate } from 'react-router'
import { errorMessage } from '../../../platform/messages'
import { sessionAtom } from '../../../session/session'
import { gamePath } from '../../../site/gamePath'
import { vendorByCodeAtom } from '../../../site/games'
import { useModal } from '../../../site/modal'
import { modals } from '../../../site/paths'
import { type Press, pressedCover } from '../../../site/launch/morph'
import { useNavigateOrLaunch } from '../../../site/useNavigateOrLaunch'
import { imageAddressAtom } from '../../../site/vendors'
import { useAtomValue, useSetAtom } from '../../../state/atoms'
import { type GameCardLabels, useToast } from '../../../ui'
import type { HallGame } from '../../../shared/catalogue/Catalogue'
import { hallCategory } from '../../../shared/catalogue/hallAtoms'
import { gameParameter } from '../details/gameParameter'
import { hasFavouritesAtom, setFavouriteAtom } from '../favourites/favouriteAtoms'

/** What every card says and does: one object for all, so that a card is drawn again only for its own game. */
export interface CellActions {
  readonly labels: GameCardLabels & {
    readonly details: string
    readonly hot: string
    readonly new: string
    readonly grid: string
  }
  readonly vendorOf: (code: string) => { readonly name: string; readonly mark: string | undefined }
  readonly imageOf: (path: string | undefined) => string
  readonly launch: (game: HallGame, press?: Press) => void
  readonly showDetails: (game: HallGame) => void
  /** Absent where the merchant has no favourites. */
  readonly setFavourite: ((game: HallGame, on: boolean) => void) | undefined
}

export function useCellActions(onLeave: () => void): CellActions {
  const { t } = useTranslation()
  const { show } = useToast()
  const navigate = useNavigate()
  const location = useLocation()
  const go = useNavigateOrLaunch()
  const { open } = useModal()
  const signedIn = useAtomValue(sessionAtom).state === 'signed-in'
  const hasFavourites = useAtomValue(hasFavouritesAtom)
  const set = useSetAtom(setFavouriteAtom)
  const vendorOf = useAtomValue(vendorByCodeAtom)
  const imageAddress = useAtomValue(imageAddressAtom)

  // functions of this drawing, reached through one object that stays
  const latest = useRef({ go, open, navigate, location, onLeave, signedIn })
  useEffect(() => {
    latest.current = { go, open, navigate, location, onLeave, signedIn }
  })

  return useMemo(() => {
    const setFavourite = ({ nodeId, title }: HallGame, on: boolean) => {
      const { signedIn, open, location } = latest.current
      if (!signedIn) {
        open(modals.login, { next: `${location.pathname}${location.search}` })
        return
      }
      set(nodeId, on).catch((error: unknown) =>
        show({
          tone: 'danger',
          text: `${t(on ? 'games.hall.favouriteNotAdded' : 'games.hall.favouriteNotRemoved', { title })} ${t(errorMessage(error))}`,
        }),
      )
    }
    const imageOf = (path: string | undefined) => (path === undefined || path === '' ? '' : imageAddress(path))
    return {
      labels: {
        play: t('games.card.play'),
        addFavourite: t('games.card.addFavourite'),
        removeFavourite: t('games.card.removeFavourite'),
        rtp: t('games.card.rtp'),
        details: t('games.hall.details'),
        hot: t('games.card.hot'),
        new: t('games.card.new'),
        grid: t('games.hall.grid'),
      },
      vendorOf: (code: string) => {
        const vendor = vendorOf(code)
        return {
          name: vendor?.displayName ?? code,
          mark: vendor?.smallIcon === undefined ? undefined : imageAddress(vendor.smallIcon),
        }
      },
      imageOf,
      launch: ({ nodeId, gameId, vassalage, image }: HallGame, press) => {
        latest.current.onLeave()
        latest.current.go(gamePath({ nodeId, gameId: gameId || undefined, vassalage, category: hallCategory }), {
          needsLogin: true,
          cover: pressedCover(press, imageOf(image)),
        })
      },
      showDetails: ({ nodeId }: HallGame) => {
        const { onLeave, navigate, location } = latest.current
        onLeave()
        const search = new URLSearchParams(location.search)
        search.set(gameParameter, nodeId)
        void navigate({ pathname: location.pathname, search: search.toString() }, { state: { openedGame: true } })
      },
      setFavourite: hasFavourites ? setFavourite : undefined,
    }
  }, [t, show, set, vendorOf, imageAddress, hasFavourites])
}
