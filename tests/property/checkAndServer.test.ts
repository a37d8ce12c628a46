import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { seededRandom, soundBrands, writeMutated, writeSlips } from '../../scripts/bench/mutateBrand'
import { checkBrands } from '../../scripts/brand/check/checkBrands'
import { readProduct } from '../../scripts/brand/product'
import { createBrandRegistry } from '../../src/server/brands/registry'

const root = path.resolve(import.meta.dirname, '../..')
const { catalogue, ...product } = readProduct(root)
/** `CHECK_AND_SERVER=10000` asks of more folders. */
const folders = Number(process.env['CHECK_AND_SERVER'] ?? 400)
const atOnce = 200

test(
  'whatever is in a folder: what the check refuses is not served, what it calls right is, and both say the same',
  { timeout: Math.max(120_000, folders * 100) },
  async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'marquee-agree-'))
    const sound = soundBrands(root)
    const count = { folders: 0, refused: 0, advised: 0 }
    try {
      for (let batch = 0; batch * atOnce < folders; batch += 1) {
        const random = seededRandom(7000 + batch)
        rmSync(dir, { recursive: true, force: true })
        mkdirSync(dir)
        for (let index = 0; index < atOnce; index += 1) {
          const id = `brand-${index}`
          // every other one is read by its schema and means what there is not
          if (index % 2 === 0) writeMutated(dir, id, sound(id), random)
          else writeSlips(dir, id, sound(id), random)
        }
        writeFileSync(path.join(dir, 'a file'), 'no brand')
        const reports = checkBrands({ dir, product: { ...product, catalogue } })
        const server = await createBrandRegistry({
          dir,
          watch: false,
          knownMessageKeys: product.messageKeys,
          catalogue,
        })
        for (const { id, state, errors, warnings } of reports) {
          const served = server.get(id) !== undefined
          expect([id, served], errors.map(({ message }) => message).join()).toEqual([id, state === 'right'])
          expect(server.errors().get(id) ?? [], id).toEqual(errors)
          if (served) expect(server.warnings().get(id) ?? [], id).toEqual(warnings)
        }
        count.folders += reports.length
        count.refused += reports.filter(({ state }) => state === 'wrong').length
        count.advised += reports.filter(({ warnings }) => warnings.length > 0).length
        await server.close()
      }
    } finally {
      rmSync(dir, { recursive: true, force: true })
    }
    console.log(
      `check and server agree on ${count.folders} folders: ${count.refused} refused, ${count.advised} with warnings`,
    )
    expect(count.folders).toBeGreaterThanOrEqual(folders)
    expect(count.refused).toBeGreaterThan(folders / 3)
    expect(count.refused).toBeLessThan(folders)
    expect(count.advised).toBeGreaterThan(folders / 20)
  },
)
