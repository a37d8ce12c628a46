import { statSync, watch, type FSWatcher } from 'node:fs'
import { foldersOf } from './partsOf'

/** Watches the folders of one brand, one handle each: files need none of their own. */
export interface FolderTree {
  /** Begins to watch folders that are new, also those that took the name of another; ends watching those that are gone. */
  readonly sync: () => Promise<void>
  readonly close: () => void
}

interface Watched {
  readonly watcher: FSWatcher
  /** Which folder had the name then: a handle stays with the folder, not with its name. */
  readonly inode: string | undefined
}

export function watchTree(root: string, onChange: () => void, onError: (error: unknown) => void): FolderTree {
  const watched = new Map<string, Watched>()
  let closed = false
  const begin = (dir: string) => {
    try {
      // the inode first: a folder that takes its place in between is seen as another at the next sync
      const inode = inodeOf(dir)
      const watcher = watch(dir, (_event, name) => {
        if (!name?.startsWith('.')) onChange()
      })
      watcher.on('error', () => {
        if (watched.get(dir)?.watcher === watcher) end(dir)
      })
      watched.set(dir, { watcher, inode })
    } catch (error) {
      if (!isGone(error)) onError(error)
    }
  }
  const end = (dir: string) => {
    watched.get(dir)?.watcher.close()
    watched.delete(dir)
  }
  return {
    sync: async () => {
      const present = new Set(await foldersOf(root))
      if (closed) return
      for (const [dir, { inode }] of watched) if (!present.has(dir) || inode !== inodeOf(dir)) end(dir)
      for (const dir of present) if (!watched.has(dir)) begin(dir)
    },
    close: () => {
      closed = true
      for (const dir of [...watched.keys()]) end(dir)
    },
  }
}

/**
 * Undefined where there is none any more, or none that may be seen: watching it then says why. Numbers of inodes may be
 * larger than a number keeps exactly.
 */
function inodeOf(dir: string): string | undefined {
  try {
    const { dev, ino } = statSync(dir, { bigint: true })
    return `${dev}:${ino}`
  } catch {
    return undefined
  }
}

const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'
