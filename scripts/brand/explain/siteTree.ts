import { assemble } from '../../../src/engine/assemble'
import { type Brand, brandText } from '../../../src/engine/brand'
import type { SlotName } from '../../../src/engine/entry'
import { explain, type Explanation, type SiteInputs } from '../../../src/engine/explain'
import { checkOverrides, sourceOf } from '../../../src/engine/resolveOverrides'
import { type ItemLabel, type Site, slotNames } from '../../../src/engine/site'
import type { Texts } from '../../../src/server/brands/loadedBrand'
import type { Product } from '../product'

export interface TreeEntry {
  readonly id: string
  readonly label: string | undefined
  readonly shown: boolean
  /** Why, in words: the leaf that decided, or what the brand did. */
  readonly reason: string | undefined
  /** Conditions from the whole to the leaf that decided. */
  readonly path: readonly string[]
  readonly icon: string | undefined
  readonly group: string | undefined
  /** Values that the brand decided, each with the file that says so. */
  readonly decided: readonly { readonly what: string; readonly file: string }[]
}

export interface TreeSlot {
  readonly slot: SlotName
  /** Shown ones in the order of the site, then the hidden ones. */
  readonly entries: readonly TreeEntry[]
}

export interface SiteTree {
  readonly site: Site
  readonly slots: readonly TreeSlot[]
}

export interface TreeInput extends SiteInputs {
  readonly product: Product
  /** What the brand says differently, by language. */
  readonly texts: ReadonlyMap<string, Texts>
  readonly sources: Readonly<Record<string, string>>
}

/** The assembled site with every entry that there is: what is shown in its order, what is hidden with its reason. */
export function siteTree(input: TreeInput): SiteTree {
  const { registry, brand, platform, viewer } = input
  const assembled = assemble(registry, brand, platform, viewer)
  const site: Site = { ...assembled, issues: [...assembled.issues, ...checkOverrides(registry, brand, input.sources)] }
  const slots = slotNames.map((slot): TreeSlot => {
    const shown = site.slots[slot].map((item) => {
      const label = labelIn(item.label, viewer.language, input)
      return entryOf(slot, item, label, item.link ? undefined : explain(input, slot, item.id), input)
    })
    const ids = new Set(site.slots[slot].map(({ id }) => id))
    const hidden = (registry.bySlot.get(slot) ?? []).flatMap((entry) => {
      if (ids.has(entry.id)) return []
      const label = labelIn(entry.label === undefined ? undefined : { key: entry.label }, viewer.language, input)
      return [entryOf(slot, entry, label, explain(input, slot, entry.id), input)]
    })
    return { slot, entries: [...shown, ...hidden] }
  })
  return { site, slots }
}

function entryOf(
  slot: SlotName,
  { id, icon, group }: { readonly id: string; readonly icon?: string | undefined; readonly group?: string | undefined },
  label: string | undefined,
  explanation: Explanation | undefined,
  { brand, sources }: TreeInput,
): TreeEntry {
  const common = { id, label, icon, group, decided: decisions(slot, id, brand, sources) }
  if (!explanation) {
    return { ...common, shown: true, reason: 'a link of the brand', path: [] }
  }
  if (explanation.state === 'unknown') return { ...common, shown: false, reason: 'no entry has this id', path: [] }
  if (explanation.state === 'hidden-by-brand') return { ...common, shown: false, reason: explanation.reason, path: [] }
  const { state, decidedBy, path } = explanation
  return { ...common, shown: state === 'shown', reason: decidedBy, path: path.length > 1 ? path : [] }
}

/** What the brand's files say of one entry. */
function decisions(
  slot: SlotName,
  id: string,
  brand: Brand,
  sources: Readonly<Record<string, string>>,
): TreeEntry['decided'] {
  const override = Object.hasOwn(brand.slots, slot) ? brand.slots[slot] : undefined
  const own = override?.entries && Object.hasOwn(override.entries, id) ? override.entries[id] : undefined
  const said = [
    ...(override?.order?.includes(id) ? [['place', `slots.${slot}.order`]] : []),
    ...(override?.hide?.includes(id) ? [['hidden', `slots.${slot}.hide`]] : []),
    ...(override?.links?.some((link) => link.id === id) ? [['link', `slots.${slot}.links`]] : []),
    ...Object.keys(own ?? {}).map((key) => [key, `slots.${slot}.entries.${id}.${key}`]),
  ]
  return said.flatMap(([what = '', path = '']) => {
    const file = sourceOf(sources, path)
    return file === undefined ? [] : [{ what, file }]
  })
}

/** A label as the viewer reads it; the key itself where the product has no such text. */
export function labelIn(
  label: ItemLabel | undefined,
  language: string,
  { brand, product, texts }: Pick<TreeInput, 'brand' | 'product' | 'texts'>,
): string | undefined {
  if (label === undefined) return undefined
  if ('text' in label) return brandText(label.text, language, brand.languages.default)
  const said = (tag: string) => textIn(texts.get(tag), label.key) ?? textIn(product.messages[tag], label.key)
  return said(language) ?? said('en') ?? label.key
}

const textIn = (texts: Texts | undefined, key: string) =>
  texts !== undefined && Object.hasOwn(texts, key) ? texts[key] : undefined
