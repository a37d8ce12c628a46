import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv, type AnySchemaObject } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'

const ending = '.schema.json'

/**
 * What `src/server/schemaChecks.ts` compiles while it runs, compiled before: a module of CommonJS, with each schema's check
 * under the name that `nameOf` makes of its id.
 */
export function compiledChecks(root: string): string {
  const folder = path.join(root, 'schemas')
  const files = readdirSync(folder).filter((file) => file.endsWith(ending))
  const schemas = files.map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as AnySchemaObject)
  const ajv = new Ajv({ allErrors: true, verbose: true, validateSchema: false, schemas, code: { source: true } })
  return standalone(ajv, Object.fromEntries(files.map((file) => [nameOf(file.slice(0, -ending.length)), file])))
}

/** A name that a variable may have. */
export const nameOf = (id: string): string => id.replaceAll('-', '_')
