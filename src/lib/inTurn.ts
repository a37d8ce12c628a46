import { afterPaint } from './afterPaint'

/**
 * Lets who asks go on one after the other from `start` on, each when what the one before it changed has been painted.
 * Once nobody waits it lets go for good, and gives undefined.
 */
export function inTurn(start: Promise<void>): () => Promise<void> | undefined {
  let last: Promise<void> | undefined = start
  return () => {
    const turn = last?.then(() => new Promise<void>((resolve) => void afterPaint(resolve)))
    last = turn
    void turn?.then(() => {
      if (last === turn) last = undefined
    })
    return turn
  }
}
