import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Writes what is not there as it should be. Answers the files that were written, below `folder`. */
export async function writeChanged(folder: string, files: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const changed: string[] = []
  for (const [name, text] of files) {
    const file = path.join(folder, name)
    if ((await readFile(file, 'utf8').catch(() => undefined)) === text) continue
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
    changed.push(name)
  }
  return changed
}
