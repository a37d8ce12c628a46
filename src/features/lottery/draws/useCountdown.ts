import { useMemo, useSyncExternalStore } from 'react'
import type { NextDraw } from '../../../contract/lottery-game'
import { countdown, type Countdown, type ServerClock, serverTimeAt } from './countdown'
import { subscribeToTicks } from './ticker'

/** The countdown to a draw; drawn again when what it shows changes, once a second. */
export function useCountdown(next: NextDraw | undefined, clock: ServerClock | undefined): Countdown {
  const read = useMemo(() => steadyCountdown(next, clock), [next, clock])
  return useSyncExternalStore(subscribeToTicks, read)
}

/** Reads the same object as long as it shows the same. */
function steadyCountdown(next: NextDraw | undefined, clock: ServerClock | undefined): () => Countdown {
  let shown: Countdown = { state: 'none' }
  return () => {
    const now = clock === undefined ? shown : countdown(next, serverTimeAt(clock, performance.now()))
    if (!isSame(shown, now)) shown = now
    return shown
  }
}

const isSame = (a: Countdown, b: Countdown): boolean =>
  a.state === b.state && ('seconds' in a ? a.seconds : undefined) === ('seconds' in b ? b.seconds : undefined)
