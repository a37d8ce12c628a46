import type { Database } from '../db/database'
import { countOf, query } from '../db/query'
import type { Tables } from '../db/tables'
import { move, type Range } from './movements'
import { turnoverLeft } from './turnover'
import { balanceOf, mainWallet } from './wallets'

export type UplineTransfer = Tables['uplineTransfer']

export type WantedUplineTransfer = Pick<UplineTransfer, 'accountId' | 'uplineId' | 'requestId' | 'amount'>

/** moved: now; turnover: something is to be staked first; funds: too low. Of the last two nothing is left behind. */
type Moved = { readonly state: 'moved'; readonly transfer: UplineTransfer } | { readonly state: 'turnover' | 'funds' }

/** Takes it from one main wallet and gives it to the other. The caller has seen to it that the request is new. In a transaction. */
export function moveToUpline(database: Database, wanted: WantedUplineTransfer, now: number): Moved {
  const { accountId, uplineId, requestId, amount } = wanted
  if (turnoverLeft(database, accountId) > 0) return { state: 'turnover' }
  if (balanceOf(database, accountId, mainWallet) < amount) return { state: 'funds' }
  const row = { ...wanted, reference: 'new', movedAt: now }
  const { id } = database.run(query.insertInto('uplineTransfer').values(row))
  const reference = `UPL${String(id).padStart(8, '0')}`
  database.run(
    query
      .updateTable('uplineTransfer')
      .set({ reference })
      .where('accountId', '=', accountId)
      .where('requestId', '=', requestId),
  )
  move(database, { accountId, kind: 'UPLINE', amount: -amount, reference }, now)
  move(database, { accountId: uplineId, kind: 'UPLINE', amount, reference }, now)
  return { state: 'moved', transfer: { ...row, reference } }
}

const transfersFrom = (accountId: number) => query.selectFrom('uplineTransfer').where('accountId', '=', accountId)

/** The one that a request has made already. */
export const uplineTransferOf = (
  database: Database,
  accountId: number,
  requestId: string,
): UplineTransfer | undefined => database.first(transfersFrom(accountId).selectAll().where('requestId', '=', requestId))

/** Of all requests, newest first, or of the one that is named. */
export function uplineTransfers(
  database: Database,
  accountId: number,
  { offset, limit }: Range,
  requestId: string | undefined,
) {
  const all = transfersFrom(accountId)
  const wanted = requestId === undefined ? all : all.where('requestId', '=', requestId)
  const transfers = database.all(
    wanted.selectAll().orderBy('movedAt', 'desc').orderBy('reference', 'desc').limit(limit).offset(offset),
  )
  return { transfers, total: countOf(database, wanted) }
}
