import type { Room } from '../../../contract/rooms'
import { decimalOf, isLess } from '../../../lib/decimal'
import { fold } from '../../../lib/fold'
import { roomState } from './roomState'

interface RoomFilters {
  readonly words: readonly string[]
  readonly bet: string | undefined
  readonly seats: boolean
  readonly language: string | undefined
}

/**
 * The tables that pass, in their order. A table without what is asked for is none of them.
 * @param vendorName for words
 */
export function filterRooms(
  rooms: readonly Room[],
  { words, bet, seats, language }: RoomFilters,
  vendorName: (code: string) => string,
): readonly Room[] {
  return rooms.filter((room) => {
    if (bet !== undefined && (room.minBet === undefined || isLess(bet, decimalOf(room.minBet)))) return false
    if (language !== undefined && room.language !== language) return false
    if (seats && !hasSeats(room)) return false
    if (words.length === 0) return true
    const text = fold(`${room.name} ${room.game ?? ''} ${vendorName(room.vassalage)}`)
    return words.every((word) => text.includes(word))
  })
}

function hasSeats(room: Room): boolean {
  const state = roomState(room)
  return state.state === 'open' && state.free !== 0
}

/** Languages of the tables, each once. */
export const languagesOf = (rooms: readonly Room[]): readonly string[] => [
  ...new Set(rooms.flatMap(({ language }) => language ?? [])),
]
