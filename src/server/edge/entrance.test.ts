import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import { until } from '../brands/testFolders'
import { connectionAddress, type EdgeServerOptions, type RunningServer, serveEdge } from './serveEdge'
import { boundsOf, createLoadGuard, type LoadGuard } from './loadGuard'
import { builtTags } from './manifest'
import { createTestEdge, fakeManifest, type TestEdge } from './testEdge'

let edge: TestEdge
let served: RunningServer
afterEach(async () => {
  await served.close()
  await edge.cleanUp()
})

/** Milliseconds of the thread that a page takes. */
const pageMs = 4

async function start(guard: LoadGuard, platform = new Hono(), more: Partial<EdgeServerOptions> = {}): Promise<void> {
  const brand = (name: string) => ({ 'brand.json': { name, merchant: 'm', platform: { url: 'https://p.example' } } })
  edge = await createTestEdge({ jade: brand('Jade'), aurora: brand('Aurora') }, platform, {
    clientAddress: connectionAddress,
    tags: (wanted) => {
      const until = performance.now() + pageMs
      while (performance.now() < until);
      return builtTags(fakeManifest, wanted)
    },
  })
  served = await serveEdge(edge.app, { port: 0, hostname: '127.0.0.1', guard, ...more })
}

interface Told {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: string
}

const ask = (brand: string, path: string, method = 'GET', sent = '', agent?: Agent): Promise<Told> =>
  new Promise((resolve, reject) => {
    const headers = { Host: `${brand}.localhost` }
    request({ port: served.port, host: '127.0.0.1', path, method, headers, agent: agent ?? false }, (answer) => {
      let body = ''
      answer.on('data', (part: Buffer) => (body += part.toString()))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }))
    })
      .on('error', reject)
      .end(sent)
  })

test('who is turned away is told when to come back, and of no brand; probes are answered', async () => {
  await start(({ refuse }) => refuse(), undefined, { tls: true })
  const page = await ask('jade', '/index')
  expect([page.status, page.body]).toEqual([503, expect.stringMatching(/^Too many visitors/)])
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.any(String),
    'retry-after': expect.stringMatching(/^([5-9]|10)$/),
  })
  const call = await ask('jade', '/wps/session/login', 'POST', 'sealed')
  expect([call.status, JSON.parse(call.body)]).toEqual([503, { success: false, message: 'network.busy' }])
  expect(call.headers['retry-after']).toMatch(/^([5-9]|10)$/)
  expect((await ask('jade', '/assets/main-1.js')).status).toBe(503)
  expect((await ask('jade', '/index', 'HEAD')).body).toBe('')
  for (const probe of ['/healthz', '/readyz', '/readyz?from=balancer'])
    expect([probe, (await ask('jade', probe)).status]).toEqual([probe, 200])
  expect(edge.seen).toEqual([])
})

test('what is a page is told from files and calls, which go on for longer', async () => {
  const kinds: [string, boolean][] = []
  let path = ''
  await start(({ isPage, serve }) => {
    kinds.push([path, isPage])
    serve(() => undefined)
  })
  for (path of ['/index', '/', '/assets/main-1.js', '/brand/1/x.png', '/wps/x', '/page-figures'])
    await ask('jade', path)
  expect(kinds).toEqual([
    ['/index', true],
    ['/', true],
    ['/assets/main-1.js', false],
    ['/brand/1/x.png', false],
    ['/wps/x', false],
    ['/page-figures', true],
  ])
})

test('of a flood some are served, each with its own brand, the rest is told 503; then everybody is served again', async () => {
  let shed = 0
  const guard = createLoadGuard({
    later: setImmediate,
    bounds: { calmMs: 400, busyMs: 200, few: 16, pages: 1_000 },
    onShed: (count) => (shed += count),
  })
  let pay: (() => void) | undefined
  const platform = new Hono().post('/wps/money', async (context) => {
    await new Promise<void>((resolve) => (pay = resolve))
    return context.json({ success: true, value: 'paid' })
  })
  await start(guard, platform)
  const payment = ask('jade', '/wps/money', 'POST', '{}')
  await until('the platform has the payment', () => pay !== undefined)
  const brands = ['jade', 'aurora']
  // the platform's public answers are known from here on, and a page is made in one go
  for (const brand of brands) expect((await ask(brand, '/index')).status).toBe(200)
  // connections of a proxy before the edge, which are there already: all of them are read in one turn
  const proxy = new Agent({ keepAlive: true, maxSockets: 300, maxFreeSockets: 300 })
  await Promise.all(Array.from({ length: 300 }, () => ask('jade', '/healthz', 'GET', '', proxy)))
  const asked = Array.from({ length: 300 }, async (_, index) => {
    const brand = brands[index % 2] ?? ''
    return { brand, told: await ask(brand, '/index', 'GET', '', proxy) }
  })
  const told = await Promise.all(asked)
  proxy.destroy()
  const accepted = told.filter(({ told: { status } }) => status === 200)
  const refused = told.filter(({ told: { status } }) => status === 503)
  expect(accepted.length + refused.length).toBe(300)
  expect([accepted.length > 0, refused.length]).toEqual([true, shed])
  expect(shed).toBeGreaterThan(0)
  const names = new Map([
    ['jade', 'Jade'],
    ['aurora', 'Aurora'],
  ])
  for (const { brand, told: page } of accepted) {
    expect(page.body).toContain(`<meta property="og:site_name" content="${names.get(brand)}">`)
    expect(page.body).toMatch(/<\/html>\n$/)
  }
  for (const { told: page } of refused) expect(page.body).not.toMatch(/jade|aurora/i)
  expect((await ask('jade', '/healthz')).status).toBe(200)
  // what was under way before is seen through
  pay?.()
  expect(JSON.parse((await payment).body)).toEqual({ success: true, value: 'paid' })
  const before = shed
  for (const brand of brands) expect((await ask(brand, '/index')).status).toBe(200)
  expect(shed).toBe(before)
})

test('pages that wait for their platform are so many at once; a place is free again when one has ended', async () => {
  const guard = createLoadGuard({ later: setImmediate, bounds: { ...boundsOf(10_000), pages: 2 } })
  const held: (() => void)[] = []
  const hold = async () => {
    await new Promise<void>((resolve) => held.push(resolve))
    return new Response('{}')
  }
  await start(guard, new Hono().all('*', hold))
  const waiting = [ask('jade', '/index'), ask('jade', '/index')]
  await until('both are under way', () => held.length > 0)
  expect((await ask('aurora', '/index')).status).toBe(503)
  expect((await ask('aurora', '/robots.txt')).status).toBe(200)
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200])
  for (const end of held) end()
  expect((await ask('aurora', '/index')).status).toBe(200)
})

test('who asks for a page and takes nothing of it in holds no place', async () => {
  const guard = createLoadGuard({ later: setImmediate, bounds: { ...boundsOf(10_000), pages: 2 } })
  await start(guard)
  // larger than what lies between two sockets
  edge.app.get('/large', () => new Response(Buffer.alloc(30_000_000, 32)))
  const readers = await Promise.all(
    Array.from(
      { length: 2 },
      () =>
        new Promise<Socket>((resolve) => {
          const socket = connect(served.port, '127.0.0.1', () => {
            socket.write('GET /large HTTP/1.1\r\nHost: jade.localhost\r\n\r\n')
            socket.once('readable', () => resolve(socket))
          })
        }),
    ),
  )
  expect((await ask('aurora', '/index')).status).toBe(200)
  for (const each of readers) each.destroy()
})
