import type { Database } from '../db/database'
import { integer } from '../db/row'
import { move } from './movements'
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
type Transferred = { readonly state: 'moved'; readonly amount: number } | { readonly state: 'other' | 'funds' }

/** Moves money once a number. A refusal leaves no trace, so that the same number may be tried again. */
export function transfer(database: Database, wanted: WantedTransfer, now: number): Transferred {
  return database.transaction(() => earlier(database, wanted) ?? moveOnce(database, wanted, now))
}

function earlier(
  database: Database,
  { accountId, transactionNo, from, to, amount }: WantedTransfer,
): Transferred | undefined {
  const row = database.get(
    'select from_type, to_type, amount_minor from wallet_transfer where account_id = ? and transaction_no = ?',
    accountId,
    transactionNo,
  )
  if (row === undefined) return undefined
  const moved = integer(row, 'amount_minor')
  const isSame = integer(row, 'from_type') === from && integer(row, 'to_type') === to && (amount ?? moved) === moved
  return isSame ? { state: 'moved', amount: moved } : { state: 'other' }
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
  database.run(
    'insert into wallet_transfer (account_id, transaction_no, from_type, to_type, amount_minor, moved_at) values (?, ?, ?, ?, ?, ?)',
    accountId,
    transactionNo,
    from,
    to,
    moved,
    now,
  )
  return { state: 'moved', amount: moved }
}
