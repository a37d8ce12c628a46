import { moduleName } from '../lib/moduleIds'
import type { Brand } from './brand'
import type { Condition, Leaf, Role } from './condition'
import type { SlotName } from './entry'
import { brandValue, holds, isHidden, leafHolds } from './evaluate'
import { type Facts, type Platform, readFacts, type Viewer } from './facts'
import { nearest } from './nearest'
import type { Registry } from './registry'
import { findEntry } from './registry'
import { sourceOf } from './resolveOverrides'

export interface SiteInputs {
  readonly registry: Registry
  readonly brand: Brand
  readonly platform: Platform
  readonly viewer: Viewer
  /** From resolveBrand: which file decided each value. */
  readonly sources?: Readonly<Record<string, string>>
}

/** One condition of an entry, evaluated, with its parts. */
export interface ExplainedCondition {
  readonly condition: string
  readonly holds: boolean
  readonly parts: readonly ExplainedCondition[]
}

export type Explanation =
  | { readonly state: 'unknown'; readonly nearest: readonly string[]; readonly known: readonly string[] }
  | { readonly state: 'hidden-by-brand'; readonly reason: string; readonly source: string | undefined }
  | {
      readonly state: 'shown' | 'hidden'
      readonly tree: ExplainedCondition
      /** The leaf that decided, in words; undefined for an entry without a condition. */
      readonly decidedBy: string | undefined
      /** Conditions from the root to that leaf. */
      readonly path: readonly string[]
      /** Where the deciding value, or the entry's override, was written; undefined for product defaults. */
      readonly source: string | undefined
    }

/** Why an entry is shown or hidden: the path of conditions, the leaf that decided, and the file behind it. */
export function explain(site: SiteInputs, slot: SlotName, id: string): Explanation {
  const { registry, brand, sources = {} } = site
  const entry = findEntry(registry, slot, id)
  if (!entry) {
    const known = [...(registry.ids.get(slot) ?? [])]
    return { state: 'unknown', nearest: nearest(id, known), known }
  }
  if (isHidden(brand, slot, id)) {
    const source = sourceOf(sources, `slots.${slot}.hide`)
    return { state: 'hidden-by-brand', reason: `the brand hides "${id}" in slots.${slot}.hide`, source }
  }
  const { value: facts } = readFacts(brand, site.platform, site.viewer)
  const when: Condition = entry.when ?? { is: 'always' }
  const shown = holds(when, facts)
  const path = decidingPath(when, facts)
  const leaf = path.at(-1)
  return {
    state: shown ? 'shown' : 'hidden',
    tree: explainCondition(when, facts),
    decidedBy: leaf && isLeaf(leaf) ? leafReason(leaf, facts) : undefined,
    path: path.filter((_, at) => !isRoleTaken(path[at - 1] ?? when) || at === 0).map(describe),
    source:
      leaf?.is === 'brand' || leaf?.is === 'brandHas'
        ? sourceOf(sources, leaf.path)
        : leaf?.is === 'kept' && isHidden(brand, leaf.slot, leaf.id)
          ? sourceOf(sources, `slots.${leaf.slot}.hide`)
          : sourceOf(sources, `slots.${slot}.entries.${id}`),
  }
}

/** Everybody but one role: told in one piece, not as what is refused. */
const isRoleTaken = (condition: Condition): boolean => condition.is === 'not' && condition.of.is === 'role'

const isLeaf = (condition: Condition): condition is Leaf => !['always', 'all', 'any', 'not'].includes(condition.is)

/** From the root to the leaf whose value settled the root: the first false of `all`, the first true of `any`. */
function decidingPath(condition: Condition, facts: Facts): Condition[] {
  const through = (parts: readonly Condition[], settling: boolean): Condition[] => {
    const decisive = parts.find((part) => holds(part, facts) === settling) ?? parts.at(-1)
    return decisive ? [condition, ...decidingPath(decisive, facts)] : [condition]
  }
  switch (condition.is) {
    case 'all':
      return through(condition.of, false)
    case 'any':
      return through(condition.of, true)
    case 'not':
      return [condition, ...decidingPath(condition.of, facts)]
    default:
      return [condition]
  }
}

function explainCondition(condition: Condition, facts: Facts): ExplainedCondition {
  const parts: readonly Condition[] = isRoleTaken(condition)
    ? []
    : condition.is === 'all' || condition.is === 'any'
      ? condition.of
      : condition.is === 'not'
        ? [condition.of]
        : []
  return {
    condition: describe(condition),
    holds: holds(condition, facts),
    parts: parts.map((part) => explainCondition(part, facts)),
  }
}

/** A condition in words, for people and reports. */
export function describe(condition: Condition): string {
  switch (condition.is) {
    case 'always':
      return 'always'
    case 'all':
      return `all of (${condition.of.map(describe).join(', ')})`
    case 'any':
      return `any of (${condition.of.map(describe).join(', ')})`
    case 'not':
      return condition.of.is === 'role' ? othersThan[condition.of.role] : `not ${describe(condition.of)}`
    case 'module':
      return `module ${moduleName(condition.id)} is on`
    case 'role':
      return `only for ${people[condition.role]}`
    case 'clubLabel':
      return 'member has a club label'
    case 'upline':
      return 'member has an upline'
    case 'agentType':
      return `agent is of type ${condition.of.join(', ')}`
    case 'vendors':
      return `category ${condition.category} has vendors`
    case 'resource':
      return `platform lists resource ${condition.type}`
    case 'brand':
      return `brand has ${condition.path} = ${JSON.stringify(condition.equals)}`
    case 'brandHas':
      return `brand has ${condition.path}`
    case 'kept':
      return `brand keeps "${condition.id}" in ${condition.slot}`
    case 'content':
      return `platform sent ${condition.kind}`
  }
}

const people: Readonly<Record<Role, string>> = {
  visitor: 'visitors',
  member: 'members',
  agent: 'agents',
  demo: 'demo accounts',
}

const othersThan: Readonly<Record<Role, string>> = {
  visitor: 'only for somebody signed in',
  member: 'not for members',
  agent: 'not for agents',
  demo: 'not for demo accounts',
}

function leafReason(leaf: Leaf, facts: Facts): string {
  const yes = leafHolds(leaf, facts)
  switch (leaf.is) {
    case 'module':
      return moduleReason(leaf.id, facts)
    case 'role':
      return `viewer is ${facts.role}`
    case 'clubLabel':
      return yes ? `member has the club label "${facts.clubLabel}"` : 'member has no club label'
    case 'upline':
      return `member has ${yes ? 'an' : 'no'} upline`
    case 'agentType':
      return `agent is of ${facts.agentType === undefined ? 'a type of the brand’s own' : `type ${facts.agentType}`}`
    case 'vendors':
      return yes
        ? `category ${leaf.category} has ${facts.vendors.get(leaf.category)?.length} vendors`
        : `category ${leaf.category} has no vendors`
    case 'resource':
      return `platform lists ${yes ? '' : 'no '}resource ${leaf.type}`
    case 'brand':
      return `brand has ${leaf.path} = ${JSON.stringify(brandValue(facts.brand, leaf.path))}`
    case 'brandHas':
      return `brand has ${yes ? '' : 'no '}${leaf.path}`
    case 'kept':
      return `the brand ${yes ? 'keeps' : 'hides'} "${leaf.id}" in slots.${leaf.slot}`
    case 'content':
      return `platform sent ${facts.content[leaf.kind] ?? 'no'} ${leaf.kind}`
  }
}

function moduleReason(id: string, { modules }: Facts): string {
  const state = modules.get(id)
  const name = moduleName(id)
  if (!state) return `module ${name} is not in the whitelabel tree`
  if (state.on) return `module ${name} is on in the whitelabel tree`
  return state.offAt === id || state.offAt === undefined
    ? `module ${name} is off in the whitelabel tree`
    : `module ${name} is off because ${moduleName(state.offAt)} above it is off in the whitelabel tree`
}
