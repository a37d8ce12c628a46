import { watch, type FSWatcher } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { watchTree, type FolderTree } from './folderTree'
import { inParallel } from './inParallel'

export interface FolderWatch {
  readonly close: () => void
}

export interface WatchOptions {
  readonly dir: string
  /** Ids of the folders in which something changed. */
  readonly onChange: (ids: readonly string[]) => void
  /** Watching has begun; what changed until now was perhaps not seen. */
  readonly onReady: () => void
  readonly onError: (error: unknown) => void
}

/** Saving a folder is many events: they are gathered until it is quiet, but not for longer than the limit. */
const quietMs = 150
const limitMs = 800
const foldersAtOnce = 16

/**
 * Watches brand folders with the system's own means: one handle where it watches whole trees (macOS, Windows),
 * else one a folder. Libraries put one on each file as well, which takes ten seconds with thousands of brands.
 */
export function watchFolders({ dir, onChange, onReady, onError }: WatchOptions): FolderWatch {
  const wholeTree = process.platform === 'darwin' || process.platform === 'win32'
  const trees = new Map<string, FolderTree>()
  let closed = false
  const gather = gatherIds((ids) => {
    // Handles first: what changes after them is seen, what changed before is read now.
    const followed = wholeTree ? Promise.resolve() : inParallel(ids, foldersAtOnce, follow)
    void followed.catch(onError).then(() => onChange(ids))
  })
  const follow = async (id: string) => {
    if (closed) return
    const tree = trees.get(id) ?? watchTree(path.join(dir, id), () => gather.add(id), onError)
    trees.set(id, tree)
    await tree.sync()
  }
  const root = watchRoot(dir, wholeTree, onError, (name) => {
    const id = name.split(path.sep)[0] ?? ''
    if (id !== '' && !id.startsWith('.')) gather.add(id)
  })
  const start = async () => {
    const names = wholeTree ? [] : await readdir(dir)
    await inParallel(
      names.filter((name) => !name.startsWith('.')),
      foldersAtOnce,
      follow,
    )
    if (!closed) onReady()
  }
  start().catch(onError)
  return {
    close: () => {
      closed = true
      gather.close()
      root?.close()
      for (const tree of trees.values()) tree.close()
    },
  }
}

function watchRoot(
  dir: string,
  recursive: boolean,
  onError: (error: unknown) => void,
  onName: (name: string) => void,
): FSWatcher | undefined {
  try {
    const watcher = watch(dir, { recursive }, (_event, name) => onName(name ?? ''))
    watcher.on('error', onError)
    return watcher
  } catch (error) {
    onError(error)
    return undefined
  }
}

function gatherIds(onQuiet: (ids: readonly string[]) => void): { add(id: string): void; close(): void } {
  const ids = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let since = 0
  let closed = false
  return {
    add: (id) => {
      if (closed) return
      if (ids.size === 0) since = Date.now()
      ids.add(id)
      clearTimeout(timer)
      timer = setTimeout(
        () => {
          const gathered = [...ids]
          ids.clear()
          onQuiet(gathered)
        },
        Math.min(quietMs, Math.max(0, since + limitMs - Date.now())),
      )
    },
    close: () => {
      closed = true
      clearTimeout(timer)
    },
  }
}
