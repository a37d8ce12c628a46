import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { formatBrandError, type BrandError, type Stage } from './brandError'
import { nextState, noBrands, type BrandState, type ReadFolders } from './brandState'
import { foldersChangedSince } from './changedFolders'
import type { CheckedFolder, CheckOptions } from './checkFolder'
import { readEnvironment, type Environment } from './environment'
import { hostName } from './hosts'
import type { LoadedBrand } from './loadedBrand'
import { readOneFolder } from './readBrands'
import { report } from './report'
import { watchFolders } from './watchFolders'

export interface BrandRegistry {
  /** The brand that answers on a host, as the Host header has it. Exact; does not grow with the number of brands. */
  readonly find: (host: string) => LoadedBrand | undefined
  readonly get: (id: string) => LoadedBrand | undefined
  readonly size: number
  readonly all: () => readonly LoadedBrand[]
  /** Brand → why its folder, as it is now, is refused. It may still be served in its last good version. */
  readonly errors: () => ReadonlyMap<string, readonly BrandError[]>
  /** Brand → what keeps it from nothing and should be mended all the same. */
  readonly warnings: () => ReadonlyMap<string, readonly BrandError[]>
  /** Reads folders again, all of them if none are named, and swaps the result in at once. */
  readonly reload: (ids?: readonly string[]) => Promise<void>
  readonly close: () => Promise<void>
}

export interface RegistryOptions extends CheckOptions {
  readonly dir: string
  /** Reread folders when they change. */
  readonly watch: boolean
  /** Milliseconds between two looks for changes that the watch did not tell of. */
  readonly netMs?: number
  readonly environment?: Stage<Environment>
  readonly log?: (line: string) => void
  /** Called after other brands than before are served. */
  readonly onChange?: () => void
}

const foldersAtOnce = 20
/** How often changes are looked for where the system cannot watch files. */
const pollMs = 1_500
/** How often they are looked for besides: some disks of networks and containers tell a watch nothing, or not all. */
const netMs = 60_000

const turnOfVisitors = () => new Promise<void>((resolve) => setImmediate(resolve))

export async function createBrandRegistry(options: RegistryOptions): Promise<BrandRegistry> {
  const dir = path.resolve(options.dir)
  const log = options.log ?? (() => undefined)
  const environment = options.environment ?? readEnvironment({ variables: {} })
  const unusable = environment.issues.filter(({ brand }) => brand === '*')
  if (unusable.length > 0) throw new Error(unusable.map(formatBrandError).join('\n'))

  let state: BrandState = noBrands
  /** When each folder was last read: what changed before that is known. */
  const readAt = new Map<string, number>()

  let isAway = false
  /** Undefined where the folder of all brands cannot be read: a disk that is away for a moment takes no brand with it. */
  const listFolders = async (): Promise<string[] | undefined> => {
    const entries = await readdir(dir, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
      const now = state.loaded.size > 0 ? 'what was read goes on' : 'no brand is served'
      // it is looked at again every few seconds
      if (!isAway) log(`brands: the folder ${options.dir} cannot be read (${error.code ?? error.message}); ${now}`)
      return undefined
    })
    isAway = entries === undefined
    return entries
      ?.filter((entry) => !entry.name.startsWith('.') && (entry.isDirectory() || entry.isSymbolicLink()))
      .map(({ name }) => name)
  }

  const readAll = async (ids: readonly string[]): Promise<ReadFolders> => {
    const read = new Map<string, Stage<CheckedFolder | undefined> | undefined>()
    for (const [index, id] of ids.entries()) {
      readAt.set(id, Date.now())
      read.set(id, readOneFolder(dir, id, options))
      if (index % foldersAtOnce === foldersAtOnce - 1) await turnOfVisitors()
    }
    return read
  }

  const load = async (ids: readonly string[]): Promise<void> => {
    const read = await readAll(ids)
    const before = state
    let resolved = 0
    const breathe = () => (++resolved % foldersAtOnce === 0 ? turnOfVisitors() : Promise.resolve())
    state = await nextState(before, read, { environment, catalogue: options.catalogue, breathe })
    report(before, state, log)
    if (before !== noBrands) options.onChange?.()
  }

  // One at a time: two reloads that overlap could put an older state over a newer one.
  let queue: Promise<void> = Promise.resolve()
  const inTurn = (task: () => Promise<void>): Promise<void> => {
    queue = queue.then(task).catch((error: unknown) => log(`brands: reload failed: ${String(error)}`))
    return queue
  }
  const reload = (ids?: readonly string[]) =>
    inTurn(async () => {
      const present = await listFolders()
      if (present) await load(ids ?? [...new Set([...present, ...state.folders.keys()])])
      else if (state === noBrands) await load([])
    })

  const catchUp = () =>
    inTurn(async () => {
      const present = await listFolders()
      if (!present) return
      // read later than now: the clock was set back, and the time says nothing
      const since = (at = 0) => (at > Date.now() ? 0 : at)
      const changed = await foldersChangedSince(dir, present, (id) => since(readAt.get(id)))
      const there = new Set(present)
      const gone = [...readAt.keys()].filter((id) => !there.has(id))
      if (changed.length + gone.length > 0) await load([...changed, ...gone])
      for (const id of gone) readAt.delete(id)
    })

  await reload()
  for (const id of environment.value.keys()) {
    if (!state.folders.has(id) && !state.errors.has(id))
      log(`brands: the environment has values for "${id}", which is not a brand here`)
  }

  let poll: NodeJS.Timeout | undefined
  const watcher = options.watch
    ? watchFolders({
        dir,
        onChange: (ids) => void reload(ids),
        onReady: () => void catchUp(),
        onError: (error) => {
          if (poll) return
          log(`brands: watching failed (${String(error)}); looking for changes every ${pollMs / 1000} s instead`)
          poll = setInterval(() => void catchUp(), pollMs)
        },
      })
    : undefined
  let isClosed = false
  let net: NodeJS.Timeout | undefined
  const lookAgain = (afterMs: number) => {
    if (isClosed) return
    net = setTimeout(() => {
      const started = performance.now()
      const looked = poll ? Promise.resolve() : catchUp()
      // with very many folders a look takes a while: it is a small part of the time all the same
      void looked.then(() => lookAgain(Math.max(options.netMs ?? netMs, 20 * (performance.now() - started))))
    }, afterMs).unref()
  }
  if (options.watch) lookAgain(options.netMs ?? netMs)

  return {
    find: (host) => state.hosts.get(hostName(host)),
    get: (id) => state.loaded.get(id),
    get size() {
      return state.loaded.size
    },
    all: () => [...state.loaded.values()],
    errors: () => state.errors,
    warnings: () => state.warnings,
    reload,
    close: async () => {
      isClosed = true
      clearInterval(poll)
      clearTimeout(net)
      watcher?.close()
      await queue
    },
  }
}
