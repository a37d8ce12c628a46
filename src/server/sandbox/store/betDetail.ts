import { parseJson } from '../../../lib/parseJson'
import type { MarketId, SelectionId, SportId } from '../content/fixtures'
import type { Kind } from '../pages/play/rounds'

export type LegResult = 'OPEN' | 'WON' | 'LOST' | 'VOID'

/** What is bet on in one event. */
export interface Leg {
  readonly sport: SportId
  /** Places in the list of its teams. */
  readonly home: number
  readonly away: number
  readonly market: MarketId
  readonly selection: SelectionId
  /** Hundredths. */
  readonly odds: number
  readonly startsAt: number
  readonly result: LegResult
}

/** Where the reels or the wheel stopped, both cards, or the pick and the result; what it cost and paid, in minor units. */
export interface PlayedRound {
  readonly stops: readonly number[]
  readonly stake: number
  readonly win: number
}

export type BetDetail =
  | { readonly type: 'rounds'; readonly game: Kind; readonly rounds: readonly PlayedRound[] }
  /** A slip: all of its legs have to win. Odds in hundredths. */
  | { readonly type: 'slip'; readonly odds: number; readonly legs: readonly Leg[] }

const isDetail = (value: unknown): value is BetDetail =>
  typeof value === 'object' && value !== null && 'type' in value && ['rounds', 'slip'].includes(String(value.type))

/** The database holds what this module has written. */
export function readDetail(text: string | null): BetDetail | undefined {
  const value = text === null ? undefined : parseJson(text)
  return isDetail(value) ? value : undefined
}

/** Odds of several legs together, rounded down: a void leg counts as one. */
export const oddsOf = (legs: readonly Pick<Leg, 'odds' | 'result'>[]): number =>
  legs.reduce((all, { odds, result }) => Math.floor((all * (result === 'VOID' ? 100 : odds)) / 100), 100)

/** What a slip pays once its legs are decided, in minor units; undefined while one is open and none is lost. */
export function payOfSlip(stake: number, legs: readonly Pick<Leg, 'odds' | 'result'>[]): number | undefined {
  if (legs.some(({ result }) => result === 'LOST')) return 0
  if (legs.some(({ result }) => result === 'OPEN')) return undefined
  return Math.floor((stake * oddsOf(legs)) / 100)
}
