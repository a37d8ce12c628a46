/** Edge and sandbox in one process: `node dist/server/main.js --help` says how it is told what (settings.ts). */
import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Hono } from 'hono'
import type { DrawFirstView } from '../engine/firstView'
import type { Stage } from './brands/brandError'
import type { Environment } from './brands/environment'
import { localHost } from './brands/hosts'
import type { LoadedBrand } from './brands/loadedBrand'
import { isInnerAddress } from './brands/ownNetwork'
import { createCatalogue } from './brands/product/catalogue'
import { type BrandSource, folderSource } from './brands/brandSource'
import { createBrandRegistry, type RegistryOptions } from './brands/registry'
import { createTextWriter } from './brands/change/writeTexts'
import { createEdge, warming } from './edge/app'
import { createBoundedLog } from './edge/boundedLog'
import { boundsOf, createLoadGuard, type LoadGuard } from './edge/loadGuard'
import { builtTags, keptTags } from './edge/manifest'
import { readBuild } from './edge/nodeAssets'
import { createNodeCompressor } from './edge/nodeCompressor'
import { createNodeIcons } from './edge/nodeIcons'
import { connectionAddress, serveEdge } from './edge/serveEdge'
import { readMessageKeys } from './messageKeys'
import { readOptions } from './options'
import { verifyPassword } from './passwords'
import { createProductTexts } from './productTexts'
import type { Observation } from './observe/observation'
import { onStop, processIndex, runProcesses } from './processes'
import { readEnvironmentOf } from './readEnvironmentOf'
import type { StoreFigures } from './releases/releaseSource'
import { createServerLog } from './serverLog'
import { helpText } from './settings'
import type { StoreAddress } from './storeAddress'
import { siteTable } from './siteTable'
import { messageOf } from '../lib/messageOf'

const root = path.resolve(import.meta.dirname, '../..')

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env, root)
  if (options.help) {
    console.log(helpText())
    return
  }
  const index = processIndex()
  if (options.processes > 1 && index === undefined) {
    const { line } = createServerLog({
      json: options.jsonLog,
      about: () => ({}),
      error: console.error,
      out: console.log,
    })
    return runProcesses({ count: options.processes, drainMs: options.drainMs, log: line })
  }
  const watched: { underWay?: Observation['underWay'] } = {}
  const { line: log, request: accessLog } = createServerLog({
    json: options.jsonLog,
    about: () => ({ ...(index !== undefined && { process: index }), ...watched.underWay?.() }),
    error: (line) => console.error(line),
    out: (line) => console.log(line),
  })
  let closing = false
  const environment = await readEnvironmentOf(process.env)
  const knownMessageKeys = readMessageKeys(path.join(root, 'dist/server/messages.json'))
  const productTexts = createProductTexts(path.join(root, 'dist/server/texts'))
  const catalogue = createCatalogue(knownMessageKeys)
  const { store } = options
  const brands = store
    ? await openStore(store, environment, options.releasesKept, log)
    : await openFolders({ dir: options.brandsDir, watch: true, environment, knownMessageKeys, catalogue, log })
  const unready = () => (closing ? 'draining' : brands.unready())
  const observation = await openObservation(options, index ?? 0, unready, brands.figures, log)
  if (observation) watched.underWay = observation.underWay
  const sandbox = options.sandbox ? await startSandbox(options) : undefined
  const { assets, manifest } = readBuild(path.join(root, 'dist/client'))
  const edge = createEdge({
    brands: brands.source,
    assets,
    tags: keptTags((wanted) => builtTags(manifest, wanted)),
    sandboxUrl: sandbox?.url,
    playHost: options.playHost,
    compressor: createNodeCompressor(),
    draw: createNodeIcons({ program: path.join(root, 'dist/server/drawSvg.mjs'), log }),
    drawFirstView: await readDrawing(log),
    ...(store && { answersKept: { brandsKept: options.releasesKept } }),
    verifyPassword,
    clientAddress: connectionAddress,
    trusts: options.trusts,
    isInner: isInnerAddress,
    visitors: options.visitors,
    limits: { atOnce: options.platformCalls },
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
          reload: brands.reload,
        }),
      }),
    },
    unready,
    remark: () => brands.remark?.(),
    log,
    ...(options.accessLog ? { accessLog } : {}),
    observer: observation?.observer,
    figuresShare: options.figuresShare,
  })
  const guard = createGuard(options.overloadMs, observation, log)
  const server = await serveEdge(edge, { ...options, guard })
  // before what a platform that is away has the log say
  const metrics =
    observation?.metricsPort === undefined
      ? undefined
      : `metrics: http://${options.metrics?.hostname}:${observation.metricsPort}/metrics`
  if (options.jsonLog) log(`serving at port ${server.port}${metrics === undefined ? '' : `; ${metrics}`}`)
  else {
    if ((index ?? 0) === 0) console.log(brands.table(server.port, sandbox?.url))
    if (metrics !== undefined) console.log(`  ${metrics}\n`)
  }
  void warmUp(edge, brands.all().slice(0, brandsWarmed))

  const stop = async (graceMs: number) => {
    // whoever asks twice does not want to wait
    if (closing) process.exit(1)
    closing = true
    await server.close(graceMs)
    await Promise.all([sandbox?.close(), brands.close(), observation?.close()])
    process.exit(0)
  }
  onStop(options.drainMs, (graceMs) => void stop(graceMs))
}

/** Turns away whom the thread has no time for; nobody where it is 0. */
function createGuard(
  overloadMs: number,
  observation: Observation | undefined,
  log: (line: string) => void,
): LoadGuard | undefined {
  if (overloadMs === 0) return undefined
  const trouble = createBoundedLog({ log, most: 1, windowMs: 10 * 60_000 })
  return createLoadGuard({
    later: setImmediate,
    bounds: boundsOf(overloadMs),
    onShed: (count) => {
      observation?.observer.shed('thread', count)
      trouble('overload', 'overload: more come than can be served; some visitors are told to come back')
    },
  })
}

/** Brands as this process has them, wherever they come from. */
interface Brands {
  readonly source: BrandSource
  /** Those that are known at the start. */
  readonly all: () => readonly LoadedBrand[]
  readonly unready: () => string | undefined
  readonly remark?: () => string | undefined
  /** Of the store, where they come from one. */
  readonly figures?: () => StoreFigures
  readonly table: (port: number, sandboxUrl: string | undefined) => string
  /** Reads a brand anew that was written here. */
  readonly reload: (id: string) => Promise<void>
  readonly close: () => Promise<void>
}

async function openFolders(folders: RegistryOptions): Promise<Brands> {
  const registry = await createBrandRegistry(folders)
  return {
    source: folderSource(registry),
    all: registry.all,
    unready: () => (registry.size === 0 ? 'no brands' : undefined),
    table: (port, sandboxUrl) => siteTable(registry.all(), port, sandboxUrl),
    reload: (id) => registry.reload([id]),
    close: registry.close,
  }
}

/** The store and its libraries are loaded where there is one. */
async function openStore(
  address: StoreAddress,
  environment: Stage<Environment>,
  releasesKept: number,
  log: (line: string) => void,
): Promise<Brands> {
  const [{ createReleaseSource }, { openNatsStore }] = await Promise.all([
    import('./releases/releaseSource'),
    import('./releases/nats/natsStore'),
  ])
  const source = createReleaseSource({
    open: () => openNatsStore(address, { isOperator: false, isPatient: true, log }),
    edge: `${hostname()} ${process.pid}`,
    environment,
    releasesKept,
    log,
  })
  return {
    source,
    all: () => [],
    unready: source.unready,
    remark: source.remark,
    figures: source.figures,
    table: (port) =>
      `\n  Brands come from the store "${address.name}" at ${address.servers}; this edge listens on port ${port}.\n`,
    reload: () => Promise.reject(new Error('releases of a store are not written here')),
    close: source.close,
  }
}

/** What watches the edge is loaded, with OpenTelemetry, where somebody looks: at `/metrics`, or at a collector. */
async function openObservation(
  { metrics, collector, namedBrands }: ReturnType<typeof readOptions>,
  index: number,
  unready: () => string | undefined,
  store: (() => StoreFigures) | undefined,
  log: (line: string) => void,
): Promise<Observation | undefined> {
  if (!metrics && collector === undefined) return undefined
  const { openObservation: open } = await import('./observe/observation')
  const isReady = () => unready() === undefined
  // a port each for several processes; 0 is any free one
  const own = metrics && { ...metrics, port: metrics.port === 0 ? 0 : metrics.port + index }
  return open({ metrics: own, endpoint: collector, namedBrands, version: readVersion(), isReady, store, log })
}

const readVersion = (): string =>
  (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { readonly version: string }).version

/** The app as the edge draws it: a part of the build of its own, which knows the components that the server does not. */
async function readDrawing(log: (line: string) => void): Promise<DrawFirstView | undefined> {
  const file = pathToFileURL(path.join(root, 'dist/server/firstView.js')).href
  try {
    const { drawFirstView } = (await import(/* @vite-ignore */ file)) as { drawFirstView: DrawFirstView }
    return drawFirstView
  } catch (error) {
    log(`first views are left to browsers: ${messageOf(error)}`)
    return undefined
  }
}

/** The sandbox and its libraries are loaded where there is one. */
async function startSandbox({ sandboxPort, dataDir, fresh }: ReturnType<typeof readOptions>) {
  const { serveSandbox } = await import('./sandbox/serve')
  return serveSandbox({ port: sandboxPort, hostname: '127.0.0.1', dataDir, fresh })
}

/** First visitors find styles derived and public answers there; with thousands of brands, those of the first few. */
const brandsWarmed = 20

async function warmUp(edge: Hono, brands: readonly LoadedBrand[]): Promise<void> {
  await Promise.allSettled(
    brands.map(async ({ id }) => edge.request(`http://${localHost(id)}/index`, undefined, warming)),
  )
}

main().catch((error: unknown) => {
  const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  const reason = messageOf(error)
  console.error(inUse ? `${reason}. Choose another port: PORT=4001 npm start` : reason)
  process.exit(1)
})
