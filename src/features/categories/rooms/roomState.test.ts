import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Room } from '../../../contract/rooms'
import { roomState, shownRooms } from './roomState'

it.each([
  [{}, { state: 'open', free: undefined }],
  [
    { state: 'OPEN', players: 3, seats: 7 },
    { state: 'open', free: 4 },
  ],
  [{ state: 'OPEN', players: 7, seats: 7 }, { state: 'full' }],
  [{ state: 'OPEN', players: 9, seats: 7 }, { state: 'full' }],
  [
    { state: 'OPEN', seats: 7 },
    { state: 'open', free: 7 },
  ],
  [{ state: 'MAINTENANCE', players: 0, seats: 7 }, { state: 'maintenance' }],
  [{ state: 'CLOSED' }, { state: 'closed' }],
  [{ state: 'constructor' }, { state: 'closed' }],
])('%j is %j', (room, state) => {
  expect(roomState(room)).toEqual(state)
})

it('shows the rooms of the vendors that stand here, each once', () => {
  const room = (roomId: string, vassalage: string): Room => ({ roomId, vassalage, name: roomId })
  const rooms = [room('1', 'A'), room('1', 'B'), room('1', 'A'), room('2', 'C')]
  expect(shownRooms(rooms, ['A', 'B'], undefined)).toHaveLength(2)
  expect(shownRooms(rooms, ['A', 'B'], 'C')).toEqual([room('2', 'C')])
  const any = fc.array(
    fc.record({ roomId: fc.constantFrom('1', '2'), vassalage: fc.constantFrom('A', 'B'), name: fc.string() }),
  )
  fc.assert(
    fc.property(
      any,
      (sent) =>
        shownRooms(sent, ['A', 'B'], undefined).length === new Set(sent.map((one) => one.vassalage + one.roomId)).size,
    ),
  )
})
