import { Agent, createServer, type IncomingMessage, request, type RequestListener, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { until } from '../brands/testFolders'
import type { EdgeOptions } from './edgeOptions'
import { connectionAddress, type RunningServer, serveEdge } from './serveEdge'
import { createTestEdge, type TestEdge } from './testEdge'

/** Edge and platforms on sockets of this machine: what fetch and the server do to a body shows nowhere else. */
let edge: TestEdge
let served: RunningServer
const platforms: Server[] = []
afterEach(async () => {
  for (const each of platforms.splice(0)) {
    each.closeAllConnections()
    each.close()
  }
  await served.close()
  await edge.cleanUp()
  vi.restoreAllMocks()
})

async function platform(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  platforms.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${portOf(server)}`
}
const portOf = (server: Server): number => (server.address() as AddressInfo).port

async function start(jade: RequestListener, more: Partial<EdgeOptions> = {}): Promise<void> {
  const good = await platform((_request, response) => response.end('{"success":true}'))
  const bad = await platform(jade)
  const brand = (url: string) => ({ 'brand.json': { merchant: 'm', platform: { url } } })
  edge = await createTestEdge({ jade: brand(bad), aurora: brand(good) }, undefined, {
    fetch,
    clientAddress: connectionAddress,
    ...more,
  })
  served = await serveEdge(edge.app, { port: 0, hostname: '127.0.0.1' })
}

interface Outcome {
  readonly status: number
  readonly bytes: number
  /** Whether the answer ended as it should. */
  readonly whole: boolean
}

function ask(brand: string, path = '/wps/x', headers: Record<string, string> = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const outcome = (answer: IncomingMessage | undefined, bytes: number, whole: boolean) =>
      resolve({ status: answer?.statusCode ?? 0, bytes, whole })
    const asked = request(
      { port: served.port, host: '127.0.0.1', path, headers: { Host: `${brand}.localhost`, ...headers } },
      (answer) => {
        let bytes = 0
        answer.on('data', (part: Buffer) => (bytes += part.byteLength))
        answer.on('error', () => outcome(answer, bytes, false))
        answer.on('end', () => outcome(answer, bytes, true))
      },
    )
    asked.on('error', () => outcome(undefined, 0, false))
    asked.end()
  })
}

/** Sends as it stands, answers what comes until the connection ends. */
function raw(text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(served.port, '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (part) => (answer += String(part)))
    socket.on('close', () => resolve(answer))
    socket.on('error', () => resolve(answer))
  })
}

const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)
const zeros = Buffer.alloc(64 * 1024)

test('answers that begin and never end are cut, twenty at once as well', async () => {
  quiet()
  const open = new Set<Socket>()
  await start(
    (asked, response) => {
      open.add(asked.socket)
      asked.socket.on('close', () => open.delete(asked.socket))
      response.write('{')
    },
    { limits: { wholeMs: 3_000 } },
  )
  const outcomes = Promise.all(Array.from({ length: 20 }, () => ask('jade')))
  // signals that only weak references hold go with the garbage
  const garbage = setInterval(() => Array.from({ length: 200 }, () => Buffer.alloc(100_000)), 50)
  const cut = await outcomes
  clearInterval(garbage)
  expect(cut).toEqual(Array.from({ length: 20 }, () => ({ status: 200, bytes: 1, whole: false })))
  await until('the connections to the platform are closed', () => open.size === 0)
  expect(edge.lines.filter((line) => line === 'proxy: jade GET /wps/x: the answer was cut short: late')).toHaveLength(
    20,
  )
})

test.each([
  ['as it is', { 'Content-Type': 'application/octet-stream' }],
  ['compressed to a thousandth', { 'Content-Type': 'application/octet-stream', 'Content-Encoding': 'gzip' }],
])('an endless answer, %s, ends at the limit, here and at the platform', async (_name, headers) => {
  quiet()
  const bomb = gzipSync(Buffer.alloc(1024 * 1024))
  let closed = false
  await start(
    (asked, response) => {
      asked.socket.on('close', () => (closed = true))
      response.writeHead(200, headers)
      const pour = () => {
        while (!closed && response.write('Content-Encoding' in headers ? bomb : zeros));
        if (!closed) response.once('drain', pour)
      }
      pour()
    },
    { limits: { largest: 3_000_000 } },
  )
  const outcome = await ask('jade')
  expect(outcome).toMatchObject({ status: 200, whole: false })
  expect(outcome.bytes).toBeLessThanOrEqual(3_000_000)
  await until('the connection to the platform is closed', () => closed)
  expect(edge.lines).toEqual(['proxy: jade GET /wps/x: the answer was cut short: too large'])
})

test('an answer that says it is too large is not begun', async () => {
  await start((_asked, response) => response.writeHead(200, { 'Content-Length': '5000000' }).write(zeros), {
    limits: { largest: 3_000_000 },
  })
  expect(await ask('jade')).toMatchObject({ status: 502, whole: true })
})

test('a whole answer that is compressed for the visitor arrives whole; a cut one does not look whole', async () => {
  quiet()
  await start((asked, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '2000000' })
    if (asked.url === '/wps/whole') response.end(Buffer.alloc(2_000_000, 32))
    else response.write(Buffer.alloc(1_000_000, 32), () => asked.socket.destroy())
  })
  expect(await ask('jade', '/wps/whole', { 'Accept-Encoding': 'gzip' })).toMatchObject({ status: 200, whole: true })
  expect(await ask('jade', '/wps/half', { 'Accept-Encoding': 'gzip' })).toMatchObject({ whole: false })
  expect(await ask('jade', '/wps/half')).toMatchObject({ whole: false })
})

test('a platform that hangs holds so many visitors and no more, and none of another brand', async () => {
  let open = 0
  await start(
    (asked) => {
      open += 1
      asked.socket.on('close', () => (open -= 1))
    },
    { limits: { atOnce: 3, headMs: 400 } },
  )
  const held = Promise.all(Array.from({ length: 3 }, () => ask('jade')))
  await until('three calls are under way', () => open === 3)
  expect(await ask('jade')).toMatchObject({ status: 503 })
  expect(await ask('aurora')).toMatchObject({ status: 200 })
  expect((await held).map(({ status }) => status)).toEqual([504, 504, 504])
  await until('the connections are closed', () => open === 0)
  // taken again, and as late as those before
  expect(await ask('jade')).toMatchObject({ status: 504 })
})

test('a visitor who goes away ends the call that was only read', async () => {
  let [begun, ended] = [0, 0]
  await start((asked, response) => {
    begun += 1
    asked.socket.on('close', () => (ended += 1))
    response.write('{')
  })
  const leaving = request(
    { port: served.port, host: '127.0.0.1', path: '/wps/x', headers: { Host: 'jade.localhost' } },
    () => leaving.destroy(),
  )
  leaving.on('error', () => undefined)
  leaving.end()
  await until('the call has ended', () => ended === 1)
  expect([begun, edge.lines]).toEqual([1, []])
})

test('endless answers to the edge itself leave the page as it is', async () => {
  let open = 0
  let sent = 0
  await start((asked, response) => {
    open += 1
    asked.socket.on('close', () => (open -= 1))
    const pour = () => {
      if (asked.socket.destroyed) return
      sent += zeros.byteLength
      if (response.write(zeros)) setImmediate(pour)
      else response.once('drain', pour)
    }
    pour()
  })
  expect(await ask('jade', '/index')).toMatchObject({ status: 200, whole: true })
  await until('every call has ended', () => open === 0)
  // five calls; what the sockets hold between is a few hundred kilobytes each
  expect(sent).toBeLessThan(60_000_000)
})

test('an upload that is broken off is nobody’s trouble; one that stalls is ended', async () => {
  const printed = quiet()
  let reached = 0
  await start(() => (reached += 1), { bodies: { largest: 1_000_000, lullMs: 150, wholeMs: 600, together: 1_000_000 } })
  const head = 'POST /wps/feedback HTTP/1.1\r\nHost: jade.localhost\r\nContent-Length: 1000\r\n\r\n'
  const leaving = connect(served.port, '127.0.0.1', () =>
    leaving.write(`${head}abc`, () => setTimeout(() => leaving.destroy(), 50)),
  )
  await new Promise((resolve) => leaving.on('close', resolve))
  expect(await raw(`${head}abc`)).toMatch(/^HTTP\/1\.1 408 /)

  // a byte now and then is no lull, and still not for ever
  const dripping = connect(served.port, '127.0.0.1', () => dripping.write(head))
  const drip = setInterval(() => dripping.write('x'), 50)
  let answer = ''
  dripping.on('data', (part) => (answer += part.toString()))
  dripping.on('error', () => undefined)
  await new Promise((resolve) => dripping.on('close', resolve))
  clearInterval(drip)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect([edge.lines, printed.mock.calls, reached]).toEqual([[], [], 0])
})

test.each(['xn--a', '999.999.999.999', '1.2.3.4.5', 'a b', '[::1', ''])(
  'a host that is none, "%s", gets a plain answer with its headers',
  async (host) => {
    await start((_asked, response) => response.end())
    for (const path of ['/index', '/wps/x', '/assets/main-1.js']) {
      const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
      expect(answer).toMatch(/^HTTP\/1\.1 4(00|21) /)
      if (!answer.startsWith('HTTP/1.1 400 Bad Request\r\nConnection: close'))
        expect(answer).toMatch(/x-content-type-options: nosniff/i)
    }
    expect(edge.lines).toEqual([])
  },
)

test.each([
  ['two', 'Host: jade.localhost\r\nHost: aurora.localhost'],
  ['the same twice, in other letters', 'Host: aurora.localhost\r\nhost: aurora.localhost'],
])('a request with %s hosts goes to none: a server before this one may have read the other', async (_name, hosts) => {
  await start((_request, response) => response.end())
  for (const target of ['/index', '/wps/x', 'http://aurora.localhost/index']) {
    const answer = await raw(`GET ${target} HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toMatch(/content-security-policy: default-src 'none'/i)
    expect(answer).toMatch(/This request cannot be read/)
  }
})

test('a request that names its target whole goes there, whatever its Host says', async () => {
  await start((_asked, response) => response.end('{"bad":1}'))
  const at = (target: string, host: string) =>
    raw(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  expect(await at('http://aurora.localhost/wps/x', 'jade.localhost')).toContain('{"success":true}')
  expect(await at('http://nobody.example/wps/x', 'jade.localhost')).toMatch(/^HTTP\/1\.1 421 /)
  // a target cannot say that it came over TLS
  expect(await at('https://aurora.localhost/index', 'aurora.localhost')).not.toMatch(/strict-transport-security/i)
})

test('uploads share their room: one more is told to come back, and a login passes by', async () => {
  await start((request, response) => request.resume().on('end', () => response.end('{"success":true}')), {
    bodies: { largest: 1_000_000, lullMs: 5_000, wholeMs: 10_000, together: 300_000 },
  })
  const head = (bytes: number) =>
    `POST /wps/feedback HTTP/1.1\r\nHost: jade.localhost\r\nContent-Length: ${bytes}\r\nConnection: close\r\n\r\n`
  const upload = connect(served.port, '127.0.0.1', () => upload.write(head(300_000) + 'x'.repeat(299_999)))
  let answer = ''
  upload.on('data', (part) => (answer += part.toString()))
  await vi.waitFor(async () => expect(await raw(head(300_000) + 'x'.repeat(300_000))).toMatch(/^HTTP\/1\.1 503 /), {
    timeout: 4_000,
  })
  expect(await raw(head(1_000) + 'x'.repeat(1_000))).toMatch(/^HTTP\/1\.1 200 /)
  upload.write('x')
  await until('the upload is answered', () => answer !== '')
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(await raw(head(300_000) + 'x'.repeat(300_000))).toMatch(/^HTTP\/1\.1 200 /)
})

test('a status that HTTP does not have is told as a platform that is away', async () => {
  await start((request) => request.socket.end('HTTP/1.1 999 Odd\r\nContent-Length: 2\r\n\r\n{}'))
  expect(await ask('jade')).toMatchObject({ status: 502, whole: true })
  expect(edge.lines).toEqual([expect.stringContaining('no status of HTTP (999)')])
})

test('who is told to end finishes what is under way, goes on for a grace, and keeps no connection', async () => {
  let answerSlow: (() => void) | undefined
  await start((_request, response) => {
    answerSlow = () => response.end('{"success":true}')
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const get = (path: string, through?: Agent) =>
    new Promise<readonly [status: number | undefined, connection: string | undefined]>((resolve, reject) => {
      const options = { port: served.port, host: '127.0.0.1', path, headers: { Host: 'jade.localhost' } }
      request({ ...options, ...(through ? { agent: through } : {}) }, (answer) => {
        answer.resume().on('end', () => resolve([answer.statusCode, answer.headers.connection]))
      })
        .on('error', reject)
        .end()
    })
  expect(await get('/robots.txt', agent)).toEqual([200, 'keep-alive'])
  const slow = get('/wps/slow')
  await until('the platform is asked', () => answerSlow !== undefined)
  const closed = served.close(400)
  // one that was kept alive, and one that a load balancer sends before it knows
  expect(await get('/robots.txt', agent)).toEqual([200, 'close'])
  expect(await get('/robots.txt')).toEqual([200, 'close'])
  await new Promise((resolve) => setTimeout(resolve, 500))
  await expect(get('/robots.txt')).rejects.toThrow(/ECONNREFUSED/)
  answerSlow?.()
  expect(await slow).toEqual([200, 'close'])
  await closed
  agent.destroy()
})

test.each([
  ['takes no more of an answer', { lullMs: 400, wholeMs: 60_000 }, 0],
  ['takes an answer in drops', { lullMs: 60_000, wholeMs: 1_500 }, 10_000],
])('who %s is let go, and who reads is not', async (_name, readers, drop) => {
  const printed = quiet()
  const large = Buffer.alloc(30_000_000, 32)
  edge = await createTestEdge({ jade: { 'brand.json': { platform: { url: 'https://jade.example' } } } }, undefined, {
    limits: { largest: 50_000_000 },
    fetch: (input) =>
      Promise.resolve(
        new Response(typeof input === 'string' && input.endsWith('/large') ? large : large.subarray(0, 500_000)),
      ),
  })
  served = await serveEdge(edge.app, { port: 0, hostname: '127.0.0.1', readers })
  expect(await ask('jade')).toEqual({ status: 200, bytes: 500_000, whole: true })

  const socket = connect(served.port, '127.0.0.1', () =>
    socket.write('GET /wps/large HTTP/1.1\r\nHost: jade.localhost\r\n\r\n'),
  )
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => socket.on('close', resolve))
  socket.pause()
  const dropping = setInterval(() => void socket.read(drop), 50)
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  clearInterval(dropping)
  // what lies in the sockets on the way comes still; the end of it is gone
  let rest = 0
  socket.on('data', (part) => (rest += part.byteLength))
  socket.resume()
  await closed
  expect(rest).toBeLessThan(large.byteLength - 1_000_000)
  expect([edge.lines, printed.mock.calls]).toEqual([[], []])
})
