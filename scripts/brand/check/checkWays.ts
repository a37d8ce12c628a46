import type { Brand } from '../../../src/engine/brand'
import type { Condition } from '../../../src/engine/condition'
import type { Entry, SlotName } from '../../../src/engine/entry'
import { isHidden, isOrdered } from '../../../src/engine/evaluate'
import { slotNames } from '../../../src/engine/site'
import { type BrandError, describe, type JsonPath, list } from '../../../src/server/brands/brandError'
import { errorAt } from '../../../src/server/brands/errorPlace'
import type { ResolvedFolder } from '../../../src/server/brands/resolveFolder'
import type { Product } from '../product'
import { leadsTo } from './checkSlots'

/** Ways to pages that the same brand hides: whoever takes one is told that there is no such page. */
export function checkWays(resolved: ResolvedFolder, { registry }: Product): readonly BrandError[] {
  const { brand } = resolved
  const entries = (slot: SlotName) => registry.bySlot.get(slot) ?? []
  const shown = (entry: Entry) => !isHidden(brand, entry.slot, entry.id) && mayHold(entry.when, brand)
  const centres = [...entries('member.menu'), ...entries('agent.menu')]

  /** The hidden entry that an address leads to, a page of the router or one of a centre. */
  const hiddenAt = (href: string): Entry | undefined => {
    const { pathname, searchParams } = new URL(href, 'https://site.invalid')
    const page = entries('page').find((entry) => pathsOf(entry).some((path) => leadsTo(path, pathname)))
    if (page === undefined) return undefined
    if (!shown(page)) return page
    const key = searchParams.get('page')
    const menu = page.id === 'member' ? 'member.menu' : page.id === 'agentHome' ? 'agent.menu' : undefined
    const part = centres.find((entry) => entry.slot === menu && key !== null && keysOf(entry).includes(key))
    return part === undefined || shown(part) ? undefined : part
  }

  return [
    ...ownWays(brand).flatMap(({ href, path }): BrandError[] => {
      const hidden = href.startsWith('/') ? hiddenAt(href) : undefined
      if (hidden === undefined) return []
      const facts = { found: describe(href), allowed: 'an address that the brand shows' }
      const message = `it leads to ${nameOf(hidden)}, which the brand hides`
      return [errorAt(resolved, path, { ...facts, message, severity: 'warning' })]
    }),
    ...slotNames.flatMap((slot) =>
      entries(slot).flatMap((entry): BrandError[] => {
        const to =
          'to' in entry.props && typeof entry.props.to === 'string' && shown(entry) ? entry.props.to : undefined
        const hidden = to === undefined ? undefined : hiddenAt(to)
        if (hidden === undefined) return []
        const hide = brand.slots[hidden.slot]?.hide ?? []
        const at = hide.indexOf(hidden.id)
        const path = ['slots', hidden.slot, 'hide', ...(at < 0 ? [] : [at])]
        const facts = {
          found: describe(hidden.id),
          allowed: `${list([entry.id])} hidden in ${slot} too`,
          message: `${slot} still leads to ${nameOf(hidden)}`,
        }
        return [errorAt(resolved, path, { ...facts, severity: 'warning' })]
      }),
    ),
  ]
}

const nameOf = ({ slot, id }: Entry) => (slot === 'page' ? `the page ${id}` : `${id} of ${slot}`)
const pathsOf = ({ props }: Entry): readonly string[] =>
  'path' in props ? [props.path, ...('aliases' in props ? (props.aliases ?? []) : [])] : []
const keysOf = ({ props }: Entry): readonly string[] =>
  'pageKey' in props ? [props.pageKey, ...(props.aliases ?? [])] : []

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

/** Whether a condition holds for anybody: what the brand hides is known here, everything else may be so. */
function mayHold(condition: Condition | undefined, brand: Brand): boolean {
  switch (condition?.is) {
    case 'all':
      return condition.of.every((part) => mayHold(part, brand))
    case 'any':
      return condition.of.some((part) => mayHold(part, brand))
    case 'kept':
      return !isHidden(brand, condition.slot, condition.id)
    case 'ordered':
      return isOrdered(brand, condition.slot, condition.id)
    default:
      return true
  }
}
