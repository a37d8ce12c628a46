import type { NextDraw } from '../../../contract/lottery-game'

/** What the server's clock showed, and when that was by the page's own clock (`performance.now`). */
export interface ServerClock {
  readonly serverTime: number
  readonly arrivedAt: number
}

/** The server's time at a moment of the page's own clock. Epoch milliseconds. */
export const serverTimeAt = ({ serverTime, arrivedAt }: ServerClock, moment: number): number =>
  serverTime + moment - arrivedAt

/** A draw on its way. Seconds are whole and count up to the draw. */
export type Countdown =
  /** Bets are taken. */
  | { readonly state: 'open'; readonly seconds: number }
  /** Bets are taken no more. */
  | { readonly state: 'closed'; readonly seconds: number }
  /** It is held; the platform has not told the numbers yet. */
  | { readonly state: 'drawing' }
  /** The numbers are long due. */
  | { readonly state: 'late' }
  /** The platform named no next draw. */
  | { readonly state: 'none' }

/** Milliseconds after a draw in which its numbers are awaited without a word. */
export const patience = 60_000

export function countdown(next: NextDraw | undefined, now: number): Countdown {
  if (next === undefined) return { state: 'none' }
  const left = next.drawsAt - now
  if (left <= -patience) return { state: 'late' }
  if (left <= 0) return { state: 'drawing' }
  const seconds = Math.ceil(left / 1000)
  return { state: next.closesAt !== undefined && next.closesAt <= now ? 'closed' : 'open', seconds }
}

/** 3:07, 1:00:00; over a day hours go on. Figures alone: the words around them are the page's. */
export function clockText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`
}

/** Seconds before a draw that are said aloud. */
const saidSeconds: readonly number[] = [60, 10]

export type Milestone = { readonly state: 'seconds'; readonly seconds: number } | { readonly state: 'drawing' }

/** What is said when one picture of a countdown follows another of the same draw: a line that was crossed, or nothing. */
export function milestone(before: Countdown, after: Countdown): Milestone | undefined {
  if (!('seconds' in before)) return undefined
  if (after.state === 'drawing') return { state: 'drawing' }
  if (!('seconds' in after)) return undefined
  const crossed = saidSeconds.filter((seconds) => before.seconds > seconds && after.seconds <= seconds)
  const nearest = Math.min(...crossed)
  return crossed.length === 0 ? undefined : { state: 'seconds', seconds: nearest }
}
