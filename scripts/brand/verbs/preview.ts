import { spawn, type ChildProcess } from 'node:child_process'
import { request } from 'node:http'
import path from 'node:path'
import type { Command } from 'commander'
import { checkBrands } from '../check/checkBrands'
import { brandsDirOf, type CommonOptions, readContext, readResolved } from '../context'
import { type BrandError, formatBrandError } from '../../../src/server/brands/brandError'
import { claimHosts } from '../../../src/server/brands/claimHosts'
import { Failed, type Io, WrongUse } from '../io'
import type { PreviewOptions } from '../release/previewRelease'
import { readScenario } from '../platform/readScenario'
import type { Finish } from '../verbs'

interface Options extends CommonOptions, PreviewOptions {
  readonly port: string
  readonly open: boolean
  readonly once?: boolean
  readonly revoke?: boolean
  readonly platform?: string
}

export function addPreview(program: Command, io: Io, finish: Finish): void {
  program
    .command('preview')
    .summary('opens a brand in the browser, or makes a link to one of its releases')
    .description(
      `Starts the site and the platform that comes with it (building them if need be), prints the brand's address and
opens it. Saved changes of the folder are served within two seconds. If the site runs already on the port, that one is
used. Ctrl+C ends what was started. With --platform, modules, registration and categories are those that "brand pull"
recorded; accounts, games and money are the sandbox's.

With a release, prints a link instead, which shows that release on a host of the brand to whoever has it, until it ends.
With --revoke alone, ends all of these links, of every brand.`,
    )
    .argument('[id]', 'the brand')
    .argument('[release]', 'the beginning of a name in "releases", or latest')
    .option('--port <number>', 'port of the site', io.env['PORT'] ?? '4000')
    .option('--platform <file>', 'a recording of the real platform')
    .option('--no-open', 'print the address only')
    .option('--once', 'end as soon as the brand answers')
    .option('--for <time>', 'with a release: how long the link is valid, such as 30m or 7d', '24h')
    .option('--revoke', 'ends every link that was made before')
    .option('--origin <address>', 'with a release: the address of an edge at a host of the brand')
    .option('--store <servers>', 'with a release: NATS servers of the store; MARQUEE_STORE')
    .option('--brands <folder>', 'another folder of brands')
    .option('--json', 'one JSON document, when the brand answers')
    .action(async (id: string | undefined, release: string | undefined, options: Options) => {
      if (options.revoke) {
        if (id !== undefined) throw new WrongUse('--revoke ends the links of every brand: it takes none.')
        const { revokePreviews } = await import('../release/previewRelease')
        await revokePreviews(io, options)
        return finish(0)
      }
      if (id === undefined) throw new WrongUse('Name a brand: npm run brand -- preview comet')
      if (release !== undefined) {
        const { previewRelease } = await import('../release/previewRelease')
        await previewRelease(io, id, release, options)
        return finish(0)
      }
      const port = Number(options.port)
      if (!Number.isInteger(port) || port < 1 || port > 65_535)
        throw new WrongUse(`"${options.port}" is no port; allowed: 1 to 65535`)
      const context = await readContext(io, options)
      const { brands, of } = readResolved(context, [id])
      const { hosts } = of(id)
      if (hosts.length === 0)
        throw new WrongUse(`Brand "${id}" is only a base of others ("abstract": true): it has no page.`)
      const owners = claimHosts([...brands.resolved.values()]).value
      const errors = checkBrands({ ...context, ids: [id] }).flatMap((report) => report.errors)
      const host = servedHost({ id, hosts, owners, errors }, io)
      const address = `http://${host}:${port}`
      const running = (await answers(host, port)) === 200
      if (running && options.platform !== undefined)
        throw new Failed(
          `The site runs already on port ${port}, without the recording. End it, or choose another port with --port.`,
        )
      const env = { MARQUEE_BRANDS_DIR: brandsDirOf(io, options), ...recordedPlatform(id, options.platform) }
      const server = running ? undefined : startServer(io, port, env, options.json === true)
      await untilServed(host, port, server).catch((error: unknown) => {
        server?.kill('SIGTERM')
        throw error
      })
      io.out(
        options.json
          ? JSON.stringify({ ok: true, id, address, started: !running })
          : `\n${io.paint.bold(id)} is at ${io.paint.cyan(address)}`,
      )
      if (options.open && !options.json) open(address, io)
      finish(0)
      if (server && options.once) server.kill('SIGTERM')
      else if (server) await ended(server)
    })
}

/**
 * A host where the server serves the brand. What it would refuse is said here: its page would not say it. A host that
 * another brand has is told, and keeps nobody from the others. Throws Failed.
 */
function servedHost({ id, hosts, owners, errors }: Claimed, io: Io): string {
  const host = hosts.find((each) => owners.get(each) === id)
  const refused = host === undefined ? errors : errors.filter(({ kind }) => kind !== 'takenHost')
  if (host === undefined || refused.length > 0) {
    const lines = refused.slice(0, 5).map((error) => `  ${formatBrandError(error)}`)
    throw new Failed([`Brand "${id}" is not served as it stands; mend it first.`, ...lines].join('\n'))
  }
  for (const error of errors) io.err(formatBrandError(error))
  return host
}

interface Claimed {
  readonly id: string
  readonly hosts: readonly string[]
  readonly owners: ReadonlyMap<string, string>
  readonly errors: readonly BrandError[]
}

/** The sandbox in place of the brand's platform, with the recorded merchant. */
function recordedPlatform(id: string, file: string | undefined): Readonly<Record<string, string>> {
  if (file === undefined) return {}
  const variable = `MARQUEE_BRAND_${id.toUpperCase().replaceAll('-', '_')}`
  const merchant = readScenario(file).recorded?.merchant ?? path.basename(file, '.json')
  return {
    SANDBOX_RECORDINGS: path.resolve(file),
    [`${variable}_PLATFORM_URL`]: 'sandbox',
    [`${variable}_MERCHANT`]: merchant,
  }
}

/** Output of the server goes to standard error where standard output is for a program to read. */
function startServer(io: Io, port: number, more: Readonly<Record<string, string>>, json: boolean): ChildProcess {
  const env = { ...io.env, ...more, NODE_ENV: 'production' }
  const server = spawn(process.execPath, [path.join(io.root, 'scripts/start.mjs'), '--port', String(port)], {
    stdio: ['ignore', json ? 2 : 'inherit', 'inherit'],
    env,
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.kill(signal))
  return server
}

const pollMs = 250
const limitMs = 240_000

async function untilServed(host: string, port: number, server: ChildProcess | undefined): Promise<void> {
  const started = Date.now()
  for (;;) {
    const status = await answers(host, port)
    if (status === 200) return
    if (server && server.exitCode !== null)
      throw new Failed(`The site ended (code ${server.exitCode}); the lines above say why.`)
    if (status !== undefined && Date.now() - started > 10_000)
      throw new Failed(
        server
          ? `The site answers ${status} for ${host}; the lines above say why.`
          : `Something answers on port ${port}, but not for ${host} (status ${status}). Choose another port with --port.`,
      )
    if (Date.now() - started > limitMs) throw new Failed(`The site did not answer within ${limitMs / 60_000} minutes.`)
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}

/** Status of the brand's page; undefined where nobody answers. */
function answers(host: string, port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const asked = request(
      { host: '127.0.0.1', port, path: '/index', headers: { Host: `${host}:${port}` }, timeout: 5_000 },
      (response) => {
        response.resume()
        resolve(response.statusCode)
      },
    )
    asked.on('error', () => resolve(undefined))
    asked.on('timeout', () => asked.destroy())
    asked.end()
  })
}

function open(address: string, io: Io): void {
  const [command, ...args] =
    process.platform === 'darwin' ? ['open'] : process.platform === 'win32' ? ['cmd', '/c', 'start', ''] : ['xdg-open']
  const child = spawn(command ?? 'xdg-open', [...args, address], { stdio: 'ignore', detached: true })
  child.on('error', () => io.err('No browser could be opened; go to the address above.'))
  child.unref()
}

const ended = (server: ChildProcess) => new Promise<void>((resolve) => server.once('exit', () => resolve()))
