/**
 * Remembers what was made, up to a number; the oldest goes first. Nothing is remembered of what is not there, or could
 * not be made.
 */
export function keepNewest<T>(count: number) {
  const known = new Map<string, T | Promise<T>>()
  return async (key: string, make: () => T | Promise<T> | undefined): Promise<T | undefined> => {
    const before = known.get(key)
    if (before !== undefined) return before
    const value = make()
    if (value === undefined) return undefined
    known.set(key, value)
    const oldest = known.keys().next()
    if (known.size > count && !oldest.done) known.delete(oldest.value)
    try {
      return await value
    } catch (error) {
      if (known.get(key) === value) known.delete(key)
      throw error
    }
  }
}
