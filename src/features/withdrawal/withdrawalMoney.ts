import * as z from 'zod/mini'
import type { Withdrawal } from '../../contract/withdrawal'
import type { WithdrawalRequest } from '../../contract/withdrawal-request'
import { moneyAtoms } from '../../shared/money/moneyAtoms'
import { type Booked, fateIn, type MoneyCall } from '../../shared/money/moneyCall'
import { getPayoutAccounts } from '../../shared/payoutAccounts/calls'
import { getPaymentConfirmations, getWithdrawals, getWithdrawSettings, requestWithdrawal } from './calls'

const content = z.object({ accountId: z.string(), amount: z.string(), currency: z.string() })
export type WithdrawalContent = z.infer<typeof content>

const standings = {
  PENDING: 'waiting',
  APPROVED: 'granted',
  PAID: 'granted',
  REVIEW: 'granted',
  CONFIRMED: 'granted',
  RETURNED: 'granted',
  REJECTED: 'rejected',
} as const

export const bookedWithdrawal = ({ requestId, reference, status }: Withdrawal): Booked => ({
  requestId,
  reference,
  standing: standings[status],
})

const withdrawalCall: MoneyCall<WithdrawalContent, { readonly paymentPassword: string }, Withdrawal> = {
  call: requestWithdrawal,
  content,
  same: ({ accountId, amount }) => [accountId, amount],
  body: ({ accountId, amount }, { paymentPassword }, requestId): WithdrawalRequest => ({
    accountId,
    amount,
    paymentPassword,
    requestId,
  }),
  done: bookedWithdrawal,
  find: async (client, requestId) =>
    fateIn((await client(getWithdrawals, { query: { requestId } })).content.map(bookedWithdrawal), requestId),
  // another tab may have removed the account that it goes to
  changes: [getPayoutAccounts.id, getWithdrawals.id, getWithdrawSettings.id, getPaymentConfirmations.id, 'balance'],
}
export const withdrawalMoney = moneyAtoms(withdrawalCall)
