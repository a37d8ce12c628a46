import type { Brand } from './brand'
import type { Entry } from './entry'
import { brandValue } from './evaluate'
import type { Item } from './site'

/** Entries that the brand named come first, in its order; the others follow by their own order, then id. */
export function orderItems(items: readonly { order: number; item: Item }[], brandOrder: readonly string[]): Item[] {
  const place = new Map(brandOrder.map((id, index) => [id, index]))
  const last = brandOrder.length
  return items
    .toSorted(
      (a, b) =>
        (place.get(a.item.id) ?? last) - (place.get(b.item.id) ?? last) ||
        a.order - b.order ||
        (a.item.id < b.item.id ? -1 : 1),
    )
    .map(({ item }) => item)
}

/** Place of an entry among those that the brand does not order. */
export const orderOf = ({ first, order }: Entry, brand: Brand): number =>
  first && brandValue(brand, first.path) === first.equals ? 0 : order
