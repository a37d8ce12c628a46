import type { Database } from '../db/database'
import { query } from '../db/query'
import { totpStep } from '../totp'

export interface Authenticator {
  readonly secret: string
  /** Undefined: a secret that was shown, and of which no code came yet. */
  readonly confirmedAt: number | undefined
  readonly step: number | undefined
}

export function authenticatorOf(database: Database, accountId: number): Authenticator | undefined {
  const row = database.first(
    query.selectFrom('authenticator').select(['secret', 'confirmedAt', 'step']).where('accountId', '=', accountId),
  )
  return row && { secret: row.secret, confirmedAt: row.confirmedAt ?? undefined, step: row.step ?? undefined }
}

/** The one that each sign-in asks for. */
export function confirmedAuthenticator(database: Database, accountId: number): Authenticator | undefined {
  const found = authenticatorOf(database, accountId)
  return found?.confirmedAt === undefined ? undefined : found
}

/** Takes the place of a secret that was never confirmed. */
export function keepSecret(database: Database, accountId: number, secret: string): void {
  database.run(
    query
      .insertInto('authenticator')
      .values({ accountId, secret })
      .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ secret, step: null })),
  )
}

/** Whether a code is right, and of a later step of the clock than the last that was: each counts once. */
export function spendCode(
  database: Database,
  accountId: number,
  { secret, step: last }: Authenticator,
  code: string,
  now: number,
): boolean {
  const step = totpStep(secret, code.trim(), now)
  if (step === undefined || (last !== undefined && step <= last)) return false
  database.run(query.updateTable('authenticator').set({ step }).where('accountId', '=', accountId))
  return true
}

export function confirm(database: Database, accountId: number, now: number): void {
  database.run(query.updateTable('authenticator').set({ confirmedAt: now }).where('accountId', '=', accountId))
}

export function removeAuthenticator(database: Database, accountId: number): void {
  database.run(query.deleteFrom('authenticator').where('accountId', '=', accountId))
}
