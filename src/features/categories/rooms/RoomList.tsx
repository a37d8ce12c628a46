import { useState } from 'react'
import { useTranslation } from '../../../i18n/translate'
import type { Vendor } from '../../../engine/facts'
import { FailureState } from '../../../shared/failure/FailureState'
import { Button, Skeleton } from '../../../ui'
import { RoomItems } from './RoomItems'
import { Rooms, RoomsHead } from './room.styles'
import { useRooms } from './useRooms'

interface Props {
  readonly category: string
  readonly vendors: readonly Vendor[]
  readonly chosen: string | undefined
}

const firstRooms = 6

export function RoomList({ category, vendors, chosen }: Props) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
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
  const shown = isWhole ? rooms : rooms.slice(0, firstRooms)
  return (
    <section aria-labelledby="rooms">
      <RoomsHead>
        <h2 id="rooms">{t('games.rooms.title')}</h2>
        {rooms.length > firstRooms ? (
          <Button size="s" variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('games.rooms.fewer') : t('games.rooms.all', { count: rooms.length })}
          </Button>
        ) : null}
      </RoomsHead>
      <Rooms>
        {answer.isPending ? (
          Array.from({ length: firstRooms }, (_, place) => (
            <li key={place} aria-hidden="true">
              <Skeleton height={112} radius="var(--radius-l)" />
            </li>
          ))
        ) : (
          <RoomItems rooms={shown} category={category} vendors={vendors} />
        )}
      </Rooms>
    </section>
  )
}
