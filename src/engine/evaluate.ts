import type { Brand, SlotOverride } from './brand'
import type { Condition, Leaf } from './condition'
import type { SlotName } from './entry'
import type { Facts } from './facts'
import { isModuleOn } from './readModules'

export function holds(condition: Condition, facts: Facts): boolean {
  switch (condition.is) {
    case 'always':
      return true
    case 'all':
      return condition.of.every((part) => holds(part, facts))
    case 'any':
      return condition.of.some((part) => holds(part, facts))
    case 'not':
      return !holds(condition.of, facts)
    default:
      return leafHolds(condition, facts)
  }
}

export function leafHolds(leaf: Leaf, facts: Facts): boolean {
  switch (leaf.is) {
    case 'module':
      return isModuleOn(facts.modules, leaf.id)
    case 'role':
      return facts.role === leaf.role
    case 'clubLabel':
      return facts.clubLabel !== undefined
    case 'upline':
      return facts.hasUpline
    case 'agentType':
      return facts.agentType === undefined || leaf.of.includes(facts.agentType)
    case 'vendors':
      return (facts.vendors.get(leaf.category)?.length ?? 0) > 0
    case 'resource':
      return facts.resources.has(leaf.type)
    case 'brand':
      return brandValue(facts.brand, leaf.path) === leaf.equals
    case 'brandHas':
      return brandValue(facts.brand, leaf.path) !== undefined
    case 'kept':
      return !isHidden(facts.brand, leaf.slot, leaf.id)
    case 'content':
      return (facts.content[leaf.kind] ?? 0) > 0
  }
}

/** Value at a dotted path of the brand, own properties only. */
export function brandValue(brand: object, path: string): unknown {
  let value: unknown = brand
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = Reflect.get(value, key)
  }
  return value
}

export const overrideOf = (brand: Brand, slot: SlotName): SlotOverride | undefined =>
  Object.hasOwn(brand.slots, slot) ? brand.slots[slot] : undefined

export const isHidden = (brand: Brand, slot: SlotName, id: string): boolean =>
  overrideOf(brand, slot)?.hide?.includes(id) ?? false
