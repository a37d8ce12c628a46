/** Edge and sandbox in one process: `node dist/server/main.js --help` says how it is told what (settings.ts). */
import path from 'node:path'
import type { Hono } from 'hono'
import { localHost } from './brands/hosts'
import type { LoadedBrand } from './brands/loadedBrand'
import { createCatalogue } from './brands/product/catalogue'
import { createBrandRegistry } from './brands/registry'
import { createTextWriter } from './brands/change/writeTexts'
import { createEdge } from './edge/app'
import { builtTags } from './edge/manifest'
import { readBuild } from './edge/nodeAssets'
import { createNodeCompressor } from './edge/nodeCompressor'
import { createNodeIcons } from './edge/nodeIcons'
import { connectionAddress, serveEdge } from './edge/serveEdge'
import { readMessageKeys } from './messageKeys'
import { readOptions } from './options'
import { verifyPassword } from './passwords'
import { createProductTexts } from './productTexts'
import { readEnvironmentOf } from './readEnvironmentOf'
import { helpText } from './settings'
import { siteTable } from './siteTable'

const root = path.resolve(import.meta.dirname, '../..')

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env, root)
  if (options.help) {
    console.log(helpText())
    return
  }
  const log = (line: string) => console.error(line)
  let closing = false
  const environment = await readEnvironmentOf(process.env)
  const knownMessageKeys = readMessageKeys(path.join(root, 'dist/server/messages.json'))
  const productTexts = createProductTexts(path.join(root, 'dist/server/texts'))
  const catalogue = createCatalogue(knownMessageKeys)
  const brands = await createBrandRegistry({
    dir: options.brandsDir,
    watch: true,
    environment,
    knownMessageKeys,
    catalogue,
    log,
  })
  const sandbox = options.sandbox ? await startSandbox(options) : undefined
  const { assets, manifest } = readBuild(path.join(root, 'dist/client'))
  const edge = createEdge({
    brands,
    assets,
    tags: (wanted) => builtTags(manifest, wanted),
    sandboxUrl: sandbox?.url,
    playHost: options.playHost,
    compressor: createNodeCompressor(),
    draw: createNodeIcons(),
    verifyPassword,
    clientAddress: connectionAddress,
    trusts: options.trusts,
    tls: options.tls,
    inspector: options.inspector,
    inspectorTexts: {
      productTexts,
      ...(options.inspectorWrites && {
        write: createTextWriter({
          dir: options.brandsDir,
          root,
          knownMessageKeys,
          productTexts,
          reload: (id) => brands.reload([id]),
        }),
      }),
    },
    unready: () => (closing ? 'draining' : brands.size === 0 ? 'no brands' : undefined),
    log,
    ...(options.accessLog ? { accessLog: (line: string) => console.log(line) } : {}),
  })
  const server = await serveEdge(edge, options)
  // before what a platform that is away has the log say
  console.log(siteTable(brands.all(), server.port, sandbox?.url))
  void warmUp(edge, brands.all().slice(0, brandsWarmed))

  const stop = async (graceMs: number) => {
    // whoever asks twice does not want to wait
    if (closing) process.exit(1)
    closing = true
    await server.close(graceMs)
    await Promise.all([sandbox?.close(), brands.close()])
    process.exit(0)
  }
  process.on('SIGINT', () => void stop(0))
  process.on('SIGTERM', () => void stop(options.drainMs))
}

/** The sandbox and its libraries are loaded where there is one. */
async function startSandbox({ sandboxPort, dataDir, fresh }: ReturnType<typeof readOptions>) {
  const { serveSandbox } = await import('./sandbox/serve')
  return serveSandbox({ port: sandboxPort, hostname: '127.0.0.1', dataDir, fresh })
}

/** First visitors find styles derived and public answers there; with thousands of brands, those of the first few. */
const brandsWarmed = 20

async function warmUp(edge: Hono, brands: readonly LoadedBrand[]): Promise<void> {
  await Promise.allSettled(brands.map(async ({ id }) => edge.request(`http://${localHost(id)}/index`)))
}

main().catch((error: unknown) => {
  const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  const reason = error instanceof Error ? error.message : String(error)
  console.error(inUse ? `${reason}. Choose another port: PORT=4001 npm start` : reason)
  process.exit(1)
})
