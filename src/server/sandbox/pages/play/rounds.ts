import { payOf, symbols } from './symbols'

/** Demo games by what they look like. */
export type Kind = 'reels' | 'wheel' | 'cards' | 'book'

const kinds: Readonly<Record<string, Kind>> = {
  LIVE: 'wheel',
  LOTT: 'wheel',
  ELOTT: 'wheel',
  PVP: 'cards',
  SPORTS: 'book',
}

/** Which one stands in for a game of a vendor's category. */
export const kindOf = (category: string | undefined): Kind =>
  category !== undefined && Object.hasOwn(kinds, category) ? (kinds[category] ?? 'reels') : 'reels'

/** What a round may cost, in minor units; the first where nothing is chosen. */
export const stakes = [1_00, 5_00, 10_00] as const

/** What the wheel's segments pay for one unit staked, clockwise from the mark. */
export const segments = [0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 2] as const

/** Ranks of a suit, low to high. */
export const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const
export const suits = ['♠', '♥', '♣', '♦'] as const

/** What is bet on in a book: the place of one of several odds, in hundredths; those that are not offered are 0. */
export interface Pick {
  readonly place: number
  readonly odds: readonly number[]
}

/** Where nobody says. */
const usualPick: Pick = { place: 0, odds: [260, 330, 270] }

/** How a round ended: where the reels or the wheel stopped, the player's card and the house's, or the pick and the result. */
export interface Round {
  readonly stops: readonly number[]
  /** Minor units. */
  readonly win: number
}

/** @param random in [0, 1) */
export function playRound(kind: Kind, stake: number, random: () => number, pick: Pick = usualPick): Round {
  const below = (count: number) => Math.floor(random() * count)
  if (kind === 'reels') {
    const stops = [0, 1, 2].map(() => below(symbols.length))
    return { stops, win: payOf(stops) * stake }
  }
  if (kind === 'wheel') {
    const stop = below(segments.length)
    return { stops: [stop], win: (segments[stop] ?? 0) * stake }
  }
  if (kind === 'book') return decide(pick, stake, random())
  const [own, house] = [below(ranks.length * suits.length), below(ranks.length * suits.length)]
  const rankOf = (card: number) => card % ranks.length
  const more = rankOf(own) - rankOf(house)
  // the stake comes back halved where both are alike
  return { stops: [own, house], win: more > 0 ? 2 * stake : more === 0 ? Math.floor(stake / 2) : 0 }
}

/** A demo's match is over at once: each result is as likely as its odds say. */
function decide({ place, odds }: Pick, stake: number, at: number): Round {
  const chances = odds.map((one) => (one > 0 ? 1 / one : 0))
  const all = chances.reduce((sum, one) => sum + one, 0)
  let [result, sum] = [0, 0]
  for (const [index, chance] of chances.entries()) {
    if (chance === 0) continue
    result = index
    sum += chance / all
    if (at < sum) break
  }
  return { stops: [place, result], win: result === place ? Math.floor((stake * (odds[place] ?? 0)) / 100) : 0 }
}
