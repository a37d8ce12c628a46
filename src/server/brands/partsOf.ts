import { readdir } from 'node:fs/promises'
import path from 'node:path'

/**
 * The folders whose files make a brand: its own, its texts, its pages, its assets with all that is below. Nothing else in it is
 * walked: a brand's folder may be a link, and what that leads to may be large. Empty where there is none.
 */
export async function foldersOf(brand: string): Promise<readonly string[]> {
  const inner = await foldersIn(brand)
  if (!inner) return []
  const has = (name: string) => inner.includes(name)
  const flat = ['locales', 'pages'].filter(has).map((name) => path.join(brand, name))
  return [brand, ...flat, ...(has('assets') ? await foldersUnder(path.join(brand, 'assets')) : [])]
}

async function foldersUnder(dir: string): Promise<readonly string[]> {
  const inner = await foldersIn(dir)
  if (!inner) return []
  const deeper = await Promise.all(inner.map((name) => foldersUnder(path.join(dir, name))))
  return [dir, ...deeper.flat()]
}

async function foldersIn(dir: string): Promise<readonly string[] | undefined> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => undefined)
  return entries?.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name)
}
