import * as z from 'zod/mini'
import { type LimitRefusal, limitRefusalSchema } from '../../contract/limit-refusal'
import { playPauseSchema } from '../../contract/play-pause'
import { CallFailure } from '../../platform/failure'

/** What a player's own limit or break refuses. */
export type PlayRefusal =
  | ({ readonly type: 'limit' } & LimitRefusal)
  | { readonly type: 'pause'; readonly until: number }
  | { readonly type: 'withdrawOnly' }

const limitKeys: readonly string[] = ['limit.deposit', 'limit.loss', 'limit.stake', 'limit.session']
const pauseKeys: readonly string[] = ['play.timeout', 'account.excluded']

/** Undefined for every other failure, and where the platform does not say what it refused. */
export function playRefusal(error: unknown): PlayRefusal | undefined {
  if (!(error instanceof CallFailure) || error.failure.type !== 'server') return undefined
  const { message, value } = error.failure
  if (message === 'session.withdrawonly') return { type: 'withdrawOnly' }
  if (limitKeys.includes(message)) {
    const limit = z.safeParse(limitRefusalSchema, value)
    return limit.success ? { type: 'limit', ...limit.data } : undefined
  }
  if (!pauseKeys.includes(message)) return undefined
  const pause = z.safeParse(playPauseSchema, value)
  return pause.success ? { type: 'pause', until: pause.data.until } : undefined
}

/** Until when the account that tried to log in is excluded. */
export function excludedUntil(error: unknown): number | undefined {
  const isExcluded =
    error instanceof CallFailure && error.failure.type === 'server' && error.failure.message === 'account.excluded'
  const refused = isExcluded ? playRefusal(error) : undefined
  return refused?.type === 'pause' ? refused.until : undefined
}
