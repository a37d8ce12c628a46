import { camelCase, kebabCase, schemaConstant } from './names'
import { productCalls } from './productCalls'

const contract = import.meta.glob<Readonly<Record<string, unknown>>>('../src/contract/*.ts', { eager: true })

interface Row {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly schema: string
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
 * Calls whose answers have a schema. A call that reads its answer leniently (each of a list by itself) has the schema of
 * its value's name, or of its own.
 */
export function answersBySchema(ids: readonly string[]): readonly Row[] {
  const known = (name: string) => (ids.includes(kebabCase(name)) ? kebabCase(name) : undefined)
  return productCalls.flatMap(({ id, call: { method, path, value } }): Row[] => {
    const schema = (typeof value === 'string' ? known(value) : made.get(value)) ?? known(id)
    return schema === undefined ? [] : [{ id, method, path, schema }]
  })
}
