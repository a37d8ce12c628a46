import type { AccountTransactions } from '../../../contract/account-transactions'
import type { BetDetail } from '../../../contract/bet-detail'
import type { BetRecords } from '../../../contract/bet-records'
import type { TransactionDetail } from '../../../contract/transaction-detail'
import { type Answer, ok, refuseFields } from '../answer'
import type { MemberCall } from '../call'
import { depositMethods } from '../content/deposits'
import { decimal } from '../money'
import { betIdOf, betReference, betsOf, findBet, namesOfBets } from '../store/bets'
import { findDeposit } from '../store/deposits'
import { findMovement, movementsOf, type Period } from '../store/movements'
import { vendorOfTransfer } from '../store/walletTransfers'
import { findWithdrawal } from '../store/withdrawals'
import { tellBet } from './betText'
import { inPeriod, readPage, word } from './readPage'
import { settleAccount } from './settleAccount'

type BetRow = BetRecords['content'][number]
type StoredBet = ReturnType<typeof betsOf>['bets'][number]

/** Whoever takes a record with them asks for more rows at once than a page shows. */
const mostRows = 500

/** Bets of a period (ODSFE2_MemTransDet): those of the demo games, and of the seeds. */
export const betRecords = inPeriod((call, period) => ok(tellBets(call, call.account.id, period)))

export function tellBets(call: MemberCall, accountId: number, period: Period): BetRecords {
  const { platform, merchant, language } = call
  const { range, paging } = readPage(call, 10, mostRows)
  const filter = {
    ...period,
    accountId,
    vassalage: word(call, 'vassalage'),
    category: word(call, 'category'),
    status: word(call, 'status'),
    by: word(call, 'dateOf') === 'result' ? 'dueAt' : 'placedAt',
  } as const
  const { bets, total, stake, win, open } = betsOf(platform.database, filter, language, range)
  return {
    currency: merchant.currency.code,
    totals: { count: total, stake: decimal(stake), win: decimal(win), net: decimal(win - stake), open: decimal(open) },
    content: bets.map(betRow),
    ...paging(total),
  }
}

const betRow = (bet: StoredBet): BetRow => ({
  id: betReference(bet.id),
  time: bet.at,
  dueTime: bet.dueAt,
  vassalage: bet.vassalage,
  ...(bet.vendorName !== null && { vendorName: bet.vendorName }),
  ...(bet.category !== null && { category: bet.category }),
  ...(bet.gameName !== null && { gameName: bet.gameName }),
  stake: decimal(bet.stake),
  win: decimal(bet.win),
  net: decimal(bet.status === 'SETTLED' ? bet.win - bet.stake : 0),
  status: bet.status,
})

/** `id`: one bet whole (ODSFE2_MemBetDetail). */
export function betDetail(call: MemberCall): Answer {
  const { platform, merchant, account, language } = call
  const id = betIdOf(word(call, 'id') ?? '')
  const bet = id === undefined ? undefined : findBet(platform.database, account.id, id, language)
  if (bet === undefined) return refuseFields({ id: 'unknown' })
  const value: BetDetail = { currency: merchant.currency.code, ...betRow(bet), ...tellBet(bet.detail, language) }
  return ok(value)
}

type MovementRow = AccountTransactions['content'][number]
type StoredMovement = ReturnType<typeof movementsOf>['movements'][number]

/** Movements of the main wallet (ODSFE2_MemFundTransDet). */
export const accountTransactions = inPeriod((call, period) => {
  settleAccount(call)
  const { platform, merchant, account, language } = call
  const { range, paging } = readPage(call, 10, mostRows)
  const filter = { ...period, accountId: account.id, kind: word(call, 'type') }
  const { movements, total, incoming, outgoing } = movementsOf(platform.database, filter, range)
  const betIds = movements.flatMap((movement) => betIdIn(movement) ?? [])
  const bets = namesOfBets(platform.database, account.id, betIds, language)
  const namesOf = (movement: StoredMovement) => {
    const vendorName = vendorIn(call, movement)
    return {
      ...betOf(movement, bets.get(betIdIn(movement) ?? 0)),
      ...(vendorName !== undefined && { vendorName }),
    }
  }
  const value: AccountTransactions = {
    currency: merchant.currency.code,
    totals: { incoming: decimal(incoming), outgoing: decimal(outgoing), net: decimal(incoming - outgoing) },
    content: movements.map((movement) => ({ ...movementRow(movement), ...namesOf(movement) })),
    ...paging(total),
  }
  return ok(value)
})

const movementRow = ({ id, at, kind, amount, balance, reference }: StoredMovement): MovementRow => ({
  id: String(id),
  time: at,
  type: kind,
  amount: decimal(amount),
  balance: decimal(balance),
  ...(reference !== null && { reference }),
  status: 'DONE',
})

/** `id`: one movement (ODSFE2_MemFundTransDetail), and what it belongs to as far as the sandbox has it. */
export function transactionDetail(call: MemberCall): Answer {
  settleAccount(call)
  const { platform, merchant, account } = call
  const id = Number(word(call, 'id'))
  const movement = Number.isSafeInteger(id) ? findMovement(platform.database, account.id, id) : undefined
  if (movement === undefined) return refuseFields({ id: 'unknown' })
  const value: TransactionDetail = {
    currency: merchant.currency.code,
    ...movementRow(movement),
    balanceBefore: decimal(movement.balance - movement.amount),
    ...belongsTo(call, movement),
  }
  return ok(value)
}

const betIdIn = ({ kind, reference }: StoredMovement): number | undefined =>
  kind === 'GAME' && reference !== null ? betIdOf(reference) : undefined

interface BetNames {
  readonly gameName: string | null
  readonly vendorName: string | null
}

const betOf = ({ reference }: StoredMovement, bet: BetNames | undefined): Pick<MovementRow, 'bet'> =>
  bet && reference !== null
    ? {
        bet: {
          id: reference,
          ...(bet.gameName !== null && { gameName: bet.gameName }),
          ...(bet.vendorName !== null && { vendorName: bet.vendorName }),
        },
      }
    : {}

const vendorIn = ({ platform, account }: MemberCall, { kind, reference }: StoredMovement): string | undefined =>
  kind === 'TRANSFER' && reference !== null ? vendorOfTransfer(platform.database, account.id, reference) : undefined

type Belonging = Pick<TransactionDetail, 'bet' | 'vendorName' | 'methodName' | 'requestTime'>

function belongsTo(call: MemberCall, movement: StoredMovement): Belonging {
  const { platform, account, language } = call
  const { kind, reference } = movement
  const { database } = platform
  if (reference === null) return {}
  const betId = betIdIn(movement)
  const bet = betId === undefined ? undefined : findBet(database, account.id, betId, language)
  const deposit = kind === 'DEPOSIT' ? findDeposit(database, account.id, reference) : undefined
  const withdrawal = kind === 'WITHDRAWAL' ? findWithdrawal(database, account.id, reference) : undefined
  const request = deposit ?? withdrawal
  const method = depositMethods.find((known) => known.id === deposit?.method)?.name[language]
  const vendorName = vendorIn(call, movement)
  return {
    ...betOf(movement, bet),
    ...(request && { requestTime: request.createdAt }),
    ...(method !== undefined && { methodName: method }),
    ...(vendorName !== undefined && { vendorName }),
  }
}
