import type { GameAddress } from './launchAddress'
import type { Away } from '../wallet/standing'

/**
 * A start, from the wish to play to a game that runs. `wish` counts the wishes of one visit: what comes of an earlier
 * one means nothing to a later one.
 */
export type Launch =
  | { readonly at: 'idle' }
  /** The platform is asked for the address. `anyway`: with nothing, though money stands elsewhere. */
  | { readonly at: 'asking'; readonly wish: number; readonly anyway: boolean }
  /** Which of several hosts answers is found out. */
  | { readonly at: 'choosing'; readonly wish: number; readonly anyway: boolean }
  /** The money is brought to where the game is played from: last of all, when nothing else can refuse it. */
  | { readonly at: 'moving'; readonly wish: number; readonly addresses: Addresses }
  /** In the frame. `others` are tried where this address does not show; none of them was tried before. */
  | {
      readonly at: 'running'
      readonly wish: number
      readonly address: GameAddress
      readonly others: readonly GameAddress[]
    }
  /** In a window of its own, or waiting for the press that opens it. */
  | { readonly at: 'window'; readonly wish: number; readonly address: GameAddress; readonly isOpen: boolean }
  | { readonly at: 'failed'; readonly wish: number; readonly failure: LaunchFailure }
  /** The page of a visit that had begun was taken away and is back: its visitor starts it. */
  | { readonly at: 'closed'; readonly wish: number }
  /** The visitor went away: nothing starts any more. */
  | { readonly at: 'left' }

/** At least one, the one to take first. */
type Addresses = readonly [GameAddress, ...GameAddress[]]

/** `text` is a message key. */
export type LaunchFailure =
  /** Comes back later; epoch milliseconds, where the platform says. */
  | { readonly reason: 'maintenance'; readonly until?: number | undefined }
  /** Demo accounts are not let in. */
  | { readonly reason: 'demo' }
  /**
   * address: none that may be opened; silent: no host answers; slow: not shown in time; unknown: no such game; gone: its
   * vendor is not offered any more.
   */
  | { readonly reason: 'address' | 'silent' | 'slow' | 'unknown' | 'gone' }
  /** The money could not be brought there. */
  | { readonly reason: 'money'; readonly text: string }
  /** There is nothing to play with here; it stands in other wallets. */
  | { readonly reason: 'elsewhere'; readonly away: readonly Away[] }
  | { readonly reason: 'other'; readonly text: string }

/** Where the game is to run. */
export type Stage = 'frame' | 'window'

export type LaunchEvent =
  | { readonly is: 'begin' }
  /** In place of `begin`, where the visit had begun before. */
  | { readonly is: 'resume' }
  | { readonly is: 'moved'; readonly wish: number }
  | { readonly is: 'answered'; readonly wish: number; readonly addresses: readonly GameAddress[] }
  /** Hosts that answer, the one to take first. */
  | { readonly is: 'chosen'; readonly wish: number; readonly addresses: readonly GameAddress[] }
  | { readonly is: 'failed'; readonly wish: number; readonly failure: LaunchFailure }
  /** The frame did not show its address in time, or the page's policy does not let it in. */
  | { readonly is: 'broken'; readonly href: string; readonly reason: 'slow' | 'address' }
  | { readonly is: 'opened'; readonly href: string }
  | { readonly is: 'again'; readonly anyway?: boolean }
  | { readonly is: 'leave' }

export type LaunchEffect =
  | { readonly do: 'ask'; readonly wish: number }
  | { readonly do: 'move'; readonly wish: number; readonly anyway: boolean }
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
const begin = (wish: number, anyway: boolean): Step => ({
  launch: { at: 'asking', wish, anyway },
  effects: [{ do: 'ask', wish }],
})
/** Whatever fails brings home what an earlier step, or an earlier wish, has moved. */
const fail = (wish: number, failure: LaunchFailure): Step => ({
  launch: { at: 'failed', wish, failure },
  effects: [{ do: 'drop' }, { do: 'home' }],
})

/** What an event makes of a start, and what is to be done. Whatever does not belong to the wish it is at changes nothing. */
export function step(launch: Launch, event: LaunchEvent, stage: Stage): Step {
  if (launch.at === 'left') return stay(launch)
  if (event.is === 'leave')
    return { launch: { at: 'left' }, effects: launch.at === 'idle' ? [] : [{ do: 'drop' }, { do: 'home' }] }
  if (launch.at === 'idle') {
    if (event.is === 'begin') return begin(1, false)
    return event.is === 'resume' ? stay({ at: 'closed', wish: 0 }) : stay(launch)
  }
  if ('wish' in event && event.wish !== launch.wish) return stay(launch)
  const { wish } = launch
  const isUnderWay = launch.at === 'moving' || launch.at === 'asking' || launch.at === 'choosing'

  switch (event.is) {
    case 'begin':
    case 'resume':
      return stay(launch)
    case 'again':
      return isUnderWay ? stay(launch) : begin(wish + 1, event.anyway ?? false)
    case 'answered': {
      if (launch.at !== 'asking') return stay(launch)
      const { addresses } = event
      const { anyway } = launch
      return addresses.length > 1
        ? { launch: { at: 'choosing', wish, anyway }, effects: [{ do: 'choose', wish, addresses }] }
        : move(wish, addresses, anyway, 'address')
    }
    case 'chosen':
      return launch.at === 'choosing' ? move(wish, event.addresses, launch.anyway, 'silent') : stay(launch)
    case 'moved':
      return launch.at === 'moving' ? take(wish, launch.addresses, stage) : stay(launch)
    case 'failed':
      return isUnderWay ? fail(wish, event.failure) : stay(launch)
    case 'broken': {
      if (launch.at !== 'running' || launch.address.href !== event.href) return stay(launch)
      const [next, ...others] = launch.others
      return next === undefined ? fail(wish, { reason: event.reason }) : take(wish, [next, ...others], stage)
    }
    case 'opened':
      return launch.at === 'window' && launch.address.href === event.href
        ? stay({ ...launch, isOpen: true })
        : stay(launch)
  }
}

function move(
  wish: number,
  [address, ...others]: readonly GameAddress[],
  anyway: boolean,
  none: 'address' | 'silent',
): Step {
  if (address === undefined) return fail(wish, { reason: none })
  return { launch: { at: 'moving', wish, addresses: [address, ...others] }, effects: [{ do: 'move', wish, anyway }] }
}

/** Goes on with the first of the addresses that are left. */
function take(wish: number, [address, ...others]: Addresses, stage: Stage): Step {
  if (stage === 'window')
    return { launch: { at: 'window', wish, address, isOpen: false }, effects: [{ do: 'load', address }] }
  return stay({ at: 'running', wish, address, others })
}
