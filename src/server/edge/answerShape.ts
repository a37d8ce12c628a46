import type { Envelope } from '../../contract/envelope'
import { parseJson } from '../../lib/parseJson'
import { schemaList } from '../schemaList'
import { type SchemaId, validate } from '../schemas'

/** What an answer with status 200 says. */
export type ReadAnswer =
  | { readonly is: 'value'; readonly value: unknown }
  /** A refusal is an answer: what the merchant has not is left out so. */
  | { readonly is: 'refusal' }
  | { readonly is: 'no envelope' }

export function readEnvelope(text: string): ReadAnswer {
  const body = parseJson(text)
  if (!isEnvelope(body)) return { is: 'no envelope' }
  return body.success ? { is: 'value', value: body.value } : { is: 'refusal' }
}

const isEnvelope = (value: unknown): value is Envelope => validate('envelope', value).length === 0

/**
 * Where a value is not as agreed, and what would be: `$[0].vendors[1].accountTypeId must be number`. Undefined where it is.
 * Nothing of the value is in it: keys that no schema names are `*`.
 */
export function shapeProblem(schema: SchemaId, value: unknown): string | undefined {
  const [problem] = validate(schema, value)
  return problem === undefined ? undefined : `${placeOf(problem.instancePath)} ${problem.message ?? 'is another'}`
}

function placeOf(pointer: string): string {
  known ??= propertyNames()
  const parts = pointer.split('/').slice(1)
  return `$${parts.map((part) => (/^\d+$/.test(part) ? `[${part}]` : known?.has(part) ? `.${part}` : '.*')).join('')}`
}

let known: ReadonlySet<string> | undefined

/** Names that the schemas themselves give; all other keys are data. */
function propertyNames(): ReadonlySet<string> {
  const names = new Set<string>()
  const walk = (node: object): void => {
    const parts: readonly [string, unknown][] = Object.entries(node)
    for (const [key, inner] of parts) {
      if (typeof inner !== 'object' || inner === null) continue
      if (key === 'properties') for (const name of Object.keys(inner)) names.add(name)
      walk(inner)
    }
  }
  walk(schemaList)
  return names
}
