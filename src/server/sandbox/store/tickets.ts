import type { Database } from '../db/database'
import { query } from '../db/query'
import { hashToken, newToken } from '../tokens'
import { lastingSessions } from './sessions'

interface NewTicket {
  readonly accountId: number
  /** Token of the session that asks. */
  readonly token: string
  /** Absent for a vendor's lobby. */
  readonly nodeId?: string | undefined
  /** The match that a sportsbook opens at. */
  readonly matchId?: string | undefined
  readonly vassalage: string
  readonly language: string
  /** Wallet that the game is played from. */
  readonly wallet: number
  /** Origin of the site that the game is framed by. */
  readonly site: string
}

export interface Play {
  readonly accountId: number
  readonly tokenHash: string
  readonly nodeId: string | undefined
  readonly matchId: string | undefined
  readonly vassalage: string
  readonly language: string
  readonly wallet: number
  readonly site: string
}

/** A ticket waits so long to be opened, and a game that was opened may be played so long. */
const ticketLife = 2 * 60_000
const playLife = 60 * 60_000

/** A ticket opens one game once, while the session lasts that it was asked for in. */
export function issueTicket(database: Database, { token, ...ticket }: NewTicket, now: number): string {
  const secret = newToken()
  const tokenHash = hashToken(token)
  const nodeId = ticket.nodeId === undefined ? null : Number(ticket.nodeId)
  const matchId = ticket.matchId ?? null
  database.run(query.deleteFrom('ticket').where('createdAt', '<', now - playLife))
  database.run(
    query
      .insertInto('ticket')
      .values({ ...ticket, tokenHash, nodeId, matchId, ticketHash: hashToken(secret), createdAt: now }),
  )
  return secret
}

const playColumns = ['accountId', 'tokenHash', 'nodeId', 'matchId', 'vassalage', 'language', 'wallet', 'site'] as const

/** Uses a ticket up: answers the game and the key to play it with, or nothing for a used, late or unknown one. */
export function openTicket(database: Database, secret: string, now: number): { play: Play; key: string } | undefined {
  const key = newToken()
  const opened = database.first(
    query
      .updateTable('ticket')
      .set({ openedAt: now, playHash: hashToken(key) })
      .where('ticketHash', '=', hashToken(secret))
      .where('openedAt', 'is', null)
      .where('tokenHash', 'in', lastingSessions(now))
      .where('createdAt', '>=', now - ticketLife)
      .returning(playColumns),
  )
  return opened && { play: readPlay(opened), key }
}

/** Where a ticket, used or not, may be shown. */
export const siteOfTicket = (database: Database, secret: string): string | undefined =>
  database.first(query.selectFrom('ticket').select('site').where('ticketHash', '=', hashToken(secret)))?.site

export function findPlay(database: Database, key: string, now: number): Play | undefined {
  const opened = database.first(
    query
      .selectFrom('ticket')
      .select(playColumns)
      .where('playHash', '=', hashToken(key))
      .where('tokenHash', 'in', lastingSessions(now))
      .where('openedAt', '>=', now - playLife),
  )
  return opened && readPlay(opened)
}

type PlayRow = Omit<Play, 'nodeId' | 'matchId'> & { readonly nodeId: number | null; readonly matchId: string | null }

const readPlay = (opened: PlayRow): Play => ({
  ...opened,
  nodeId: opened.nodeId === null ? undefined : String(opened.nodeId),
  matchId: opened.matchId ?? undefined,
})
