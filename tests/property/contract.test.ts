import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv } from 'ajv'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { schemaConstant } from '../../scripts/names'
import { mutated, type Schema, validDocument } from './documents'

const folder = path.resolve(import.meta.dirname, '../../schemas')
const schemas = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.schema.json'))
    .map((file) => [
      file,
      JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Schema & { $id: string; title: string },
    ]),
)
const ajv = new Ajv({ strict: false, schemas: [...schemas.values()] })
const generated = import.meta.glob<Record<string, z.ZodMiniType>>('../../src/contract/*.ts', { eager: true })

function zodOf(file: string): z.ZodMiniType {
  const title = schemas.get(file)?.title ?? ''
  const module = generated[`../../src/contract/${file.replace('.schema.json', '.ts')}`]
  const schema = module?.[schemaConstant(title)]
  if (!schema) throw new Error(`no generated schema for ${file}`)
  return schema
}

function resolve(ref: string, root: Schema) {
  const local = /^#\/\$defs\/(\w+)$/.exec(ref)?.[1]
  const target = local === undefined ? schemas.get(ref) : root.$defs?.[local]
  if (!target) throw new Error(`$ref ${ref} leads nowhere`)
  return { schema: target, root: local === undefined ? target : root }
}

describe.each([...schemas.keys()])('%s', (file) => {
  const schema = schemas.get(file)
  if (!schema) throw new Error('unreachable')
  const validate = ajv.getSchema(schema.$id)
  if (!validate) throw new Error(`Ajv has no ${file}`)
  const zod = zodOf(file)
  const document = validDocument(schema, schema, resolve)

  it('zod and Ajv accept the same documents', () => {
    let accepted = 0
    fc.assert(
      fc.property(document, (value) => {
        const byAjv = validate(value)
        expect({ zod: z.safeParse(zod, value).success, value }).toEqual({ zod: byAjv, value })
        accepted += byAjv ? 1 : 0
      }),
      { numRuns: 60 },
    )
    // a generator that makes only refused documents would prove nothing
    expect(accepted).toBeGreaterThan(30)
  })

  it('zod and Ajv refuse the same documents', () => {
    let refused = 0
    fc.assert(
      fc.property(mutated(document), (value) => {
        const byAjv = validate(value)
        expect({ zod: z.safeParse(zod, value).success, value }).toEqual({ zod: byAjv, value })
        refused += byAjv ? 0 : 1
      }),
      { numRuns: 150 },
    )
    // envelope and the likes accept nearly everything
    if (schema.type !== undefined) expect(refused).toBeGreaterThan(0)
  })

  it('describes every property', () => {
    const undescribed: string[] = []
    const walk = (part: Schema, at: string) => {
      for (const [key, property] of Object.entries(part.properties ?? {})) {
        if (!('description' in property) && property.$ref === undefined) undescribed.push(`${at}/${key}`)
        walk(property, `${at}/${key}`)
      }
      if (part.items) walk(part.items, `${at}/*`)
      for (const option of part.anyOf ?? []) walk(option, at)
    }
    walk(schema, '')
    for (const [name, part] of Object.entries(schema.$defs ?? {})) walk(part, `#${name}`)
    expect(undescribed).toEqual([])
  })
})
