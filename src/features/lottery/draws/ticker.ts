/** Milliseconds between two looks at the clock: a countdown is never further from the truth. */
const period = 250

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

const tick = () => {
  if (!document.hidden) listeners.forEach((listener) => listener())
}

/** One timer for all countdowns of the page; none runs while there are none. */
export function subscribeToTicks(listener: () => void): () => void {
  if (listeners.size === 0) {
    timer = setInterval(tick, period)
    document.addEventListener('visibilitychange', tick)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tick)
  }
}
