import type { JsonPath } from './brandError'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Where a locale file holds a message key, which may be written whole, or as objects in one another, or both:
 * `deposit.method` is ["deposit.method"] or ["deposit", "method"]. Undefined where it has no text for it.
 */
export function pathOfKey(value: unknown, key: string): JsonPath | undefined {
  if (!isObject(value)) return undefined
  if (Object.hasOwn(value, key)) return typeof value[key] === 'string' ? [key] : undefined
  for (const name of Object.keys(value)) {
    if (!key.startsWith(`${name}.`)) continue
    const inside = pathOfKey(value[name], key.slice(name.length + 1))
    if (inside) return [name, ...inside]
  }
  return undefined
}
