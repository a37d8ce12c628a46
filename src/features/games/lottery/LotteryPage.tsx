import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Vendor } from '../../../engine/facts'
import { brandAtom } from '../../../site/brand'
import { sessionAtom } from '../../../session/session'
import { type SlotComponentProps, useLabel } from '../../../site/Slot'
import { vendorsByCategoryAtom } from '../../../site/vendors'
import { withWords } from '../../../site/withWords'
import { useAtomValue } from '../../../state/atoms'
import { CategoryFrame } from '../category/CategoryFrame'
import { words as categoryWords } from '../category/words'
import { words as launchWords } from '../launch/words'
import type { FramedView } from './launch/lotteryRequest'
import { LotteryRun } from './launch/LotteryRun'
import { LotteryHall } from './LotteryHall'
import { lotteryOf, lotteryView, prizeModeOf } from './lotteryView'
import { useLotteryGames } from './useLotteryGames'
import { words } from './words'

/**
 * Lottery and e-lottery (spec §2, /lottery and /elott): games, numbers and draws for everybody, and for members the
 * platform's own lobby or the betting view of a game in a frame.
 */
export default withWords(
  categoryWords,
  withWords(launchWords, withWords(words, function LotteryPage({ item }: SlotComponentProps<'page'>) {
    const label = useLabel()
    const brand = useAtomValue(brandAtom).games
    const session = useAtomValue(sessionAtom)
    const vendorsIn = useAtomValue(vendorsByCategoryAtom)
    const [search] = useSearchParams()
    const asked = search.get('vendor')
    const lottery = lotteryOf(item.id.toUpperCase(), (one) => vendorsIn(one).length > 0, brand)
    const vendors = vendorsIn(lottery)
    const prizeMode = prizeModeOf(lottery, vendors.find(({ accountTypeName }) => accountTypeName === asked)?.accountTypeName, brand)
    const known = useLotteryGames(prizeMode)

    const codes = useMemo(
      () => known.menus.data && new Set(known.menus.data.menus.flatMap(({ games }) => games.map(({ gameCode }) => gameCode))),
      [known.menus.data],
    )
    const [gameCode, playType, place] = [search.get('gameCode'), search.get('playType'), search.get('view')]
    const view = useMemo(() => lotteryView(lottery, { gameCode, playType, view: place }, codes), [lottery, gameCode, playType, place, codes])
    const game = view.view === 'betting' ? known.games.get(view.gameCode) : undefined
    const vendorCode = game?.vassalage ?? asked
    const vendor = vendors.find(({ accountTypeName }) => accountTypeName === vendorCode) ?? vendors.find(({ maintenance }) => !maintenance) ?? vendors[0]

    // settled once an address, when the menus have said whose game it is: lists that are asked again restart nothing
    const address = [lottery, gameCode, playType, place, asked].join(' ')
    const [run, setRun] = useState<{ readonly address: string; readonly view: FramedView; readonly vendor: Vendor }>()
    const isReady = view.view === 'lobby' || !known.menus.isPending
    if (view.view !== 'page' && vendor !== undefined && isReady && run?.address !== address) setRun({ address, view, vendor })

    if (run?.address === address && session.state === 'signed-in') {
      return <LotteryRun {...run} lottery={lottery} prizeMode={prizeMode} game={game} clock={known.clock} title={label(item.label)} session={session} />
    }
    return (
      <CategoryFrame item={item} category={lottery}>
        {() => <LotteryHall known={known} lottery={lottery} prizeMode={prizeMode} view={view} path={item.props.path} />}
      </CategoryFrame>
    )
  })),
)
