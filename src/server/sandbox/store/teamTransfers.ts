import type { Database } from '../db/database'
import { countOf, query } from '../db/query'
import type { Tables } from '../db/tables'
import { move, type Range } from './movements'
import { turnoverLeft } from './turnover'
import { balanceOf, mainWallet } from './wallets'

/** Money that went from one account to another of its team: up to its upline, or down. */
export type TeamTransfer = Tables['teamTransfer']
export type Direction = TeamTransfer['direction']

export type WantedTeamTransfer = Pick<TeamTransfer, 'accountId' | 'receiverId' | 'direction' | 'requestId' | 'amount'>

/** moved: now; turnover: something is to be staked first; funds: too low. Of the last two nothing is left behind. */
type Moved = { readonly state: 'moved'; readonly transfer: TeamTransfer } | { readonly state: 'turnover' | 'funds' }

const letters: Readonly<Record<Direction, string>> = { UP: 'UPL', DOWN: 'DWN' }

/** Takes it from one main wallet and gives it to the other. The caller has seen to it that the request is new. In a transaction. */
export function moveInTeam(database: Database, wanted: WantedTeamTransfer, now: number): Moved {
  const { accountId, receiverId, direction, requestId, amount } = wanted
  if (turnoverLeft(database, accountId) > 0) return { state: 'turnover' }
  if (balanceOf(database, accountId, mainWallet) < amount) return { state: 'funds' }
  const row = { ...wanted, reference: 'new', movedAt: now }
  const { id } = database.run(query.insertInto('teamTransfer').values(row))
  const reference = `${letters[direction]}${String(id).padStart(8, '0')}`
  database.run(
    query
      .updateTable('teamTransfer')
      .set({ reference })
      .where('accountId', '=', accountId)
      .where('requestId', '=', requestId),
  )
  move(database, { accountId, kind: 'UPLINE', amount: -amount, reference }, now)
  move(database, { accountId: receiverId, kind: 'UPLINE', amount, reference }, now)
  return { state: 'moved', transfer: { ...row, reference } }
}

const transfersFrom = (accountId: number) => query.selectFrom('teamTransfer').where('accountId', '=', accountId)

/** The one that a request has made already, in either direction. */
export const teamTransferOf = (database: Database, accountId: number, requestId: string): TeamTransfer | undefined =>
  database.first(transfersFrom(accountId).selectAll().where('requestId', '=', requestId))

interface Wanted {
  readonly direction: Direction
  /** Of this request alone. */
  readonly requestId?: string | undefined
  /** To this account alone. */
  readonly receiverId?: number | undefined
}

const wantedFrom = (accountId: number, { direction, requestId, receiverId }: Wanted) =>
  transfersFrom(accountId)
    .where('direction', '=', direction)
    .$if(requestId !== undefined, (rows) => rows.where('requestId', '=', requestId ?? ''))
    .$if(receiverId !== undefined, (rows) => rows.where('receiverId', '=', receiverId ?? 0))

/** Newest first. */
export const teamTransferPage = (accountId: number, wanted: Wanted, { offset, limit }: Range) =>
  wantedFrom(accountId, wanted)
    .selectAll()
    .orderBy('movedAt', 'desc')
    .orderBy('reference', 'desc')
    .limit(limit)
    .offset(offset)

export const teamTransfers = (database: Database, accountId: number, wanted: Wanted, range: Range) => ({
  transfers: database.all(teamTransferPage(accountId, wanted, range)),
  total: countOf(database, wantedFrom(accountId, wanted)),
})
