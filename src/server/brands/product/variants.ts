import type { Brand } from '../../../engine/brand'
import type { SlotName } from '../../../engine/entry'

type Layout = Brand['layout']

/** What each choice of `layout` is, in an operator's words. */
export const layoutVariants: { readonly [Part in keyof Layout]: Readonly<Record<Layout[Part], string>> } = {
  header: {
    mega: 'wide, categories unfold',
    rail: 'categories down the left side',
    centered: 'mark in the middle, tabs below',
  },
  card: { cover: 'upright pictures, words below', wide: 'pictures wider than high', tile: 'squares, close together' },
  hero: { full: 'the whole width', split: 'text beside the picture', framed: 'a picture in a frame' },
}

/** By slot and entry. Every other entry has one form. */
const variants: Readonly<Partial<Record<SlotName, Readonly<Record<string, Readonly<Record<string, string>>>>>>> = {
  'home.section': {
    // choices of `layout` that these make for themselves
    hero: layoutVariants.hero,
    lanes: layoutVariants.card,
    categories: { chips: 'small ones in one row; left out, they are tiles' },
  },
}

/** Variants that an entry may be drawn in, each with what it is; none where it has one form. */
export function variantsOf(slot: SlotName, id: string): Readonly<Record<string, string>> {
  const named = variants[slot]
  return named && Object.hasOwn(named, id) ? (named[id] ?? {}) : {}
}
