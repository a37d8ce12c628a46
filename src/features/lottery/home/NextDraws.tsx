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
import { Icon, KeptPlace, Lane, TextLink } from '../../../ui'
import { getPopular } from '../calls'
import { DrawCard } from '../DrawCard'
import { mergeGames } from '../draws/mergeGames'
import { useAskAgain } from '../draws/useAskAgain'
import { messages } from '../messages'
import { drawsHeights } from './drawsHeights'

const most = 8
const device = 'WEB'
/** Milliseconds: draws are held every minute. */
const staleTime = 10_000

export default withMessages(messages, function NextDraws() {
  return (
    <LanePlace heights={drawsHeights}>
      <Draws />
    </LanePlace>
  )
})

/** The draws that come next, soonest first, with the numbers that were drawn last and the time that is left. */
function Draws() {
  const { t } = useTranslation()
  const { games: brand } = useAtomValue(brandAtom)
  const vendorsIn = useAtomValue(vendorsByCategoryAtom)
  const language = useAtomValue(languageAtom).platformCode
  const lottery = lotteryOf('LOTT', (one) => vendorsIn(one).length > 0, brand)
  const prizeMode = prizeModeOf(lottery, undefined, brand)
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
  const path = paths.category[lottery]
  if (popular.isPending) return <KeptPlace heights={drawsHeights} />
  if (coming.length === 0) return null
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
      items={coming}
      itemKey={({ gameCode }) => gameCode}
      itemWidth="min(18.75rem, 78vw)"
      labels={{ previous: t('home.lanes.previous'), next: t('home.lanes.next') }}
      renderItem={(game) => <DrawCard game={game} clock={clock} path={path} category={lottery} />}
    />
  )
}
