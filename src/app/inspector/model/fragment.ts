import type { Brand } from '../../../engine/brand'
import { colourRoles, type ResolvedTheme } from '../../../theme/resolve'

type Json = Readonly<Record<string, unknown>>

/**
 * What brand.json must say more, key by key, to turn `served` into `wanted`; lists stand whole, as files are merged.
 * Undefined where there is nothing to say.
 */
export function brandFragment(served: Brand, wanted: Brand): Json | undefined {
  return difference({ slots: served.slots, theme: served.theme }, { slots: wanted.slots, theme: wanted.theme }) as
    | Json
    | undefined
}

/** The same of theme.json: each colour with both themes, or once where they are the same. */
export function themeFragment(served: ResolvedTheme, wanted: ResolvedTheme): Json | undefined {
  const changed = colourRoles.filter((role) => !same(served.colors[role], wanted.colors[role]))
  const colors = Object.fromEntries(
    changed.map((role) => {
      const { light, dark } = wanted.colors[role]
      return [role, light === dark ? light : { light, dark }]
    }),
  )
  const fragment = {
    ...(changed.length > 0 && { colors }),
    ...(served.radius !== wanted.radius && { radius: wanted.radius }),
    ...(served.density !== wanted.density && { density: wanted.density }),
    ...(served.imagery !== wanted.imagery && { imagery: wanted.imagery }),
  }
  return Object.keys(fragment).length === 0 ? undefined : fragment
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function difference(before: unknown, after: unknown): unknown {
  if (!isObject(after) || (before !== undefined && !isObject(before))) {
    // an empty list where there was none says nothing
    const nothing = before === undefined && Array.isArray(after) && after.length === 0
    return nothing || same(before, after) ? undefined : after
  }
  const keys = Object.entries(after).flatMap(([key, value]) => {
    const changed = difference(before && Object.hasOwn(before, key) ? before[key] : undefined, value)
    return changed === undefined ? [] : [[key, changed] as const]
  })
  return keys.length === 0 ? undefined : Object.fromEntries(keys)
}
