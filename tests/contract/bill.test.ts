import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { billOfMaterials, licenceList } from '../../scripts/notices/bill'
import { shippedPackages } from '../../scripts/notices/packages'

const root = path.resolve(import.meta.dirname, '../..')
const text = billOfMaterials(root)
const bill: unknown = JSON.parse(text)
const packages = shippedPackages(root)

/** The schemas of CycloneDX, as its own library brings them. */
const schemas = path.join(root, 'node_modules/@cyclonedx/cyclonedx-library/res/schema')
const schema = (name: string) =>
  JSON.parse(readFileSync(path.join(schemas, `${name}.SNAPSHOT.schema.json`), 'utf8')) as object
const ajv = new Ajv({ strict: false, validateFormats: false })
for (const name of ['spdx', 'jsf-0.82', 'cryptography-defs'])
  ajv.addSchema(schema(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`)
const isBill = ajv.compile(schema('bom-1.6'))

const parts = z
  .object({
    metadata: z.object({ component: z.object({ name: z.literal('marquee') }) }),
    components: z.array(
      z.object({
        'bom-ref': z.string(),
        purl: z.string(),
        scope: z.enum(['required', 'optional']),
        hashes: z.array(z.object({ alg: z.literal('SHA-512'), content: z.string().length(128) })),
        licenses: z.array(z.unknown()).length(1),
      }),
    ),
    dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()).default([]) })),
  })
  .parse(bill)

test('the bill of materials is CycloneDX, and the schema refuses what is not', () => {
  expect([isBill(bill), isBill.errors]).toEqual([true, null])
  expect(isBill({ ...(bill as object), components: [{ type: 'library' }] })).toBe(false)
  expect(isBill({ ...(bill as object), specVersion: 1.6 })).toBe(false)
})

test('it names what is shipped, each with its licence and hash, and what needs what', () => {
  expect(parts.components.map((part) => part['bom-ref']).sort()).toEqual(
    packages.map(({ name, version }) => `${name}@${version}`).sort(),
  )
  const find = (name: string) => parts.components.find((part) => part['bom-ref'].startsWith(`${name}@`))
  expect(find('@hono/node-server')?.purl).toMatch(/^pkg:npm\/%40hono\/node-server@\d/)
  expect(find('firebase')?.scope).toBe('required')
  expect(find('@img/sharp-linux-x64')?.scope).toBe('optional')
  expect(find('vitest')).toBeUndefined()
  const sharp = parts.dependencies.find(({ ref }) => ref.startsWith('sharp@'))
  expect(sharp?.dependsOn).toEqual(expect.arrayContaining([expect.stringMatching(/^@img\/sharp-linux-x64@/)]))
  const whole = parts.dependencies.find(({ ref }) => ref.startsWith('marquee@'))
  expect(whole?.dependsOn).toEqual(
    expect.arrayContaining([expect.stringMatching(/^hono@/), expect.stringMatching(/^firebase@/)]),
  )
  expect(whole?.dependsOn).not.toEqual(expect.arrayContaining([expect.stringMatching(/^tslib@/)]))
  expect(billOfMaterials(root)).toBe(text)
})

test('the list of licences names each package once, under its licence', () => {
  const list = licenceList(root)
  const lines = list.split('\n').filter((line) => line.startsWith('  '))
  expect(lines).toHaveLength(packages.length)
  expect(list).toContain('\nMIT\n')
  for (const { licence } of packages) expect(`\n${list}`).toContain(`\n${licence}\n`)
})
