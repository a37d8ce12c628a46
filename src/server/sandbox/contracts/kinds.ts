import type { ModuleId } from '../../../lib/moduleIds'

export const contractKinds = ['DIVIDEND', 'DAILY_SALARY', 'HOURLY_SALARY', 'REALTIME_SALARY'] as const
export type ContractKind = (typeof contractKinds)[number]

/** How often a contract pays: every 5 minutes, each hour, or by days, weeks, half months and months (spec §3, §9). */
export type Cycle = 'FIVE_MINUTES' | 'HOUR' | 'D' | 'W' | 'H' | 'M'

/** RATE in basis points, AMOUNT in minor units, COUNT of accounts. */
export type TermUnit = 'RATE' | 'AMOUNT' | 'COUNT'

/** What a row of terms may hold (spec §3, contracts). */
export const termUnits = {
  profitLoss: 'AMOUNT',
  dailyVolume: 'AMOUNT',
  hourlyBet: 'AMOUNT',
  singleBet: 'AMOUNT',
  minBet: 'AMOUNT',
  activeMembers: 'COUNT',
  rate: 'RATE',
  amount: 'AMOUNT',
  winRate: 'RATE',
  lossRate: 'RATE',
} as const satisfies Readonly<Record<string, TermUnit>>
export type TermName = keyof typeof termUnits

interface KindRule {
  readonly module: ModuleId
  /** Which of the consolidated settings opens it. */
  readonly setting: 'divtypereq' | 'dailysalreqtype' | 'contracthoursalreq' | 'realtimesalreqtype'
  /** What a row asks for; rows are told apart by the first. */
  readonly asks: readonly [TermName, ...TermName[]]
  readonly gives: readonly [TermName, ...TermName[]]
  /** Of more than one, the contract names its own. */
  readonly cycles: readonly [Cycle, ...Cycle[]]
}

export const kindRules: Readonly<Record<ContractKind, KindRule>> = {
  DIVIDEND: {
    module: 'SIGNCONDIV3',
    setting: 'divtypereq',
    asks: ['profitLoss', 'minBet', 'activeMembers'],
    gives: ['rate'],
    cycles: ['D', 'W', 'H', 'M'],
  },
  DAILY_SALARY: {
    module: 'DAILYSALCONT3',
    setting: 'dailysalreqtype',
    asks: ['dailyVolume', 'activeMembers'],
    gives: ['rate', 'amount'],
    cycles: ['D'],
  },
  HOURLY_SALARY: {
    module: 'HOURSAL3',
    setting: 'contracthoursalreq',
    asks: ['hourlyBet', 'activeMembers'],
    gives: ['rate', 'amount'],
    cycles: ['HOUR'],
  },
  REALTIME_SALARY: {
    module: 'RTSALARY3',
    setting: 'realtimesalreqtype',
    asks: ['singleBet'],
    gives: ['winRate', 'lossRate'],
    cycles: ['FIVE_MINUTES'],
  },
}

export const columnsOf = (kind: ContractKind): readonly TermName[] => [
  ...kindRules[kind].asks,
  ...kindRules[kind].gives,
]

export const isContractKind = (kind: string | undefined): kind is ContractKind =>
  contractKinds.some((known) => known === kind)
