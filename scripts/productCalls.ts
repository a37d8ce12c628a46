import { calls, type NamedCall } from '../src/platform/calls'

/** Rows that features and the site keep beside what asks them, in files named `calls.ts`: lint allows no other place. */
const files = import.meta.glob<Readonly<Record<string, unknown>>>('../src/{features,site}/**/calls.ts', { eager: true })

const isNamedCall = (value: unknown): value is NamedCall =>
  typeof value === 'object' && value !== null && 'id' in value && 'path' in value && 'moduleId' in value

export const namedCalls: readonly NamedCall[] = Object.values(files).flatMap((file) =>
  Object.values(file).filter(isNamedCall),
)

/** Ids of all calls of the product: what a brand may name in `platform.calls`. */
export const callIds: readonly string[] = [...Object.keys(calls), ...namedCalls.map(({ id }) => id)].sort()
