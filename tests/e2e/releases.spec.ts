import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { parse } from 'jsonc-parser'
import { findNatsServer, type NatsServers, startNats } from '../../scripts/natsServer.mjs'
import { bucketOf, canarySide } from '../../src/server/releases/canarySide'
import { ownPort } from './ports'
import { place } from './support'

/** Three edges over a store on three servers: each is a process of its own, as on three machines. */
const binary = findNatsServer()
const root = path.resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

test.skip(binary === undefined, 'nats-server is not installed')
test.describe.configure({ mode: 'serial' })

let servers: NatsServers
let folder = ''
let edges: readonly { readonly port: number; readonly child: ChildProcess }[] = []

const environment = () => ({ MARQUEE_STORE: servers.servers, MARQUEE_STORE_NAME: 'journey', MARQUEE_OPERATOR: 'mei' })

/** A command, as an operator types it; its JSON. */
async function brand<T>(...args: string[]): Promise<T> {
  const { stdout } = await run(process.execPath, [path.join(root, 'scripts/brand.mjs'), ...args, '--json'], {
    cwd: root,
    env: { ...process.env, ...environment(), MARQUEE_BRANDS_DIR: folder },
  })
  return JSON.parse(stdout) as T
}
const publish = async () =>
  (await brand<{ published: { release: string }[] }>('publish', 'comet')).published[0]?.release ?? ''

const write = (name: string) => {
  const file = path.join(folder, 'comet/brand.json')
  writeFileSync(
    file,
    JSON.stringify({ ...(parse(readFileSync(file, 'utf8')) as object), name, merchant: 'aurora', domains: [] }),
  )
}

const status = (port: number, address: string): Promise<number> =>
  new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path: address }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    asked.on('error', () => resolve(0))
    asked.end()
  })

test.beforeAll(async () => {
  servers = await startNats(binary ?? '', 3)
  folder = mkdtempSync(path.join(tmpdir(), 'marquee-releases-'))
  cpSync(path.join(root, 'brands/aurora'), path.join(folder, 'comet'), { recursive: true })
  edges = [5, 6, 7].map((above) => {
    const port = ownPort() + above
    const child = spawn(process.execPath, [path.join(root, 'dist/server/main.js'), '--no-sandbox'], {
      stdio: process.env.RELEASES_LOG === undefined ? 'ignore' : 'inherit',
      env: {
        ...process.env,
        ...environment(),
        PORT: String(port),
        MARQUEE_DRAIN_SECONDS: '1',
        MARQUEE_BRAND_COMET_PLATFORM_URL: place().sandbox,
      },
    })
    return { port, child }
  })
})
test.afterAll(async () => {
  for (const { child } of edges) child.kill('SIGKILL')
  await servers.close()
  rmSync(folder, { recursive: true, force: true })
})

const titleOf = async (page: Page, port: number) => {
  await page.goto(`http://comet.localhost:${port}/login`)
  return page.title()
}
/** What a visitor of each edge sees, one browser for all: the cookie is the same. */
const titles = async (page: Page) => {
  const all: string[] = []
  for (const { port } of edges) all.push(await titleOf(page, port))
  return all.map((title) => /Comet \w+/.exec(title)?.[0] ?? title)
}
const everywhere = (name: string) => [name, name, name]
const eventually = (page: Page, name: string) =>
  expect.poll(() => titles(page), { timeout: 20_000 }).toEqual(everywhere(name))

/** A visitor who is, or is not, among the first. */
async function visitor(browser: Browser, release: string, percent: number, isInside: boolean): Promise<Page> {
  const context = await browser.newContext()
  let number = 0
  const side = () => canarySide(number)
  while (bucketOf(side(), release) < percent !== isInside) number += 1
  await context.addCookies([{ name: 'marquee_side', value: side(), domain: 'comet.localhost', path: '/' }])
  return context.newPage()
}

test('publish, preview, ten of a hundred, all, back: three edges show the right release throughout', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage()
  // an edge without a store is alive, and not ready
  await expect.poll(() => Promise.all(edges.map(({ port }) => status(port, '/healthz')))).toEqual([200, 200, 200])
  expect(await Promise.all(edges.map(({ port }) => status(port, '/readyz')))).toEqual([503, 503, 503])

  write('Comet One')
  const first = await publish()
  await brand('assign', 'comet', 'latest')
  await expect
    .poll(() => Promise.all(edges.map(({ port }) => status(port, '/readyz'))), { timeout: 40_000 })
    .toEqual([200, 200, 200])
  await eventually(page, 'Comet One')

  write('Comet Two')
  const second = await publish()
  expect(second).not.toBe(first)
  expect(await titles(page)).toEqual(everywhere('Comet One'))

  // a colleague with the link sees it, nobody else; it is not for search engines
  const colleague = await (await browser.newContext()).newPage()
  const [{ port } = { port: 0 }] = edges
  const { link } = await brand<{ link: string }>(
    'preview',
    'comet',
    'latest',
    '--origin',
    `http://comet.localhost:${port}`,
  )
  await colleague.goto(link)
  // the link's own part has left the address; the app may have written out which page it is
  const { pathname, search } = new URL(colleague.url())
  expect(['/', '/index']).toContain(pathname)
  expect(search).toBe('')
  expect(await colleague.title()).toContain('Comet Two')
  const previewed = await colleague.goto(`http://comet.localhost:${port}/login`)
  expect(previewed?.headers()['x-robots-tag']).toContain('noindex')
  expect(await titles(page)).toEqual(everywhere('Comet One'))
  const forged = await colleague.goto(`${link.slice(0, -6)}AAAAAA`)
  expect(forged?.status()).toBe(403)

  await brand('assign', 'comet', second.slice(0, 12), '--percent', '10')
  const [inside, outside] = [await visitor(browser, second, 10, true), await visitor(browser, second, 10, false)]
  await eventually(inside, 'Comet Two')
  expect(await titles(outside)).toEqual(everywhere('Comet One'))
  // a page that is open goes on with its own files, and its visitor stays where they are
  await outside.reload()
  expect(await outside.title()).toContain('Comet One')

  await brand('assign', 'comet', second.slice(0, 12))
  await eventually(outside, 'Comet Two')
  expect(await titles(inside)).toEqual(everywhere('Comet Two'))

  await brand('rollback', 'comet')
  await brand('rollback', 'comet')
  await eventually(outside, 'Comet One')
  expect(await titles(inside)).toEqual(everywhere('Comet One'))

  const { changes } = await brand<{ changes: { by: string; what: string }[] }>('history', 'comet')
  expect(changes.map(({ what }) => what.replace(/[0-9a-f]{12}/g, '…'))).toEqual([
    'rollback to assign … to all',
    'rollback to assign … to 10 %',
    'assign … to all',
    'assign … to 10 %',
    'assign … to all',
  ])
})

test('an edge that is told to end takes no request with it; one of three servers is killed, pages go on', async () => {
  const [first, second] = edges
  if (!first || !second) throw new Error('no edges')
  const answers: number[] = []
  let isOver = false
  const load = async (port: number) => {
    while (!isOver) answers.push(await statusOf(port))
  }
  // as a load balancer does that has read /readyz: no new requests to the one that drains
  const visitors = Promise.all([load(second.port), load(second.port)])
  const underWay = Array.from({ length: 20 }, () => statusOf(first.port))
  first.child.kill('SIGTERM')
  expect(await Promise.all(underWay)).toEqual(underWay.map(() => 200))
  await servers.stop(servers.ports[0] ?? 0)
  await expect.poll(() => first.child.exitCode, { timeout: 30_000 }).toBe(0)
  isOver = true
  await visitors
  expect(answers.length).toBeGreaterThan(10)
  expect(new Set(answers)).toEqual(new Set([200]))
})

test('an edge is killed under load: only what was under way there is lost, and the other answers it right', async () => {
  const [, killed, other] = edges
  if (!killed || !other) throw new Error('no edges')
  const visitors = 6
  const seen = { killed: 0, other: 0, lost: 0, wrong: [] as string[] }
  let isOver = false
  /** As a load balancer does: who gets no answer is sent to the other edge, and stays there. */
  const visit = async () => {
    for (let at: 'killed' | 'other' = 'killed'; !isOver;) {
      const page = await pageOf(at === 'killed' ? killed.port : other.port)
      if (isWhole(page)) seen[at] += 1
      else if (page !== undefined || at === 'other') seen.wrong.push(page ?? 'no answer')
      else {
        seen.lost += 1
        at = 'other'
      }
    }
  }
  const all = Promise.all(Array.from({ length: visitors }, visit))
  await expect.poll(() => seen.killed, { timeout: 20_000 }).toBeGreaterThan(2 * visitors)
  expect(seen.lost).toBe(0)
  killed.child.kill('SIGKILL')
  await expect.poll(() => killed.child.signalCode).toBe('SIGKILL')
  const before = seen.other
  await expect.poll(() => seen.other - before, { timeout: 20_000 }).toBeGreaterThan(2 * visitors)
  isOver = true
  await all
  expect(seen.wrong).toEqual([])
  expect(seen.lost).toBe(visitors)
})

/** A page of the brand's release, to its end. */
const isWhole = (page: string | undefined) =>
  page !== undefined && page.includes('Comet One') && page.trimEnd().endsWith('</html>')

/** Undefined where no whole answer came. */
const pageOf = (port: number): Promise<string | undefined> =>
  new Promise((resolve) => {
    const asked = request(
      { host: '127.0.0.1', port, path: '/login', headers: { Host: `comet.localhost:${port}` } },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => resolve(Buffer.concat(parts).toString('utf8')))
        answer.on('error', () => resolve(undefined))
      },
    )
    asked.on('error', () => resolve(undefined))
    asked.end()
  })

const statusOf = (port: number): Promise<number> =>
  new Promise((resolve) => {
    const asked = request(
      { host: '127.0.0.1', port, path: '/login', headers: { Host: `comet.localhost:${port}` } },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    asked.on('error', () => resolve(0))
    asked.end()
  })
