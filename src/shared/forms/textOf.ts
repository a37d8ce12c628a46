import type { FormValues } from '../../lib/form/model'

/** The text that a field holds; empty where it was left out. */
export function textOf(values: FormValues, name: string): string {
  const value = Object.hasOwn(values, name) ? values[name] : undefined
  return typeof value === 'string' ? value : ''
}
