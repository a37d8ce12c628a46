import { useTranslation } from '../../../i18n/translate'
import type { Vendor } from '../../../engine/facts'
import { FailureState } from '../../../shared/failure/FailureState'
import { firstRooms, RoomItems } from './RoomItems'
import { RoomsHead, Waiting } from './room.styles'
import { useRooms } from './useRooms'

interface Props {
  readonly category: string
  readonly vendors: readonly Vendor[]
  readonly chosen: string | undefined
}

/** Tables as most are, for their place: a card is as high as its words need in its width, in every font. */
const likely = Array.from({ length: firstRooms + 1 }, (_, place) => ({
  roomId: String(place),
  name: 'Baccarat 1',
  game: 'Baccarat',
  vassalage: 'Provider',
  language: 'en',
  minBet: '10.00',
  maxBet: '5000.00',
  currency: 'USD',
  players: 1,
  seats: 7,
}))

export function RoomList({ category, vendors, chosen }: Props) {
  const { t } = useTranslation()
  const { answer, rooms } = useRooms(category, vendors, chosen)
  if (answer.isError) {
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
  if (!answer.isPending && rooms.length === 0) return null
  return (
    <section aria-labelledby="rooms">
      <RoomsHead>
        <h2 id="rooms">{t('games.rooms.title')}</h2>
      </RoomsHead>
      {answer.isPending ? (
        <Waiting inert aria-hidden="true">
          <RoomItems rooms={likely} category={category} vendors={vendors} />
        </Waiting>
      ) : (
        <RoomItems rooms={rooms} category={category} vendors={vendors} />
      )}
    </section>
  )
}
