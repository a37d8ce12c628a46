import { netDepositsSchema, type NetDeposits } from '../../contract/net-deposits'
import { profitLossSchema, type ProfitLoss } from '../../contract/profit-loss'
import type { NamedCall } from '../../platform/calls'

const common = { method: 'GET', moduleId: 'MEMTRANS3', token: true } as const

/** `startTime`, `endTime` (epoch milliseconds, the end left out) and `timeZone`, whose midnights part the days. */
export const getProfit: NamedCall<ProfitLoss> = {
  ...common,
  id: 'profitLoss',
  path: '/wps/relay/ODSFE2_MemProfitLoss',
  value: profitLossSchema,
}

export const getNetDeposits: NamedCall<NetDeposits> = {
  ...common,
  id: 'netDeposits',
  path: '/wps/relay/ODSFE2_MemNetDeposits',
  value: netDepositsSchema,
}
