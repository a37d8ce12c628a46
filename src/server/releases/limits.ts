import { StoreAway } from './releaseStore'

type Limit = <T>(act: () => Promise<T>) => Promise<T>

/** Lets so many run at once and so many wait; whoever comes after those is told that the store is away. */
export function atMost(atOnce: number, waiting: number): Limit {
  const queue: (() => void)[] = []
  let running = 0
  return async (act) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new StoreAway('too much is being read from the store already')
      // the place of whoever ended goes over to the next: nobody who comes in between takes it
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running += 1
    try {
      return await act()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}

type Get = (hash: string) => Promise<Uint8Array<ArrayBuffer>>

/** Whoever asks for what is being read waits for that. */
export function readOnce(get: Get): Get {
  const running = new Map<string, ReturnType<Get>>()
  return (hash) => {
    const known = running.get(hash)
    if (known) return known
    const begun = get(hash).finally(() => running.delete(hash))
    running.set(hash, begun)
    return begun
  }
}
