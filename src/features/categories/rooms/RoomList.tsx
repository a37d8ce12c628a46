import { useTranslation } from '../../../i18n/translate'
import type { Vendor } from '../../../engine/facts'
import { FailureState } from '../../../shared/failure/FailureState'
import { firstRooms, RoomItems } from './RoomItems'
import { RoomsHead } from './room.styles'
import { useRooms } from './useRooms'

interface Props {
  readonly category: string
  readonly vendors: readonly Vendor[]
  readonly chosen: string | undefined
}

/** Tables as most are, for their place: a card is as high as its words need in its width, in every font. */
const likely = Array.from({ length: firstRooms + 1 }, (_, place) => ({
  roomId: String(place),
  name: 'Baccarat',
  vassalage: 'Baccarat · Baccarat',
  language: 'en',
  minBet: '10',
  maxBet: '5000',
  currency: 'USD',
  players: 1,
}))

/** Cards of one grey, without their words. */
const blank = { filter: 'contrast(0) opacity(0.15)' }

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
        <div inert aria-hidden="true" style={blank}>
          <RoomItems rooms={likely} category={category} vendors={vendors} />
        </div>
      ) : (
        <RoomItems rooms={rooms} category={category} vendors={vendors} />
      )}
    </section>
  )
}
