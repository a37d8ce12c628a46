export interface Recent<T> {
  readonly get: (key: string) => T | undefined
  readonly set: (key: string, value: T) => void
}

/**
 * A map of what was used of late: at most `most` keys, at least half of them. In two generations, the older of which goes
 * as a whole: a map whose first key is taken out again and again is searched for its first key each time.
 */
export function createRecent<T>(most: number): Recent<T> {
  let [young, old] = [new Map<string, T>(), new Map<string, T>()]
  const set = (key: string, value: T) => {
    if (!young.has(key) && young.size >= most / 2) [young, old] = [new Map<string, T>(), young]
    young.set(key, value)
  }
  return {
    get: (key) => {
      const known = young.get(key)
      if (known !== undefined) return known
      const earlier = old.get(key)
      if (earlier !== undefined) set(key, earlier)
      return earlier
    },
    set,
  }
}
