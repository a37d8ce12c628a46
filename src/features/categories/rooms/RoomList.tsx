import { useTranslation } from '../../../i18n/translate'
import type { Vendor } from '../../../engine/facts'
import { FailureState } from '../../../shared/failure/FailureState'
import { Skeleton } from '../../../ui'
import { firstRooms, RoomItems } from './RoomItems'
import { Rooms, RoomsHead } from './room.styles'
import { useRooms } from './useRooms'

interface Props {
  readonly category: string
  readonly vendors: readonly Vendor[]
  readonly chosen: string | undefined
}

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
        <Rooms>
          {Array.from({ length: firstRooms }, (_, place) => (
            <li key={place} aria-hidden="true">
              <Skeleton height={112} radius="var(--radius-l)" />
            </li>
          ))}
        </Rooms>
      ) : (
        <RoomItems rooms={rooms} category={category} vendors={vendors} />
      )}
    </section>
  )
}
