import type { DepositReceipt } from '../../../contract/deposit-receipt'
import type { DepositRequest } from '../../../contract/deposit-request'
import type { DepositSettings } from '../../../contract/deposit-settings'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import type { MemberCall } from '../call'
import { depositFailed, depositMethods, depositNote, referenceLabel } from '../content/deposits'
import { decimal, minorOf } from '../money'
import { addDeposit, type Deposit, depositOf, findDeposit, latestDeposits, paymentWait } from '../store/deposits'
import { refuseBreak, refuseDeposit } from './playGuard'
import { settleAccount } from './settleAccount'

const shownDeposits = 5

/** The merchant's limits, in minor units; the smallest withdrawal is the smallest deposit too. */
const limits = ({ merchant: { withdrawal } }: MemberCall, least: number) => ({
  minimum: Math.round(withdrawal.minimum * least),
  maximum: withdrawal.maximum,
})

export function depositSettings(call: MemberCall): Answer {
  const { merchant, language } = call
  const value: DepositSettings = {
    allowDeposit: 'Y',
    currency: merchant.currency.code,
    methods: depositMethods.map(({ id, kind, name, description, minutes, least }) => {
      const { minimum, maximum } = limits(call, least)
      return {
        id,
        kind,
        name: name[language],
        description: description[language],
        minutes,
        minimum: decimal(minimum),
        maximum: decimal(maximum),
      }
    }),
    quickAmounts: [1, 2.5, 5, 10, 25].map((times) => decimal(merchant.withdrawal.minimum * times)),
  }
  return ok(value)
}

const isRequest = (body: unknown): body is DepositRequest => validate('deposit-request', body).length === 0

/** One deposit for each request id, however often it arrives: a known one is answered before anything else is judged. */
export function requestDeposit(call: MemberCall): Answer {
  const { body, platform, account } = call
  if (!isRequest(body)) return refuseFields({ amount: 'format' })
  const amount = minorOf(body.amount)
  const known = depositOf(platform.database, account.id, body.requestId)
  if (known) {
    const isSame = known.method === body.methodId && known.amount === amount
    return isSame ? ok(receipt(call, known)) : refuseFields({ requestId: 'used' })
  }
  const method = depositMethods.find(({ id }) => id === body.methodId)
  if (!method) return refuseFields({ methodId: 'unknown' })
  const { minimum, maximum } = limits(call, method.least)
  if (amount === undefined || amount < minimum || amount > maximum) return refuseFields({ amount: 'range' })
  settleAccount(call)
  const refused = refuseBreak(call) ?? refuseDeposit(call, amount)
  if (refused) return refused
  const asked = { accountId: account.id, requestId: body.requestId, method: method.id, amount }
  return ok(receipt(call, addDeposit(platform.database, asked, platform.now())))
}

export function depositRequest(call: MemberCall): Answer {
  settleAccount(call)
  const found = findDeposit(call.platform.database, call.account.id, call.query.get('reference') ?? '')
  return found ? ok(receipt(call, found)) : refuse('field.invalid', { value: { fields: { reference: 'unknown' } } })
}

/** The latest ones; of a query `requestId`, the one that this request made, or none. */
export function depositRequestList(call: MemberCall): Answer {
  settleAccount(call)
  const { database } = call.platform
  const requestId = call.query.get('requestId')
  const found =
    requestId === undefined
      ? latestDeposits(database, call.account.id, shownDeposits)
      : [depositOf(database, call.account.id, requestId)].filter((deposit) => deposit !== undefined)
  return ok(found.map((deposit) => receipt(call, deposit)))
}

function receipt({ merchant, language }: MemberCall, deposit: Deposit): DepositReceipt {
  const { reference, requestId, amount, status, createdAt } = deposit
  const method = depositMethods.find(({ id }) => id === deposit.method)
  const instructions = method?.instructions.map(({ label, value }) => ({
    label: label[language],
    value: value(merchant.code),
  }))
  return {
    reference,
    requestId,
    status,
    ...(method && { methodName: method.name[language] }),
    amount: decimal(amount),
    currency: merchant.currency.code,
    createdAt,
    expiresAt: createdAt + paymentWait,
    instructions: [...(instructions ?? []), { label: referenceLabel[language], value: reference }],
    note: depositNote[language],
    ...(status === 'FAILED' && { reason: depositFailed[language] }),
  }
}
