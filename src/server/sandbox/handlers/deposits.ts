import type { DepositCancel } from '../../../contract/deposit-cancel'
import type { DepositReceipt } from '../../../contract/deposit-receipt'
import type { DepositReceipts } from '../../../contract/deposit-receipts'
import type { DepositRequest } from '../../../contract/deposit-request'
import type { DepositSettings } from '../../../contract/deposit-settings'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import type { MemberCall } from '../call'
import {
  coinPrice,
  depositFailed,
  type DepositMethod,
  depositMethods,
  depositNote,
  depositUnpaid,
  referenceLabel,
} from '../content/deposits'
import { depositPromotions } from '../content/depositPromotions'
import { decimal, minorOf } from '../money'
import { checkDescribed } from '../registration/checkDescribed'
import {
  addDeposit,
  cancelDeposit,
  type Deposit,
  depositOf,
  findDeposit,
  isNeverPaid,
  latestDeposits,
  paymentWait,
} from '../store/deposits'
import { isOwnUpload } from '../store/uploads'
import { limits, methodsOf, promotionsOf, takePromotion } from './depositOffers'
import { refuseBreak, refuseDeposit } from './playGuard'
import { readPage, word } from './readPage'
import { settleAccount } from './settleAccount'

export function depositSettings(call: MemberCall): Answer {
  const { merchant } = call
  settleAccount(call)
  const value: DepositSettings = {
    allowDeposit: 'Y',
    currency: merchant.currency.code,
    methods: methodsOf(call),
    quickAmounts: [1, 2.5, 5, 10, 25].map((times) => decimal(merchant.withdrawal.minimum * times)),
    promotions: promotionsOf(call),
  }
  return ok(value)
}

const isRequest = (body: unknown): body is DepositRequest => validate('deposit-request', body).length === 0

/**
 * One deposit for each request id, however often it arrives: a known one is answered before anything else is judged, and
 * refused where it is another deposit.
 */
export async function requestDeposit(call: MemberCall): Promise<Answer> {
  const { body, platform, account } = call
  if (!isRequest(body)) return refuseFields({ amount: 'format' })
  const amount = minorOf(body.amount)
  const method = depositMethods.find(({ id }) => id === body.methodId)
  const { values: details, problems } = await checkDescribed(method?.fields ?? [], body.fields ?? {})
  const asked = { details, proof: method?.proof && body.proof }
  // the same may have come while the fields were checked; from here on nothing is waited for
  const known = depositOf(platform.database, account.id, body.requestId)
  if (known) return isSame(known, body, asked) ? ok(receipt(call, known)) : refuseFields({ requestId: 'used' })
  if (!method) return refuseFields({ methodId: 'unknown' })
  const { minimum, maximum } = limits(call, method.least)
  if (amount === undefined || amount < minimum || amount > maximum) return refuseFields({ amount: 'range' })
  const proof = proofProblem(call, method, asked.proof)
  if (proof !== undefined || Object.keys(problems).length > 0)
    return refuseFields({ ...problems, ...(proof !== undefined && { proof }) })
  const { promotionId } = body
  const promotion =
    promotionId === undefined ? undefined : takePromotion(call, promotionId, { method: method.id, amount })
  if (promotion && 'problem' in promotion) return refuseFields({ promotionId: promotion.problem })
  settleAccount(call)
  const refused = refuseBreak(call) ?? refuseDeposit(call, amount)
  if (refused) return refused
  const wanted = { accountId: account.id, requestId: body.requestId, method: method.id, amount, promotion, ...asked }
  return ok(receipt(call, addDeposit(platform.database, wanted, platform.now())))
}

/** What is asked for of what was sent: fields of the method, a picture where it takes one. */
interface Asked {
  readonly details: Readonly<Record<string, string>>
  readonly proof: string | undefined
}

/** Whether a request asks for the deposit that its id has made: a receipt says nothing of what it leaves out. */
const isSame = (known: Deposit, body: DepositRequest, { details, proof }: Asked): boolean =>
  known.method === body.methodId &&
  known.amount === minorOf(body.amount) &&
  known.promotion === (body.promotionId ?? null) &&
  known.details === JSON.stringify(details) &&
  known.proof === (proof ?? null)

/** A proof counts where it is an image that this account has sent. */
function proofProblem(
  { platform, account }: MemberCall,
  method: DepositMethod,
  fileId: string | undefined,
): string | undefined {
  if (method.proof === undefined) return undefined
  if (fileId === undefined) return method.proof === 'REQUIRED' ? 'required' : undefined
  return isOwnUpload(platform.database, account.id, fileId) ? undefined : 'unknown'
}

export function depositRequest(call: MemberCall): Answer {
  settleAccount(call)
  const found = findDeposit(call.platform.database, call.account.id, call.query.get('reference') ?? '')
  return found ? ok(receipt(call, found)) : refuseFields({ reference: 'unknown' })
}

const isCancel = (body: unknown): body is DepositCancel => validate('deposit-cancel', body).length === 0

/** Calls off what was not paid, once; asked again it answers the same. */
export function cancelDepositRequest(call: MemberCall): Answer {
  const { body, platform, account } = call
  if (!isCancel(body)) return refuseFields({ reference: 'required' })
  // what has arrived by now is paid
  settleAccount(call)
  cancelDeposit(platform.database, account.id, body.reference)
  const found = findDeposit(platform.database, account.id, body.reference)
  if (!found) return refuseFields({ reference: 'unknown' })
  return found.status === 'CANCELLED' ? ok(receipt(call, found)) : refuse('deposit.decided')
}

/** Newest first; of a query `requestId`, the one that this request made, or none. */
export function depositRequestList(call: MemberCall): Answer {
  settleAccount(call)
  const { database } = call.platform
  const { range, paging } = readPage(call)
  const requestId = word(call, 'requestId')
  const found = (): { readonly deposits: readonly Deposit[]; readonly total: number } => {
    if (requestId === undefined) return latestDeposits(database, call.account.id, range)
    const known = depositOf(database, call.account.id, requestId)
    return known ? { deposits: [known], total: 1 } : { deposits: [], total: 0 }
  }
  const { deposits, total } = found()
  const value: DepositReceipts = { content: deposits.map((deposit) => receipt(call, deposit)), ...paging(total) }
  return ok(value)
}

function receipt(call: MemberCall, deposit: Deposit): DepositReceipt {
  const { merchant, language } = call
  const { reference, requestId, amount, status, createdAt } = deposit
  const method = depositMethods.find(({ id }) => id === deposit.method)
  const instructions = method?.instructions.map(({ label, value }) => ({
    label: label[language],
    value: value(merchant.code),
  }))
  const reason = isNeverPaid(amount) ? depositUnpaid : depositFailed
  return {
    ...{ reference, requestId, status, createdAt },
    ...(method && { methodName: method.name[language] }),
    amount: decimal(amount),
    currency: merchant.currency.code,
    expiresAt: createdAt + paymentWait,
    cancellable: status === 'PENDING',
    instructions: [...(instructions ?? []), { label: referenceLabel[language], value: reference }],
    note: depositNote[language],
    ...networkOf(call, method, amount),
    ...promotionOf(call, deposit),
    ...(status === 'FAILED' && { reason: reason[language] }),
  }
}

/** Coins for an amount, to two places, rounded up: what is sent must not be less. */
const coins = (minor: number, price: number): string => decimal(Math.ceil((minor * 100) / price))

function networkOf(call: MemberCall, method: DepositMethod | undefined, amount: number) {
  if (!method?.network) return {}
  const price = coinPrice(call.merchant.currency.code)
  const minimum = coins(limits(call, method.least).minimum, price)
  return { network: { ...method.network, amount: coins(amount, price), minimum } }
}

function promotionOf({ language }: MemberCall, { promotion, bonus, bonusTurnover }: Deposit) {
  if (promotion === null) return {}
  const title = depositPromotions.find(({ id }) => id === promotion)?.title[language] ?? promotion
  return { promotion: { title, bonus: decimal(bonus), turnover: decimal(bonusTurnover) } }
}
