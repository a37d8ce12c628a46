import type { Brand, BrandText, SlotOverride } from '../../../engine/brand'
import type { SlotName } from '../../../engine/entry'
import { sequenceOf, shortestOrder } from './sequence'
import type { Registry } from '../../../engine/registry'

/** Changes of a brand, each as the brand it makes. What is not given stays. */
export const overrideIn = (brand: Brand, slot: SlotName): SlotOverride =>
  Object.hasOwn(brand.slots, slot) ? (brand.slots[slot] ?? {}) : {}

const withOverride = (brand: Brand, slot: SlotName, override: SlotOverride): Brand => ({
  ...brand,
  slots: { ...brand.slots, [slot]: override },
})

export function hideEntry(brand: Brand, slot: SlotName, id: string, hidden: boolean): Brand {
  const override = overrideIn(brand, slot)
  const others = (override.hide ?? []).filter((each) => each !== id)
  return withOverride(brand, slot, { ...override, hide: hidden ? [...others, id] : others })
}

/** Moves an entry past the next one that is shown; entries that are hidden in between are passed too. */
export function moveEntry(
  brand: Brand,
  registry: Registry,
  slot: SlotName,
  id: string,
  by: -1 | 1,
  shown: ReadonlySet<string>,
): Brand {
  const all = sequenceOf(brand, registry, slot)
  const from = all.indexOf(id)
  let to = from + by
  while (to > 0 && to < all.length - 1 && !shown.has(all[to] ?? '')) to += by
  if (from < 0 || to < 0 || to >= all.length) return brand
  const moved = all.toSpliced(from, 1).toSpliced(to, 0, id)
  return withOverride(brand, slot, { ...overrideIn(brand, slot), order: shortestOrder(brand, registry, slot, moved) })
}

/** The entry's text in one language; an empty one goes back to what `served` said. */
export function relabelEntry(
  brand: Brand,
  served: Brand,
  slot: SlotName,
  id: string,
  language: string,
  text: string,
): Brand {
  const override = overrideIn(brand, slot)
  const entries = override.entries ?? {}
  const own = Object.hasOwn(entries, id) ? (entries[id] ?? {}) : {}
  const before = labelIn(served, slot, id)
  const { label: _label, ...rest } = own
  const label = text.trim() === '' ? before : said(own.label, language, text.trim())
  const next = label === undefined ? rest : { ...rest, label }
  const { [id]: _id, ...others } = entries
  return withOverride(brand, slot, {
    ...override,
    entries: Object.keys(next).length === 0 ? others : { ...entries, [id]: next },
  })
}

function said(before: BrandText | undefined, language: string, text: string): BrandText {
  // one text for every language stays one
  return typeof before === 'string' ? text : { ...before, [language]: text }
}

export function labelIn(brand: Brand, slot: SlotName, id: string): BrandText | undefined {
  const { entries } = overrideIn(brand, slot)
  return entries && Object.hasOwn(entries, id) ? entries[id]?.label : undefined
}

export const setDefaultTheme = (brand: Brand, mode: 'dark' | 'light'): Brand => ({
  ...brand,
  theme: { ...brand.theme, default: mode },
})
