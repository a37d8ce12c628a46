import { useState } from 'react'
import type { Room } from '../../../contract/rooms'
import type { Vendor } from '../../../engine/facts'
import { useTranslation } from '../../../i18n/translate'
import { More } from '../../../shared/gameBar/bar.styles'
import { Button } from '../../../ui'
import { useFirstNew } from '../useFirstNew'
import { RoomCard } from './RoomCard'
import { Rooms } from './room.styles'

interface RoomItemsProps {
  readonly rooms: readonly Room[]
  readonly category: string
  readonly vendors: readonly Vendor[]
}

export const firstRooms = 6

/** The first tables, and the others at a press below them. */
export function RoomItems({ rooms, category, vendors }: RoomItemsProps) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? rooms : rooms.slice(0, firstRooms)
  const { list, keepPlace } = useFirstNew(shown.length)
  const showAll = () => {
    keepPlace()
    setWhole(true)
  }
  return (
    <>
      <Rooms ref={list}>
        {shown.map((room) => (
          <li key={`${room.vassalage} ${room.roomId}`}>
            <RoomCard
              room={room}
              category={category}
              vendor={vendors.find(({ accountTypeName }) => accountTypeName === room.vassalage)}
            />
          </li>
        ))}
      </Rooms>
      {shown.length < rooms.length ? (
        <More>
          <Button size="l" onClick={showAll}>
            {t('games.rooms.all', { count: rooms.length })}
          </Button>
        </More>
      ) : null}
    </>
  )
}
