import type { Database } from '../db/database'
import { hour } from '../durations'
import { demoType, staffType } from '../store/accounts'
import { recordSignIn } from '../store/signIns'

/** Addresses of the documentation range, and programs as they call themselves. */
const desk =
  '203.0.113.24 Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36'
const phone =
  '198.51.100.7 Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const stranger = '192.0.2.61 Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Hours ago. */
const past = [
  { client: desk, outcome: 'IN', ago: 26 },
  { client: phone, outcome: 'IN', ago: 71 },
  { client: stranger, outcome: 'REFUSED', ago: 94 },
  { client: phone, outcome: 'IN', ago: 122 },
  { client: desk, outcome: 'IN', ago: 290 },
] as const

/** How a demo account was signed in to, and once was not. */
export function seedSignIns(
  database: Database,
  account: { readonly id: number; readonly type: number; readonly openedByAgent?: true },
  now: number,
): void {
  if (account.type === demoType || account.type === staffType || account.openedByAgent) return
  for (const { client, outcome, ago } of past.toReversed())
    recordSignIn(database, { accountId: account.id, client, outcome, at: now - ago * hour })
}
