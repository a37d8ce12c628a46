import type { AgentContractDetail } from '../../../contract/agent-contract-detail'
import type { AgentContracts } from '../../../contract/agent-contracts'
import type { ContractRequestCount } from '../../../contract/contract-request-count'
import type { ContractSettings } from '../../../contract/contract-settings'
import type { ContractSubordinates } from '../../../contract/contract-subordinates'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import type { MemberCall } from '../call'
import { contractKinds, isContractKind, kindRules, termUnits } from '../contracts/kinds'
import { isRunning } from '../contracts/machine'
import { mostRows } from '../contracts/terms'
import { decimal } from '../money'
import { isAgentType } from '../store/accounts'
import * as store from '../store/contracts'
import { directAgents } from '../store/directAgents'
import { contractRow, sideOf } from './contractText'
import { isOpenKind } from './openKind'
import { readPage, word } from './readPage'
import { settleAccount } from './settleAccount'

/** Spec §6: agents alone, and only where the module of one kind of contract at least is on. */
export const forContracts =
  (handler: (call: MemberCall) => Answer) =>
  (call: MemberCall): Answer => {
    if (!isAgentType(call.account.type)) return refuse('agent.only')
    if (!contractKinds.some((kind) => call.modules.has(kindRules[kind].module))) return refuse('function.not.available')
    settleAccount(call)
    return handler(call)
  }

export const contractSettings = forContracts((call) => {
  const { merchant, account } = call
  const ownRate = decimal(account.rateBp)
  const value: ContractSettings = {
    currency: merchant.currency.code,
    ownRate,
    zone: merchant.contracts.zone,
    replaces: merchant.contracts.replaces,
    mostRows,
    kinds: contractKinds
      .filter((kind) => isOpenKind(call, kind))
      .map((kind) => ({
        kind,
        cycles: [...kindRules[kind].cycles],
        fields: [...kindRules[kind].asks, ...kindRules[kind].gives].map((name) => ({
          name,
          part: kindRules[kind].gives.includes(name) ? ('GIVES' as const) : ('ASKS' as const),
          unit: termUnits[name],
          required: name === kindRules[kind].asks[0],
          ...(termUnits[name] === 'RATE' && { maximum: ownRate }),
        })),
      })),
  }
  return ok(value)
})

/** `account`: how their names begin. */
export const contractSubordinates = forContracts((call) => {
  const found = directAgents(call.platform.database, call.account.id, (word(call, 'account') ?? '').toLowerCase(), 20)
  const value: ContractSubordinates = {
    content: found.map(({ username, nickname, rateBp }) => ({
      account: username,
      ...(nickname !== null && { nickname }),
      rate: decimal(rateBp),
    })),
  }
  return ok(value)
})

const states = ['OPEN', 'CURRENT', 'PAST'] as const

/** `side`, `kind`, `state`, `account` (how a subordinate's name begins), `page`, `pageSize`. */
export const contractList = forContracts((call) => {
  const { platform, account } = call
  const { range, paging } = readPage(call)
  const side = word(call, 'side') === 'UPLINE' ? 'UPLINE' : 'SUBORDINATE'
  const kind = word(call, 'kind')
  const { contracts, total } = store.contractsOf(
    platform.database,
    {
      accountId: account.id,
      side,
      kind: isContractKind(kind) ? kind : undefined,
      state: states.find((known) => known === word(call, 'state')),
      // an upline's name is masked, and not to be guessed letter by letter
      subordinate: side === 'UPLINE' ? word(call, 'account')?.trim().toLowerCase() : undefined,
    },
    range,
  )
  const value: AgentContracts = { content: contracts.map((one) => contractRow(call, one)), ...paging(total) }
  return ok(value)
})

/** `reference`. What is somebody else's is not known. */
export const contractDetail = forContracts((call) => {
  const { platform, merchant, account } = call
  const { database } = platform
  const contract = store.contractById(database, store.contractIdOf(word(call, 'reference') ?? '') ?? 0)
  if (!contract || sideOf(contract, account.id) === undefined) return refuseFields({ reference: 'unknown' })
  const earlier =
    contract.state === 'PROPOSED'
      ? store.openContracts(database, contract.accountId, contract.kind).find(({ state }) => isRunning(state))
      : contract.replacesId === null
        ? undefined
        : store.contractById(database, contract.replacesId)
  const value: AgentContractDetail = {
    contract: contractRow(call, contract),
    ...(earlier && { earlier: contractRow(call, earlier) }),
    currency: merchant.currency.code,
    history: store.eventsOf(database, contract.id).map(({ action, side, at }) => ({ action, by: side, time: at })),
  }
  return ok(value)
})

export const contractRequestCount = forContracts(({ platform, account }) => {
  const value: ContractRequestCount = { count: store.openRequests(platform.database, account.id) }
  return ok(value)
})
