import { afterPaint } from './afterPaint'

/**
 * Releases callers one at a time once `start` settles, a frame apart. When the queue has emptied it stays open and returns
 * undefined.
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
