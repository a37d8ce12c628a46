import type { SlotName } from '../../src/engine/entry'
import { describe } from '../../src/server/brands/brandError'
import type { ResolvedFolder } from '../../src/server/brands/resolveFolder'
import type { SiteTree } from './explain/siteTree'
import { shownApart } from './shownApart'

export interface ValueDifference {
  readonly path: string
  readonly a: string
  readonly b: string
}

/** Values that differ, by path: of brand.json, theme.json and texts, bases and environment filled in. */
export function valueDifferences(a: ResolvedFolder, b: ResolvedFolder): readonly ValueDifference[] {
  const [one, other] = [valuesOf(a), valuesOf(b)]
  const paths = [...new Set([...one.keys(), ...other.keys()])].sort()
  return paths.flatMap((path) => {
    const shown = shownApart(valueOf(one.get(path)), valueOf(other.get(path)))
    return shown ? [{ path, a: shown[0], b: shown[1] }] : []
  })
}

const valueOf = (value: unknown) => ({ value, text: describe(value) })

function valuesOf({ brand, theme, texts }: ResolvedFolder): ReadonlyMap<string, unknown> {
  return new Map([
    ...leaves({ ...brand, id: undefined }, ''),
    ...leaves(theme, 'theme.json'),
    ...leaves(Object.fromEntries(texts), 'locales'),
  ])
}

/** Every value by its dotted path; a list is one value. */
export function leaves(value: unknown, path: string): [string, unknown][] {
  if (value === undefined) return []
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, value]]
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    leaves(inner, path === '' ? key : `${path}.${key}`),
  )
}

export interface SlotDifference {
  readonly slot: SlotName
  /** Ids that the site shows, in order. */
  readonly a: readonly string[]
  readonly b: readonly string[]
}

export function siteDifferences(a: SiteTree, b: SiteTree): readonly SlotDifference[] {
  return a.slots.flatMap(({ slot, entries }) => {
    const shown = (list: typeof entries) => list.filter((entry) => entry.shown).map(({ id }) => id)
    const [one, other] = [shown(entries), shown(b.slots.find((each) => each.slot === slot)?.entries ?? [])]
    return one.join() === other.join() ? [] : [{ slot, a: one, b: other }]
  })
}
