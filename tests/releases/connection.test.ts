import { createServer, type Server, type Socket } from 'node:net'
import type { NatsConnection } from '@nats-io/transport-node'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { until } from '../../src/server/brands/testFolders'
import { connectNats } from '../../src/server/releases/nats/natsConnection'

/** Says what a server of NATS says to those who connect, and nothing else: what it reads and when it ends is the test's. */
let server: Server
let sockets: Socket[] = []
/** What it says: all, nothing after its first words, or nothing at all, as one that was stopped or is behind a firewall. */
let says: 'all' | 'first' | 'nothing' = 'all'

beforeEach(async () => {
  sockets = []
  says = 'all'
  server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined)
    if (says === 'nothing') return void socket.resume()
    socket.write('INFO {"server_id":"A","version":"2.9.10","proto":1,"headers":true,"max_payload":1048576}\r\n')
    socket.on('data', (data) => {
      if (says === 'all' && data.toString('latin1').includes('PING')) socket.write('PONG\r\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await new Promise((resolve) => server.close(resolve))
})

const addressOf = () => {
  const address = server.address()
  return `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

async function connect(more: Parameters<typeof connectNats>[0] = {}) {
  const nc = await connectNats({ servers: addressOf(), maxReconnectAttempts: -1, ...more })
  onTestFinished(() => nc.close())
  const statuses: string[] = []
  void (async () => {
    for await (const { type } of nc.status()) statuses.push(type)
  })()
  return { nc, statuses }
}

const socketOf = (nc: NatsConnection) =>
  (nc as unknown as { readonly protocol: { readonly transport: { readonly socket: Socket } } }).protocol.transport
    .socket

test('a connection is closed in the moment in which its server ends: nothing is thrown at the process', async () => {
  const uncaught: Error[] = []
  const hear = (error: Error) => uncaught.push(error)
  process.on('uncaughtExceptionMonitor', hear)
  onTestFinished(() => void process.off('uncaughtExceptionMonitor', hear))
  const { nc } = await connect()
  const socket = socketOf(nc)
  const end = socket.end.bind(socket)
  const ended = new Promise<void>((resolve) => {
    // no longer written to, not yet closed
    vi.spyOn(socket, 'end').mockImplementation(() => {
      end()
      resolve()
      return socket
    })
  })
  const closed = new Promise((resolve) => socket.prependOnceListener('close', resolve))
  sockets[0]?.end()
  await ended
  expect(socket.destroyed).toBe(false)
  nc.publish('a', 'b')
  await Promise.resolve()
  await nc.close()
  await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 100))])
  expect(socket.destroyed).toBe(true)
  expect(uncaught).toEqual([])
})

test('a server that stopped reading in the middle of what it is sent is left for another', async () => {
  const { nc, statuses } = await connect({ pingInterval: 100, maxPingOut: 2 })
  sockets[0]?.pause()
  // more than both systems keep
  for (let count = 0; count < 32; count++) nc.publish('a', new Uint8Array(1_000_000))
  await until('it is connected anew', () => statuses.includes('reconnect'), 5_000)
  expect(statuses).toContain('staleConnection')
  expect(sockets).toHaveLength(2)
})

test('the clock is set back an hour: a server that is back is found at once', async () => {
  const { statuses } = await connect()
  const now = Date.now.bind(Date)
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000)
  onTestFinished(() => clock.mockRestore())
  sockets[0]?.destroy()
  await until('it is connected anew', () => statuses.includes('reconnect'), 4_000)
  expect(sockets).toHaveLength(2)
})

test.each(['nothing', 'first'] as const)(
  'of a server that says %s, no try leaves its connection open',
  async (said) => {
    says = said
    let ended = 0
    server.on('connection', (socket) => socket.on('end', () => ended++))
    const trying = connectNats({ servers: [addressOf(), addressOf().replace('127.0.0.1', 'localhost')], timeout: 150 })
    await expect(trying).rejects.toThrow('timeout')
    expect(sockets.length).toBeGreaterThan(0)
    await until('all have ended', () => ended === sockets.length, 1_000)
  },
)

test('a connection is closed while a server that says nothing is tried: that try ends as well', async () => {
  const { nc } = await connect()
  says = 'nothing'
  let ended = 0
  server.on('connection', (socket) => socket.on('end', () => ended++))
  sockets[0]?.destroy()
  await until('it is tried again', () => sockets.length === 2, 4_000)
  await nc.close()
  await until('that has ended', () => ended === 1, 1_000)
})

test('a server that says nothing for a while, and speaks again, is found soon after', async () => {
  const { statuses } = await connect({ timeout: 150 })
  says = 'nothing'
  sockets[0]?.destroy()
  await until('it was tried twice', () => sockets.length >= 3, 6_000)
  says = 'all'
  await until('it is connected anew', () => statuses.includes('reconnect'), 3_000)
})
