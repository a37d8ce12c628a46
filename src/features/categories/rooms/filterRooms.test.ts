import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Room } from '../../../contract/rooms'
import { queryWords } from '../../../lib/fold'
import { filterRooms, languagesOf } from './filterRooms'

const rooms: readonly Room[] = [
  { roomId: '1', vassalage: 'LUMA', name: 'Salon 1', game: 'Baccarat', minBet: '1.00', language: 'en' },
  {
    roomId: '2',
    vassalage: 'VELV',
    name: 'Velours',
    game: 'Roulette',
    minBet: '20.00',
    language: 'zh',
    players: 3,
    seats: 7,
  },
  { roomId: '3', vassalage: 'VELV', name: 'Tisch', game: 'Blackjack', minBet: '100.00', players: 7, seats: 7 },
  { roomId: '4', vassalage: 'LUMA', name: 'Saal', state: 'CLOSED', language: 'en' },
]
const none = { words: [], bet: undefined, seats: false, language: undefined }
const nameOf = (code: string) => ({ LUMA: 'Luma Salon', VELV: 'Velvet Room' })[code] ?? code
const found = (filters: Partial<Parameters<typeof filterRooms>[1]>) =>
  filterRooms(rooms, { ...none, ...filters }, nameOf).map(({ roomId }) => roomId)

it.each([
  [{}, ['1', '2', '3', '4']],
  [{ bet: '1' }, ['1']],
  [{ bet: '20' }, ['1', '2']],
  [{ seats: true }, ['1', '2']],
  [{ language: 'en' }, ['1', '4']],
  [{ language: 'en', seats: true }, ['1']],
  [{ words: queryWords('rou') }, ['2']],
  [{ words: queryWords('VELVET black') }, ['3']],
  [{ words: queryWords('salon') }, ['1', '4']],
  [{ words: queryWords('poker') }, []],
])('%j leaves %j', (filters, left) => {
  expect(found(filters)).toEqual(left)
})

it('each filter only takes away, and the order stays', () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.constantFrom(undefined, 'en', 'zh'),
      fc.constantFrom(undefined, '1', '20'),
      (seats, language, bet) => {
        const left = found({ seats, language, bet })
        const wider = found({ language, bet })
        expect(wider.filter((id) => left.includes(id))).toEqual(left)
      },
    ),
  )
  expect(languagesOf(rooms)).toEqual(['en', 'zh'])
})
