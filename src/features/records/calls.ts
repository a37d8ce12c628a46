import { accountTransactionsSchema, type AccountTransactions } from '../../contract/account-transactions'
import { betRecordsSchema, type BetRecords } from '../../contract/bet-records'
import type { NamedCall } from '../../platform/calls'

const common = { method: 'GET', moduleId: 'MEMTRANS3', token: true } as const

/** `startTime`, `endTime` (epoch ms, the end left out), `vassalage`, `status`, `page`, `pageSize`. */
export const getBets: NamedCall<BetRecords> = {
  ...common,
  id: 'betRecords',
  path: '/wps/relay/ODSFE2_MemTransDet',
  value: betRecordsSchema,
}

/** The same, with `type` for the kind of movement. */
export const getTransactions: NamedCall<AccountTransactions> = {
  ...common,
  id: 'accountTransactions',
  path: '/wps/relay/ODSFE2_MemFundTransDet',
  value: accountTransactionsSchema,
}
