import type { CallFailure } from './failure'

/** What closes the whole site (spec §2): maintenance, or the visitor's region or address. */
export type Closure = 'maintenance' | 'region'

const words: Readonly<Record<string, Closure>> = { 'system.maintenance': 'maintenance', 'region.restricted': 'region' }

/**
 * What a failed call says of the whole site. `perhaps`: a status that a platform in maintenance, or one that refuses
 * the visitor, answers without a word; other troubles have it too.
 */
export function closureOf({ failure }: CallFailure): Closure | 'perhaps' | undefined {
  if (failure.type === 'server' && Object.hasOwn(words, failure.message)) return words[failure.message]
  const status = failure.type === 'server' || failure.type === 'http' ? failure.status : undefined
  return status === 503 || status === 403 || status === 451 ? 'perhaps' : undefined
}
