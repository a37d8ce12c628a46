import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { seededRandom, soundBrands, writeMutated } from './mutateBrand'

const root = path.resolve(import.meta.dirname, '../..')
const soundBrand = soundBrands(root)
const brands = 1000
const batches = 10

/** The command as an operator runs it: from the key press to its end. Warm: what it is made of is built once before. */
export function benchBrandCheck(): Promise<void> {
  const dir = mkdtempSync(path.join(tmpdir(), 'marquee-check-'))
  try {
    check(path.join(root, 'brands'))
    const rows = [{ what: 'one of the brands here', ...figures(check(path.join(root, 'brands'), 'aurora')) }]
    writeSound(dir)
    rows.push({ what: `one of ${brands} brands`, ...figures(check(dir, 'brand-7')) })
    rows.push({ what: `${brands} brands`, ...figures(check(dir)) })
    writeSound(dir, accentOf)
    rows.push({ what: `${brands} brands, each of another colour`, ...figures(check(dir)) })
    console.table(rows)
    console.table(Array.from({ length: batches }, (_, batch) => mutatedBatch(dir, batch)))
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
  return Promise.resolve()
}

interface Run {
  readonly seconds: number
  readonly status: number | null
  readonly out: string
  readonly err: string
}

function check(dir: string, ...ids: string[]): Run {
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'scripts/brand.mjs'), 'check', ...ids, '--brands', dir, '--json'],
    { encoding: 'utf8', maxBuffer: 1 << 30, timeout: 300_000 },
  )
  return { seconds: (performance.now() - started) / 1000, status, out: stdout, err: stderr }
}

const figures = ({ seconds, status }: Run) => ({ seconds: seconds.toFixed(2), 'exit code': status })

/** As many colours as there are brands, all of which can be seen on a page. */
const accentOf = (index: number) => `#${(0x3a4f20 + 97 * index).toString(16).padStart(6, '0')}`

function writeSound(dir: string, accent: (index: number) => string | undefined = () => undefined): void {
  for (let index = 0; index < brands; index += 1) {
    const id = `brand-${index}`
    for (const [name, text] of soundBrand(id, accent(index))) {
      const file = path.join(dir, id, name)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
  }
}

/** Folders with random mistakes: a crash shows as an exit code, a hang as the time limit, silence as a count. */
function mutatedBatch(dir: string, batch: number) {
  const random = seededRandom(batch + 1)
  for (let index = 0; index < brands; index += 1) {
    const id = `brand-${index}`
    writeMutated(dir, id, soundBrand(id), random)
  }
  const run = check(dir)
  if (run.status !== 0 && run.status !== 1)
    return { batch, folders: brands, ...figures(run), crash: run.err.slice(0, 200) }
  const { brands: reports } = JSON.parse(run.out) as { brands: readonly MutatedReport[] }
  const refused = reports.filter(({ state }) => state === 'wrong')
  const silent = refused.filter(
    ({ errors }) => !errors.every(({ file, jsonPath, message }) => file && jsonPath.startsWith('$') && message),
  )
  const messages = reports.reduce((sum, { errors, warnings }) => sum + errors.length + warnings.length, 0)
  return {
    batch,
    folders: reports.length,
    ...figures(run),
    refused: refused.length,
    messages,
    'without a place': silent.length,
  }
}

interface MutatedReport {
  readonly state: string
  readonly errors: readonly { readonly file: string; readonly jsonPath: string; readonly message: string }[]
  readonly warnings: readonly unknown[]
}
