import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Call, calls } from '../../src/platform/calls'

export interface NamedRow {
  readonly id: string
  readonly call: Call
}

const root = path.resolve(import.meta.dirname, '../../src')

/** Modules of the client that have rows of their own: what they export is typed as such. */
const filesWithRows = (): readonly string[] =>
  ['site', 'features']
    .flatMap((layer) =>
      readdirSync(path.join(root, layer), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(root, layer, file),
      ),
    )
    .filter(
      (file) =>
        /^(?!.*\.test\.).*\.ts$/.test(file) && /^export const \w+: NamedCall\b/m.test(readFileSync(file, 'utf8')),
    )
    .sort()

const isCall = (value: unknown): value is Call & { readonly id: string } =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'path' in value &&
  'moduleId' in value &&
  'value' in value

/** Every call of the product: the table, and the rows that are kept beside those who make them. */
export async function readCalls(): Promise<readonly NamedRow[]> {
  const modules = await Promise.all(
    filesWithRows().map((file) => import(file) as Promise<Readonly<Record<string, unknown>>>),
  )
  return [
    ...Object.entries(calls).map(([id, call]) => ({ id, call })),
    ...modules.flatMap((module) =>
      Object.values(module)
        .filter(isCall)
        .map((call) => ({ id: call.id, call })),
    ),
  ]
}
