import type { Text } from '../language'
import { modifiers } from './modifiers'
import { vendors } from './vendors'

/** A table as it was furnished; who sits at it follows from the time. */
export interface SeedRoom {
  readonly id: string
  readonly vassalage: string
  readonly category: string
  readonly name: Text
  readonly game: Text
  /** Spoken at the table, where somebody speaks. */
  readonly language: string | undefined
  /** Minor units. */
  readonly minBet: number
  readonly maxBet: number
  readonly seats: number | undefined
  readonly closed: boolean
}

const games: Readonly<Record<string, readonly { readonly name: Text; readonly seats?: number }[]>> = {
  LIVE: [
    { name: { EN: 'Baccarat', CN: '百家乐', AR: 'باكارات' } },
    { name: { EN: 'Blackjack', CN: '二十一点', AR: 'بلاك جاك' }, seats: 7 },
    { name: { EN: 'Roulette', CN: '轮盘', AR: 'روليت' } },
    { name: { EN: 'Dragon Tiger', CN: '龙虎', AR: 'التنين والنمر' } },
  ],
  PVP: [
    { name: { EN: 'Mahjong', CN: '麻将', AR: 'ماهجونغ' }, seats: 4 },
    { name: { EN: 'Rummy', CN: '拉米', AR: 'رامي' }, seats: 6 },
    { name: { EN: 'Landlords', CN: '斗地主', AR: 'الملّاك' }, seats: 3 },
    { name: { EN: 'Three cards', CN: '三公', AR: 'ثلاث ورقات' }, seats: 8 },
  ],
}

/** Of tables with a dealer. */
const spoken = ['en', 'zh', 'ar', 'th'] as const

const stakes = [1_00, 5_00, 20_00, 100_00] as const

/** Numbers without a common divisor with that of the modifiers: no two tables of a game have one name. */
const [spacing, placeSpacing] = [13, 7]

function nameOf({ EN, CN, AR }: Text, place: number): Text {
  const modifier = modifiers[place % modifiers.length] ?? { EN: '', CN: '', AR: '' }
  return {
    EN: `${modifier.EN} ${EN} (demo)`,
    CN: `${modifier.CN}${CN}（演示）`,
    AR: `${AR} ${modifier.AR} (تجريبية)`,
  }
}

/** Four tables a vendor of live games and cards. */
export const rooms: readonly SeedRoom[] = vendors.flatMap(({ code, category }, at) =>
  (games[category] ?? []).map(({ name, seats }, place): SeedRoom => {
    const minBet = stakes[(at + place) % stakes.length] ?? 1_00
    const number = place + 1
    return {
      id: `${code}-T${number}`,
      vassalage: code,
      category,
      name: nameOf(name, at * spacing + place * placeSpacing),
      game: name,
      language: category === 'LIVE' ? spoken[(at + place * 3) % spoken.length] : undefined,
      minBet,
      maxBet: minBet * 500,
      seats,
      closed: (at + place) % 11 === 10,
    }
  }),
)

export const findRoom = (id: string): SeedRoom | undefined => rooms.find((room) => room.id === id)
