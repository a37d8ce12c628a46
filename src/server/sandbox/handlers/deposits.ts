import type { DepositReceipt } from '../../../contract/deposit-receipt'
import type { DepositRequest } from '../../../contract/deposit-request'
import type { DepositSettings } from '../../../contract/deposit-settings'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import type { MemberCall } from '../call'
import { depositFailed, depositMethods, depositNote, referenceLabel } from '../content/deposits'
import { decimal, minorOf } from '../money'
import { askDeposit, type Deposit, findDeposit, latestDeposits, paymentWait } from '../store/deposits'
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

export function requestDeposit(call: MemberCall): Answer {
  const { body, platform, account } = call
  if (!isRequest(body)) return refuseFields({ amount: 'format' })
  const method = depositMethods.find(({ id }) => id === body.methodId)
  if (!method) return refuseFields({ methodId: 'unknown' })
  const amount = minorOf(body.amount)
  const { minimum, maximum } = limits(call, method.least)
  if (amount === undefined || amount < minimum || amount > maximum) return refuseFields({ amount: 'range' })
  const asked = { accountId: account.id, requestId: body.requestId, method: method.id, amount }
  return ok(receipt(call, askDeposit(platform.database, asked, platform.now())))
}

export function depositRequest(call: MemberCall): Answer {
  settleAccount(call)
  const found = findDeposit(call.platform.database, call.account.id, call.query.get('reference') ?? '')
  return found ? ok(receipt(call, found)) : refuse('field.invalid', { value: { fields: { reference: 'unknown' } } })
}

export function depositRequestList(call: MemberCall): Answer {
  settleAccount(call)
  return ok(latestDeposits(call.platform.database, call.account.id, shownDeposits).map((deposit) => receipt(call, deposit)))
}

function receipt({ merchant, language }: MemberCall, deposit: Deposit): DepositReceipt {
  const { reference, amount, status, createdAt } = deposit
  const method = depositMethods.find(({ id }) => id === deposit.method)
  const instructions = method?.instructions.map(({ label, value }) => ({ label: label[language], value: value(merchant.code) }))
  return {
    reference,
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
