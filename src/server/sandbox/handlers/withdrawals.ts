import type { PaymentConfirmation } from '../../../contract/payment-confirmation'
import type { WithdrawSettings } from '../../../contract/withdraw-settings'
import type { Withdrawal } from '../../../contract/withdrawal'
import type { WithdrawalRequest } from '../../../contract/withdrawal-request'
import type { Withdrawals } from '../../../contract/withdrawals'
import { feeOf } from '../../../lib/fee'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import type { MemberCall } from '../call'
import { payoutBanks, payoutNetworks, withdrawalFee, withdrawalRejected } from '../content/payouts'
import { day } from '../durations'
import { decimal, minorOf } from '../money'
import { pauseOf } from '../store/pauses'
import { anyPayoutAccount, payoutAccountById } from '../store/payoutAccounts'
import { rankAt } from '../store/ranks'
import { openTurnover, unstakedBonuses } from '../store/turnover'
import { isOwnUpload } from '../store/uploads'
import * as store from '../store/withdrawals'
import { maskedNumber, placeName } from './payoutAccounts'
import { refusePaymentPassword } from './paymentPassword'
import { readPage } from './readPage'
import { settleAccount } from './settleAccount'

/** Days of the sandbox begin at midnight UTC. */
const today = (now: number): number => now - (now % day)

const freePerDay = ({ platform, account }: MemberCall): number =>
  rankAt(platform.database, account.id, platform.now()).rank.freeWithdrawals

const freeLeft = (call: MemberCall): number => {
  const { platform, account } = call
  return Math.max(0, freePerDay(call) - store.countSince(platform.database, account.id, today(platform.now())))
}

export function withdrawSettings(call: MemberCall): Answer {
  const { platform, merchant, account, language } = call
  const { database, now } = platform
  const isPaused = pauseOf(database, account.id, now()) !== undefined
  const open = isPaused ? [] : openTurnover(database, account.id)
  const sum = (of: (one: (typeof open)[number]) => number) => open.reduce((total, one) => total + of(one), 0)
  const value: WithdrawSettings = {
    minimumAmount: decimal(merchant.withdrawal.minimum),
    maximumAmount: decimal(merchant.withdrawal.maximum),
    currency: merchant.currency.code,
    freePerDay: freePerDay(call),
    freeLeft: freeLeft(call),
    fee: withdrawalFee,
    turnover: {
      required: decimal(sum(({ required }) => required)),
      done: decimal(sum(({ done }) => done)),
      items: open.map(({ source, reference, required, done }) => ({
        source,
        reference,
        required: decimal(required),
        done: decimal(done),
      })),
    },
    ...(isPaused && { bonusHeld: decimal(unstakedBonuses(database, account.id)) }),
    confirmMinutes: store.confirmMinutes,
    banks: payoutBanks.map(({ id, name }) => ({ id, name: name[language] })),
    networks: [...payoutNetworks],
  }
  return ok(value)
}

const isRequest = (body: unknown): body is WithdrawalRequest => validate('withdrawal-request', body).length === 0
const isConfirmation = (body: unknown): body is PaymentConfirmation =>
  validate('payment-confirmation', body).length === 0

/**
 * Once for each request id, however often it arrives: after the payment password, which is asked anew (passwordCheck), a
 * known one is answered before anything else is judged.
 */
export async function requestWithdrawal(call: MemberCall): Promise<Answer> {
  const { platform, merchant, account, body } = call
  if (!isRequest(body)) return refuseFields({ amount: 'format' })
  const refusal = await refusePaymentPassword(call, body.paymentPassword)
  if (refusal) return refusal
  const { database, now } = platform
  settleAccount(call)
  const amount = minorOf(body.amount)
  const payoutAccount = Number(body.accountId)
  const known = store.withdrawalOf(database, account.id, body.requestId)
  if (known) {
    const isSame = known.amount === amount && known.payoutAccount === payoutAccount
    return isSame ? ok(shown(call, known)) : refuseFields({ requestId: 'used' })
  }
  const { minimum, maximum } = merchant.withdrawal
  if (amount === undefined || amount < minimum || amount > maximum) return refuseFields({ amount: 'range' })
  if (!payoutAccountById(database, account.id, payoutAccount)) return refuseFields({ accountId: 'unknown' })
  const fee = () => (freeLeft(call) > 0 ? 0 : (minorOf(feeOf(decimal(amount), withdrawalFee)) ?? 0))
  const asked = { accountId: account.id, requestId: body.requestId, payoutAccount, amount, feeOf: fee }
  const done = store.addWithdrawal(database, asked, now())
  if ('withdrawal' in done) return ok(shown(call, done.withdrawal))
  return refuse(done.refused === 'turnover' ? 'withdrawal.turnover' : 'withdrawal.funds', {
    value: { left: decimal(done.left) },
  })
}

export function withdrawal(call: MemberCall): Answer {
  settleAccount(call)
  const { platform, account, query } = call
  const found = store.findWithdrawal(platform.database, account.id, query.get('reference') ?? '')
  return found ? ok(shown(call, found)) : refuseFields({ reference: 'unknown' })
}

/** Newest first; of a query `requestId`, the one that this request made, or none. */
export function withdrawalList(call: MemberCall): Answer {
  const requestId = call.query.get('requestId')
  if (requestId === undefined) return page(call)
  settleAccount(call)
  const found = store.withdrawalOf(call.platform.database, call.account.id, requestId)
  const value: Withdrawals = {
    content: found ? [shown(call, found)] : [],
    ...{ page: 1, pageSize: 1, total: found ? 1 : 0, pageCount: found ? 1 : 0 },
  }
  return ok(value)
}

/** Payouts that wait for the member's word. */
export const paymentConfirmationList = (call: MemberCall): Answer => page(call, ['PAID'])

function page(call: MemberCall, statuses?: readonly store.WithdrawalStatus[]): Answer {
  settleAccount(call)
  const { range, paging } = readPage(call)
  const { withdrawals, total } = store.withdrawalsOf(call.platform.database, call.account.id, range, statuses)
  const value: Withdrawals = { content: withdrawals.map((each) => shown(call, each)), ...paging(total) }
  return ok(value)
}

/** Spec §4, withdrawal confirmation. What was said already is answered as it stands. */
export function confirmPayment(call: MemberCall): Answer {
  const { platform, account, body } = call
  if (!isConfirmation(body)) return refuseFields({ outcome: 'required' })
  settleAccount(call)
  const { database, now } = platform
  const found = store.findWithdrawal(database, account.id, body.reference)
  if (!found) return refuseFields({ reference: 'unknown' })
  const received = minorOf(body.received ?? '')
  if (found.outcome === body.outcome && (body.outcome !== 'PART' || found.received === received))
    return ok(shown(call, found))
  const problems = problemsOf(call, body, found, received)
  if (problems) return refuseFields(problems)
  const said = { outcome: body.outcome, received: received ?? 0, proof: body.fileId }
  if (!store.confirmPayout(database, found, said, now())) return refuseFields({ outcome: 'late' })
  return ok(shown(call, store.findWithdrawal(database, account.id, body.reference) ?? found))
}

function problemsOf(
  { platform, account }: MemberCall,
  { outcome, fileId }: PaymentConfirmation,
  { amount, fee }: store.Withdrawal,
  received: number | undefined,
): Readonly<Record<string, string>> | undefined {
  if (outcome === 'PART' && (received === undefined || received <= 0 || received >= amount - fee))
    return { received: 'range' }
  const isOwn = fileId !== undefined && isOwnUpload(platform.database, account.id, fileId)
  if (outcome === 'NOT_RECEIVED' && !isOwn) return { fileId: 'required' }
  return outcome === 'PART' && fileId !== undefined && !isOwn ? { fileId: 'unknown' } : undefined
}

function shown({ platform, merchant, language }: MemberCall, withdrawal: store.Withdrawal): Withdrawal {
  const { reference, requestId, status, amount, fee, createdAt, decidedAt, paidAt, outcome, confirmedAt } = withdrawal
  const target = anyPayoutAccount(platform.database, withdrawal.payoutAccount)
  const received = withdrawal.received ?? 0
  return {
    reference,
    requestId,
    status,
    amount: decimal(amount),
    fee: decimal(fee),
    currency: merchant.currency.code,
    ...(target && { accountName: placeName(target, language), accountNumber: maskedNumber(target) }),
    createdAt,
    ...(decidedAt !== null && { decidedAt }),
    ...(paidAt !== null && { paidAt, confirmBy: store.confirmBy(withdrawal) }),
    ...(outcome !== null &&
      confirmedAt !== null && {
        confirmation: {
          outcome,
          received: decimal(received),
          remainder: decimal(outcome === 'NOT_RECEIVED' ? amount : amount - fee - received),
          at: confirmedAt,
        },
      }),
    ...(status === 'REJECTED' && { reason: withdrawalRejected[language] }),
  }
}
