import type { Database } from '../db/database'
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
    database.run(
      'update account set password = ?, password_expired = ? where id = ?',
      passwordHash,
      temporary ? 1 : 0,
      account.id,
    )
    database.run('delete from session where account_id = ?', account.id)
    clearFailures(database, account.merchant, account.username)
  })
}
