import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkBrands } from '../../../../scripts/brand/check/checkBrands'
import { mendOf, printProblem } from '../../../../scripts/brand/check/printReport'
import { paintWith } from '../../../../scripts/brand/io'
import { readProduct } from '../../../../scripts/brand/product'
import { type BrandError, formatBrandError } from '../../../../src/server/brands/brandError'
import { createBrandRegistry } from '../../../../src/server/brands/registry'
import { createTestFolders, type TestFolders } from '../../../../src/server/brands/testFolders'
import { type Edit, filesOf } from './goodFolder'
import { mistakes } from './table'

const product = readProduct(path.resolve(import.meta.dirname, '../../../..'))
let folders: TestFolders
beforeEach(async () => {
  folders = await createTestFolders()
})
afterEach(() => folders.cleanUp())

/** What the command and the server, in process, say of the folder and of those beside it. */
async function ask(edit: Edit) {
  const { id = 'mine', others = {} } = edit
  for (const [name, files] of Object.entries(others)) await folders.write(name, files)
  await folders.write(id, filesOf(edit))
  const report = checkBrands({ dir: folders.dir, product }).find((each) => each.id === id)
  if (!report) throw new Error('no report')
  const log: string[] = []
  const { catalogue, messageKeys: knownMessageKeys } = product
  const options = { dir: folders.dir, watch: false, catalogue, knownMessageKeys }
  const server = await createBrandRegistry({ ...options, log: (line) => log.push(line) })
  const served = server.get(id)?.hosts ?? []
  await server.close()
  return { id, report, served, log: log.filter((line) => line.startsWith(`brands: "${id}"`)) }
}

/** Place, words, found; then how to mend it, or what is allowed where it is a single thing. */
const wordsOf = (id: string, problem: BrandError): string => {
  const { file, line, jsonPath, message, found, hint, allowed } = problem
  const place = `${file.replace(`brands/${id}/`, '')}${line === undefined ? '' : `:${line}`}${jsonPath === '$' ? '' : ` ${jsonPath}`}`
  return `${place}: ${message}; found ${found}. ${hint ?? `Allowed: ${allowed}`}`
}

/** Lists of all that the product has grow: the table ends them with …. */
const cutAs = (said: string | undefined, words: string) =>
  said?.endsWith('…') === true && words.startsWith(said.slice(0, -1)) ? said : words

test('the folder that the mistakes are made in is right, and nothing is said of it', async () => {
  const { report, served, log } = await ask({})
  expect([report.state, report.errors, report.warnings]).toEqual(['right', [], []])
  expect(served).toEqual(['mine.localhost', 'www.mine.example'])
  expect(log).toEqual([])
})

test('each mistake is another one, and there are many', () => {
  expect(new Set(mistakes.map(({ mistake }) => mistake)).size).toBe(mistakes.length)
  expect(mistakes.length).toBeGreaterThanOrEqual(76)
})

describe.each(['error', 'warning', 'elsewhere'] as const)('%s', (kind) => {
  test.each(mistakes.filter(({ is }) => is === kind))('$mistake', async ({ mistake, edit, says }) => {
    const { id, report, served, log } = await ask(edit)
    const problems = [...report.errors, ...report.warnings]
    expect(problems.map((problem, at) => cutAs(says[at], wordsOf(id, problem)))).toEqual(says)
    expect(report.errors.length > 0, mistake).toBe(kind !== 'warning')

    // of a folder that is refused the log says why, no advice
    const lines = (kind === 'warning' ? report.warnings : report.errors)
      .map((problem) => `\n  ${formatBrandError(problem)}`)
      .join('')
    const outcome = {
      error: 'is refused, it is not served',
      warning: 'has warnings',
      elsewhere: 'has errors, it is served on mine.localhost',
    }[kind]
    expect(log).toEqual([`brands: "${id}" ${outcome}:${lines}`])
    expect(served.includes(`${id}.localhost`)).toBe(kind !== 'error')

    for (const problem of problems) {
      const printed = printProblem(problem, paintWith(false))
      expect(printed).toMatch(report.errors.includes(problem) ? /^ {2}error / : /^ {2}warning /)
      for (const said of [problem.message, problem.found, problem.allowed, mendOf(problem)])
        expect(printed).toContain(said)
      expect(printed).not.toMatch(/allowed values|\$$/m)
    }
  })
})
