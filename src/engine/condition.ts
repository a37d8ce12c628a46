import type { ModuleId } from '../lib/moduleIds'
import { agentPages, type AgentType } from './agentTypes'
import type { SlotName } from './entry'
import type { AgentPageKey } from './pageKeys'

/**
 * Conditions as data (decision 1): a small tree that says when an entry is shown. Because it is data and not
 * a closure, the engine can say which leaf decided, check the ids in it, and print it.
 */
export type Role = 'visitor' | 'member' | 'agent' | 'demo'

/** A value of the brand file equals this one, e.g. `layout.header` = `rail`. */
export interface BrandValue {
  readonly is: 'brand'
  readonly path: string
  readonly equals: string | number | boolean
}

export type Leaf =
  /** A whitelabel module is on, and every module above it. */
  | { readonly is: 'module'; readonly id: ModuleId }
  | { readonly is: 'role'; readonly role: Role }
  /** The member carries a VIP club label. */
  | { readonly is: 'clubLabel' }
  /** Somebody stands above the member, whom money may go to. */
  | { readonly is: 'upline' }
  /** An agent of one of these types, or of a type of the brand's own. */
  | { readonly is: 'agentType'; readonly of: readonly AgentType[] }
  /** The platform lists at least one vendor in the category. */
  | { readonly is: 'vendors'; readonly category: string }
  /** The platform lists a resource of this type (spec §3, resources). */
  | { readonly is: 'resource'; readonly type: string }
  | BrandValue
  /** The brand file says anything under this path, e.g. `thirdParty.firebase`. */
  | { readonly is: 'brandHas'; readonly path: string }
  /** The brand does not hide the entry, wherever it would stand: what belongs to it goes with it. */
  | { readonly is: 'kept'; readonly slot: SlotName; readonly id: string }
  /** The platform sent at least one item under this name: notices, banners, promotions, winners, jackpots. */
  | { readonly is: 'content'; readonly kind: ContentKind }

export type ContentKind = 'notices' | 'banners' | 'promotions'

export type Condition =
  | Leaf
  | { readonly is: 'always' }
  | { readonly is: 'all'; readonly of: readonly Condition[] }
  | { readonly is: 'any'; readonly of: readonly Condition[] }
  | { readonly is: 'not'; readonly of: Condition }

export const all = (...of: Condition[]): Condition => ({ is: 'all', of })
export const any = (...of: Condition[]): Condition => ({ is: 'any', of })
export const not = (of: Condition): Condition => ({ is: 'not', of })
export const moduleOn = (id: ModuleId): Condition => ({ is: 'module', id })
export const role = (name: Role): Condition => ({ is: 'role', role: name })
export const visitor: Condition = role('visitor')
export const signedIn: Condition = not(visitor)
export const agent: Condition = role('agent')
export const demo: Condition = role('demo')
export const clubLabel: Condition = { is: 'clubLabel' }
export const upline: Condition = { is: 'upline' }
/** An agent whose type sees the page (the table of agentTypes.ts). */
export const seesAgentPage = (key: AgentPageKey): Condition => all(agent, { is: 'agentType', of: agentPages[key] })
export const vendorsIn = (category: string): Condition => ({ is: 'vendors', category })
export const resource = (type: string): Condition => ({ is: 'resource', type })
export const brandIs = (path: string, equals: string | number | boolean): BrandValue => ({ is: 'brand', path, equals })
export const brandHas = (path: string): Condition => ({ is: 'brandHas', path })
export const kept = (slot: SlotName, id: string): Condition => ({ is: 'kept', slot, id })
export const content = (kind: ContentKind): Condition => ({ is: 'content', kind })
