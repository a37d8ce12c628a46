import type { Brand } from '../../../engine/brand'
import type { SlotName } from '../../../engine/entry'
import { orderOf } from '../../../engine/orderItems'
import type { Registry } from '../../../engine/registry'

interface Placed {
  readonly id: string
  readonly order: number
}

/** Every entry and link of a slot in the order of the site, shown or hidden. */
export function sequenceOf(brand: Brand, registry: Registry, slot: SlotName): readonly string[] {
  const override = Object.hasOwn(brand.slots, slot) ? brand.slots[slot] : undefined
  return sorted(placed(brand, registry, slot), override?.order ?? [])
}

/** The fewest ids at the front of `order` that put a slot into this sequence; the rest falls in by itself. */
export function shortestOrder(
  brand: Brand,
  registry: Registry,
  slot: SlotName,
  wanted: readonly string[],
): readonly string[] {
  const all = placed(brand, registry, slot)
  const enough = wanted.findIndex((_id, count) =>
    sorted(all, wanted.slice(0, count)).every((id, index) => id === wanted[index]),
  )
  return enough < 0 ? wanted : wanted.slice(0, enough)
}

function placed(brand: Brand, registry: Registry, slot: SlotName): readonly Placed[] {
  const links = (Object.hasOwn(brand.slots, slot) ? brand.slots[slot]?.links : undefined) ?? []
  return [
    ...(registry.bySlot.get(slot) ?? []).map((entry) => ({ id: entry.id, order: orderOf(entry, brand) })),
    ...links.map(({ id, order = Number.MAX_SAFE_INTEGER }) => ({ id, order })),
  ]
}

/** As the engine's orderItems: named ones first, then by their own order, then by id. */
function sorted(all: readonly Placed[], order: readonly string[]): readonly string[] {
  const place = new Map(order.map((id, index) => [id, index]))
  const of = ({ id }: Placed) => place.get(id) ?? order.length
  return all.toSorted((a, b) => of(a) - of(b) || a.order - b.order || (a.id < b.id ? -1 : 1)).map(({ id }) => id)
}
