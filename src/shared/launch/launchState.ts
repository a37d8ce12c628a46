import type { MessageKey } from '../../contract/messageKeys'
import type { GameAddress } from './launchAddress'
import type { PlayRefusal } from '../safety/playRefusal'
import type { VendorBalance } from '../wallet/walletBalances'

/**
 * A start, from the wish to play to a game that runs. `wish` counts the wishes of one visit: what comes of an earlier
 * one means nothing to a later one.
 */
export type Launch =
  | { readonly state: 'idle' }
  /** The platform is asked for the address. `anyway`: with nothing, though money stands elsewhere. */
  | { readonly state: 'asking'; readonly wish: number; readonly anyway: boolean }
  /** Which of several hosts answers is found out. */
  | { readonly state: 'choosing'; readonly wish: number; readonly anyway: boolean }
  /** The money is brought to where the game is played from: last of all, when nothing else can refuse it. */
  | { readonly state: 'moving'; readonly wish: number; readonly addresses: Addresses }
  /** In the frame. `others` are tried where this address does not show; none of them was tried before. */
  | {
      readonly state: 'running'
      readonly wish: number
      readonly address: GameAddress
      readonly others: readonly GameAddress[]
    }
  /** In a window of its own, or waiting for the press that opens it. */
  | { readonly state: 'window'; readonly wish: number; readonly address: GameAddress; readonly isOpen: boolean }
  | { readonly state: 'failed'; readonly wish: number; readonly failure: LaunchFailure }
  /** The page of a visit that had begun was taken away and is back: its visitor starts it. */
  | { readonly state: 'closed'; readonly wish: number }
  /** The visitor went away: nothing starts any more. */
  | { readonly state: 'left' }

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
  | { readonly reason: 'money'; readonly text: MessageKey; readonly wasOut?: true }
  /** There is nothing to play with here; it stands in other wallets. */
  | { readonly reason: 'elsewhere'; readonly away: readonly VendorBalance[] }
  /** The player's own limits or break. */
  | { readonly reason: 'stopped'; readonly refusal: PlayRefusal }
  /** `wasOut`: only the session was over; once it is back the game starts. */
  | { readonly reason: 'other'; readonly text: MessageKey; readonly wasOut?: true }

/** Where the game is to run. */
export type Stage = 'frame' | 'window'

export type LaunchEvent =
  | { readonly type: 'begin' }
  /** In place of `begin`, where the visit had begun before. */
  | { readonly type: 'resume' }
  | { readonly type: 'moved'; readonly wish: number }
  | { readonly type: 'answered'; readonly wish: number; readonly addresses: readonly GameAddress[] }
  /** Hosts that answer, the one to take first. */
  | { readonly type: 'chosen'; readonly wish: number; readonly addresses: readonly GameAddress[] }
  | { readonly type: 'failed'; readonly wish: number; readonly failure: LaunchFailure }
  /** The frame did not show its address in time, or the page's policy does not let it in. */
  | { readonly type: 'broken'; readonly href: string; readonly reason: 'slow' | 'address' }
  | { readonly type: 'opened'; readonly href: string }
  | { readonly type: 'again'; readonly anyway?: boolean }
  | { readonly type: 'leave' }

export type LaunchEffect =
  | { readonly type: 'ask'; readonly wish: number }
  | { readonly type: 'move'; readonly wish: number; readonly anyway: boolean }
  | { readonly type: 'choose'; readonly wish: number; readonly addresses: readonly GameAddress[] }
  | { readonly type: 'load'; readonly address: GameAddress }
  /** Closes the window that was opened for nothing. */
  | { readonly type: 'drop' }
  /** Brings the money home. */
  | { readonly type: 'home' }

interface Step {
  readonly launch: Launch
  readonly effects: readonly LaunchEffect[]
}

const stay = (launch: Launch): Step => ({ launch, effects: [] })
const begin = (wish: number, anyway: boolean): Step => ({
  launch: { state: 'asking', wish, anyway },
  effects: [{ type: 'ask', wish }],
})
/** Whatever fails brings home what an earlier step, or an earlier wish, has moved. */
const fail = (wish: number, failure: LaunchFailure): Step => ({
  launch: { state: 'failed', wish, failure },
  effects: [{ type: 'drop' }, { type: 'home' }],
})

/** What an event makes of a start, and what is to be done. Whatever does not belong to the wish it is at changes nothing. */
export function step(launch: Launch, event: LaunchEvent, stage: Stage): Step {
  if (launch.state === 'left') return stay(launch)
  if (event.type === 'leave')
    return { launch: { state: 'left' }, effects: launch.state === 'idle' ? [] : [{ type: 'drop' }, { type: 'home' }] }
  if (launch.state === 'idle') {
    if (event.type === 'begin') return begin(1, false)
    return event.type === 'resume' ? stay({ state: 'closed', wish: 0 }) : stay(launch)
  }
  if ('wish' in event && event.wish !== launch.wish) return stay(launch)
  const { wish } = launch
  const isUnderWay = launch.state === 'moving' || launch.state === 'asking' || launch.state === 'choosing'

  switch (event.type) {
    case 'begin':
    case 'resume':
      return stay(launch)
    case 'again':
      return isUnderWay ? stay(launch) : begin(wish + 1, event.anyway ?? false)
    case 'answered': {
      if (launch.state !== 'asking') return stay(launch)
      const { addresses } = event
      const { anyway } = launch
      return addresses.length > 1
        ? { launch: { state: 'choosing', wish, anyway }, effects: [{ type: 'choose', wish, addresses }] }
        : move(wish, addresses, anyway, 'address')
    }
    case 'chosen':
      return launch.state === 'choosing' ? move(wish, event.addresses, launch.anyway, 'silent') : stay(launch)
    case 'moved':
      return launch.state === 'moving' ? take(wish, launch.addresses, stage) : stay(launch)
    case 'failed':
      return isUnderWay ? fail(wish, event.failure) : stay(launch)
    case 'broken': {
      if (launch.state !== 'running' || launch.address.href !== event.href) return stay(launch)
      const [next, ...others] = launch.others
      return next === undefined ? fail(wish, { reason: event.reason }) : take(wish, [next, ...others], stage)
    }
    case 'opened':
      return launch.state === 'window' && launch.address.href === event.href
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
  return {
    launch: { state: 'moving', wish, addresses: [address, ...others] },
    effects: [{ type: 'move', wish, anyway }],
  }
}

/** Goes on with the first of the addresses that are left. */
function take(wish: number, [address, ...others]: Addresses, stage: Stage): Step {
  if (stage === 'window')
    return { launch: { state: 'window', wish, address, isOpen: false }, effects: [{ type: 'load', address }] }
  return stay({ state: 'running', wish, address, others })
}
