import type { Database } from '../db/database'
import { query } from '../db/query'
import { seal, unseal } from '../sealed'
import { hashToken } from '../tokens'

interface Opening {
  readonly openedId: number
  /** Undefined once somebody has signed in to the account. */
  readonly firstPassword: string | undefined
}

/** What a request of an agent has opened. Its id opens the first password that is kept with it. */
export function openingOf(database: Database, accountId: number, requestId: string): Opening | undefined {
  const row = database.first(
    query
      .selectFrom('accountOpening')
      .select(['openedId', 'firstPassword'])
      .where('accountId', '=', accountId)
      .where('requestHash', '=', hashToken(requestId)),
  )
  return (
    row && {
      openedId: row.openedId,
      firstPassword: row.firstPassword === null ? undefined : unseal(row.firstPassword, requestId),
    }
  )
}

export function keepOpening(
  database: Database,
  {
    accountId,
    requestId,
    openedId,
    firstPassword,
  }: Opening & { readonly accountId: number; readonly requestId: string },
): void {
  const row = { accountId, requestHash: hashToken(requestId), openedId }
  const sealed = firstPassword === undefined ? null : seal(firstPassword, requestId)
  database.run(query.insertInto('accountOpening').values({ ...row, firstPassword: sealed }))
}

/** It was used, or is no longer the account's. */
export function forgetFirstPassword(database: Database, openedId: number): void {
  database.run(query.updateTable('accountOpening').set({ firstPassword: null }).where('openedId', '=', openedId))
}
