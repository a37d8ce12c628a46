import type { LimitRefusal } from '../../../contract/limit-refusal'
import type { PlayPause } from '../../../contract/play-pause'
import { type Answer, refuse, type ServerKey } from '../answer'
import type { MemberCall } from '../call'
import type { Prize } from '../content/prize'
import type { Platform } from '../platform'
import { type Beyond, judgeLimits } from '../store/judgeLimits'
import type { LimitKind } from '../store/limits'
import { type Pause, type PauseKind, pauseOf } from '../store/pauses'
import { isWithdrawOnly } from '../store/sessions'
import { limitText } from './limitAmounts'

type Guarded = Pick<MemberCall, 'platform' | 'merchant' | 'account' | 'token'>

const pauseKeys: Readonly<Record<PauseKind, ServerKey>> = { TIMEOUT: 'play.timeout', EXCLUSION: 'account.excluded' }
const limitKeys: Readonly<Record<LimitKind, ServerKey>> = {
  DEPOSIT: 'limit.deposit',
  LOSS: 'limit.loss',
  STAKE: 'limit.stake',
  SESSION: 'limit.session',
}

export const pauseValue = ({ kind, endsAt }: Pause): PlayPause => ({ kind, until: endsAt })

const refusePause = (pause: Pause): Answer => refuse(pauseKeys[pause.kind], { value: pauseValue(pause) })

/** Play and deposits are refused during a break, and in a session that was opened to take money out. */
export function refuseBreak({ platform, account, token }: Guarded): Answer | undefined {
  const pause = pauseOf(platform.database, account.id, platform.now())
  if (pause) return refusePause(pause)
  return isWithdrawOnly(platform.database, token) ? refuse('session.withdrawonly') : undefined
}

/** What leads back to play is not given during a break: money under conditions and tickets. Other money is the member's. */
export const refuseInducement = (call: Guarded, prize: Prize): Answer | undefined =>
  prize.kind === 'BONUS' || prize.kind === 'TICKETS' ? refuseBreak(call) : undefined

/** An excluded account is let in to take its money out, and for nothing else. */
export function refuseExcluded(platform: Platform, accountId: number, withdrawOnly: boolean): Answer | undefined {
  const pause = withdrawOnly ? undefined : pauseOf(platform.database, accountId, platform.now())
  return pause?.kind === 'EXCLUSION' ? refusePause(pause) : undefined
}

function refuseBeyond({ merchant }: Guarded, { kind, period, most, left, fitsAt }: Beyond): Answer {
  const value: LimitRefusal = {
    ...{ kind, period, most: limitText(kind, most), left: limitText(kind, left) },
    ...(fitsAt !== undefined && { fitsAt }),
    ...(kind !== 'SESSION' && { currency: merchant.currency.code }),
  }
  return refuse(limitKeys[kind], { value })
}

/** @param amount in minor units */
export function refuseDeposit(call: Guarded, amount: number): Answer | undefined {
  const { platform, account } = call
  const beyond = judgeLimits(platform.database, account.id, 'DEPOSIT', amount, platform.now())
  return beyond && refuseBeyond(call, beyond)
}

/**
 * Whether a break or a limit of an account's own keeps it from being given money to play with: what counts like a deposit is
 * refused like one. @param amount in minor units
 */
export const mayNotTake = ({ database, now }: Platform, accountId: number, amount: number): boolean =>
  pauseOf(database, accountId, now()) !== undefined ||
  judgeLimits(database, accountId, 'DEPOSIT', amount, now()) !== undefined

/** What play is stopped by; one more minor unit, or minute, where nothing is staked yet. */
export function playBeyond(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  accountId: number,
  stake = 1,
): Beyond | undefined {
  const amounts = { SESSION: 1, LOSS: stake, STAKE: stake } as const
  for (const kind of ['SESSION', 'LOSS', 'STAKE'] as const) {
    const beyond = judgeLimits(database, accountId, kind, amounts[kind], now())
    if (beyond) return beyond
  }
  return undefined
}

export function refusePlay(call: Guarded): Answer | undefined {
  const refused = refuseBreak(call)
  if (refused) return refused
  const beyond = playBeyond(call.platform, call.account.id)
  return beyond && refuseBeyond(call, beyond)
}
