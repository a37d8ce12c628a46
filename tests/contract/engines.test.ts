import { readFileSync } from 'node:fs'
import path from 'node:path'
import { minVersion, satisfies } from 'semver'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { ensureNode, nodeLines } from '../../scripts/otherNode.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'))

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      engines: z.unknown().optional(),
      optional: z.boolean().default(false),
      os: z.array(z.string()).default([]),
      cpu: z.array(z.string()).default([]),
    }),
  ),
})
type Lock = z.infer<typeof lockFile>
const lock = lockFile.parse(read('package-lock.json'))
const { engines } = z.object({ engines: z.object({ node: z.string() }) }).parse(read('package.json'))
const floor = minVersion(engines.node)?.version ?? ''
const versions = [floor, nodeLines['24'] ?? '']

/** Engines as a package has them: some name node in a list of words. */
const nodeOf = (wanted: unknown): string | undefined => {
  if (Array.isArray(wanted))
    return wanted.flatMap((each) => (String(each).startsWith('node') ? String(each).slice(4) : []))[0]
  return z.object({ node: z.string().optional() }).safeParse(wanted).data?.node
}

/** Node's builds for 32-bit Windows ended with 22: a package for it alone is on no machine with a later one. */
const isForNobody = ({ optional, os, cpu }: Lock['packages'][string], version: string): boolean =>
  optional && os.join() === 'win32' && cpu.join() === 'ia32' && satisfies(version, '>=23')

/** Packages that refuse a Node, builds for other systems included: each is installed on some machine. */
const refusals = ({ packages }: Lock): readonly string[] =>
  Object.entries(packages).flatMap(([place, entry]) => {
    const wanted = nodeOf(entry.engines)
    if (wanted === undefined) return []
    return versions
      .filter((version) => !satisfies(version, wanted) && !isForNobody(entry, version))
      .map((version) => `${place} asks for Node ${wanted}, which ${version} is not`)
  })

describe('packages and the Nodes that the product runs on', () => {
  test('the floor is the one that package.json names', () => {
    expect(floor).toBe('20.19.0')
    expect(nodeLines['floor']).toBe(floor)
  })

  test('no package of the lock asks for another', () => {
    expect(Object.keys(lock.packages).length).toBeGreaterThan(500)
    expect(refusals(lock)).toEqual([])
  })

  const entry = { optional: false, os: [], cpu: [] }
  test.each([
    [{ ...entry, engines: { node: '>=22.12.0' } }, 1],
    [{ ...entry, engines: { node: '^20.9.0' } }, 1],
    [{ ...entry, engines: { node: '>= 22.x' }, optional: true, os: ['darwin'], cpu: ['arm64'] }, 1],
    [{ ...entry, engines: { node: '^20.9.0' }, optional: true, os: ['win32'], cpu: ['ia32'] }, 0],
    [{ ...entry, engines: ['node >=22', 'npm >=10'] }, 1],
    [{ ...entry, engines: { node: 'no range' } }, 2],
    [{ ...entry, engines: { node: '^20.19.0 || >=22.12.0' } }, 0],
    [{ ...entry, engines: { npm: '>=9' } }, 0],
    [entry, 0],
  ])('%o is refused by %i of them', (added, many) => expect(refusals({ packages: { added } })).toHaveLength(many))
})

test('a Node that cannot be had is said, and is none', () => {
  const said: string[] = []
  expect(ensureNode(root, '0.0.1', { name: 'file:none', log: (line) => said.push(line) })).toBeUndefined()
  expect(said.at(-1)).toContain('Node 0.0.1 cannot be had: ')
  expect(ensureNode(root, process.versions.node, { name: 'file:none' })).toBe(process.execPath)
})
