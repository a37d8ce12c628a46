import fc from 'fast-check'

/** The words of JSON Schema that schemas/ uses. */
export interface Schema {
  readonly $id?: string
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Schema>>
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly pattern?: string
  readonly minLength?: number
  readonly minimum?: number
  readonly maximum?: number
}

type Resolve = (ref: string, root: Schema) => { readonly schema: Schema; readonly root: Schema }

/** Documents that a schema accepts, by construction. `depth` ends schemas that contain themselves. */
export function validDocument(schema: Schema, root: Schema, resolve: Resolve, depth = 4): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) {
    const target = resolve(schema.$ref, root)
    return validDocument(target.schema, target.root, resolve, depth - 1)
  }
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((part) => validDocument(part, root, resolve, depth)))
  if (typeof schema.type === 'object')
    return fc.oneof(...schema.type.map((type) => validDocument({ ...schema, type }, root, resolve, depth)))
  switch (schema.type) {
    case 'object':
      return objectOf(schema, root, resolve, depth)
    case 'array':
      return depth <= 0
        ? fc.constant([])
        : fc.array(validDocument(schema.items ?? {}, root, resolve, depth), { maxLength: 3 })
    case 'string':
      return schema.pattern === undefined
        ? fc.string({ unit: 'grapheme', minLength: schema.minLength ?? 0, maxLength: 12 })
        : fc.stringMatching(new RegExp(schema.pattern.replaceAll(/\(\?=[^)]*\)/g, ''), 'u'))
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1_000_000 })
    case 'number':
      return fc.double({
        noNaN: true,
        noDefaultInfinity: true,
        ...(schema.minimum !== undefined && { min: schema.minimum }),
        ...(schema.maximum !== undefined && { max: schema.maximum }),
      })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue()
  }
}

function objectOf(schema: Schema, root: Schema, resolve: Resolve, depth: number): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema
  const shape = Object.fromEntries(
    Object.entries(properties)
      .filter(([key]) => depth > 0 || required.includes(key))
      .map(([key, part]) => [key, validDocument(part, root, resolve, depth - 1)]),
  )
  const named = fc.record(shape, { requiredKeys: required.filter((key) => key in shape) })
  if (typeof additionalProperties !== 'object' || depth <= 0) return named
  const more = fc.dictionary(
    fc.constantFrom('a', 'b', 'constructor', 'toString'),
    validDocument(additionalProperties, root, resolve, depth - 1),
    { maxKeys: 3 },
  )
  return fc.tuple(named, more).map(([own, others]) => ({ ...others, ...own }))
}

/** A document with one place changed: replaced, removed, renamed, or with a key too many. */
export function mutated(document: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const replacement = fc.oneof(
    fc.constantFrom<unknown>(
      null,
      '',
      0,
      -1,
      1.5,
      1e300,
      true,
      [],
      {},
      '😀',
      'x'.repeat(300),
      '#12345g',
      '2.',
      '-',
      [[]],
      { a: 1 },
    ),
    fc.jsonValue(),
  )
  return fc
    .tuple(document, fc.nat(), replacement, fc.constantFrom('replace', 'remove', 'add', 'rename'))
    .map(([value, at, other, how]) => {
      const places: { parent: Record<string, unknown> | unknown[]; key: string }[] = []
      const copy = { root: structuredClone(value) }
      const walk = (node: unknown) => {
        if (typeof node !== 'object' || node === null) return
        for (const key of Object.keys(node)) {
          places.push({ parent: node as Record<string, unknown>, key })
          walk((node as Record<string, unknown>)[key])
        }
      }
      walk(copy)
      const place = places[at % places.length]
      if (!place) return copy.root
      const parent = place.parent as Record<string, unknown>
      if (how === 'replace' || Array.isArray(parent) || parent === copy) parent[place.key] = other
      else if (how === 'remove') delete parent[place.key]
      else if (how === 'add') parent[`${place.key}x`] = other
      else {
        parent[`_${place.key}`] = parent[place.key]
        delete parent[place.key]
      }
      return copy.root
    })
}
