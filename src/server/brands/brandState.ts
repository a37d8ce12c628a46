import { type BrandError, describe, type Stage } from './brandError'
import { createBrandFiles, type VersionedFiles } from './brandFiles'
import type { CheckedFolder } from './checkFolder'
import { claimHosts } from './claimHosts'
import type { Environment } from './environment'
import { errorAt } from './errorPlace'
import { loadedBrand } from './loadBrand'
import type { LoadedBrand } from './loadedBrand'
import type { Catalogue } from './product/catalogue'
import { isWarning, lookClosely } from './product/lookClosely'
import { resolveFolder, type ResolvedFolder } from './resolveFolder'
import { type MerchantUse, merchantUseOf, sharedMerchants } from './sharedMerchants'

/** Everything known about the brands at one moment. Never changed, only replaced. */
export interface BrandState {
  /** The last version of each folder whose own files were right. */
  readonly folders: ReadonlyMap<string, CheckedFolder>
  readonly resolved: ReadonlyMap<string, ResolvedFolder>
  readonly loaded: ReadonlyMap<string, LoadedBrand & { readonly files: VersionedFiles }>
  readonly hosts: ReadonlyMap<string, LoadedBrand>
  /** Why folders are refused: their files, or how the values fit together. Files first: the rest is then old. */
  readonly fileErrors: ReadonlyMap<string, readonly BrandError[]>
  readonly fitErrors: ReadonlyMap<string, readonly BrandError[]>
  readonly errors: ReadonlyMap<string, readonly BrandError[]>
  /** Brand → whose players it shows, of the last version whose values fit together. */
  readonly merchants: ReadonlyMap<string, MerchantUse>
  /** Advice on the versions that are served, each by itself. */
  readonly advice: ReadonlyMap<string, readonly BrandError[]>
  /** That, and advice on what they have in common. */
  readonly warnings: ReadonlyMap<string, readonly BrandError[]>
}

export const noBrands: BrandState = {
  folders: new Map(),
  resolved: new Map(),
  loaded: new Map(),
  hosts: new Map(),
  fileErrors: new Map(),
  fitErrors: new Map(),
  errors: new Map(),
  merchants: new Map(),
  advice: new Map(),
  warnings: new Map(),
}

/** A folder that was read again: what came of it, or nothing where the folder is gone. */
export type ReadFolders = ReadonlyMap<string, Stage<CheckedFolder | undefined> | undefined>

export interface NextOptions {
  readonly environment: Stage<Environment>
  /** What brands may name; without it nothing is looked at closely. */
  readonly catalogue: Catalogue | undefined
  /** Awaited between brands, so that visitors get their turn. */
  readonly breathe: () => Promise<void>
}

/** The state after some folders changed. A brand that is refused stays as it was, if it was. */
export async function nextState(
  state: BrandState,
  read: ReadFolders,
  { environment, catalogue, breathe }: NextOptions,
): Promise<BrandState> {
  const folders = new Map(state.folders)
  const fileErrors = new Map(state.fileErrors)
  const candidates = new Map(state.resolved)
  const merchants = new Map(state.merchants)
  const ownAdvice = new Map(state.advice)
  for (const [id, stage] of read) {
    fileErrors.delete(id)
    if (stage?.value) folders.set(id, stage.value)
    else if (stage) fileErrors.set(id, stage.issues)
    else {
      folders.delete(id)
      candidates.delete(id)
      merchants.delete(id)
      ownAdvice.delete(id)
    }
  }

  const fitErrors = new Map(state.fitErrors)
  // What was refused may fit now that others have changed: a host is free, a base brand is there.
  for (const id of withDependents([...read.keys(), ...state.fitErrors.keys()], folders)) {
    fitErrors.delete(id)
    // Where its own files are wrong, nothing of it is new.
    if (!folders.has(id) || (read.has(id) && fileErrors.has(id))) continue
    await breathe()
    const { value, issues } = resolveFolder(id, folders, environment.value)
    const merchant = value && catalogue ? merchantUseOf(value) : undefined
    if (merchant) merchants.set(id, merchant)
    else if (value) merchants.delete(id)
    const problems = value && catalogue ? lookClosely(value, catalogue).problems : []
    const all = [...issues, ...environment.issues.filter(({ brand }) => brand === id), ...problems]
    const errors = all.filter((problem) => !isWarning(problem))
    if (errors.length > 0) {
      fitErrors.set(id, errors)
      continue
    }
    const advice = all.filter(isWarning)
    if (advice.length > 0) ownAdvice.set(id, advice)
    else ownAdvice.delete(id)
    if (value?.abstract) candidates.delete(id)
    else if (value) candidates.set(id, value)
  }
  const incumbents = new Map([...state.hosts].map(([host, { id }]) => [host, id]))
  const { value: hosts, issues } = claimHosts([...candidates.values()], incumbents)
  for (const issue of issues) fitErrors.set(issue.brand, [...(fitErrors.get(issue.brand) ?? []), issue])
  const errors = new Map([...fitErrors, ...fileErrors])
  const advised = withBrokenBases(ownAdvice, fileErrors, candidates)
  const warnings = withShared(advised, sharedMerchants(merchants.values()), candidates)
  const built = build(state, candidates, hosts)
  return {
    folders,
    fileErrors,
    fitErrors,
    errors,
    merchants,
    advice: ownAdvice,
    warnings,
    resolved: candidates,
    ...built,
  }
}

/** Brands that are served over the last good version of a base: from the folder as it is, neither would be. */
function withBrokenBases(
  advice: BrandState['advice'],
  broken: BrandState['fileErrors'],
  served: ReadonlyMap<string, ResolvedFolder>,
): BrandState['advice'] {
  const all = new Map(advice)
  for (const [id, resolved] of served) {
    const base = resolved.chain.slice(0, -1).find((folder) => broken.has(folder.id))
    if (!base) continue
    const warning = errorAt(resolved, ['extends'], {
      found: describe(base.id),
      allowed: 'a base brand without errors',
      message: 'the base brand has errors: its last good version is used until the server starts again',
      hint: `Mend ${base.files.label} first.`,
      severity: 'warning',
    })
    all.set(id, [warning, ...(advice.get(id) ?? [])])
  }
  return all
}

/** Of those that are served; what a brand shares with another is said first. */
function withShared(
  advice: ReadonlyMap<string, readonly BrandError[]>,
  shared: ReadonlyMap<string, BrandError>,
  served: ReadonlyMap<string, ResolvedFolder>,
): ReadonlyMap<string, readonly BrandError[]> {
  const all = new Map(advice)
  for (const [id, warning] of shared) if (served.has(id)) all.set(id, [warning, ...(advice.get(id) ?? [])])
  return all
}

/** The ids and every folder that extends one of them, however far. */
function withDependents(ids: readonly string[], folders: ReadonlyMap<string, CheckedFolder>): ReadonlySet<string> {
  const touched = new Set(ids)
  for (let before = -1; before < touched.size;) {
    before = touched.size
    for (const { id, brand } of folders.values())
      if (brand.extends !== undefined && touched.has(brand.extends)) touched.add(id)
  }
  return touched
}

function build(
  state: BrandState,
  resolved: ReadonlyMap<string, ResolvedFolder>,
  owners: ReadonlyMap<string, string>,
): Pick<BrandState, 'loaded' | 'hosts'> {
  const loaded = new Map<string, LoadedBrand & { readonly files: VersionedFiles }>()
  const hosts = new Map<string, LoadedBrand>()
  for (const [id, folder] of resolved) {
    const own = folder.hosts.filter((host) => owners.get(host) === id)
    const before = state.loaded.get(id)
    const same = state.resolved.get(id) === folder && before?.hosts.join() === own.join() ? before : undefined
    const next = same ?? loadedBrand(folder, own, createBrandFiles(folder, before?.files.given))
    loaded.set(id, next)
    for (const host of own) hosts.set(host, next)
  }
  return { loaded, hosts }
}
