import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { inParallel } from './inParallel'

/** File systems stamp with a clock that may be a few milliseconds behind ours. */
const clockSlackMs = 50
const statsAtOnce = 64

/** Folders of `dir` in which something changed at or after a moment, epoch ms. */
export async function foldersChangedSince(
  dir: string,
  ids: readonly string[],
  since: number,
): Promise<readonly string[]> {
  const times = await inParallel(ids, statsAtOnce, (id) => changedAt(path.join(dir, id)))
  return ids.filter((_, index) => (times[index] ?? 0) >= since - clockSlackMs)
}

/** The time of the last change (ctime), which copying cannot keep. */
async function changedAt(dir: string): Promise<number> {
  const own = await stat(dir).catch(() => undefined)
  if (!own?.isDirectory()) return own?.ctimeMs ?? Infinity
  const inside = await readdir(dir, { withFileTypes: true }).catch(() => [])
  let last = own.ctimeMs
  for (const entry of inside) {
    const file = path.join(dir, entry.name)
    const time = entry.isDirectory() ? await changedAt(file) : ((await stat(file).catch(() => undefined))?.ctimeMs ?? 0)
    last = Math.max(last, time)
  }
  return last
}
