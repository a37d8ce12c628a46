import { getRandomValues } from 'node:crypto'

/** Numbers in [0, 1) that nobody can foresee, drawn in batches. */
export function createSecureRandom(): () => number {
  const pool = new Uint32Array(256)
  let next = pool.length
  return () => {
    if (next === pool.length) {
      getRandomValues(pool)
      next = 0
    }
    const value = pool[next] ?? 0
    next += 1
    return value / 0x1_0000_0000
  }
}
