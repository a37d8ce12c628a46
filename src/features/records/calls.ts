import { accountTransactionsSchema, type AccountTransactions } from '../../contract/account-transactions'
import type { NamedCall } from '../../platform/calls'

/** Asked as the bets are (site/bets), with `type` for the kind of movement. */
export const getTransactions: NamedCall<AccountTransactions> = {
  id: 'accountTransactions',
  path: '/wps/relay/ODSFE2_MemFundTransDet',
  method: 'GET',
  moduleId: 'MEMTRANS3',
  token: true,
  value: accountTransactionsSchema,
}
