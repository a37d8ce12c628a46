import type { Room } from '../../../contract/rooms'
import type { Vendor } from '../../../engine/facts'
import { RoomCard } from './RoomCard'

interface RoomItemsProps {
  readonly rooms: readonly Room[]
  readonly category: string
  readonly vendors: readonly Vendor[]
}

export const RoomItems = ({ rooms, category, vendors }: RoomItemsProps) =>
  rooms.map((room) => (
    <li key={`${room.vassalage} ${room.roomId}`}>
      <RoomCard
        room={room}
        category={category}
        vendor={vendors.find(({ accountTypeName }) => accountTypeName === room.vassalage)}
      />
    </li>
  ))
