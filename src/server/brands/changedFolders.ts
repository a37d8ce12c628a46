import { lstat, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { inParallel } from './inParallel'
import { foldersOf } from './partsOf'

/** File systems stamp with a clock that may be a few milliseconds behind ours. */
const clockSlackMs = 50
const statsAtOnce = 64

/** Folders of `dir` in which something changed at or after a moment of each, epoch ms. */
export async function foldersChangedSince(
  dir: string,
  ids: readonly string[],
  since: (id: string) => number,
): Promise<readonly string[]> {
  const times = await inParallel(ids, statsAtOnce, (id) => changedAt(path.join(dir, id)))
  return ids.filter((id, index) => (times[index] ?? 0) >= since(id) - clockSlackMs)
}

/** The time of the last change (ctime), which copying cannot keep. */
async function changedAt(brand: string): Promise<number> {
  const own = await stat(brand).catch(() => undefined)
  if (!own?.isDirectory()) return own?.ctimeMs ?? Infinity
  // a link that leads elsewhere now is stamped itself, what it leads to may be older
  const link = await lstat(brand).catch(() => own)
  let last = Math.max(own.ctimeMs, link.ctimeMs)
  for (const dir of await foldersOf(brand)) {
    const names = await readdir(dir).catch(() => [])
    for (const name of names) last = Math.max(last, await timeOf(path.join(dir, name)))
  }
  return last
}

const timeOf = async (file: string): Promise<number> => (await stat(file).catch(() => undefined))?.ctimeMs ?? 0
