import { afterAll, vi } from 'vitest'

/** The next file of the same process finds globals, timers and spied functions as they were. */
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
