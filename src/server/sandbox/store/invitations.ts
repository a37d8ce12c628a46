import { sql } from 'kysely'
import type { InvitationLink } from '../../../contract/invitation-link'
import type { Database } from '../db/database'
import { countOf, query } from '../db/query'
import type { Tables } from '../db/tables'
import type { Insertable, Selectable } from 'kysely'
import type { Range } from './movements'

export type Link = Selectable<Tables['invitationLink']>
export type LinkState = InvitationLink['state']

export const insertLink = (database: Database, link: Insertable<Tables['invitationLink']>): number =>
  database.run(query.insertInto('invitationLink').values(link)).id

export const linkOfRequest = (database: Database, accountId: number, requestId: string): Link | undefined =>
  database.first(
    query
      .selectFrom('invitationLink')
      .selectAll()
      .where('accountId', '=', accountId)
      .where('requestId', '=', requestId),
  )

/** Codes are kept in upper case. */
export const linkByCode = (database: Database, merchant: string, code: string): Link | undefined =>
  database.first(
    query.selectFrom('invitationLink').selectAll().where('merchant', '=', merchant).where('code', '=', code),
  )

const membersOf = (linkId: number) => query.selectFrom('invitationMember').where('linkId', '=', linkId)

/** Closed by the agent, past its time, or used by as many as it was for; else it registers accounts. */
export function stateOf(database: Database, link: Link, now: number): LinkState {
  if (link.closedAt !== null) return 'CLOSED'
  if (link.expiresAt !== null && now >= link.expiresAt) return 'EXPIRED'
  const isUsedUp = link.maxUses !== null && countOf(database, membersOf(link.id)) >= link.maxUses
  return isUsedUp ? 'USED_UP' : 'OPEN'
}

/** What came of a link. */
export const figuresOf = (database: Database, linkId: number) => ({
  visits: countOf(database, query.selectFrom('invitationVisit').where('linkId', '=', linkId)),
  registrations: countOf(database, membersOf(linkId)),
  firstDeposits: countOf(database, membersOf(linkId).where('firstDepositAt', 'is not', null)),
})

/** A visitor counts once for each link, however often they come. */
export function recordVisit(database: Database, visit: Tables['invitationVisit']): void {
  database.run(
    query
      .insertInto('invitationVisit')
      .values(visit)
      .onConflict((conflict) => conflict.doNothing()),
  )
}

export function recordJoining(database: Database, accountId: number, linkId: number, now: number): void {
  database.run(query.insertInto('invitationMember').values({ accountId, linkId, joinedAt: now, firstDepositAt: null }))
}

/** The first deposit of an account that came by a link; later ones change nothing. */
export function recordFirstDeposit(database: Database, accountId: number, now: number): void {
  database.run(
    query
      .updateTable('invitationMember')
      .set({ firstDepositAt: now })
      .where('accountId', '=', accountId)
      .where('firstDepositAt', 'is', null),
  )
}

/** Answers the link as it is then; undefined where it is not this agent's. One that was closed before stays so. */
export function closeLink(database: Database, accountId: number, id: number, now: number): Link | undefined {
  const own = query.selectFrom('invitationLink').selectAll().where('id', '=', id).where('accountId', '=', accountId)
  const link = database.first(own)
  if (!link || link.closedAt !== null) return link
  database.run(query.updateTable('invitationLink').set({ closedAt: now }).where('id', '=', id))
  return { ...link, closedAt: now }
}

/** An agent's links, newest first, of all states or of one. */
export function linksOf(
  database: Database,
  accountId: number,
  { offset, limit }: Range,
  wanted: { readonly state: LinkState | undefined; readonly now: number },
) {
  const all = query.selectFrom('invitationLink').where('accountId', '=', accountId)
  const found = wanted.state === undefined ? all : all.where(stateNow(wanted.now), '=', wanted.state)
  const links = database.all(
    found.selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).offset(offset),
  )
  return { links, total: countOf(database, found) }
}

/** `stateOf`, as the database says it. */
const stateNow = (now: number) => sql<LinkState>`case
  when closedAt is not null then 'CLOSED'
  when expiresAt is not null and expiresAt <= ${now} then 'EXPIRED'
  when maxUses is not null and (select count(*) from invitationMember where linkId = invitationLink.id) >= maxUses
    then 'USED_UP'
  else 'OPEN' end`
