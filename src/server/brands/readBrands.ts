import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { BrandError, Stage } from './brandError'
import { checkFolder, type CheckedFolder, type CheckOptions } from './checkFolder'
import { claimHosts } from './claimHosts'
import { readEnvironment, type Environment } from './environment'
import { type MerchantUse, merchantUseOf, sharedMerchants } from './sharedMerchants'
import { type FolderFiles, readFolder } from './readFolder'
import { resolveFolder, type ResolvedFolder } from './resolveFolder'
import { messageOf } from '../../lib/messageOf'

/** All brand folders at one moment, read for a report: nothing is served from it. */
export interface BrandsOnDisk {
  /** Every folder, right or wrong, in the order of the alphabet. */
  readonly ids: readonly string[]
  /** Folders whose own files are right. */
  readonly folders: ReadonlyMap<string, CheckedFolder>
  /** Those whose values fit together as well; bases that are not served too. */
  readonly resolved: ReadonlyMap<string, ResolvedFolder>
  readonly errors: ReadonlyMap<string, readonly BrandError[]>
  /** Brands that have the merchant code of another. */
  readonly sharedMerchants: ReadonlyMap<string, BrandError>
}

/** Files of folders as they would be if they were saved, by brand: texts, and where the bytes of assets are for now. */
export type Unsaved = ReadonlyMap<string, Pick<FolderFiles, 'texts' | 'assets'>>

export interface ReadOptions extends CheckOptions {
  readonly environment?: Stage<Environment>
  /** Read in place of what is on disk. */
  readonly unsaved?: Unsaved
}

/** Throws where the folder of brands itself cannot be read. */
export function readBrands(dir: string, options: ReadOptions = {}): BrandsOnDisk {
  const ids = idsIn(dir)
  const environment = options.environment ?? readEnvironment({ variables: {} })
  const folders = new Map<string, CheckedFolder>()
  const resolved = new Map<string, ResolvedFolder>()
  const errors = new Map<string, readonly BrandError[]>()
  const add = (id: string, more: readonly BrandError[]) => {
    if (more.length > 0) errors.set(id, [...(errors.get(id) ?? []), ...more])
  }
  for (const id of ids) {
    const stage = readOneFolder(dir, id, options)
    if (stage?.value) folders.set(id, stage.value)
    add(id, stage ? stage.issues : [noFolder(path.basename(dir), id)])
  }
  for (const id of folders.keys()) {
    const { value, issues } = resolveFolder(id, folders, environment.value)
    add(id, [...issues, ...environment.issues.filter(({ brand }) => brand === id)])
    if (value) resolved.set(id, value)
  }
  for (const issue of claimHosts([...resolved.values()]).issues) add(issue.brand, [issue])
  const uses = [...resolved.values()].map(merchantUseOf).filter((use): use is MerchantUse => use !== undefined)
  return { ids, folders, resolved, errors, sharedMerchants: sharedMerchants(uses) }
}

/** Names of folders, and of links that may lead to some, in the order of the alphabet. */
export const idsIn = (dir: string): readonly string[] =>
  readdirSync(dir, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && (entry.isDirectory() || entry.isSymbolicLink()))
    .map(({ name }) => name)
    .sort()

/** One folder's own files, checked. Undefined where there is no such folder. */
export function readOneFolder(
  dir: string,
  id: string,
  options: ReadOptions,
): Stage<CheckedFolder | undefined> | undefined {
  try {
    const files = readFolder(dir, id)
    const unsaved = options.unsaved?.get(id)
    return files && checkFolder(unsaved ? withUnsaved(files, unsaved) : files, options)
  } catch (error) {
    return { value: undefined, issues: [unreadable(path.basename(dir), id, error)] }
  }
}

const withUnsaved = (files: FolderFiles, unsaved: Pick<FolderFiles, 'texts' | 'assets'>): FolderFiles => ({
  ...files,
  notUtf8: new Map([...(files.notUtf8 ?? [])].filter(([name]) => !unsaved.texts.has(name))),
  texts: new Map([...files.texts, ...unsaved.texts]),
  assets: new Map([...files.assets, ...unsaved.assets]),
})

/** Of a link: the server serves nothing there. */
const noFolder = (folder: string, id: string): BrandError => ({
  brand: id,
  file: `${folder}/${id}`,
  jsonPath: '$',
  found: 'a link to something else, or to nothing',
  allowed: 'a folder, or a link to one',
  message: 'there is no folder',
  hint: 'Mend the link, or delete it.',
})

function unreadable(folder: string, id: string, error: unknown): BrandError {
  const reason = messageOf(error)
  return {
    brand: id,
    file: `${folder}/${id}`,
    jsonPath: '$',
    found: reason,
    allowed: 'files that the server may read',
    message: 'the folder cannot be read',
    kind: 'unreadable',
  }
}
