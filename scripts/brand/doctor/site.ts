import type { RegistrationSettings } from '../../../src/contract/registration-settings'
import { assemble } from '../../../src/engine/assemble'
import type { Brand } from '../../../src/engine/brand'
import type { SlotName } from '../../../src/engine/entry'
import { explain } from '../../../src/engine/explain'
import { type Platform, readVendors } from '../../../src/engine/facts'
import type { Condition } from '../../../src/engine/condition'
import { findEntry } from '../../../src/engine/registry'
import { labelIn } from '../explain/siteTree'
import { type ViewerName, viewerOf } from '../explain/viewers'
import { registrationReport } from '../platform/registration'
import type { Texts } from '../../../src/server/brands/loadedBrand'
import type { Product } from '../product'
import type { Finding } from './report'

export interface SiteFacts {
  readonly brand: Brand
  readonly product: Product
  /** What the brand says differently, by language. */
  readonly texts: ReadonlyMap<string, Texts>
  readonly platform: Platform
  readonly registrationSettings: RegistrationSettings | undefined
  /** BCP 47, of the labels. */
  readonly language: string
}

/** Menus by who sees them. */
const menus: readonly (readonly [viewer: ViewerName, what: string, slot: SlotName])[] = [
  ['visitor', 'header, for everybody', 'header.link'],
  ['member', 'a member’s centre', 'member.menu'],
  ['demo', 'a demo account’s centre', 'member.menu'],
  ['agent', 'an agent’s centre', 'agent.menu'],
]

/** What the site would look like, in words. */
export function describeSite(facts: SiteFacts): readonly Finding[] {
  const { brand, product, platform, registrationSettings, language } = facts
  const siteOf = (viewer: ViewerName) =>
    assemble(product.registry, brand, platform, viewerOf(viewer, brand, language, undefined))
  const visitor = siteOf('visitor')
  const named = (items: readonly { readonly id: string; readonly label: Parameters<typeof labelIn>[0] }[]) =>
    items.map(({ id, label }) => labelIn(label, language, facts) ?? id)
  const vendors = readVendors(platform.vendors ?? [], brand)
  const categories = visitor.slots['header.category'].map((item) => {
    const of = vendorCategory(findEntry(product.registry, 'header.category', item.id)?.when)
    const count = of === undefined ? undefined : vendors.get(of)?.length
    const [label = item.id] = named([item])
    return count === undefined ? label : `${label} (${count} vendor${count === 1 ? '' : 's'})`
  })
  const missing = hiddenCategories(facts)
  const registration = registrationReport(product.registry, brand, platform, registrationSettings)
  const gate: Readonly<Record<typeof visitor.gate.state, readonly Finding[]>> = {
    open: [],
    maintenance: [
      { level: 'warning', text: 'the platform is in maintenance: every page says so, and nothing below is shown' },
    ],
    region: [
      {
        level: 'warning',
        text: 'the platform refuses the region that it was asked from: every page says so there',
        mend: 'Ask from a region where the brand is offered.',
      },
    ],
  }
  return [
    ...gate[visitor.gate.state],
    categories.length === 0
      ? { level: 'warning', text: 'no category of games is shown: the platform lists no vendors for any' }
      : { level: 'ok', text: `categories: ${categories.join(', ')}` },
    ...(missing.length === 0
      ? []
      : [{ level: 'ok' as const, text: 'categories that are not shown', details: missing }]),
    { level: 'ok', text: `home: ${visitor.slots['home.section'].map(({ id }) => id).join(', ') || 'nothing'}` },
    ...menus.map(([viewer, what, slot]): Finding => {
      const labels = named(siteOf(viewer).slots[slot])
      return { level: 'ok', text: `${what}: ${labels.join(', ') || 'nothing'}` }
    }),
    ...(registration.forms.length === 0
      ? [{ level: 'warning' as const, text: 'nobody can register: no way of registering is shown' }]
      : registration.forms.map(({ method, fields }): Finding => {
          const list = fields.map(({ name, required }) => `${name}${required ? '*' : ''}`)
          return { level: 'ok', text: `registration by ${method}, * required: ${list.join(', ')}` }
        })),
    ...(registration.dropped.length === 0
      ? []
      : [{ level: 'warning' as const, text: 'registration leaves out', details: registration.dropped }]),
  ]
}

/** Hidden categories, each with why. */
function hiddenCategories({ product, brand, platform, language, texts }: SiteFacts): readonly string[] {
  const viewer = viewerOf('visitor', brand, language, undefined)
  return (product.registry.bySlot.get('header.category') ?? []).flatMap(({ id, label }) => {
    const result = explain({ registry: product.registry, brand, platform, viewer }, 'header.category', id)
    if (result.state === 'shown' || result.state === 'unknown') return []
    const reason = result.state === 'hidden-by-brand' ? result.reason : result.decidedBy
    const name = labelIn(label === undefined ? undefined : { key: label }, language, { brand, product, texts }) ?? id
    return [`${name}: ${reason ?? 'nothing shows it'}`]
  })
}

/** The platform's category that a condition asks for. */
function vendorCategory(condition: Condition | undefined): string | undefined {
  if (condition?.is === 'vendors') return condition.category
  if (condition?.is === 'all' || condition?.is === 'any')
    return condition.of.map(vendorCategory).find((found) => found !== undefined)
  return undefined
}
