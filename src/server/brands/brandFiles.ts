import { createHash } from 'node:crypto'
import { lstatSync } from 'node:fs'
import type { FontFigures } from '../../theme/fontFaces'
import { fontFiguresOf } from './fontFigures'
import type { BrandFiles } from './loadedBrand'
import { keepBytes, keptBytes } from './keptBytes'
import { readPlainBytes, stampOf } from './plainFile'
import type { ResolvedFolder } from './resolveFolder'

/** How many older versions of a folder keep their asset addresses, for pages that are still open. */
const versionsKept = 5
/** Bytes of one asset; a larger file is not served. */
const mostAsset = 20_000_000

export interface VersionedFiles extends BrandFiles {
  /** Versions that were given out, oldest first. */
  readonly given: readonly string[]
}

/**
 * Assets are those that were checked: a file that is saved over one is served when its folder has been checked again.
 * They are read when they are asked for.
 */
export function createBrandFiles(resolved: ResolvedFolder, earlier: readonly string[] = []): VersionedFiles {
  const given = earlier.slice(1 - versionsKept)
  let version: Promise<string> | undefined
  let figures: Promise<FontFigures> | undefined

  const stamps = new Map([...resolved.assets.values()].map((file) => [file, stampAt(file)]))
  const bytesOf = (file: string) => acceptedBytes(file, stamps.get(file))

  const read = async (path: string) => {
    const file = resolved.assets.get(path)
    return file === undefined ? undefined : bytesOf(file)
  }
  const computeVersion = async () => {
    const hash = createHash('sha256').update(
      JSON.stringify([resolved.brand, resolved.theme, [...resolved.texts], pagesOf(resolved)]),
    )
    for (const [path, file] of resolved.assets) hash.update(`\0${path}\0`).update((await bytesOf(file)) ?? '')
    const computed = hash.digest('hex').slice(0, 12)
    if (!given.includes(computed)) given.push(computed)
    return computed
  }
  const current = () => {
    version ??= computeVersion().catch((error: unknown) => {
      version = undefined
      throw error
    })
    return version
  }
  return {
    given,
    version: current,
    read,
    knows: async (asked) => given.includes(asked) || (await current()) === asked,
    fontFigures: () => (figures ??= fontFiguresOf(resolved.theme, read)),
  }
}

const pagesOf = ({ pages }: ResolvedFolder) => [...pages].map(([name, texts]) => [name, [...texts]])

function stampAt(file: string): string | undefined {
  const stat = lstatSync(file, { throwIfNoEntry: false })
  return stat && stampOf(stat)
}

/** Nothing for a file that went away or may not be read: a page does without a picture, not without itself. */
async function acceptedBytes(file: string, stamp: string | undefined): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (stamp === undefined) return undefined
  const key = `${file}\0${stamp}`
  const bytes = await readPlainBytes(file, mostAsset, stamp).catch(() => undefined)
  if (!bytes) return keptBytes(key)
  keepBytes(key, bytes)
  return bytes
}
