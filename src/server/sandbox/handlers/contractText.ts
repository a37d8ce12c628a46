import type { AgentContract } from '../../../contract/agent-contract'
import type { MemberCall } from '../call'
import type { Side } from '../contracts/machine'
import { writeTerms } from '../contracts/terms'
import { mask } from '../mask'
import { accountById } from '../store/accounts'
import { type Contract, contractReference } from '../store/contracts'
import { isOpenKind } from './openKind'

/** Which side of a contract somebody stands on; undefined: on none. */
export const sideOf = ({ uplineId, accountId }: Contract, id: number): Side | undefined =>
  accountId === id ? 'SUBORDINATE' : uplineId === id ? 'UPLINE' : undefined

type Action = AgentContract['actions'][number]

const actions: Readonly<Record<Side, Readonly<Partial<Record<Contract['state'], readonly Action[]>>>>> = {
  SUBORDINATE: { PROPOSED: ['ACCEPT', 'REJECT'], ENDING: ['ACCEPT', 'REJECT'] },
  UPLINE: { PROPOSED: ['WITHDRAW'], IN_FORCE: ['RENEW', 'TERMINATE'], ENDING: ['WITHDRAW'] },
}

/** New terms are proposed where the kind is open; everything else can be done where it no longer is. */
const actionsOf = (call: MemberCall, { kind, state }: Contract, side: Side): Action[] =>
  (actions[side][state] ?? []).filter((action) => action !== 'RENEW' || isOpenKind(call, kind))

/** The other side's name, an upline's masked; undefined for the platform. */
export function otherSide(
  { platform, account }: MemberCall,
  { uplineId, accountId }: { readonly uplineId: number | null; readonly accountId: number },
): string | undefined {
  const other = accountId === account.id ? uplineId : accountId
  const name = other === null ? undefined : accountById(platform.database, other)?.username
  return name !== undefined && accountId === account.id ? mask(name, 2) : name
}

/** A contract as one of its sides is told of it. */
export function contractRow(call: MemberCall, contract: Contract): AgentContract {
  const side = sideOf(contract, call.account.id) ?? 'SUBORDINATE'
  const { id, kind, state, version, cycle, terms, proposedAt, decidedAt, startsAt, endsAt } = contract
  const account = otherSide(call, contract)
  return {
    reference: contractReference(id),
    kind,
    state,
    side,
    version,
    ...(account !== undefined && { account }),
    cycle,
    terms: writeTerms(kind, terms),
    actions: actionsOf(call, contract, side),
    proposedAt,
    ...(decidedAt !== null && { decidedAt }),
    ...(startsAt !== null && { startsAt }),
    ...(endsAt !== null && { endsAt }),
  }
}
