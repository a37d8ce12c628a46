/**
 * Tabs of one browser agree by Web Locks, which a tab that is closed gives back. A page that has none (plain http) knows
 * of itself alone.
 */
const locks = (): LockManager | undefined => (typeof navigator === 'undefined' ? undefined : navigator.locks)

const queues = new Map<string, Promise<unknown>>()
const holds = new Map<string, number>()
const count = (name: string, by: number) => holds.set(name, (holds.get(name) ?? 0) + by)

/** Does one piece of work of a name at a time. */
export function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  const manager = locks()
  if (manager) return manager.request(name, () => work()) as Promise<T>
  const turn = (queues.get(name) ?? Promise.resolve()).then(work, work)
  queues.set(
    name,
    turn.catch(() => undefined),
  )
  return turn
}

/** Holds a name together with others until it is let go; `letGo` resolves once it has been. */
export async function hold(name: string): Promise<{ readonly letGo: () => Promise<void> }> {
  const manager = locks()
  if (!manager) {
    count(name, 1)
    return { letGo: () => Promise.resolve(void count(name, -1)) }
  }
  let end: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    end = resolve
  })
  let done: Promise<unknown> = Promise.resolve()
  await new Promise<void>((resolve) => {
    done = manager.request(name, { mode: 'shared' }, () => {
      resolve()
      return held
    })
  })
  return {
    letGo: async () => {
      end()
      await done
    },
  }
}

/** Does the work where nobody holds the name; undefined otherwise. */
export async function unlessHeld<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  const manager = locks()
  if (manager) return manager.request(name, { ifAvailable: true }, (lock) => (lock === null ? undefined : work()))
  return (holds.get(name) ?? 0) > 0 ? undefined : work()
}
