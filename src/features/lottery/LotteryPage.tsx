import { useMemo, useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { Navigate, useSearchParams } from 'react-router'
import type { Vendor } from '../../engine/facts'
import { useTrueAddress } from '../../shared/address/useTrueAddress'
import { brandAtom } from '../../site/brand'
import { gamePath } from '../../site/gamePath'
import { isExternal } from '../../site/launch/launchPlan'
import { sessionAtom } from '../../session/session'
import { type SlotComponentProps, useLabel } from '../../site/Slot'
import { vendorsByCategoryAtom } from '../../site/vendors'
import { withMessages } from '../../site/withMessages'
import { useAtomValue } from '../../state/atoms'
import { EmptyState } from '../../ui'
import { CategoryFrame } from '../../shared/category/CategoryFrame'
import { CategorySkeleton } from '../../shared/category/CategorySkeleton'
import { categoryIcons } from '../../shared/category/categoryIcons'
import { VendorLobby } from '../../shared/category/VendorLobby'
import { messages as barMessages } from '../../shared/gameBar/messages'
import { messages as categoryMessages } from '../../shared/category/messages'
import { messages as launchMessages } from '../../shared/launch/messages'
import type { FramedView } from '../../shared/launch/lottery/lotteryRequest'
import { LotteryRun } from './launch/LotteryRun'
import { LotteryHall } from './LotteryHall'
import { type Lottery, lotteryOf, lotteryView, prizeModeOf, vendorOf } from '../../shared/launch/lottery/lotteryView'
import { useLotteryGames } from './useLotteryGames'
import { messages } from './messages'

/**
 * Lottery and e-lottery (spec §2, /lottery and /elott): games, numbers and draws for everybody, and for members the
 * platform's own lobby or the betting view of a game in a frame.
 */
export default withMessages(
  [categoryMessages, barMessages, launchMessages, messages],
  function LotteryPage({ item }: SlotComponentProps<'page'>) {
    const { t } = useTranslation()
    const label = useLabel()
    const brand = useAtomValue(brandAtom).games
    const session = useAtomValue(sessionAtom)
    const vendorsIn = useAtomValue(vendorsByCategoryAtom)
    const [search] = useSearchParams()
    const asked = search.get('vendor')
    const lottery = lotteryOf(item.id.toUpperCase(), (one) => vendorsIn(one).length > 0, brand)
    const vendors = vendorsIn(lottery)
    const chosen = vendors.find(({ accountTypeName }) => accountTypeName === asked)
    const prizeMode = prizeModeOf(lottery, chosen, brand)
    const known = useLotteryGames(prizeMode)

    const { menus, popular, games } = known
    const [gameCode, playType, place] = [search.get('gameCode'), search.get('playType'), search.get('view')]
    const view = useMemo(() => lotteryView({ gameCode, playType, view: place }), [gameCode, playType, place])
    // beside a game or the lobby it stays, and is told of: without it another vendor's would open
    useTrueAddress({
      vendor: vendors.length > 0 && view.view === 'page' ? chosen?.accountTypeName : (asked ?? undefined),
    })
    const game = view.view === 'betting' ? games.get(view.gameCode) : undefined
    const vendor = vendorOf(view, game?.vassalage ?? asked, vendors)

    // settled once per address, when the menus have said whose game it is: lists that are asked again restart nothing
    const address = [lottery, gameCode, playType, place, asked].join(' ')
    const [run, setRun] = useState<{ readonly address: string; readonly view: FramedView; readonly vendor: Vendor }>()
    const framed = view.view === 'lobby' || view.view === 'betting' ? view : undefined
    const isReady = framed?.view === 'lobby' || (!menus.isPending && (game !== undefined || !popular.isPending))
    // lists that failed are told of below, and may know it the next time
    const isUnknown =
      view.view === 'unknown' || (framed !== undefined && isReady && vendor === undefined && !menus.isError)
    if (framed !== undefined && vendor !== undefined && isReady && run?.address !== address)
      setRun({ address, view: framed, vendor })

    if (run?.address === address && session.state === 'signed-in') {
      if (isExternal(run.vendor)) return <Navigate to={externalPath(run, lottery)} replace />
      return (
        <LotteryRun
          {...run}
          lottery={lottery}
          prizeMode={prizeMode}
          game={game}
          clock={known.clock}
          title={label(item.label)}
          session={session}
        />
      )
    }
    return (
      <CategoryFrame item={item} category={lottery} skeleton={<CategorySkeleton isSearched />}>
        {() => (
          <LotteryHall
            known={known}
            lottery={lottery}
            prizeMode={prizeMode}
            asksLogin={framed !== undefined && !isUnknown && session.state === 'visitor'}
            path={item.props.path}
            vendors={vendors}
            vendor={chosen?.accountTypeName}
          >
            {chosen === undefined ? null : <VendorLobby vendor={chosen} category={lottery} />}
            {isUnknown ? (
              <EmptyState
                compact
                icon={categoryIcons[lottery]}
                title={t('games.launch.failed.unknown')}
                text={t('games.launch.unknownText')}
              />
            ) : null}
          </LotteryHall>
        )}
      </CategoryFrame>
    )
  },
)

/** The page that opens a window for the vendor's lobby or game. */
function externalPath(
  { view, vendor: { accountTypeName: vassalage } }: { readonly view: FramedView; readonly vendor: Vendor },
  category: Lottery,
): string {
  return gamePath({
    vassalage,
    category,
    ...(view.view === 'betting' && { gameId: view.gameCode, playType: view.playType }),
  })
}
