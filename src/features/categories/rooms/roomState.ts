import type { Room } from '../../../contract/rooms'

/** `free`: seats that are left, where the room has a number of them. */
export type RoomState =
  | { readonly state: 'open'; readonly free: number | undefined }
  | { readonly state: 'full' }
  | { readonly state: 'maintenance' }
  | { readonly state: 'closed' }

/** A state that nobody knows keeps the door shut: a visitor is not sent to a table that may not be there. */
export function roomState({
  state = 'OPEN',
  players = 0,
  seats,
}: Pick<Room, 'state' | 'players' | 'seats'>): RoomState {
  if (state === 'MAINTENANCE') return { state: 'maintenance' }
  if (state !== 'OPEN') return { state: 'closed' }
  if (seats === undefined) return { state: 'open', free: undefined }
  return players < seats ? { state: 'open', free: seats - players } : { state: 'full' }
}

/** Rooms of a vendor, or of all that stand under the category; each once. */
export function shownRooms(
  rooms: readonly Room[],
  vendors: readonly string[],
  chosen: string | undefined,
): readonly Room[] {
  const seen = new Set<string>()
  return rooms.filter(({ roomId, vassalage }) => {
    const key = `${vassalage} ${roomId}`
    if (seen.has(key)) return false
    seen.add(key)
    return chosen === undefined ? vendors.includes(vassalage) : vassalage === chosen
  })
}
