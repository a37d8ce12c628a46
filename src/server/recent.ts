import { LRUCache } from 'lru-cache'

export interface Recent<T> {
  readonly get: (key: string) => T | undefined
  readonly set: (key: string, value: T) => void
  /** To look is not to use: what is asked for by this alone goes like the rest. */
  readonly has: (key: string) => boolean
  readonly delete: (key: string) => void
  readonly size: () => number
}

/**
 * What was used of late, at most so much of it. A map whose first key is taken out would do for a few; with many keys it
 * is searched for its first one each time.
 */
export function createRecent<T extends NonNullable<unknown>>(most: number): Recent<T> {
  const kept = new LRUCache<string, T>({ max: most })
  return {
    get: (key) => kept.get(key),
    set: (key, value) => void kept.set(key, value),
    has: (key) => kept.has(key),
    delete: (key) => void kept.delete(key),
    size: () => kept.size,
  }
}
