import type { LotteryGame } from '../../../contract/lottery-game'
import { useTranslation } from '../../../i18n/translate'
import { Link } from '../../../site/Link'
import { categoryIcons } from '../../../shared/category/categoryIcons'
import { LanePlace } from '../../../shared/gameLane/LanePlace'
import { LaneTitle } from '../../../shared/gameLane/LaneTitle'
import { lotteryOf, prizeModeOf } from '../../../shared/launch/lottery/lotteryView'
import { brandAtom } from '../../../site/brand'
import { paths } from '../../../site/paths'
import { useAnswer } from '../../../site/useAnswer'
import { vendorsByCategoryAtom } from '../../../site/vendors'
import { withMessages } from '../../../site/withMessages'
import { languageAtom } from '../../../i18n/language'
import { useAtomValue } from '../../../state/atoms'
import { Icon, Lane, Skeleton, TextLink } from '../../../ui'
import { getPopular } from '../calls'
import { DrawCard } from '../DrawCard'
import type { ServerClock } from '../draws/countdown'
import { mergeGames } from '../draws/mergeGames'
import { useAskAgain } from '../draws/useAskAgain'
import { messages } from '../messages'
import { drawsHeights } from './drawsHeights'

const most = 8
/** CSS pixels of the place of a card. */
const cardHeight = 198
const device = 'WEB'
/** Milliseconds: draws are held every minute. */
const staleTime = 10_000

export default withMessages(messages, function NextDraws() {
  return (
    <LanePlace heights={drawsHeights} waiting={<DrawsLane />}>
      <Draws />
    </LanePlace>
  )
})

/** The draws that come next, soonest first, with the numbers that were drawn last and the time that is left. */
function Draws() {
  const { games: brand } = useAtomValue(brandAtom)
  const language = useAtomValue(languageAtom).platformCode
  const prizeMode = prizeModeOf(useLottery(), undefined, brand)
  const popular = useAnswer(getPopular, { count: 20, prizeMode, device, language }, { staleTime })
  const { games, clock } = mergeGames([popular.data && { ...popular.data, games: popular.data.list }])
  const coming = [...games.values()]
    .filter(({ next }) => next !== undefined)
    .sort((one, other) => (one.next?.drawsAt ?? 0) - (other.next?.drawsAt ?? 0))
    .slice(0, most)
  useAskAgain(
    coming.map(({ next }) => next),
    clock,
    popular.refetch,
  )
  if (popular.isPending) return <DrawsLane />
  return coming.length === 0 ? null : <DrawsLane games={coming} clock={clock} />
}

const useLottery = () => {
  const { games: brand } = useAtomValue(brandAtom)
  const vendorsIn = useAtomValue(vendorsByCategoryAtom)
  return lotteryOf('LOTT', (one) => vendorsIn(one).length > 0, brand)
}

interface LaneProps {
  /** Left out while they are on their way: their heading is known. */
  readonly games?: readonly LotteryGame[]
  readonly clock?: ServerClock | undefined
}

function DrawsLane({ games, clock }: LaneProps) {
  const { t } = useTranslation()
  const lottery = useLottery()
  const path = paths.category[lottery]
  const items: readonly (LotteryGame | undefined)[] = games ?? Array.from({ length: most })
  return (
    <Lane
      title={
        <LaneTitle>
          <Icon name={categoryIcons.LOTT} size={22} />
          {t('games.lottery.nextDraws')}
        </LaneTitle>
      }
      action={
        <TextLink as={Link} to={path} iconEnd="chevron-right">
          {t('games.lottery.allGames')}
        </TextLink>
      }
      items={items}
      isPending={games === undefined}
      itemKey={(game, place) => game?.gameCode ?? place}
      itemWidth="min(18.75rem, 78vw)"
      labels={{ previous: t('home.lanes.previous'), next: t('home.lanes.next') }}
      renderItem={(game) =>
        game === undefined ? (
          <Skeleton height={cardHeight} radius="var(--radius-l)" />
        ) : (
          <DrawCard game={game} clock={clock} path={path} category={lottery} />
        )
      }
    />
  )
}
