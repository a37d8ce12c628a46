/**
 * Every schema, for the edge, the sandbox, the command line, the tests.
 * The browser checks with the zod of `src/contract` instead.
 */
import type { ErrorObject, ValidateFunction } from 'ajv'
import { schemaCheck } from './schemaChecks'
import { schemaList } from './schemaList'

export type SchemaId = keyof typeof schemaList

const compiled = new Map<SchemaId, ValidateFunction>()

/** Problems of a value under a schema; none means that it conforms. */
export function validate(id: SchemaId, value: unknown): readonly ErrorObject[] {
  let check = compiled.get(id)
  if (!check) {
    check = schemaCheck(id)
    if (!check) throw new Error(`no schema "${id}"; known: ${Object.keys(schemaList).join(', ')}`)
    compiled.set(id, check)
  }
  return check(value) ? [] : [...(check.errors ?? [])]
}
