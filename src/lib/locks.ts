/** Coordinates work between the tabs of a browser. */
export interface Locks {
  /** Runs one piece of work at a time under a name. */
  readonly oneAtATime: <T>(name: string, work: () => Promise<T>) => Promise<T>
  /** Holds a name, as others may at the same time; `letGo` resolves once it is released. */
  readonly hold: (name: string) => Promise<{ readonly letGo: () => Promise<void> }>
  /** Runs the work if nobody holds the name; undefined otherwise. */
  readonly unlessHeld: <T>(name: string, work: () => Promise<T>) => Promise<T | undefined>
}

/** For a page that knows of itself alone: plain http, or a browser that gives it no locks. */
export function localLocks(): Locks {
  const queues = new Map<string, Promise<unknown>>()
  const holds = new Map<string, number>()
  const count = (name: string, by: number) => holds.set(name, (holds.get(name) ?? 0) + by)
  return {
    oneAtATime: (name, work) => {
      const turn = (queues.get(name) ?? Promise.resolve()).then(work, work)
      queues.set(
        name,
        turn.catch(() => undefined),
      )
      return turn
    },
    hold: (name) => {
      count(name, 1)
      let held = true
      const letGo = () => {
        if (held) count(name, -1)
        held = false
        return Promise.resolve()
      }
      return Promise.resolve({ letGo })
    },
    unlessHeld: (name, work) => ((holds.get(name) ?? 0) > 0 ? Promise.resolve(undefined) : work()),
  }
}

const own = localLocks()

/**
 * Runs the work under the browser's lock. Where the browser refuses one, as with site data blocked, `instead` runs. An error
 * of the work itself is passed on.
 */
async function within<T>(
  manager: LockManager,
  name: string,
  options: LockOptions,
  work: (isGiven: boolean) => Promise<T>,
  instead: () => Promise<T>,
): Promise<T> {
  const begun: { work?: Promise<T> } = {}
  try {
    await manager.request(name, options, (lock) => (begun.work = work(lock !== null)))
  } catch {
    // the work's own, or the browser's: told apart by whether it began
  }
  return begun.work ?? instead()
}

/** Web Locks: the tabs of a browser agree, and a tab that is closed gives back what it held. */
const webLocks = (manager: LockManager): Locks => ({
  oneAtATime: (name, work) => within(manager, name, {}, work, () => own.oneAtATime(name, work)),
  hold: (name) =>
    new Promise((resolve, reject) => {
      let end: () => void = () => undefined
      const held = new Promise<void>((ended) => {
        end = ended
      })
      const letGo = async () => {
        end()
        await done
      }
      const give = () => {
        resolve({ letGo })
        return held
      }
      const done = within(manager, name, { mode: 'shared' }, give, async () => resolve(await own.hold(name))).catch(
        reject,
      )
    }),
  unlessHeld: (name, work) =>
    within(
      manager,
      name,
      { ifAvailable: true },
      (isGiven) => (isGiven ? work() : Promise.resolve(undefined)),
      () => own.unlessHeld(name, work),
    ),
})

/** Those of the browser; plain http has none. */
export const browserLocks = (): Locks =>
  typeof navigator === 'undefined' || !('locks' in navigator) ? own : webLocks(navigator.locks)
