import type { Condition } from '../../../engine/condition'
import type { DrawnAtEdge } from '../../../engine/drawnAtEdge'
import type { SlotName } from '../../../engine/entry'
import { iconNames } from '../../../lib/iconNames'
import { callList } from '../../callList'
import { catalogueEntries, catalogueLanguages } from '../../catalogueList'
import type { MessageTable } from '../../../lib/messageTable'

/** What the checks of brands ask of an entry: all of it but what draws it. */
export interface CatalogueEntry {
  readonly slot: SlotName
  readonly id: string
  readonly group?: string
  readonly when?: Condition
  /** Addresses of a page, the first one its own. */
  readonly paths?: readonly string[]
  /** Of a page that the edge may draw. */
  readonly drawnAtEdge?: DrawnAtEdge
  /** Message key of a page's name. */
  readonly label?: string
  /** Keys of a page of a centre. */
  readonly pageKeys?: readonly string[]
  /** Where the entry leads. */
  readonly to?: string
}

/** What brand files may name of the product. The server and the command line check against the same. */
export interface Catalogue {
  readonly bySlot: ReadonlyMap<SlotName, readonly CatalogueEntry[]>
  readonly ids: ReadonlyMap<SlotName, ReadonlySet<string>>
  readonly icons: readonly string[]
  /** Calls whose path a brand may change. */
  readonly callIds: readonly string[]
  /** Languages that the product has texts in. */
  readonly languages: readonly string[]
  readonly messageKeys: MessageTable
}

export function createCatalogue(messageKeys: MessageTable): Catalogue {
  const bySlot = new Map<SlotName, CatalogueEntry[]>()
  for (const entry of catalogueEntries) bySlot.set(entry.slot, [...(bySlot.get(entry.slot) ?? []), entry])
  return {
    bySlot,
    ids: new Map([...bySlot].map(([slot, entries]) => [slot, new Set(entries.map(({ id }) => id))])),
    icons: iconNames,
    callIds: Object.keys(callList).sort(),
    languages: catalogueLanguages,
    messageKeys,
  }
}
