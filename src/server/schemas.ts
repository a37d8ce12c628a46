/**
 * Every schema, for what runs where compiling is allowed: the edge, the sandbox, the command line, the tests.
 * The browser checks with the zod of `src/contract` instead.
 */
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { schemaList } from './schemaList'

export type SchemaId = keyof typeof schemaList

// verbose: errors carry the value and the schema around it, which readable messages are made of.
// validateSchema: the schemas themselves are those of the product, which the tests look at.
const ajv = new Ajv({ allErrors: true, verbose: true, validateSchema: false, schemas: Object.values(schemaList) })

const compiled = new Map<SchemaId, ValidateFunction>()

/** Problems of a value under a schema; none means that it conforms. */
export function validate(id: SchemaId, value: unknown): readonly ErrorObject[] {
  let check = compiled.get(id)
  if (!check) {
    check = ajv.getSchema(`${id}.schema.json`)
    if (!check) throw new Error(`no schema "${id}"; known: ${Object.keys(schemaList).join(', ')}`)
    compiled.set(id, check)
  }
  return check(value) ? [] : [...(check.errors ?? [])]
}
