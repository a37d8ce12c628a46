import { Ajv, type ValidateFunction } from 'ajv'
import { schemaList } from './schemaList'

// verbose: errors carry the value and the schema around it, which readable messages are made of.
// validateSchema: the schemas themselves are those of the product, which the tests look at.
const ajv = new Ajv({ allErrors: true, verbose: true, validateSchema: false, schemas: Object.values(schemaList) })

/**
 * Compiles a schema when it is asked for. Where code may not be made while it runs, as in a Worker, the build puts checks
 * that are compiled already in this module's place (scripts/worker/schemaChecks.ts).
 */
export const schemaCheck = (id: keyof typeof schemaList): ValidateFunction | undefined =>
  ajv.getSchema(`${id}.schema.json`)
