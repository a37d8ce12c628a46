import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Call, calls, type NamedCall } from '../../src/platform/calls'

const root = path.resolve(import.meta.dirname, '../..')

const isCall = (value: unknown): value is NamedCall =>
  typeof value === 'object' && value !== null && 'id' in value && 'path' in value && 'moduleId' in value && 'method' in value

/** Rows that features keep beside their pages. */
async function readOwnCalls(): Promise<readonly NamedCall[]> {
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.join(root, 'src', file))
    .filter((file) => /: NamedCall<[^=]*= \{/.test(readFileSync(file, 'utf8')))
  const modules = await Promise.all(files.map(async (file) => (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>))
  return modules.flatMap((module) => Object.values(module).filter(isCall))
}

/** Every call that pages make, by its path. */
export async function callTable(): Promise<string> {
  const named = [...Object.entries<Call>(calls).map(([id, call]) => ({ ...call, id })), ...(await readOwnCalls())]
  const rows = named
    .toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.id < b.id ? -1 : 1))
    .map(({ id, method, path: at, moduleId, token, encrypt }) => `| \`${id}\` | ${method} ${at} | ${moduleId} | ${token === 'optional' ? 'if any' : token ? 'yes' : ''} | ${encrypt ? 'yes' : ''} |`)
  return ['| id | call | module | session | encrypted |', '|---|---|---|---|---|', ...rows].join('\n')
}
