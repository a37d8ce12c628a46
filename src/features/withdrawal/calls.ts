import { type PayoutAccount, payoutAccountSchema } from '../../contract/payout-account'
import { type PayoutAccounts, payoutAccountsSchema } from '../../contract/payout-accounts'
import { type WithdrawSettings, withdrawSettingsSchema } from '../../contract/withdraw-settings'
import { type Withdrawal, withdrawalSchema } from '../../contract/withdrawal'
import { type Withdrawals, withdrawalsSchema } from '../../contract/withdrawals'
import type { NamedCall } from '../../platform/calls'

const read = { method: 'GET', moduleId: 'WITHDRAW3', token: true } as const
const write = { method: 'POST', moduleId: 'WITHDRAW3', token: true } as const
/** The payment password goes with the call, which is why it is encrypted. */
const checked = { ...write, encrypt: true } as const

export const getWithdrawSettings: NamedCall<WithdrawSettings> = {
  ...read,
  id: 'withdrawSettings',
  path: '/wps/relay/MCSFE_getWithdrawSettings',
  moduleId: 'COMM3',
  value: withdrawSettingsSchema,
}

/** Takes PayoutAccountRequest. Sent again it answers the account that is there. */
export const addPayoutAccount: NamedCall<PayoutAccount> = {
  ...checked,
  id: 'addPayoutAccount',
  path: '/wps/relay/passwordCheck/MCSFE_addPayoutAccount',
  value: payoutAccountSchema,
}

/** Takes PayoutAccountChange. */
export const removePayoutAccount: NamedCall<PayoutAccounts> = {
  ...checked,
  id: 'removePayoutAccount',
  path: '/wps/relay/passwordCheck/MCSFE_removePayoutAccount',
  value: payoutAccountsSchema,
}

/** Takes PayoutAccountChange without a password. */
export const setDefaultPayoutAccount: NamedCall<PayoutAccounts> = {
  ...write,
  id: 'setDefaultPayoutAccount',
  path: '/wps/relay/MCSFE_setDefaultPayoutAccount',
  value: payoutAccountsSchema,
}

/** Takes WithdrawalRequest. Sent again with the same request id it answers the same withdrawal. */
export const requestWithdrawal: NamedCall<Withdrawal> = {
  ...checked,
  id: 'requestWithdrawal',
  path: '/wps/relay/passwordCheck/MCSFE_requestWithdrawal',
  value: withdrawalSchema,
}

/** `reference`. */
export const getWithdrawal: NamedCall<Withdrawal> = {
  ...read,
  id: 'withdrawal',
  path: '/wps/relay/MCSFE_getWithdrawalRequest',
  value: withdrawalSchema,
}

/** `page`, `pageSize`; or `requestId`: what that request made. */
export const getWithdrawals: NamedCall<Withdrawals> = {
  ...read,
  id: 'withdrawals',
  path: '/wps/relay/MCSFE_getWithdrawalRequestList',
  value: withdrawalsSchema,
}

/** Payouts that wait for the member's word. */
export const getPaymentConfirmations: NamedCall<Withdrawals> = {
  ...read,
  id: 'paymentConfirmations',
  path: '/wps/relay/MCSFE_getPaymentConfirmationList',
  moduleId: 'COMM3',
  value: withdrawalsSchema,
}

/** Takes PaymentConfirmation. Sent again it answers the withdrawal as it stands. */
export const confirmPayment: NamedCall<Withdrawal> = {
  ...write,
  id: 'confirmPayment',
  path: '/wps/relay/MCSFE_confirmPayment',
  value: withdrawalSchema,
}

/** What the latest withdrawals are asked by: the list, and whoever waits for one, share the answer. */
export const latestPage = (page: number) => ({ page, pageSize: 5 })
