import { Hono } from 'hono'
import { folderSource } from '../brands/brandSource'
import { createBrandRegistry, type BrandRegistry } from '../brands/registry'
import { createTestFolders, type TestFolders } from '../brands/testFolders'
import { verifyPassword } from '../passwords'
import { createEdge } from './app'
import type { EdgeOptions } from './edgeOptions'
import type { AssetReader, StaticAsset } from './assetReader'
import { builtTags, type ClientManifest } from './manifest'

const bytes = (text: string) => new TextEncoder().encode(text)

const script: StaticAsset = {
  type: 'text/javascript; charset=utf-8',
  etag: 'abc',
  encodings: ['br', 'gzip', 'identity'],
  read: (encoding) => Promise.resolve(bytes(`main ${encoding}`)),
}

export const fakeAssets: AssetReader = { find: (path) => (path === 'assets/main-1.js' ? script : undefined) }

export const fakeManifest: ClientManifest = {
  'src/app/main.tsx': { file: 'assets/main-1.js', imports: ['_vendor.js'], css: ['assets/main-1.css'] },
  '_vendor.js': { file: 'assets/vendor-1.js', name: 'vendor' },
  '_home-1.js': { file: 'assets/home-1.js', name: 'home', imports: ['_vendor.js', 'src/app/main.tsx'] },
  'src/app/messages/en.ts': { file: 'assets/en-1.js' },
  'src/app/messages/ar.ts': { file: 'assets/ar-1.js' },
}

export interface TestEdge {
  readonly app: Hono
  readonly brands: BrandRegistry
  readonly folders: TestFolders
  /** Requests that reached the platform. */
  readonly seen: Request[]
  /** Of the log, without the ids of requests, which are made anew each time. */
  readonly lines: string[]
  readonly get: (url: string, init?: RequestInit) => Promise<Response>
  readonly cleanUp: () => Promise<void>
}

/** An edge over real folders and a platform in process. */
export async function createTestEdge(
  files: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  platform: Hono = new Hono(),
  more: Partial<EdgeOptions> = {},
): Promise<TestEdge> {
  const folders = await createTestFolders()
  for (const [id, content] of Object.entries(files)) await folders.write(id, content)
  const brands = await createBrandRegistry({ dir: folders.dir, watch: false })
  const seen: Request[] = []
  const lines: string[] = []
  const app = createEdge({
    brands: folderSource(brands),
    assets: fakeAssets,
    tags: (wanted) => builtTags(fakeManifest, wanted),
    sandboxUrl: 'http://sandbox.test',
    fetch: (input, init) => {
      const request = new Request(input, init)
      seen.push(request.clone())
      return Promise.resolve(platform.fetch(request))
    },
    verifyPassword,
    clientAddress: () => '203.0.113.7',
    log: (line) => lines.push(line.replace(/ \(request [\w-]+\)/, '')),
    ...more,
  })
  return {
    app,
    brands,
    folders,
    seen,
    lines,
    get: async (url, init = {}) => {
      const headers = new Headers(init.headers)
      headers.set('Host', new URL(url).host)
      return app.request(url, { ...init, headers })
    },
    cleanUp: async () => {
      await brands.close()
      await folders.cleanUp()
    },
  }
}
