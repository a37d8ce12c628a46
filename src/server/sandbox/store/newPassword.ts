import type { Database } from '../db/database'
import { query } from '../db/query'
import type { Account } from './accounts'
import { clearFailures } from './loginFailures'

/** A password that replaces a forgotten one. Whoever was signed in is not any more. */
export function replacePassword(
  database: Database,
  account: Account,
  passwordHash: string,
  { temporary }: { readonly temporary: boolean },
): void {
  database.transaction(() => {
    const change = { passwordHash, passwordExpired: temporary ? 1 : 0, passwordGiven: 0 } as const
    database.run(query.updateTable('account').set(change).where('id', '=', account.id))
    database.run(query.deleteFrom('session').where('accountId', '=', account.id))
    clearFailures(database, account.merchant, account.username)
  })
}
