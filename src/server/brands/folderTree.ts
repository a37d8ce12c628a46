import { watch, type FSWatcher } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** Watches one folder and the folders in it, one handle each: files need none of their own. */
export interface FolderTree {
  /** Begins to watch folders that are new, ends watching those that are gone. */
  readonly sync: () => Promise<void>
  readonly close: () => void
}

export function watchTree(root: string, onChange: () => void, onError: (error: unknown) => void): FolderTree {
  const watchers = new Map<string, FSWatcher>()
  let closed = false
  const begin = (dir: string) => {
    try {
      const watcher = watch(dir, (_event, name) => {
        if (!name?.startsWith('.')) onChange()
      })
      watcher.on('error', () => end(dir))
      watchers.set(dir, watcher)
    } catch (error) {
      if (!isGone(error)) onError(error)
    }
  }
  const end = (dir: string) => {
    watchers.get(dir)?.close()
    watchers.delete(dir)
  }
  return {
    sync: async () => {
      const present = new Set(await foldersUnder(root))
      if (closed) return
      for (const dir of watchers.keys()) if (!present.has(dir)) end(dir)
      for (const dir of present) if (!watchers.has(dir)) begin(dir)
    },
    close: () => {
      closed = true
      for (const dir of [...watchers.keys()]) end(dir)
    },
  }
}

async function foldersUnder(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => undefined)
  if (!entries) return []
  const inner = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  const deeper = await Promise.all(inner.map((entry) => foldersUnder(path.join(dir, entry.name))))
  return [dir, ...deeper.flat()]
}

const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'
