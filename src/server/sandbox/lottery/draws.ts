import type { LotteryDraw } from '../../../contract/lottery-draw'
import type { NextDraw } from '../../../contract/lottery-game'
import { createRandom, type Random } from '../art/random'
import { day } from '../durations'
import type { SeedLottery } from './games'

/** Milliseconds after a draw until its numbers are told: a front end must wait for them. */
const publishing = 1_500

export const drawTime = ({ period, offset = 0 }: SeedLottery, index: number): number => index * period + offset

/** The newest draw whose numbers are told. */
export const newestDraw = ({ period, offset = 0 }: SeedLottery, now: number): number =>
  Math.floor((now - publishing - offset) / period)

/** The day, and the draw's number in it where there are several. */
export function issueOf(game: SeedLottery, index: number): string {
  const time = drawTime(game, index)
  const date = new Date(time).toISOString().slice(0, 10).replaceAll('-', '')
  const place = Math.floor((time % day) / game.period) + 1
  return game.period >= day ? date : `${date}-${String(place).padStart(String(day / game.period).length, '0')}`
}

/** The same numbers for everybody, from the game and the draw alone. */
export function drawOf(game: SeedLottery, index: number): LotteryDraw {
  const random = createRandom(`draw ${game.code} ${index}`)
  const drawn = numbersOf(game, random)
  const apart = game.special ?? 0
  return {
    issue: issueOf(game, index),
    numbers: apart === 0 ? drawn : drawn.slice(0, -apart),
    ...(apart > 0 && { special: drawn.slice(-apart) }),
    openedAt: drawTime(game, index),
  }
}

function numbersOf({ kind, count, of, special = 0 }: SeedLottery, random: Random): string[] {
  switch (kind) {
    case 'DICE':
      return Array.from({ length: 3 }, () => String(random.int(1, 6)))
    case 'RANKS':
      return shuffled(10, random).map(String)
    case 'BALLS':
      return shuffled(of ?? 49, random)
        .slice(0, (count ?? 6) + special)
        .map((number) => String(number).padStart(2, '0'))
    case 'TIERS':
      // the first prize alone; the others are in the list of prizes
      return [...firstPrize(random)]
    default:
      return Array.from({ length: count ?? 5 }, () => String(random.int(0, 9)))
  }
}

function shuffled(most: number, random: Random): number[] {
  return Array.from({ length: most }, (_, index) => ({ number: index + 1, key: random.next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ number }) => number)
}

const digits = (count: number, random: Random): string =>
  Array.from({ length: count }, () => String(random.int(0, 9))).join('')
const firstPrize = (random: Random): string => digits(6, random)

/** How many numbers a prize has, and of how many figures: the special one first, then the eighth to the first backwards. */
const tiers: readonly (readonly [count: number, figures: number])[] = [
  [1, 5],
  [1, 5],
  [2, 5],
  [7, 4],
  [1, 4],
  [3, 4],
  [1, 3],
  [1, 2],
]

/** The special prize and the prizes below it, by rank; the special one is what `drawOf` tells. */
export function prizesOf(game: SeedLottery, index: number): readonly (readonly string[])[] {
  const random = createRandom(`draw ${game.code} ${index}`)
  const special = firstPrize(random)
  return [[special], ...tiers.map(([count, figures]) => Array.from({ length: count }, () => digits(figures, random)))]
}

/** The first draw whose numbers are not told yet: while it waits for them its time has passed already. */
export function nextDraw(game: SeedLottery, now: number): NextDraw {
  const index = newestDraw(game, now) + 1
  const drawsAt = drawTime(game, index)
  return { issue: issueOf(game, index), closesAt: drawsAt - Math.min(30_000, game.period / 12), drawsAt }
}
