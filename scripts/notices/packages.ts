import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'

const names = z.record(z.string(), z.string()).default({})
const entry = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  optional: z.boolean().default(false),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().default(false) })).default({}),
})
const lock = z.object({ packages: z.record(z.string(), entry) })
type Entry = z.infer<typeof entry>

export interface Package {
  readonly name: string
  readonly version: string
  /** SPDX expression. */
  readonly licence: string
  /** Folder from the root, whether it is there or not. */
  readonly folder: string
  /** Not on every machine: one of several builds for several systems. */
  readonly optional: boolean
  /** Of what the registry delivers, as the lock file has it: `sha512-…`. */
  readonly integrity: string | undefined
  /** Folders of what it needs, resolved as Node does; none that the lock leaves out. */
  readonly needs: readonly string[]
}

/** Needed for building alone, but what they hold is copied into the build. */
export const copied = ['firebase', 'lucide-static']

/**
 * What browsers are sent and the server runs, as the lock file has it: the same on every system, the builds for the
 * others included.
 */
export function shippedPackages(root: string): readonly Package[] {
  const { packages } = lock.parse(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')))
  const found = new Map<string, Package>()
  const visit = (from: string, name: string): void => {
    const folder = resolve(packages, from, name)
    const known = folder === undefined ? undefined : packages[folder]
    if (folder === undefined || !known || found.has(folder)) return
    const { version = '', license = 'none', optional, integrity } = known
    const places = needs(known).flatMap((next) => resolve(packages, folder, next) ?? [])
    found.set(folder, { name, version, licence: license, folder, optional, integrity, needs: places })
    for (const next of needs(known)) visit(folder, next)
  }
  for (const name of [...Object.keys(packages['']?.dependencies ?? {}), ...copied]) visit('', name)
  const line = ({ name, version }: Package) => `${name} ${version}`
  const unique = new Map([...found.values()].map((each) => [line(each), each]))
  return [...unique.values()].sort((a, b) => (line(a) < line(b) ? -1 : 1))
}

const needs = ({
  dependencies,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta,
}: Entry): readonly string[] => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true),
]

/** As Node looks for a package: in the folder's own node_modules, then in those above it. */
function resolve(packages: Readonly<Record<string, Entry>>, from: string, name: string): string | undefined {
  for (let at = from; ;) {
    const folder = `${at === '' ? '' : `${at}/`}node_modules/${name}`
    if (Object.hasOwn(packages, folder)) return folder
    if (at === '') return undefined
    at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))
  }
}
