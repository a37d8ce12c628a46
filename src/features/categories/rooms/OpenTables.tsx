import { categoryIcons } from '../../../shared/category/categoryIcons'
import { messages } from '../../../shared/category/messages'
import { FailureState } from '../../../shared/failure/FailureState'
import { LanePlace } from '../../../shared/gameLane/LanePlace'
import { LaneTitle } from '../../../shared/gameLane/LaneTitle'
import { useTranslation } from '../../../i18n/translate'
import { Link } from '../../../site/Link'
import { paths } from '../../../site/paths'
import { vendorsByCategoryAtom } from '../../../site/vendors'
import { withMessages } from '../../../site/withMessages'
import { useAtomValue } from '../../../state/atoms'
import { Icon, KeptPlace, Lane, TextLink } from '../../../ui'
import { RoomCard } from './RoomCard'
import { roomState } from './roomState'
import { tablesHeights } from './tablesHeights'
import { useRooms } from './useRooms'

const most = 12
const category = 'LIVE'

export default withMessages(messages, function OpenTables() {
  return (
    <LanePlace heights={tablesHeights}>
      <Tables />
    </LanePlace>
  )
})

/** Live tables that have a seat, with their limits; nothing where there are none. */
function Tables() {
  const { t } = useTranslation()
  const vendors = useAtomValue(vendorsByCategoryAtom)(category)
  const { answer, rooms } = useRooms(category, vendors, undefined)
  if (answer.isPending) return <KeptPlace heights={tablesHeights} />
  if (answer.isError && answer.data === undefined) {
    return (
      <FailureState
        compact
        title={t('games.rooms.failed')}
        error={answer.error}
        busy={answer.isFetching}
        retry={() => void answer.refetch()}
      />
    )
  }
  const vendorOf = (code: string) => vendors.find(({ accountTypeName }) => accountTypeName === code)
  const open = rooms.filter(
    (room) => roomState(room).state === 'open' && vendorOf(room.vassalage)?.maintenance !== true,
  )
  if (open.length === 0) return null
  return (
    <Lane
      title={
        <LaneTitle>
          <Icon name={categoryIcons[category]} size={22} />
          {t('home.tables.title')}
        </LaneTitle>
      }
      action={
        <TextLink as={Link} to={paths.category[category]} iconEnd="chevron-right">
          {t('games.rooms.all', { count: rooms.length })}
        </TextLink>
      }
      items={open.slice(0, most)}
      itemKey={({ vassalage, roomId }) => `${vassalage} ${roomId}`}
      itemWidth="min(22rem, 84vw)"
      labels={{ previous: t('home.lanes.previous'), next: t('home.lanes.next') }}
      renderItem={(room) => <RoomCard room={room} category={category} vendor={vendorOf(room.vassalage)} />}
    />
  )
}
