import { camelCase, kebabCase, schemaConstant } from './names'
import { productCalls } from './productCalls'

const contract = import.meta.glob<Readonly<Record<string, unknown>>>('../src/contract/*.ts', { eager: true })

interface Row {
  readonly method: string
  readonly path: string
  readonly moduleId: string
  readonly token?: true | 'optional'
  readonly schema?: string
}

const fileName = (file: string) => file.slice(file.lastIndexOf('/') + 1, -'.ts'.length)

/** What is exported of a generated file, and which schema it was made of: the schema itself, no part of it. */
const made: ReadonlyMap<unknown, string> = new Map(
  Object.entries(contract).flatMap(([file, exported]) => {
    const id = fileName(file)
    const name = schemaConstant(camelCase(id))
    return Object.hasOwn(exported, name) ? [[exported[name], id] as const] : []
  }),
)

/**
 * What the edge knows of the client's calls, by their ids. The schema of an answer is that of its value; a call that reads
 * its answer leniently (each of a list by itself) has that of its value's name, or of its own.
 */
export function callRows(schemas: readonly string[]): ReadonlyMap<string, Row> {
  const known = (name: string) => (schemas.includes(kebabCase(name)) ? kebabCase(name) : undefined)
  return new Map(
    productCalls.map(({ id, call: { method, path, moduleId, token, value } }): [string, Row] => {
      const schema = (typeof value === 'string' ? known(value) : made.get(value)) ?? known(id)
      return [id, { method, path, moduleId, ...(token && { token }), ...(schema !== undefined && { schema }) }]
    }),
  )
}
