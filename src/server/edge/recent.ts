import { LRUCache } from 'lru-cache'

export interface Recent<T> {
  readonly get: (key: string) => T | undefined
  readonly set: (key: string, value: T) => void
}

/**
 * What was used of late, at most so much of it. A map whose first key is taken out would do for a few; with many keys it
 * is searched for its first one each time.
 */
export function createRecent<T extends NonNullable<unknown>>(most: number): Recent<T> {
  const kept = new LRUCache<string, T>({ max: most })
  return { get: (key) => kept.get(key), set: (key, value) => void kept.set(key, value) }
}
