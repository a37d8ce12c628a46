import { createRandom } from '../art/random'
import { day } from '../durations'

/** What a slots hall asks of a game besides its name. */
export interface GameTraits {
  readonly lines?: number
  /** Decimal string. */
  readonly minBet: string
  readonly features: readonly string[]
  readonly volatility?: 'LOW' | 'MEDIUM' | 'HIGH'
  readonly releasedAt: number
  readonly demo: boolean
}

/** The oldest game of the catalogue, and how many days of games there are. */
const firstDay = Date.UTC(2019, 0, 7)
const years = 2_400
const freshDays = 45

/** Spec §9: a minimum bet of 1 unit and 25 lines are the usual ones. */
const bets = ['1', '1', '1', '0.2', '0.1', '0.5', '0.05', '2', '5'] as const
const lineCounts = [25, 25, 25, 10, 20, 5, 40, 50, 9, 15, 30, 100, 243] as const
const kinds = ['FREE_SPINS', 'BUY_BONUS', 'CASCADE', 'HOLD_WIN', 'MULTIPLIER', 'EXPANDING_WILD', 'GAMBLE'] as const
/** Kinds of games that have reels, and so lines and features of reels. */
const reels: readonly string[] = ['RNG', 'JP']

/** Depends on the game's id alone: no column of its own, the same in every data folder. */
export function traitsOf(nodeId: string, gameType: string, fresh: boolean): GameTraits {
  const random = createRandom(`traits ${nodeId}`)
  const hasReels = reels.includes(gameType)
  const age = fresh ? random.int(0, freshDays) : random.int(freshDays + 1, years)
  const minBet = random.pick(bets)
  const lines = random.pick(lineCounts)
  const features = kinds.filter((_, place) => random.chance(place === 0 ? 0.6 : 0.18))
  return {
    minBet,
    releasedAt: firstDay + (years - age) * day,
    demo: random.chance(0.85),
    features: hasReels ? features : [],
    ...(hasReels && { lines }),
    ...(hasReels && random.chance(0.8) && { volatility: random.pick(['LOW', 'MEDIUM', 'HIGH'] as const) }),
  }
}
