import type { Entry, Feature, SlotName } from './entry'
import type { Issue } from './issue'

export interface Registry {
  readonly bySlot: ReadonlyMap<SlotName, readonly Entry[]>
  readonly ids: ReadonlyMap<SlotName, ReadonlySet<string>>
  readonly issues: readonly Issue[]
}

/** Collects what features contribute. The first of two entries with one id in one slot wins; both are reported. */
export function createRegistry(features: readonly Feature[]): Registry {
  const bySlot = new Map<SlotName, Entry[]>()
  const ids = new Map<SlotName, Set<string>>()
  const issues: Issue[] = []
  for (const { entries } of features) {
    for (const entry of entries) {
      const known = ids.get(entry.slot) ?? new Set()
      ids.set(entry.slot, known)
      if (known.has(entry.id)) {
        issues.push({ code: 'duplicate-entry', slot: entry.slot, id: entry.id })
        continue
      }
      known.add(entry.id)
      const list = bySlot.get(entry.slot)
      if (list) list.push(entry)
      else bySlot.set(entry.slot, [entry])
    }
  }
  return { bySlot, ids, issues }
}

export function findEntry<S extends SlotName>(registry: Registry, slot: S, id: string): Entry<S> | undefined {
  return registry.bySlot.get(slot)?.find((entry) => entry.id === id) as Entry<S> | undefined
}
