import type { Brand } from '../../../engine/brand'
import type { Condition } from '../../../engine/condition'
import { isHidden } from '../../../engine/evaluate'
import { slotNames } from '../../../engine/site'
import { type BrandError, describe, didYouMean, type Facts, type JsonPath, list } from '../brandError'
import { errorAt } from '../errorPlace'
import { pagePath } from '../pages/ownPapers'
import type { ResolvedFolder } from '../resolveFolder'
import type { Catalogue, CatalogueEntry } from './catalogue'
import { leadsTo } from './checkSlots'

/** Links to pages that the same brand hides: they would lead to "not found". */
export function checkWays(resolved: ResolvedFolder, catalogue: Catalogue): readonly BrandError[] {
  const { brand } = resolved
  const shown = (entry: CatalogueEntry) => !isHidden(brand, entry.slot, entry.id) && mayHold(entry.when, brand)
  /** The hidden one of what an address leads to. */
  const hiddenOf = ({ page, part }: Target): CatalogueEntry | undefined =>
    [page, part].find((entry) => entry !== undefined && !shown(entry))

  return [
    ...checkOwnPages(resolved),
    ...ownWays(brand).flatMap(({ href, path }): BrandError[] => {
      const hidden = href.startsWith('/') ? hiddenOf(targetOf(catalogue, href)) : undefined
      if (hidden === undefined) return []
      const facts = { found: describe(href), allowed: 'an address that the brand shows' }
      const message = `it leads to ${nameOf(hidden)}, which the brand hides`
      return [errorAt(resolved, path, { ...facts, message, severity: 'warning' })]
    }),
    ...waysOf(catalogue).flatMap(({ entry, target }): BrandError[] => {
      const hidden = shown(entry) ? hiddenOf(target) : undefined
      if (hidden === undefined) return []
      const hide = brand.slots[hidden.slot]?.hide ?? []
      const at = hide.indexOf(hidden.id)
      const path = ['slots', hidden.slot, 'hide', ...(at < 0 ? [] : [at])]
      const facts: Facts = {
        found: describe(hidden.id),
        allowed: `${list([entry.id])} hidden in ${entry.slot} too`,
        message: `${entry.slot} still leads to ${nameOf(hidden)}`,
        kind: 'stillLeads',
      }
      return [errorAt(resolved, path, { ...facts, severity: 'warning' })]
    }),
  ]
}

/** What an address leads to: a page of the router, and where that is a centre, its page. */
interface Target {
  readonly page?: CatalogueEntry | undefined
  readonly part?: CatalogueEntry | undefined
}

function targetOf({ bySlot }: Catalogue, href: string): Target {
  const { pathname, searchParams } = new URL(href, 'https://site.invalid')
  const page = bySlot.get('page')?.find(({ paths = [] }) => paths.some((path) => leadsTo(path, pathname)))
  const menu = page?.id === 'member' ? 'member.menu' : page?.id === 'agentHome' ? 'agent.menu' : undefined
  const key = searchParams.get('page')
  if (menu === undefined || key === null) return { page }
  return { page, part: bySlot.get(menu)?.find(({ pageKeys }) => pageKeys?.includes(key) === true) }
}

interface OwnWay {
  readonly entry: CatalogueEntry
  readonly target: Target
}

const ways = new WeakMap<Catalogue, readonly OwnWay[]>()

/** Entries of the product that lead somewhere, slot by slot: the same for every brand. */
function waysOf(catalogue: Catalogue): readonly OwnWay[] {
  const known =
    ways.get(catalogue) ??
    slotNames.flatMap((slot) =>
      (catalogue.bySlot.get(slot) ?? []).flatMap((entry) =>
        entry.to === undefined ? [] : [{ entry, target: targetOf(catalogue, entry.to) }],
      ),
    )
  ways.set(catalogue, known)
  return known
}

/** Ways to pages of the folder pages/ that are not there. */
function checkOwnPages(resolved: ResolvedFolder): readonly BrandError[] {
  const { pages } = resolved
  return ownWays(resolved.brand).flatMap(({ href, path }) => {
    const [, name] = /^\/pages\/([^/?#]+)/.exec(href) ?? []
    if (name === undefined || pages.has(name)) return []
    const known = [...pages.keys()].map(pagePath)
    const allowed = known.length === 0 ? 'a page of the folder pages/, which has none' : list(known)
    const message = 'it leads to a page that the brand does not have'
    return [
      errorAt(resolved, path, {
        found: describe(href),
        allowed,
        message,
        ...didYouMean(href, known),
        severity: 'warning',
      }),
    ]
  })
}

const nameOf = ({ slot, id }: CatalogueEntry) => (slot === 'page' ? `the page ${id}` : `${id} of ${slot}`)

interface Way {
  readonly href: string
  readonly path: JsonPath
}

/** Addresses that the brand file itself leads to. */
function ownWays({ slots, help, safety }: Brand): readonly Way[] {
  const told: readonly [string | undefined, JsonPath][] = [
    [help.terms, ['help', 'terms']],
    [help.privacy, ['help', 'privacy']],
    [safety.limits, ['safety', 'limits']],
  ]
  return [
    ...slotNames.flatMap((slot) =>
      (slots[slot]?.links ?? []).map(({ href }, index) => ({ href, path: ['slots', slot, 'links', index, 'href'] })),
    ),
    ...told.flatMap(([href, path]) => (href === undefined ? [] : [{ href, path }])),
  ]
}

/** Whether a condition may hold for anybody: what the brand hides is known here, everything else may be so. */
export function mayHold(condition: Condition | undefined, brand: Brand): boolean {
  switch (condition?.is) {
    case 'all':
      return condition.of.every((part) => mayHold(part, brand))
    case 'any':
      return condition.of.some((part) => mayHold(part, brand))
    case 'kept':
      return !isHidden(brand, condition.slot, condition.id)
    default:
      return true
  }
}
