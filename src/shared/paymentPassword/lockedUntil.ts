import * as z from 'zod/mini'
import { CallFailure } from '../../platform/failure'

const lock = z.object({ until: z.int().check(z.nonnegative()) })

/** Until when the payment password is locked, of a call that was refused for it, in epoch milliseconds. */
export function lockedUntil(error: unknown): number | undefined {
  if (!(error instanceof CallFailure) || error.failure.type !== 'server') return undefined
  if (error.failure.message !== 'payment.password.locked') return undefined
  const told = z.safeParse(lock, error.failure.value)
  return told.success ? told.data.until : undefined
}
