import { type ContractKind, type Cycle, kindRules } from '../contracts/kinds'
import type { Term } from '../contracts/terms'
import type { Database } from '../db/database'
import { day } from '../durations'
import { enabledModules } from '../merchants/modules'
import type { Merchant } from '../merchants/merchant'
import { changeContract, contractById, insertProposal } from '../store/contracts'

interface PastContract {
  readonly kind: ContractKind
  /** Absent: the platform. */
  readonly upline?: string
  readonly account: string
  readonly cycle?: Cycle
  readonly terms: readonly Term[]
  /** Days ago that it was proposed, accepted and ended. */
  readonly proposed: number
  readonly accepted?: number
  readonly ended?: number
}

/** Contracts of the demo agents: of the platform with the first line, and down the lines. */
const pastContracts: readonly PastContract[] = [
  {
    kind: 'DIVIDEND',
    account: 'agent01',
    cycle: 'W',
    terms: [
      { profitLoss: 10_00, rate: 5_00 },
      { profitLoss: 500_00, activeMembers: 3, rate: 8_00 },
    ],
    proposed: 42,
    accepted: 41,
  },
  {
    kind: 'DAILY_SALARY',
    account: 'agent01',
    terms: [
      { dailyVolume: 0, rate: 60 },
      { dailyVolume: 200_00, rate: 80, amount: 1_00 },
    ],
    proposed: 21,
    accepted: 20,
  },
  {
    kind: 'DAILY_SALARY',
    upline: 'agent01',
    account: 'agent02',
    terms: [{ dailyVolume: 0, rate: 40 }],
    proposed: 15,
    accepted: 14,
  },
  {
    kind: 'HOURLY_SALARY',
    upline: 'agent01',
    account: 'agent02',
    terms: [{ hourlyBet: 5_00, rate: 20 }],
    proposed: 12,
    accepted: 11,
    ended: 4,
  },
  {
    kind: 'REALTIME_SALARY',
    upline: 'agent01',
    account: 'agent41',
    terms: [{ singleBet: 0, winRate: 10, lossRate: 20 }],
    proposed: 9,
    accepted: 8,
  },
  {
    kind: 'REALTIME_SALARY',
    upline: 'agent01',
    account: 'agent41',
    terms: [
      { singleBet: 0, winRate: 10, lossRate: 30 },
      { singleBet: 50_00, winRate: 20, lossRate: 50 },
    ],
    proposed: 1,
  },
  {
    kind: 'DIVIDEND',
    account: 'agent01',
    cycle: 'W',
    terms: [
      { profitLoss: 10_00, rate: 6_00 },
      { profitLoss: 500_00, activeMembers: 3, rate: 9_00 },
      { profitLoss: 2_000_00, activeMembers: 5, rate: 12_00 },
    ],
    proposed: 0.5,
  },
]

/** Those of the kinds that the merchant has. What they have earned since is settled when somebody looks. */
export function seedContracts(
  database: Database,
  merchant: Merchant,
  ids: ReadonlyMap<string, number>,
  now: number,
): void {
  const modules = enabledModules(merchant.modules)
  const { zone, replaces } = merchant.contracts
  // where a lower rate replaces, the second proposal of a pair would never be accepted: it is left out
  const wanted = pastContracts.filter(
    ({ kind, accepted }) => modules.has(kindRules[kind].module) && (accepted !== undefined || replaces === 'HIGHER'),
  )
  for (const { kind, upline, account, cycle = kindRules[kind].cycles[0], terms, proposed, accepted, ended } of wanted) {
    const [accountId, uplineId] = [ids.get(account), upline === undefined ? undefined : ids.get(upline)]
    if (accountId === undefined) continue
    const id = insertProposal(database, { kind, uplineId, accountId, cycle, terms }, now - proposed * day)
    const act = (action: 'ACCEPT' | 'TERMINATE', side: 'UPLINE' | 'SUBORDINATE', at: number) => {
      const contract = contractById(database, id)
      if (contract) changeContract(database, contract, { action, side, rule: replaces, zone }, at)
    }
    if (accepted !== undefined) act('ACCEPT', 'SUBORDINATE', now - accepted * day)
    if (ended === undefined) continue
    act('TERMINATE', 'UPLINE', now - (ended + 0.5) * day)
    act('ACCEPT', 'SUBORDINATE', now - ended * day)
  }
}
