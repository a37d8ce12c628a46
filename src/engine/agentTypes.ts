import type { AgentPageKey } from './pageKeys'

/** Spec §6: the account types that have the agent centre. 1 and 2 are one line of agents, 41 and 42 another. */
export const agentTypes = [1, 2, 41, 42] as const
export type AgentType = (typeof agentTypes)[number]

export const isAgentType = (type: number): type is AgentType => agentTypes.some((one) => one === type)

/** Which type an agent has whom an agent of this type opens: the upper one of a line opens the lower one. */
export const opensAgentType = { 1: 2, 2: 2, 41: 42, 42: 42 } as const satisfies Record<AgentType, AgentType>

const all = agentTypes

/**
 * Which types see a page of the agent centre; its modules decide besides. The specification gives the four
 * types one centre. docs/agents.md holds the same table.
 */
export const agentPages: Readonly<Record<AgentPageKey, readonly AgentType[]>> = {
  agentTeamOverview: all,
  agentOpenAccount: all,
  teamManagement: all,
  agentTeamBetting: all,
  agentTeamTransactions: all,
  agentSubordinateProfit: all,
  agentIncome: all,
  referralLink: all,
  contractRequests: all,
  agentAnnouncements: all,
}
