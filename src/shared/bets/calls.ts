import { betRecordsSchema, type BetRecords } from '../../contract/bet-records'
import type { NamedCall } from '../../platform/calls'

/**
 * Bets of a period, and totals of all of them. `startTime`, `endTime` (epoch milliseconds, the end left out, now where
 * it is not said), `vassalage`, `status`, `page`, `pageSize`.
 */
export const getBets: NamedCall<BetRecords> = {
  id: 'betRecords',
  path: '/wps/relay/ODSFE2_MemTransDet',
  method: 'GET',
  moduleId: 'MEMTRANS3',
  token: true,
  value: betRecordsSchema,
}
