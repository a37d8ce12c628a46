/** Less than this is the way of an answer and its whole seconds, and no fault of the device's clock. */
const noticed = 30_000

let ahead = 0
let drawnAt = 0

/**
 * When the edge drew the page, epoch milliseconds. What hangs on the time is drawn by it, there and while the page is taken
 * over, so that both say the same.
 */
export const drawnNow = (): number => drawnAt

export const hearDrawnTime = (time: number): void => {
  drawnAt = time
}

/**
 * The server's time, epoch milliseconds: for whatever begins or ends at a moment that the platform names. The clock of a
 * device may be days off, and its owner is not to be told that a payment is late which is not.
 */
export const serverNow = (): number => Date.now() + ahead

/**
 * Told of what the server's clock showed, by the page and by each answer.
 * @param at what the device's clock showed when that arrived
 */
export function hearServerTime(time: number, at = Date.now()): void {
  if (!Number.isFinite(time)) return
  const difference = time - at
  ahead = Math.abs(difference) < noticed ? 0 : difference
}
