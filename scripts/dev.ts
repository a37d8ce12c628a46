/**
 * Edge, sandbox and Vite's dev server on one port, with hot reload:
 *
 *   npm run dev -- --port 4001
 *
 * Pages come from the edge as in production; modules come from Vite. A saved theme is put into the open pages as they
 * are; other changes of a brand's folder reload them.
 */
import { createServer } from 'node:http'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import react from '@vitejs/plugin-react'
import { createServer as createVite } from 'vite'
import { folderSource } from '../src/server/brands/brandSource'
import { createBrandRegistry } from '../src/server/brands/registry'
import { createTextWriter } from '../src/server/brands/change/writeTexts'
import type { LoadedBrand } from '../src/server/brands/loadedBrand'
import { createEdge } from '../src/server/edge/app'
import { createNodeCompressor } from '../src/server/edge/nodeCompressor'
import { createNodeIcons } from '../src/server/edge/nodeIcons'
import { connectionAddress } from '../src/server/edge/serveEdge'
import { messageTable } from '../src/lib/messageTable'
import { createCatalogue } from '../src/server/brands/product/catalogue'
import { readOptions } from '../src/server/options'
import { readEnvironmentOf } from '../src/server/readEnvironmentOf'
import { verifyPassword } from '../src/server/passwords'
import { requestLine } from '../src/server/serverLog'
import { serveSandbox } from '../src/server/sandbox/serve'
import { siteTable } from '../src/server/siteTable'
import { productMessages } from './productMessages.mjs'

const root = path.resolve(import.meta.dirname, '..')

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env, root)
  const log = (line: string) => console.error(line)
  const server = createServer()
  const vite = await createVite({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    // Hosts are checked below, by the brands that there are.
    server: { middlewareMode: true, hmr: { server }, allowedHosts: true },
  })
  const environment = await readEnvironmentOf(process.env)
  let shown = new Map<string, LoadedBrand>()
  const onChange = () => {
    const before = shown
    shown = new Map(brands.all().map((brand) => [brand.id, brand]))
    const isTheme = [...shown.values()].every((brand) => isOnlyTheme(before.get(brand.id), brand))
    vite.ws.send(isTheme ? { type: 'custom', event: 'marquee:theme' } : { type: 'full-reload' })
  }
  const messages = productMessages(root)
  const knownMessageKeys = messageTable(messages['en'] ?? {})
  const productTexts = (tag: string) => messages[tag] ?? {}
  const brands = await createBrandRegistry({
    dir: options.brandsDir,
    watch: true,
    environment,
    knownMessageKeys,
    catalogue: createCatalogue(knownMessageKeys),
    log,
    onChange,
  })
  shown = new Map(brands.all().map((brand) => [brand.id, brand]))
  const sandbox = options.sandbox
    ? await serveSandbox({ port: options.sandboxPort, dataDir: options.dataDir, fresh: options.fresh })
    : undefined
  const edge = createEdge({
    verifyPassword,
    draw: createNodeIcons({ program: path.join(root, 'src/server/edge/drawSvg.mjs'), log }),
    brands: folderSource(brands),
    assets: { find: () => undefined },
    tags: () => ({
      inline: react.preambleCode.replace('__BASE__', '/'),
      modules: ['/@vite/client', '/src/app/main.tsx'],
      preload: [],
      css: [],
    }),
    sandboxUrl: sandbox?.url,
    playHost: options.playHost,
    compressor: createNodeCompressor(),
    clientAddress: connectionAddress,
    dev: true,
    inspectorTexts: {
      productTexts,
      write: createTextWriter({
        dir: options.brandsDir,
        root,
        knownMessageKeys,
        productTexts,
        reload: (id) => brands.reload([id]),
      }),
    },
    log,
    ...(options.accessLog ? { accessLog: (answered) => log(requestLine(answered)) } : {}),
  })
  const answer = getRequestListener(edge.fetch)
  server.on('request', (request, response) => {
    const known = brands.find(request.headers.host ?? '') !== undefined
    if (known) vite.middlewares(request, response, () => void answer(request, response))
    else void answer(request, response)
  })
  server.listen(options.port, options.hostname, () => console.log(siteTable(brands.all(), options.port, sandbox?.url)))
  server.on('error', (error) => {
    console.error(error.message)
    process.exit(1)
  })

  const stop = async () => {
    await Promise.all([vite.close(), sandbox?.close(), brands.close()])
    process.exit(0)
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())
}

/** The same brand with another theme, or nothing that a page shows. Pictures are part of neither. */
function isOnlyTheme(before: LoadedBrand | undefined, now: LoadedBrand): boolean {
  if (before === now) return true
  const rest = ({ brand, texts, hosts }: LoadedBrand) => ({ brand, texts: [...texts], hosts })
  return (
    before !== undefined && isDeepStrictEqual(rest(before), rest(now)) && !isDeepStrictEqual(before.theme, now.theme)
  )
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
