import type { NextDraw } from '../../../contract/lottery-game'

/** Milliseconds that numbers are given after a draw before the first question, so that it is not asked in vain. */
const grace = 2_000
const longest = 30_000
/** No timer of a browser waits longer than 24 days; an answer of an hour is asked again anyway. */
const farthest = 3_600_000

/**
 * Milliseconds until the platform is asked again: a moment after the next draw; while a draw's numbers are awaited
 * after 2, 4, 8 … seconds, at most 30, and no later than the next draw of another game.
 * @param tries questions since the numbers were due that did not bring them
 */
export function askAgainIn(next: readonly (NextDraw | undefined)[], now: number, tries: number): number | undefined {
  const waits = next.flatMap((draw) => (draw === undefined ? [] : draw.drawsAt + grace - now))
  if (waits.length === 0) return undefined
  const again = waits.some((wait) => wait <= 0) ? Math.min(grace * 2 ** Math.max(0, tries), longest) : farthest
  return Math.min(again, ...waits.filter((wait) => wait > 0))
}
