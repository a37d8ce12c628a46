import { accountTransactionsSchema, type AccountTransactions } from '../../contract/account-transactions'
import { betDetailSchema, type BetDetail } from '../../contract/bet-detail'
import { transactionDetailSchema, type TransactionDetail } from '../../contract/transaction-detail'
import type { NamedCall } from '../../platform/calls'

const common = { method: 'GET', moduleId: 'MEMTRANS3', token: true } as const

/** `id` of a bet. */
export const getBet: NamedCall<BetDetail> = {
  ...common,
  id: 'betDetail',
  path: '/wps/relay/ODSFE2_MemBetDetail',
  value: betDetailSchema,
}

/** Asked as the bets are (shared/bets), with `type` for the kind of movement. */
export const getTransactions: NamedCall<AccountTransactions> = {
  ...common,
  id: 'accountTransactions',
  path: '/wps/relay/ODSFE2_MemFundTransDet',
  value: accountTransactionsSchema,
}

/** `id` of a movement. */
export const getTransaction: NamedCall<TransactionDetail> = {
  ...common,
  id: 'transactionDetail',
  path: '/wps/relay/ODSFE2_MemFundTransDetail',
  value: transactionDetailSchema,
}
