import type { GameAddress } from './launchAddress'
import { type Launch, type LaunchEvent, type LaunchFailure, type Stage, step } from './launchState'

/** What a start does outside of itself. */
export interface LaunchWays {
  readonly ask: () => Promise<readonly GameAddress[]>
  /** Those that answer. */
  readonly choose: (addresses: readonly GameAddress[]) => Promise<readonly GameAddress[]>
  /** Rejects where the money is not there. @param anyway with nothing, though money stands elsewhere */
  readonly move: (anyway: boolean) => Promise<unknown>
  /** Loads the window that a press has opened; false where there is none. */
  readonly load: (address: GameAddress) => boolean
  readonly drop: () => void
  /** Brings home what was moved, where anything was. */
  readonly home: () => void
  readonly failureOf: (error: unknown, doing: 'move' | 'ask') => LaunchFailure
}

export interface LaunchRun {
  readonly send: (event: LaunchEvent) => void
}

/** Runs the machine: one start, shown at every change. */
export function startRun(ways: LaunchWays, stage: Stage, show: (launch: Launch) => void): LaunchRun {
  let launch: Launch = { state: 'idle' }

  const send = (event: LaunchEvent): void => {
    const next = step(launch, event, stage)
    const isOther = next.launch !== launch
    launch = next.launch
    if (isOther) show(launch)
    for (const effect of next.effects) {
      switch (effect.type) {
        case 'move':
          follow(effect.wish, 'move', ways.move(effect.anyway), () => ({ type: 'moved', wish: effect.wish }))
          break
        case 'ask':
          follow(effect.wish, 'ask', ways.ask(), (addresses) => ({ type: 'answered', wish: effect.wish, addresses }))
          break
        case 'choose':
          follow(effect.wish, 'ask', ways.choose(effect.addresses), (addresses) => ({
            type: 'chosen',
            wish: effect.wish,
            addresses,
          }))
          break
        case 'load':
          if (ways.load(effect.address)) send({ type: 'opened', href: effect.address.href })
          break
        case 'drop':
          ways.drop()
          break
        case 'home':
          ways.home()
      }
    }
  }

  function follow<T>(wish: number, doing: 'move' | 'ask', work: Promise<T>, done: (result: T) => LaunchEvent): void {
    work.then(
      (result) => send(done(result)),
      (error: unknown) => send({ type: 'failed', wish, failure: ways.failureOf(error, doing) }),
    )
  }

  return { send }
}
