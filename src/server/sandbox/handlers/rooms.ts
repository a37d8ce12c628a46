import type { Room, Rooms } from '../../../contract/rooms'
import { type Answer, ok } from '../answer'
import { createRandom } from '../art/random'
import type { MemberCall } from '../call'
import { decimal } from '../money'
import { rooms, type SeedRoom } from '../seed/rooms'
import { offeredVendors } from '../store/vendors'

/** Players come and go so often. */
const shuffle = 20_000

export function roomList(call: MemberCall): Answer {
  const { merchant, query } = call
  const offered = offeredVendors(merchant)
  const [category, vassalage] = [query.get('gameCategory'), query.get('vassalage')]
  const value: Rooms = {
    list: rooms
      .filter(
        (room) =>
          offered.includes(room.vassalage) &&
          (!category || room.category === category) &&
          (!vassalage || room.vassalage === vassalage),
      )
      .map((room) => readRoom(room, call)),
  }
  return ok(value)
}

function readRoom(room: SeedRoom, { platform, merchant, language }: MemberCall): Room {
  const random = createRandom(`room ${room.id} ${Math.floor(platform.now() / shuffle)}`)
  const players = random.int(0, room.seats ?? 180)
  return {
    roomId: room.id,
    name: room.name[language],
    game: room.game[language],
    vassalage: room.vassalage,
    ...(room.language !== undefined && { language: room.language }),
    minBet: decimal(room.minBet),
    maxBet: decimal(room.maxBet),
    currency: merchant.currency.code,
    players: room.closed ? 0 : players,
    ...(room.seats !== undefined && { seats: room.seats }),
    state: merchant.inMaintenance.includes(room.vassalage) ? 'MAINTENANCE' : room.closed ? 'CLOSED' : 'OPEN',
    image: `/cdn/rooms/${room.id}.webp?brand=${merchant.code}`,
  }
}

/** Whether a launch may name the room. */
export const isRoom = (roomId: string, vassalage: string): boolean =>
  rooms.some((room) => room.id === roomId && room.vassalage === vassalage && !room.closed)
