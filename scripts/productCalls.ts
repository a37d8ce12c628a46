import { type Call, calls, type NamedCall } from '../src/platform/calls'

/** Rows that features and the site keep beside what asks them, in files named `calls.ts`: lint allows no other place. */
const files = import.meta.glob<Readonly<Record<string, unknown>>>('../src/{features,shared,site}/**/calls.ts', {
  eager: true,
})

const isNamedCall = (value: unknown): value is NamedCall =>
  typeof value === 'object' && value !== null && 'id' in value && 'path' in value && 'moduleId' in value

export interface ProductCall {
  readonly id: string
  readonly call: Call
}

const namedCalls: readonly NamedCall[] = Object.values(files).flatMap((file) => Object.values(file).filter(isNamedCall))

/** Every call of the product: the table, and the rows beside those who make them. */
export const productCalls: readonly ProductCall[] = [
  ...Object.entries(calls).map(([id, call]) => ({ id, call })),
  ...namedCalls.map((call) => ({ id: call.id, call })),
]

/** Ids of all calls of the product: what a brand may name in `platform.calls`. */
export const callIds: readonly string[] = productCalls.map(({ id }) => id).sort()
