import type { Brand } from '../../../engine/brand'
import type { SlotName } from '../../../engine/entry'
import type { Issue } from '../../../engine/issue'
import { checkOverrides } from '../../../engine/resolveOverrides'
import { linkSlots, slotNames } from '../../../engine/site'
import { describe, didYouMean, list, type BrandError, type Facts, type JsonPath } from '../brandError'
import { errorAt } from '../errorPlace'
import type { ResolvedFolder } from '../resolveFolder'
import type { Catalogue } from './catalogue'
import { variantsOf } from './variants'

/** Names in a brand's overrides that nothing of the product answers to. */
export function checkSlots(resolved: ResolvedFolder, catalogue: Catalogue): readonly BrandError[] {
  const issues = checkOverrides(catalogue, resolved.brand, resolved.sources)
  return [
    ...issues.flatMap((issue) => unknownName(resolved, issue)),
    ...checkIcons(resolved, catalogue),
    ...checkLinks(resolved, catalogue),
    ...checkGroups(resolved, catalogue),
    ...checkVariants(resolved),
    ...checkLists(resolved),
  ]
}

function unknownName(resolved: ResolvedFolder, issue: Issue): readonly BrandError[] {
  if (issue.code === 'unknown-slot') {
    const facts: Facts = {
      found: describe(issue.slot),
      allowed: list(issue.known),
      message: 'the product has no such slot',
      kind: 'unknown',
    }
    return [errorAt(resolved, ['slots', issue.slot], { ...facts, ...hintOf(issue.nearest) }, 'key')]
  }
  if (issue.code !== 'unknown-entry') return []
  const facts: Facts = {
    found: describe(issue.id),
    allowed: list([...issue.known].sort()),
    message: `slot ${issue.slot} has no such entry`,
    kind: 'unknown',
    ...hintOf(issue.nearest),
  }
  const [key = '', ...rest] = issue.where.split('.')
  const start: JsonPath = ['slots', issue.slot, key]
  if (rest.length > 0) return [errorAt(resolved, [...start, rest.join('.')], facts, 'key')]
  const override = overridesOf(resolved.brand).find(([slot]) => slot === issue.slot)?.[1]
  const items = key === 'order' ? override?.order : override?.hide
  return [errorAt(resolved, [...start, items?.indexOf(issue.id) ?? 0], facts)]
}

const hintOf = ([near]: readonly string[]) =>
  near === undefined ? {} : { hint: `Did you mean ${JSON.stringify(near)}?` }

const overridesOf = ({ slots }: Brand) => Object.entries(slots)

function checkIcons(resolved: ResolvedFolder, { icons }: Catalogue): readonly BrandError[] {
  const named = overridesOf(resolved.brand).flatMap(([slot, { entries = {}, links = [] }]) => [
    ...Object.entries(entries).map(([id, { icon }]) => ({ icon, path: ['slots', slot, 'entries', id, 'icon'] })),
    ...links.map(({ icon }, index) => ({ icon, path: ['slots', slot, 'links', index, 'icon'] })),
  ])
  const tabs = resolved.brand.games.hallTabs.map((tab, index) => ({
    icon: typeof tab === 'string' ? undefined : tab.icon,
    path: ['games', 'hallTabs', index, 'icon'],
  }))
  return [...named, ...tabs].flatMap(({ icon, path }) => {
    if (icon === undefined || icons.includes(icon)) return []
    const near = didYouMean(icon, icons)
    const allowed = `an icon of the kit; some of ${icons.length}: ${icons.slice(0, 12).join(', ')} …`
    return [
      errorAt(resolved, path, {
        found: describe(icon),
        allowed,
        message: 'the product has no such icon',
        kind: 'unknown',
        ...near,
      }),
    ]
  })
}

const isSlot = (name: string): name is SlotName => slotNames.some((slot) => slot === name)

/** Links of the brand's own: ids that are taken, and pages that are not there. */
function checkLinks(resolved: ResolvedFolder, { bySlot, ids }: Catalogue): readonly BrandError[] {
  const pages = (bySlot.get('page') ?? []).flatMap(({ paths = [] }) => paths)
  return overridesOf(resolved.brand).flatMap(([slot, { links = [] }]) => {
    const entries = isSlot(slot) ? ids.get(slot) : undefined
    return links.flatMap(({ id, href }, index): BrandError[] => {
      const path = ['slots', slot, 'links', index]
      const taken = entries?.has(id) === true || links.findIndex((other) => other.id === id) < index
      const address = href.split(/[?#]/)[0] ?? href
      const known = !address.startsWith('/') || pages.some((page) => leadsTo(page, address))
      const isDrawn = !isSlot(slot) || linkSlots.includes(slot)
      return [
        ...(isDrawn
          ? []
          : [
              errorAt(resolved, path, {
                found: `a link in ${slot}`,
                allowed: `links in ${list(linkSlots)}`,
                message: 'the slot draws no links',
                kind: 'noLinks' as const,
                severity: 'warning' as const,
              }),
            ]),
        ...(taken
          ? [
              errorAt(resolved, [...path, 'id'], {
                found: describe(id),
                allowed: 'an id that nothing else in the slot has',
                message: 'the id is taken',
              }),
            ]
          : []),
        ...(known
          ? []
          : [
              errorAt(resolved, [...path, 'href'], {
                found: describe(href),
                allowed: list([...pages].sort()),
                message: 'the site has no such page',
                kind: 'unknown' as const,
                ...didYouMean(address, pages),
                severity: 'warning' as const,
              }),
            ]),
      ]
    })
  })
}

const partsOf = (text: string): readonly string[] => text.split('/').filter(Boolean)

/** Those of the product: every link of every brand is held against each. */
const routes = new Map<string, readonly string[]>()

/** An address is held against each of them, one after the other. */
let lastAddress = { text: '', parts: partsOf('') }

/** Whether a route of the router takes an address: `:id` stands for one part, `*` for the rest. */
export function leadsTo(route: string, address: string): boolean {
  const wanted = routes.get(route) ?? partsOf(route)
  routes.set(route, wanted)
  const given = address === lastAddress.text ? lastAddress.parts : partsOf(address)
  lastAddress = { text: address, parts: given }
  if (wanted.at(-1) === '*')
    return (
      given.length >= wanted.length - 1 &&
      wanted.slice(0, -1).every((part, at) => part.startsWith(':') || part === given[at])
    )
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
}

/** Groups are places that a layout draws: an entry in another is drawn nowhere, or last. */
function checkGroups(resolved: ResolvedFolder, { bySlot }: Catalogue): readonly BrandError[] {
  return overridesOf(resolved.brand).flatMap(([slot, { entries = {}, links = [] }]) => {
    if (!isSlot(slot)) return []
    const known = [...new Set((bySlot.get(slot) ?? []).flatMap(({ group }) => group ?? []))]
    const named = [
      ...Object.entries(entries).map(([id, { group }]) => ({ group, path: ['slots', slot, 'entries', id, 'group'] })),
      ...links.map(({ group }, index) => ({ group, path: ['slots', slot, 'links', index, 'group'] })),
    ]
    return named.flatMap(({ group, path }) => {
      if (group === undefined || known.includes(group)) return []
      const allowed = known.length > 0 ? list(known) : `nothing: entries of ${slot} have no groups`
      const facts: Facts = {
        found: describe(group),
        allowed,
        message: 'the slot has no such group',
        kind: 'unknown',
        ...didYouMean(group, known),
      }
      return [errorAt(resolved, path, { ...facts, severity: 'warning' })]
    })
  })
}

/** An entry with a variant that it does not have is drawn as the layout has it. */
function checkVariants(resolved: ResolvedFolder): readonly BrandError[] {
  return overridesOf(resolved.brand).flatMap(([slot, { entries = {} }]) =>
    Object.entries(entries).flatMap(([id, { variant }]): BrandError[] => {
      if (variant === undefined || !isSlot(slot)) return []
      const known = Object.keys(variantsOf(slot, id))
      if (known.includes(variant)) return []
      return [
        errorAt(resolved, ['slots', slot, 'entries', id, 'variant'], {
          found: describe(variant),
          allowed: known.length > 0 ? list(known.map((name) => JSON.stringify(name))) : `nothing: ${id} has one form`,
          message: 'the entry has no such variant',
          kind: 'unknown',
          ...didYouMean(variant, known),
          severity: 'warning',
        }),
      ]
    }),
  )
}

/** Ids that a list names twice, and places of what is hidden: one of the two was meant otherwise. */
function checkLists(resolved: ResolvedFolder): readonly BrandError[] {
  const { brand, sources } = resolved
  return overridesOf(brand).flatMap(([slot, override]) => {
    const sourceOf = (key: 'order' | 'hide') => sources[`slots.${slot}.${key}`]
    // a base orders, and a brand that extends it hides: both are meant
    const hidden = sourceOf('order') === sourceOf('hide') ? (override.hide ?? []) : []
    const says = (key: 'order' | 'hide', index: number, facts: Facts) =>
      errorAt(resolved, ['slots', slot, key, index], { ...facts, severity: 'warning' })
    return (['order', 'hide'] as const).flatMap((key) =>
      (override[key] ?? []).flatMap((id, index, ids): readonly BrandError[] => {
        const found = describe(id)
        if (ids.indexOf(id) < index)
          return [
            says(key, index, {
              found: `${found} a second time`,
              allowed: 'each id once',
              message: 'the id stands in the list already',
              hint: 'Take one of the two out.',
            }),
          ]
        if (key === 'hide' || !hidden.includes(id)) return []
        const hint = 'Take it out of order or out of hide.'
        return [
          says(key, index, {
            found,
            allowed: 'ids that are shown',
            message: 'the entry has a place and is hidden',
            hint,
          }),
        ]
      }),
    )
  })
}
