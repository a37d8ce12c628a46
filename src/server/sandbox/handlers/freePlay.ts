import { sql } from 'kysely'
import type { LoginResponse } from '../../../contract/login-response'
import { type Answer, ok } from '../answer'
import type { Call } from '../call'
import type { Database } from '../db/database'
import { query } from '../db/query'
import { demoType, findAccount, insertAccount } from '../store/accounts'
import { openSession } from '../store/sessions'
import { move } from '../store/movements'
import { newToken } from '../tokens'
import { ownTables } from './ownRows'

/** Demo credit of a free-play account, in minor units. */
const demoCredit = 10_000_00
const demoLife = 24 * 3_600_000

/** Free play: an account of its own for each visitor, of type 4, gone after a day. */
export async function freePlay({ platform, merchant, client }: Call): Promise<Answer> {
  const { database, now, random } = platform
  // Nobody knows this password: the account is reached by its token alone.
  const passwordHash = await platform.hashPassword(newToken())
  const id = database.transaction(() => {
    removeOldDemos(database, now() - demoLife)
    const username = unusedName(database, merchant.code, random)
    const opened = insertAccount(database, {
      merchant: merchant.code,
      username,
      passwordHash,
      registeredAt: now(),
      type: demoType,
      nickname: username,
      referralCode: username.toUpperCase(),
      profile: { origin: 'freeplay' },
    })
    move(database, { accountId: opened, kind: 'OPENING', amount: demoCredit }, now())
    return opened
  })
  const token = openSession(database, { id, merchant: merchant.code }, client, now())
  const value: LoginResponse = { token, firstTimeLogin: false, passwordExpired: false }
  return ok(value)
}

function unusedName(database: Database, merchant: string, random: () => number): string {
  for (let tries = 0; tries < 50; tries += 1) {
    const name = `demo${String(Math.floor(random() * 1_000_000)).padStart(6, '0')}`
    if (!findAccount(database, merchant, 'username', name)) return name
  }
  throw new Error('no name is left for another demo account')
}

/** With every row that is theirs; what they wrote to customer service stays there, of nobody. */
function removeOldDemos(database: Database, before: number): void {
  const old = database.all(
    query
      .selectFrom('account')
      .select('id')
      .where('type', '=', demoType)
      .where('registeredAt', '<', before)
      .where(sql`profile ->> 'origin'`, '=', 'freeplay'),
  )
  if (old.length === 0) return
  // rows that name each other go in any order
  database.exec('pragma defer_foreign_keys = on')
  for (const { id } of old) {
    database.run(query.updateTable('feedback').set({ accountId: null }).where('accountId', '=', id))
    for (const table of ownTables) database.run(query.deleteFrom(table).where('accountId', '=', id))
    database.run(query.deleteFrom('account').where('id', '=', id))
  }
}
