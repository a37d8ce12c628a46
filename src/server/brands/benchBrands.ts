import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { messageKeys } from '../messageKeys'
import { inParallel } from './inParallel'
import { createCatalogue } from './product/catalogue'
import { createBrandRegistry } from './registry'

export interface BrandFigures {
  readonly brands: number
  /** From nothing to every brand ready to be served. */
  readonly startMs: number
  /** One look-up of a host, mean. */
  readonly lookupNs: number
  /** From a new folder being saved to its host being served; absent where it was not measured. */
  readonly newFolderMs?: number
}

export interface BenchOptions {
  /** Also saves one more folder while the others are watched. */
  readonly watch?: boolean
}

/** Writes so many brand folders to a temporary place, starts a registry over them and looks hosts up. */
export async function benchBrands(count: number, { watch = false }: BenchOptions = {}): Promise<BrandFigures> {
  const dir = await mkdtemp(path.join(tmpdir(), 'marquee-brands-'))
  try {
    const ids = Array.from({ length: count }, (_, index) => `brand-${index}`)
    await inParallel(ids, 32, (id) => writeBrand(dir, id))
    const started = performance.now()
    const registry = await createBrandRegistry({ dir, watch, catalogue: createCatalogue(messageKeys) })
    const startMs = performance.now() - started
    try {
      if (registry.size !== count) throw new Error(`${registry.size} of ${count} brands were accepted`)
      const lookupNs = measureLookups(ids, (host) => registry.find(host)?.id)
      if (!watch) return { brands: count, startMs, lookupNs }
      return {
        brands: count,
        startMs,
        lookupNs,
        newFolderMs: await measureNewFolder(dir, (host) => registry.find(host)?.id),
      }
    } finally {
      await registry.close()
    }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/** The same few hosts however many brands there are: what grows is then the look-up, not the misses of a cache. */
function measureLookups(ids: readonly string[], find: (host: string) => string | undefined): number {
  for (const id of ids) if (find(`${id}.localhost`) !== id) throw new Error(`no brand answers on ${id}.localhost`)
  const sample = ids.filter((_, index) => index % Math.max(1, Math.floor(ids.length / 10)) === 0)
  const hosts = sample.flatMap((id) => [`${id}.localhost:4000`, `WWW.${id}.example.com`])
  const rounds = Math.ceil(200_000 / hosts.length)
  const started = performance.now()
  for (let round = 0; round < rounds; round += 1) for (const host of hosts) find(host)
  return ((performance.now() - started) * 1e6) / (rounds * hosts.length)
}

async function measureNewFolder(dir: string, find: (host: string) => string | undefined): Promise<number> {
  await writeBrand(dir, 'newcomer')
  const saved = performance.now()
  while (find('newcomer.localhost') === undefined) {
    if (performance.now() - saved > 60_000) throw new Error('the new folder was not served within a minute')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return performance.now() - saved
}

async function writeBrand(dir: string, id: string): Promise<void> {
  const folder = path.join(dir, id)
  await mkdir(path.join(folder, 'assets'), { recursive: true })
  await mkdir(path.join(folder, 'locales'))
  const hue = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 0xffffff, 7)
  await writeFile(path.join(folder, 'brand.json'), JSON.stringify(brandFile(id), null, 2))
  await writeFile(
    path.join(folder, 'theme.json'),
    `{ "colors": { "accent": "#${hue.toString(16).padStart(6, '0')}" }, "radius": 8 }`,
  )
  await writeFile(path.join(folder, 'locales/en.json'), '{ "home.title": "Welcome" }')
  await writeFile(path.join(folder, 'assets/logo.svg'), logo)
}

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 64"><path d="M0 0h99v64z" fill="#888"/></svg>'

const brandFile = (id: string) => ({
  name: `Brand ${id}`,
  merchant: id.replaceAll('-', ''),
  domains: [`www.${id}.example.com`],
  languages: { default: 'en', supported: ['en', 'zh-CN', 'ar'] },
  layout: { header: 'rail', card: 'cover' },
  slots: { 'header.category': { order: ['live', 'sports', 'rng'], hide: ['fish'] } },
  assets: { logo: 'logo.svg' },
})
