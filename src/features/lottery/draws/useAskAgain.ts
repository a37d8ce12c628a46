import { useEffect, useEffectEvent } from 'react'
import type { NextDraw } from '../../../contract/lottery-game'
import { askAgainIn } from './askAgain'
import { type ServerClock, serverTimeAt } from './countdown'

/**
 * Asks for the numbers when a draw is due, until they are told; and at once when the page is looked at again, for a
 * machine that slept has slept through draws.
 */
export function useAskAgain(
  next: readonly (NextDraw | undefined)[],
  clock: ServerClock | undefined,
  ask: () => Promise<unknown>,
): void {
  const askNow = useEffectEvent(() => ask().catch(() => undefined))
  const waitFor = useEffectEvent((tries: number) =>
    clock === undefined ? undefined : askAgainIn(next, serverTimeAt(clock, performance.now()), tries),
  )
  // another draw is awaited: patience begins anew
  const awaited = next.reduce((earliest, draw) => Math.min(earliest, draw?.drawsAt ?? Infinity), Infinity)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let gone = false
    let tries = 0
    const plan = () => {
      const wait = waitFor(tries)
      if (wait === undefined || gone) return
      timer = setTimeout(() => {
        if (document.hidden) return
        tries += 1
        void askNow().then(plan)
      }, wait)
    }
    const look = () => {
      clearTimeout(timer)
      if (!document.hidden) void askNow().then(plan)
    }
    plan()
    document.addEventListener('visibilitychange', look)
    return () => {
      gone = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [awaited])
}
