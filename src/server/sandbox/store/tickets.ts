import type { Database } from '../db/database'
import { integer, optionalInteger, text } from '../db/row'
import { hashToken, newToken } from '../tokens'

interface NewTicket {
  readonly accountId: number
  /** Absent for a vendor's lobby. */
  readonly nodeId?: string | undefined
  readonly vassalage: string
  readonly language: string
  /** Wallet that the game is played from. */
  readonly wallet: number
  /** Origin of the site that the game is framed by. */
  readonly site: string
}

export interface Play {
  readonly accountId: number
  readonly nodeId: string | undefined
  readonly vassalage: string
  readonly language: string
  readonly wallet: number
  readonly site: string
}

/** A ticket waits so long to be opened, and a game that was opened may be played so long. */
const ticketLife = 2 * 60_000
const playLife = 60 * 60_000

/** A ticket opens one game once. */
export function issueTicket(database: Database, ticket: NewTicket, now: number): string {
  const secret = newToken()
  database.run('delete from ticket where created_at < ?', now - playLife)
  database.run(
    'insert into ticket (ticket_hash, account_id, node_id, vassalage, language, wallet, site, created_at) values (?, ?, ?, ?, ?, ?, ?, ?)',
    hashToken(secret),
    ticket.accountId,
    ticket.nodeId === undefined ? null : Number(ticket.nodeId),
    ticket.vassalage,
    ticket.language,
    ticket.wallet,
    ticket.site,
    now,
  )
  return secret
}

/** Uses a ticket up: answers the game and the key to play it with, or nothing for a used, late or unknown one. */
export function openTicket(database: Database, secret: string, now: number): { play: Play; key: string } | undefined {
  const key = newToken()
  const row = database.get(
    `update ticket set opened_at = ?, play_hash = ? where ticket_hash = ? and opened_at is null and created_at >= ?
     returning account_id, node_id, vassalage, language, wallet, site`,
    now,
    hashToken(key),
    hashToken(secret),
    now - ticketLife,
  )
  return row && { play: readPlay(row), key }
}

/** Where a ticket, used or not, may be shown. */
export function siteOfTicket(database: Database, secret: string): string | undefined {
  const row = database.get('select site from ticket where ticket_hash = ?', hashToken(secret))
  return row && text(row, 'site')
}

export function findPlay(database: Database, key: string, now: number): Play | undefined {
  const row = database.get(
    'select account_id, node_id, vassalage, language, wallet, site from ticket where play_hash = ? and opened_at >= ?',
    hashToken(key),
    now - playLife,
  )
  return row && readPlay(row)
}

function readPlay(row: NonNullable<ReturnType<Database['get']>>): Play {
  const nodeId = optionalInteger(row, 'node_id')
  return {
    accountId: integer(row, 'account_id'),
    nodeId: nodeId === undefined ? undefined : String(nodeId),
    vassalage: text(row, 'vassalage'),
    language: text(row, 'language'),
    wallet: integer(row, 'wallet'),
    site: text(row, 'site'),
  }
}
