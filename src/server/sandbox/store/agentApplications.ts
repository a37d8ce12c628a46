import type { Selectable } from 'kysely'
import type { Database } from '../db/database'
import { countOf, query } from '../db/query'
import type { Tables } from '../db/tables'

type Row = Selectable<Tables['agentApplication']>
type NewApplication = Pick<Row, 'merchant' | 'accountId' | 'client' | 'requestId' | 'affiliateCode'> & {
  readonly fields: Readonly<Record<string, string>>
}

export const applicationByRequest = (database: Database, merchant: string, requestId: string): Row | undefined =>
  database.first(
    query
      .selectFrom('agentApplication')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('requestId', '=', requestId),
  )

/** The last one that an account sent. */
export const lastApplication = (database: Database, accountId: number): Row | undefined =>
  database.first(
    query
      .selectFrom('agentApplication')
      .selectAll()
      .where('accountId', '=', accountId)
      .orderBy('sentAt', 'desc')
      .orderBy('reference', 'desc'),
  )

export const applicationsSince = (database: Database, client: string, from: number): number =>
  countOf(database, query.selectFrom('agentApplication').where('client', '=', client).where('sentAt', '>=', from))

export function addApplication(database: Database, { fields, ...application }: NewApplication, now: number): Row {
  const known = countOf(database, query.selectFrom('agentApplication'))
  const row: Row = {
    ...application,
    reference: `AJ${String(known + 1).padStart(8, '0')}`,
    fields: JSON.stringify(fields),
    status: 'PENDING',
    sentAt: now,
    decidedAt: null,
    reason: null,
  }
  database.run(query.insertInto('agentApplication').values(row))
  return row
}

/** What was sent to a merchant, the last first. */
export const applicationsTo = (database: Database, merchant: string) =>
  database.all(
    query
      .selectFrom('agentApplication')
      .leftJoin('account', 'account.id', 'agentApplication.accountId')
      .select(['reference', 'username as account', 'agentApplication.affiliateCode', 'status', 'fields'])
      .where('agentApplication.merchant', '=', merchant)
      .orderBy('reference', 'desc')
      .limit(20),
  )

/** Counts while it is undecided. A member whose application is approved is an agent from their next sign-in on. */
export function decideAgentApplication(
  database: Database,
  reference: string,
  { approved, reason }: { readonly approved: boolean; readonly reason?: string | undefined },
  now: number,
): boolean {
  return database.transaction(() => {
    const found = database.first(query.selectFrom('agentApplication').selectAll().where('reference', '=', reference))
    if (found?.status !== 'PENDING') return false
    const status = approved ? ('APPROVED' as const) : ('REJECTED' as const)
    database.run(
      query
        .updateTable('agentApplication')
        .set({ status, decidedAt: now, reason: approved ? null : (reason ?? null) })
        .where('reference', '=', reference),
    )
    if (approved && found.accountId !== null) {
      database.run(
        query
          .updateTable('account')
          .set((account) => ({ type: 1, affiliateCode: account.ref('referralCode') }))
          .where('id', '=', found.accountId),
      )
    }
    return true
  })
}
