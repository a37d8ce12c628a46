import { afterPaint } from './afterPaint'
import { whenIdle } from './whenIdle'

/** Milliseconds after which a turn is taken although the browser is busy. */
const patience = 300

const waiting = new Set<() => void>()
let isAsked = false

/** Calls one at a time, in order, each when the browser is idle. Returns what calls it off. */
export function idleTurn(act: () => void): () => void {
  waiting.add(act)
  if (!isAsked) ask()
  return () => void waiting.delete(act)
}

function ask(): void {
  isAsked = waiting.size > 0
  if (!isAsked) return
  // Safari does not say when it is idle: a frame each
  if (typeof requestIdleCallback === 'function') whenIdle(next, patience)
  else afterPaint(next)
}

function next(): void {
  const [act] = waiting
  if (act) waiting.delete(act)
  act?.()
  ask()
}
