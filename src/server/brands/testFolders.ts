import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Brand folders in a temporary place, for tests. */
export interface TestFolders {
  readonly dir: string
  /** Writes files of one brand: path → text, bytes, or a value to be written as JSON. */
  readonly write: (id: string, files: Readonly<Record<string, unknown>>) => Promise<void>
  readonly remove: (target: string) => Promise<void>
  readonly cleanUp: () => Promise<void>
}

export async function createTestFolders(): Promise<TestFolders> {
  const parent = await mkdtemp(path.join(tmpdir(), 'marquee-test-'))
  const dir = path.join(parent, 'brands')
  await mkdir(dir)
  return {
    dir,
    write: async (id, files) => {
      for (const [name, content] of Object.entries(files)) {
        const file = path.join(dir, id, name)
        await mkdir(path.dirname(file), { recursive: true })
        const raw = typeof content === 'string' || content instanceof Uint8Array
        await writeFile(file, raw ? content : JSON.stringify(content, null, 2))
      }
    },
    remove: (target) => rm(path.join(dir, target), { recursive: true, force: true }),
    cleanUp: () => rm(parent, { recursive: true, force: true }),
  }
}

/** Waits until something holds; fails with what was waited for. */
export async function until(what: string, holds: () => boolean, limitMs = 20_000): Promise<void> {
  const started = Date.now()
  while (!holds()) {
    if (Date.now() - started > limitMs) throw new Error(`not within ${limitMs} ms: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
