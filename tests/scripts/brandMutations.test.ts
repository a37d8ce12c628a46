import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { seededRandom, soundBrands, writeMutated } from '../../scripts/bench/mutateBrand'
import { checkBrands } from '../../scripts/brand/check/checkBrands'
import { printReport } from '../../scripts/brand/check/printReport'
import { paintWith } from '../../scripts/brand/io'
import { readProduct } from '../../scripts/brand/product'

const root = path.resolve(import.meta.dirname, '../..')
const batches = 10
const folders = 100

test(
  'a thousand folders with random mistakes: no crash, no hang, and each mistake has a place',
  { timeout: 120_000 },
  () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'marquee-mutated-'))
    const product = readProduct(root)
    const sound = soundBrands(root)
    let refused = 0
    try {
      for (let batch = 0; batch < batches; batch += 1) {
        const random = seededRandom(1000 + batch)
        for (let index = 0; index < folders; index += 1)
          writeMutated(dir, `brand-${index}`, sound(`brand-${index}`), random)
        const started = performance.now()
        const reports = checkBrands({ dir, product })
        expect(performance.now() - started, `batch ${batch}`).toBeLessThan(20_000)
        expect(reports).toHaveLength(folders)
        for (const { id, state, errors, warnings } of reports) {
          expect(state === 'wrong', id).toBe(errors.length > 0)
          for (const { file, jsonPath, message, found, allowed } of [...errors, ...warnings]) {
            expect(file, id).toContain(id)
            expect(jsonPath, id).toMatch(/^\$/)
            expect(
              [message, found, allowed].every((text) => text.length > 0 && text.length < 5000),
              `${id}: ${message}`,
            ).toBe(true)
          }
        }
        refused += reports.filter(({ state }) => state === 'wrong').length
        expect(printReport(reports, { paint: paintWith(false), quiet: false, milliseconds: 0 })).toContain(
          `${folders} brands`,
        )
      }
      // Mutations that nothing minds would prove nothing.
      expect(refused).toBeGreaterThan((batches * folders) / 2)
      expect(refused).toBeLessThan(batches * folders)
    } finally {
      rmSync(dir, { recursive: true, force: true })
    }
  },
)
