import type { Database } from '../db/database'
import { countOf, query } from '../db/query'
import { move, type Range } from './movements'
import { balanceOf, changeBalance, mainWallet } from './wallets'

interface WantedTransfer {
  readonly accountId: number
  readonly transactionNo: string
  /** Wallets; one of them is the main wallet. */
  readonly from: number
  readonly to: number
  /** Minor units; undefined: everything that the wallet holds. */
  readonly amount: number | undefined
}

/** moved: under this number, now or earlier; other: the number stands for another movement; funds: too low. */
type Transferred =
  | { readonly state: 'moved'; readonly amount: number }
  | { readonly state: 'other' }
  | { readonly state: 'funds' }

/** Moves money once a number. A refusal leaves no trace, so that the same number may be tried again. */
export function transfer(database: Database, wanted: WantedTransfer, now: number): Transferred {
  return database.transaction(() => earlier(database, wanted) ?? moveOnce(database, wanted, now))
}

function earlier(
  database: Database,
  { accountId, transactionNo, from, to, amount }: WantedTransfer,
): Transferred | undefined {
  const known = database.first(
    query
      .selectFrom('walletTransfer')
      .select(['fromType', 'toType', 'amount'])
      .where('accountId', '=', accountId)
      .where('transactionNo', '=', transactionNo),
  )
  if (known === undefined) return undefined
  const isSame = known.fromType === from && known.toType === to && (amount ?? known.amount) === known.amount
  return isSame ? { state: 'moved', amount: known.amount } : { state: 'other' }
}

function moveOnce(
  database: Database,
  { accountId, transactionNo, from, to, amount }: WantedTransfer,
  now: number,
): Transferred {
  const held = balanceOf(database, accountId, from)
  const moved = amount ?? held
  if (moved > held) return { state: 'funds' }
  const [vendor, intoMain] = from === mainWallet ? [to, -moved] : [from, moved]
  if (moved > 0) {
    changeBalance(database, accountId, vendor, -intoMain)
    move(database, { accountId, kind: 'TRANSFER', amount: intoMain, reference: transactionNo }, now)
  }
  const row = { accountId, transactionNo, fromType: from, toType: to, amount: moved, movedAt: now }
  database.run(query.insertInto('walletTransfer').values(row))
  return { state: 'moved', amount: moved }
}

/** Those that moved something, newest first; or the one of a number, whatever it moved. */
export function transfersOf(
  database: Database,
  accountId: number,
  { offset, limit }: Range,
  transactionNo: string | undefined,
) {
  const all = query.selectFrom('walletTransfer').where('accountId', '=', accountId)
  const wanted =
    transactionNo === undefined ? all.where('amount', '>', 0) : all.where('transactionNo', '=', transactionNo)
  const transfers = database.all(
    wanted.selectAll().orderBy('movedAt', 'desc').orderBy('transactionNo').limit(limit).offset(offset),
  )
  return { transfers, total: countOf(database, wanted) }
}

/** Name of the vendor whose wallet is at the other end of a transfer. */
export const vendorOfTransfer = (database: Database, accountId: number, transactionNo: string): string | undefined =>
  database.first(
    query
      .selectFrom('walletTransfer')
      .innerJoin('vendor', (vendor) =>
        vendor.on((on) =>
          on.or([
            on('vendor.accountTypeId', '=', on.ref('walletTransfer.fromType')),
            on('vendor.accountTypeId', '=', on.ref('walletTransfer.toType')),
          ]),
        ),
      )
      .select('vendor.name')
      .where('accountId', '=', accountId)
      .where('transactionNo', '=', transactionNo),
  )?.name
