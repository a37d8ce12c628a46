import type { GameAddress } from './launchAddress'

/**
 * A start, from the wish to play to a game that runs. `wish` counts the wishes of one visit: what comes of an earlier
 * one means nothing to a later one.
 */
export type Launch =
  | { readonly at: 'idle' }
  /** The money is brought to where the game is played from. */
  | { readonly at: 'moving'; readonly wish: number }
  /** The platform is asked for the address. */
  | { readonly at: 'asking'; readonly wish: number }
  /** Which of several hosts answers is found out. */
  | { readonly at: 'choosing'; readonly wish: number }
  /** In the frame. `others` are tried where this address does not show; none of them was tried before. */
  | { readonly at: 'running'; readonly wish: number; readonly address: GameAddress; readonly others: readonly GameAddress[] }
  /** In a window of its own, or waiting for the press that opens it. */
  | { readonly at: 'window'; readonly wish: number; readonly address: GameAddress; readonly isOpen: boolean }
  | { readonly at: 'failed'; readonly wish: number; readonly failure: LaunchFailure }
  /** The visitor went away: nothing starts any more. */
  | { readonly at: 'left' }

/** `text` is a message key. */
export type LaunchFailure =
  /** Comes back later; epoch milliseconds, where the platform says. */
  | { readonly reason: 'maintenance'; readonly until?: number | undefined }
  /** Demo accounts are not let in. */
  | { readonly reason: 'demo' }
  /** address: none that may be opened; silent: no host answers; slow: not shown in time; unknown: no such game. */
  | { readonly reason: 'address' | 'silent' | 'slow' | 'unknown' }
  /** The money could not be brought there. */
  | { readonly reason: 'money'; readonly text: string }
  | { readonly reason: 'other'; readonly text: string }

/** Where the game is to run. */
export type Stage = 'frame' | 'window'

export type LaunchEvent =
  | { readonly is: 'begin' }
  | { readonly is: 'moved'; readonly wish: number }
  | { readonly is: 'answered'; readonly wish: number; readonly addresses: readonly GameAddress[] }
  /** Hosts that answer, the one to take first. */
  | { readonly is: 'chosen'; readonly wish: number; readonly addresses: readonly GameAddress[] }
  | { readonly is: 'failed'; readonly wish: number; readonly failure: LaunchFailure }
  /** The frame did not show its address in time, or the page's policy does not let it in. */
  | { readonly is: 'broken'; readonly href: string; readonly reason: 'slow' | 'address' }
  | { readonly is: 'opened'; readonly href: string }
  | { readonly is: 'again' }
  | { readonly is: 'leave' }

export type LaunchEffect =
  | { readonly do: 'move'; readonly wish: number }
  | { readonly do: 'ask'; readonly wish: number }
  | { readonly do: 'choose'; readonly wish: number; readonly addresses: readonly GameAddress[] }
  | { readonly do: 'load'; readonly address: GameAddress }
  /** Closes the window that was opened for nothing. */
  | { readonly do: 'drop' }
  /** Brings the money home. */
  | { readonly do: 'home' }

interface Step {
  readonly launch: Launch
  readonly effects: readonly LaunchEffect[]
}

const stay = (launch: Launch): Step => ({ launch, effects: [] })
const begin = (wish: number): Step => ({ launch: { at: 'moving', wish }, effects: [{ do: 'move', wish }] })
const fail = (wish: number, failure: LaunchFailure): Step => ({ launch: { at: 'failed', wish, failure }, effects: [{ do: 'drop' }] })

/** What an event makes of a start, and what is to be done. Whatever does not belong to the wish it is at changes nothing. */
export function step(launch: Launch, event: LaunchEvent, stage: Stage): Step {
  if (launch.at === 'left') return stay(launch)
  if (event.is === 'leave') return { launch: { at: 'left' }, effects: launch.at === 'idle' ? [] : [{ do: 'drop' }, { do: 'home' }] }
  if (launch.at === 'idle') return event.is === 'begin' ? begin(1) : stay(launch)
  if ('wish' in event && event.wish !== launch.wish) return stay(launch)
  const { wish } = launch
  const isUnderWay = launch.at === 'moving' || launch.at === 'asking' || launch.at === 'choosing'

  switch (event.is) {
    case 'begin':
      return stay(launch)
    case 'again':
      return isUnderWay ? stay(launch) : begin(wish + 1)
    case 'moved':
      return launch.at === 'moving' ? { launch: { at: 'asking', wish }, effects: [{ do: 'ask', wish }] } : stay(launch)
    case 'answered': {
      if (launch.at !== 'asking') return stay(launch)
      const { addresses } = event
      return addresses.length > 1 ? { launch: { at: 'choosing', wish }, effects: [{ do: 'choose', wish, addresses }] } : take(wish, addresses, stage, 'address')
    }
    case 'chosen':
      return launch.at === 'choosing' ? take(wish, event.addresses, stage, 'silent') : stay(launch)
    case 'failed':
      return isUnderWay ? fail(wish, event.failure) : stay(launch)
    case 'broken':
      return launch.at === 'running' && launch.address.href === event.href ? take(wish, launch.others, stage, event.reason) : stay(launch)
    case 'opened':
      return launch.at === 'window' && launch.address.href === event.href ? stay({ ...launch, isOpen: true }) : stay(launch)
  }
}

/** Goes on with the first of the addresses that are left. */
function take(wish: number, [address, ...others]: readonly GameAddress[], stage: Stage, none: 'address' | 'silent' | 'slow'): Step {
  if (address === undefined) return fail(wish, { reason: none })
  if (stage === 'window') return { launch: { at: 'window', wish, address, isOpen: false }, effects: [{ do: 'load', address }] }
  return stay({ at: 'running', wish, address, others })
}
