import type { IconName } from '../../../lib/iconNames'
import type { Brand } from '../../../engine/brand'
import type { SlotName } from '../../../engine/entry'
import { explain, type SiteInputs } from '../../../engine/explain'
import { sourceOf } from '../../../engine/resolveOverrides'
import { type ItemLabel, type Site, slotNames } from '../../../engine/site'
import { labelIn, overrideIn } from './changes'
import { sequenceOf } from './sequence'

/** One entry of a slot, shown or hidden, as the inspector lists it. */
export interface EntryRow {
  readonly slot: SlotName
  readonly id: string
  readonly label: ItemLabel | undefined
  readonly icon: IconName | undefined
  readonly order: number | undefined
  readonly shown: boolean
  /** `link`: the brand added it, `brand`: the brand hides it, `entry`: its condition decides. */
  readonly kind: 'link' | 'brand' | 'entry'
  /** What decided, in words. */
  readonly reason: string | undefined
  /** Conditions from the whole to the leaf that decided. */
  readonly path: readonly string[]
  /** What the brand says of it: place in the brand file, and the file where it is known. */
  readonly decided: readonly { readonly where: string; readonly file: string | undefined }[]
  /** Hidden, shown or named otherwise in the inspector. */
  readonly changed: boolean
}

export interface SlotRows {
  readonly slot: SlotName
  readonly rows: readonly EntryRow[]
}

interface RowInputs extends SiteInputs {
  readonly site: Site
  /** The brand as the edge sent it. */
  readonly served: Brand
}

export const slotRows = (inputs: RowInputs): readonly SlotRows[] =>
  slotNames.map((slot) => ({
    slot,
    rows: sequenceOf(inputs.brand, inputs.registry, slot).map((id) => rowOf(slot, id, inputs)),
  }))

function rowOf(slot: SlotName, id: string, inputs: RowInputs): EntryRow {
  const { registry, brand, served, site, sources = {} } = inputs
  const item = site.slots[slot].find((each) => each.id === id)
  const entry = registry.bySlot.get(slot)?.find((each) => each.id === id)
  const override = overrideIn(brand, slot)
  const link = override.links?.find((each) => each.id === id)
  const own = override.entries && Object.hasOwn(override.entries, id) ? override.entries[id] : undefined
  const text = own?.label ?? link?.label
  const hides = (each: Brand) => overrideIn(each, slot).hide?.includes(id) === true
  return {
    slot,
    id,
    label: text !== undefined ? { text } : entry?.label === undefined ? undefined : { key: entry.label },
    icon: own?.icon ?? link?.icon ?? entry?.icon,
    order: link ? link.order : entry?.order,
    shown: item !== undefined,
    ...(link ? { kind: 'link', reason: undefined, path: [] } : why(slot, id, inputs)),
    decided: placesOf(slot, id, served).map((where) => ({ where, file: sourceOf(sources, where) })),
    changed:
      hides(brand) !== hides(served) ||
      JSON.stringify(labelIn(brand, slot, id)) !== JSON.stringify(labelIn(served, slot, id)),
  }
}

function why(slot: SlotName, id: string, inputs: RowInputs): Pick<EntryRow, 'kind' | 'reason' | 'path'> {
  const explanation = explain(inputs, slot, id)
  if (explanation.state === 'hidden-by-brand') return { kind: 'brand', reason: explanation.reason, path: [] }
  if (explanation.state === 'unknown') return { kind: 'entry', reason: undefined, path: [] }
  return { kind: 'entry', reason: explanation.decidedBy, path: explanation.path.length > 1 ? explanation.path : [] }
}

/** Places of the brand file that say something of the entry. */
function placesOf(slot: SlotName, id: string, brand: Brand): readonly string[] {
  const { order, hide, links, entries } = overrideIn(brand, slot)
  const own = entries && Object.hasOwn(entries, id) ? entries[id] : undefined
  return [
    ...(order?.includes(id) ? [`slots.${slot}.order`] : []),
    ...(hide?.includes(id) ? [`slots.${slot}.hide`] : []),
    ...(links?.some((link) => link.id === id) ? [`slots.${slot}.links`] : []),
    ...Object.keys(own ?? {}).map((key) => `slots.${slot}.entries.${id}.${key}`),
  ]
}

/** Rows whose slot, id, text or reason holds what was typed. */
export function filterRows(
  slots: readonly SlotRows[],
  typed: string,
  hiddenOnly: boolean,
  text: (row: EntryRow) => string,
): readonly SlotRows[] {
  const wanted = typed.trim().toLowerCase()
  const holds = (row: EntryRow) =>
    (!hiddenOnly || !row.shown) &&
    [row.slot, row.id, text(row), row.reason ?? ''].some((each) => each.toLowerCase().includes(wanted))
  return slots.map(({ slot, rows }) => ({ slot, rows: rows.filter(holds) })).filter(({ rows }) => rows.length > 0)
}
