import type { AccountTransactions } from '../../../contract/account-transactions'
import type { BetRecords } from '../../../contract/bet-records'
import { type Answer, ok } from '../answer'
import type { MemberCall } from '../call'
import { decimal } from '../money'
import { betReference, betsOf } from '../store/bets'
import { movementsOf } from '../store/movements'
import { readPage, readPeriod, word } from './readPage'
import { settleAccount } from './settleAccount'

type BetRow = BetRecords['content'][number]

const statuses = { SETTLED: 'SETTLED', PENDING: 'PENDING', CANCELLED: 'CANCELLED' } as const
const statusOf = (status: string): BetRow['status'] =>
  status === 'PENDING' || status === 'CANCELLED' ? statuses[status] : 'SETTLED'

/** Bets of a period (ODSFE2_MemTransDet): those of the demo games, and of the seeds. */
export function betRecords(call: MemberCall): Answer {
  const { platform, merchant, account, language } = call
  const { range, paging } = readPage(call)
  const filter = {
    ...readPeriod(call),
    accountId: account.id,
    vassalage: word(call, 'vassalage'),
    status: word(call, 'status'),
  }
  const { bets, total, stake, win, open } = betsOf(platform.database, filter, language, range)
  const value: BetRecords = {
    currency: merchant.currency.code,
    totals: { count: total, stake: decimal(stake), win: decimal(win), net: decimal(win - stake), open: decimal(open) },
    content: bets.map((bet): BetRow => ({
      id: betReference(bet.id),
      time: bet.at,
      vassalage: bet.vassalage,
      ...(bet.vendorName !== null && { vendorName: bet.vendorName }),
      ...(bet.category !== null && { category: bet.category }),
      ...(bet.gameName !== null && { gameName: bet.gameName }),
      stake: decimal(bet.stake),
      win: decimal(bet.win),
      net: decimal(bet.status === 'SETTLED' ? bet.win - bet.stake : 0),
      status: statusOf(bet.status),
    })),
    ...paging(total),
  }
  return ok(value)
}

/** Movements of the main wallet (ODSFE2_MemFundTransDet). */
export function accountTransactions(call: MemberCall): Answer {
  settleAccount(call)
  const { platform, merchant, account } = call
  const { range, paging } = readPage(call)
  const filter = { ...readPeriod(call), accountId: account.id, kind: word(call, 'type') }
  const { movements, total, incoming, outgoing } = movementsOf(platform.database, filter, range)
  const value: AccountTransactions = {
    currency: merchant.currency.code,
    totals: { incoming: decimal(incoming), outgoing: decimal(outgoing), net: decimal(incoming - outgoing) },
    content: movements.map(({ id, at, kind, amount, balance, reference }) => ({
      id: String(id),
      time: at,
      type: kind,
      amount: decimal(amount),
      balance: decimal(balance),
      ...(reference !== null && { reference }),
      status: 'DONE',
    })),
    ...paging(total),
  }
  return ok(value)
}
