import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Hono } from 'hono'
import { parse } from 'jsonc-parser'
import { Miniflare } from 'miniflare'
import type { DrawFirstView } from '../../src/engine/firstView'
import { folderSource } from '../../src/server/brands/brandSource'
import { createBrandRegistry } from '../../src/server/brands/registry'
import { readBrands } from '../../src/server/brands/readBrands'
import { createEdge } from '../../src/server/edge/app'
import { drawnPictures } from '../../src/server/edge/drawnPictures'
import { builtTags, keptTags } from '../../src/server/edge/manifest'
import { readBuild } from '../../src/server/edge/nodeAssets'
import { createNodeCompressor } from '../../src/server/edge/nodeCompressor'
import { createNodeIcons } from '../../src/server/edge/nodeIcons'
import { verifyPassword } from '../../src/server/passwords'
import { settings } from '../../src/server/settings'
import { readVisitorRates } from '../../src/server/visitorRates'
import { exportToKv, type KvPair } from '../../src/server/workers/kvExport'

const root = path.resolve(import.meta.dirname, '../..')
const visitor = '203.0.113.7'

export interface ContractEdge {
  readonly get: (url: string, init?: RequestInit) => Promise<Response>
  /** Requests that reached the platform since it was asked last. */
  readonly seen: () => readonly Request[]
  readonly close: () => Promise<void>
}

interface WrittenKv {
  put(key: string, value: string | Uint8Array): Promise<void>
  delete(key: string): Promise<void>
}

export interface WorkerdEdge extends ContractEdge {
  /** Writes into KV as an operator does. */
  readonly put: (pairs: readonly KvPair[]) => Promise<void>
  readonly remove: (keys: readonly string[]) => Promise<void>
}

function platformOf(platform: Hono) {
  const all: Request[] = []
  return {
    answer: (request: Request): Promise<Response> => {
      all.push(request.clone())
      return Promise.resolve(platform.fetch(request))
    },
    seen: () => all.splice(0),
  }
}

const builtFile = (file: string): string => {
  const full = path.join(root, 'dist', file)
  if (!existsSync(full)) throw new Error(`${full} is not there: run "npm run build" first`)
  return full
}

/** The edge as a machine runs it, with all that the build made. */
export async function nodeEdge(brandsDir: string, platform: Hono): Promise<ContractEdge> {
  const registry = await createBrandRegistry({ dir: brandsDir, watch: false })
  const { assets, manifest } = readBuild(path.dirname(builtFile('client/assets')))
  const drawing = (await import(pathToFileURL(builtFile('server/firstView.js')).href)) as {
    readonly drawFirstView: DrawFirstView
  }
  const { answer, seen } = platformOf(platform)
  const app = createEdge({
    brands: folderSource(registry),
    assets,
    tags: keptTags((wanted) => builtTags(manifest, wanted)),
    fetch: (input, init) => answer(new Request(input, init)),
    compressor: createNodeCompressor(),
    draw: createNodeIcons(),
    drawFirstView: drawing.drawFirstView,
    verifyPassword,
    clientAddress: () => visitor,
    visitors: readVisitorRates(settings.visitorLimits.fallback),
    tls: 'by address',
  })
  return {
    get: async (url, init = {}) => {
      const headers = new Headers(init.headers)
      headers.set('Host', new URL(url).host)
      return app.request(url, { ...init, headers })
    },
    seen,
    close: () => registry.close(),
  }
}

/** What an operator would put into KV for the folders. */
export function exported(brandsDir: string, before: Parameters<typeof exportToKv>[0]['before'] = []) {
  const { resolved } = readBrands(brandsDir)
  const brands = [...resolved.values()].filter(({ abstract }) => !abstract)
  const draw = createNodeIcons()
  return exportToKv({
    brands,
    before,
    gone: before.map(({ brand }) => brand).filter((id) => !resolved.has(id)),
    all: false,
    environment: { value: new Map(), issues: [] },
    readAsset: (file) => readFileSync(file),
    pictures: (loaded) => drawnPictures(loaded, draw),
    by: 'test',
    now: Date.now(),
  })
}

/** Cloudflare's rules for headers of files, as the build wrote them. */
function headerRules(text: string) {
  const rules: Record<string, { set: Record<string, string> }> = {}
  let last: Record<string, string> | undefined
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    const at = line.indexOf(':')
    if (line.startsWith(' ')) {
      if (last) last[line.slice(0, at).trim()] = line.slice(at + 1).trim()
    } else {
      last = {}
      rules[line] = { set: last }
    }
  }
  return { version: 2 as const, rules }
}

/** The build for Cloudflare, on the runtime that Cloudflare runs. */
export async function workerdEdge(brandsDir: string, platform: Hono): Promise<WorkerdEdge> {
  const { answer, seen } = platformOf(platform)
  // requests and answers of miniflare are those of its own fetch, and its types those of Cloudflare's packages
  const outbound = (request: Request) => answer(request)
  const code = builtFile('worker/code/main.js')
  const template = readFileSync(path.join(root, 'deploy/cloudflare/wrangler.jsonc'), 'utf8')
  const { compatibility_date: compatibilityDate, compatibility_flags: compatibilityFlags } = parse(template) as {
    readonly compatibility_date: string
    readonly compatibility_flags: string[]
  }
  const directory = builtFile('worker/public')
  const miniflare = new Miniflare({
    modules: [{ type: 'ESModule', path: code }],
    modulesRoot: path.dirname(code),
    compatibilityDate,
    compatibilityFlags,
    kvNamespaces: ['BRANDS'],
    assets: {
      directory,
      routerConfig: { has_user_worker: true },
      assetConfig: { headers: headerRules(readFileSync(path.join(directory, '_headers'), 'utf8')) },
    },
    outboundService: outbound as never,
  })
  const kv = (await miniflare.getKVNamespace('BRANDS')) as unknown as WrittenKv
  const put = async (pairs: readonly KvPair[]) => {
    for (const { key, value, base64 } of pairs)
      await kv.put(key, base64 ? new Uint8Array(Buffer.from(value, 'base64')) : value)
  }
  const { contents, brands } = await exported(brandsDir)
  await put([...contents, ...brands])
  return {
    get: async (url, init = {}) => {
      const headers = new Headers(init.headers)
      headers.set('CF-Connecting-IP', visitor)
      return (await miniflare.dispatchFetch(url, { ...init, headers } as never)) as unknown as Response
    },
    seen,
    put,
    remove: async (keys) => {
      for (const key of keys) await kv.delete(key)
    },
    close: () => miniflare.dispose(),
  }
}
