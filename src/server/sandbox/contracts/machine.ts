import type { ContractKind } from './kinds'
import { kindRules, termUnits } from './kinds'
import { type Term, valueOf } from './terms'

export type ContractState = 'PROPOSED' | 'IN_FORCE' | 'REJECTED' | 'WITHDRAWN' | 'ENDING' | 'ENDED' | 'REPLACED'
export type ContractAction = 'ACCEPT' | 'REJECT' | 'WITHDRAW' | 'TERMINATE'
export type Side = 'UPLINE' | 'SUBORDINATE'

/** Which contracts a new one ends: those of a lower rate, or, where the merchant turns the rule round, of a higher. */
export type ReplaceRule = 'HIGHER' | 'LOWER'

interface Move {
  readonly by: Side
  readonly to: ContractState
}

/**
 * Spec §4: a new contract and its end are proposed by the upline, and accepted or rejected by the subordinate. What was
 * proposed can be withdrawn until then. ENDING is in force until its end is accepted.
 */
const moves: Readonly<Record<ContractState, { readonly [Action in ContractAction]?: Move }>> = {
  PROPOSED: {
    ACCEPT: { by: 'SUBORDINATE', to: 'IN_FORCE' },
    REJECT: { by: 'SUBORDINATE', to: 'REJECTED' },
    WITHDRAW: { by: 'UPLINE', to: 'WITHDRAWN' },
  },
  IN_FORCE: { TERMINATE: { by: 'UPLINE', to: 'ENDING' } },
  ENDING: {
    ACCEPT: { by: 'SUBORDINATE', to: 'ENDED' },
    REJECT: { by: 'SUBORDINATE', to: 'IN_FORCE' },
    WITHDRAW: { by: 'UPLINE', to: 'IN_FORCE' },
  },
  REJECTED: {},
  WITHDRAWN: {},
  ENDED: {},
  REPLACED: {},
}

export const isRunning = (state: ContractState): boolean => state === 'IN_FORCE' || state === 'ENDING'

/** What becomes of a contract when one of its sides leaves; undefined: it is over already. */
export const afterLeaving = (state: ContractState): 'WITHDRAWN' | 'ENDED' | undefined =>
  state === 'PROPOSED' ? 'WITHDRAWN' : isRunning(state) ? 'ENDED' : undefined

/** A contract among those of one kind that one account has of its upline. */
export interface Entry {
  readonly id: number
  readonly state: ContractState
  readonly terms: readonly Term[]
}

export type Refusal = 'open' | 'rate' | 'state'

type Change = readonly { readonly id: number; readonly state: ContractState }[]

/** Why nothing can be proposed beside what there is: a proposal waits for its answer, or the rate is on the wrong side. */
export function refuseProposal(
  kind: ContractKind,
  book: readonly Entry[],
  terms: readonly Term[],
  rule: ReplaceRule,
): Refusal | undefined {
  if (book.some(({ state }) => state === 'PROPOSED' || state === 'ENDING')) return 'open'
  const running = book.find(({ state }) => isRunning(state))
  return running === undefined || replaces(kind, running.terms, terms, rule) ? undefined : 'rate'
}

/** What an action changes: the contract, and the one that it replaces. */
export function decide(
  kind: ContractKind,
  book: readonly Entry[],
  { id, action, side, rule }: { id: number; action: ContractAction; side: Side; rule: ReplaceRule },
): { readonly changes: Change } | { readonly refusal: Refusal } {
  const entry = book.find((one) => one.id === id)
  const move = entry && moves[entry.state][action]
  if (!entry || move?.by !== side) return { refusal: 'state' }
  const changes = [{ id, state: move.to }]
  if (entry.state !== 'PROPOSED' || move.to !== 'IN_FORCE') return { changes }
  const running = book.find(({ state }) => isRunning(state))
  if (running === undefined) return { changes }
  if (!replaces(kind, running.terms, entry.terms, rule)) return { refusal: 'rate' }
  return { changes: [{ id: running.id, state: 'REPLACED' }, ...changes] }
}

/** By the highest rate of their rows; where it is the same, by the highest amount. */
export function replaces(
  kind: ContractKind,
  earlier: readonly Term[],
  offered: readonly Term[],
  rule: ReplaceRule,
): boolean {
  const by = highest(kind, offered, 'RATE') - highest(kind, earlier, 'RATE')
  const step = by === 0 ? highest(kind, offered, 'AMOUNT') - highest(kind, earlier, 'AMOUNT') : by
  return rule === 'HIGHER' ? step > 0 : step < 0
}

const highest = (kind: ContractKind, terms: readonly Term[], unit: 'RATE' | 'AMOUNT'): number =>
  Math.max(
    0,
    ...kindRules[kind].gives
      .filter((name) => termUnits[name] === unit)
      .flatMap((name) => terms.map((term) => valueOf(term, name))),
  )
