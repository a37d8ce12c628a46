/** Milliseconds; shorter where the signal is given. */
export const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal?.addEventListener('abort', end)
  })

const firstMs = 250
const mostMs = 30_000

/** How long to wait after so many failures: twice as long each time, and never the same for a whole fleet. */
export const backOff = (failures: number, chance: number = Math.random()): number =>
  Math.min(mostMs, firstMs * 2 ** Math.min(failures, 10)) * (0.5 + chance / 2)
