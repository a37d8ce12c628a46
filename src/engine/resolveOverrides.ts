import type { Brand } from './brand'
import type { SlotName } from './entry'
import type { Issue } from './issue'
import { nearest } from './nearest'
import type { Registry } from './registry'
import { slotNames } from './site'

const isSlot = (name: string): name is SlotName => (slotNames as readonly string[]).includes(name)

/**
 * Names of slots and entries in the brand's overrides that nothing answers to. `sources` (from resolveBrand)
 * lets each issue name the file that said it; without it the issue names only the place.
 */
export function checkOverrides(
  { ids }: Pick<Registry, 'ids'>,
  brand: Brand,
  sources: Readonly<Record<string, string>> = {},
): Issue[] {
  const issues: Issue[] = []
  for (const [slot, override] of Object.entries(brand.slots)) {
    if (!isSlot(slot)) {
      const source = sourceOf(sources, `slots.${slot}`)
      issues.push({ code: 'unknown-slot', slot, known: slotNames, nearest: nearest(slot, slotNames), source })
      continue
    }
    const known = ids.get(slot) ?? new Set<string>()
    const links = new Set(override.links?.map((link) => link.id))
    const check = (id: string, where: string, isKnown: boolean) => {
      if (isKnown) return
      const source = sourceOf(sources, `slots.${slot}.${where}`)
      issues.push({ code: 'unknown-entry', slot, id, where, known: [...known], nearest: nearest(id, known), source })
    }
    for (const id of override.order ?? []) check(id, 'order', known.has(id) || links.has(id))
    for (const id of override.hide ?? []) check(id, 'hide', known.has(id))
    for (const id of Object.keys(override.entries ?? {})) check(id, `entries.${id}`, known.has(id))
  }
  return issues
}

/** Source of the value at a path, or of the nearest value that contains it or lies in it. */
export function sourceOf(sources: Readonly<Record<string, string>>, path: string): string | undefined {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    if (Object.hasOwn(sources, at)) return sources[at]
  }
  const inside = Object.keys(sources).find((key) => key.startsWith(`${path}.`))
  return inside === undefined ? undefined : sources[inside]
}
