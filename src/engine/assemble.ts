import type { Brand, SlotOverride } from './brand'
import type { Entry, SlotName } from './entry'
import { holds, isHidden, overrideOf } from './evaluate'
import { type Facts, type Platform, readFacts, type Viewer } from './facts'
import type { Result } from './issue'
import { orderItems, orderOf } from './orderItems'
import type { Registry } from './registry'
import { type Item, type Site, type SiteGate, slotNames } from './site'

/**
 * site = assemble(registry, brand, platform, viewer): read → resolve → order → build.
 * Pure and linear in entries and modules, so it runs on every change of its inputs. The only place that
 * decides whether something may be shown. Names that a brand has wrong are nothing here: checkOverrides finds them.
 */
export function assemble(registry: Registry, brand: Brand, platform: Platform, viewer: Viewer): Site {
  const facts = readFacts(brand, platform, viewer)
  const slots: Partial<Record<SlotName, readonly Item[]>> = {}
  for (const slot of slotNames) slots[slot] = buildSlot(slot, registry, facts.value).value
  return {
    gate: gateOf(platform),
    role: facts.value.role,
    slots: slots as Site['slots'],
    issues: [...registry.issues, ...facts.issues],
  }
}

function buildSlot(slot: SlotName, registry: Registry, facts: Facts): Result<readonly Item[]> {
  const override = overrideOf(facts.brand, slot)
  const shown = (registry.bySlot.get(slot) ?? []).filter(
    (entry) => !isHidden(facts.brand, slot, entry.id) && (entry.when === undefined || holds(entry.when, facts)),
  )
  const items = shown.map((entry) => ({ order: orderOf(entry, facts.brand), item: itemOf(entry, override) }))
  for (const link of override?.links ?? []) {
    items.push({
      order: link.order ?? Number.MAX_SAFE_INTEGER,
      item: {
        id: link.id,
        label: { text: link.label },
        icon: link.icon,
        group: link.group,
        variant: undefined,
        props: { to: link.href },
        link: { href: link.href, newTab: link.newTab ?? false },
      },
    })
  }
  return { value: orderItems(items, override?.order ?? []), issues: [] }
}

function itemOf(entry: Entry, override: SlotOverride | undefined): Item {
  const own = override?.entries && Object.hasOwn(override.entries, entry.id) ? override.entries[entry.id] : undefined
  const { load: _load, ...props } = { load: undefined, ...entry.props }
  return {
    id: entry.id,
    label:
      own?.label !== undefined ? { text: own.label } : entry.label === undefined ? undefined : { key: entry.label },
    icon: own?.icon ?? entry.icon,
    group: own?.group ?? entry.group,
    variant: own?.variant ?? entry.variant,
    props,
  }
}

/** Spec §2: maintenance and region restriction replace every page; region is told first, since it does not pass. */
function gateOf({ permission }: Platform): SiteGate {
  if (permission?.regionRestriction) return { state: 'region' }
  if (permission?.maintenance) {
    return { state: 'maintenance', start: permission.maintenanceTime?.start, end: permission.maintenanceTime?.end }
  }
  return { state: 'open' }
}
