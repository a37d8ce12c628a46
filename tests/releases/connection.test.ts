import { createServer, type Server, type Socket } from 'node:net'
import type { NatsConnection } from '@nats-io/transport-node'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { until } from '../../src/server/brands/testFolders'
import { connectNats } from '../../src/server/releases/nats/natsConnection'

/** Says what a server of NATS says to those who connect, and nothing else: what it reads and when it ends is the test's. */
let server: Server
let sockets: Socket[] = []

beforeEach(async () => {
  sockets = []
  server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined)
    socket.write('INFO {"server_id":"A","version":"2.9.10","proto":1,"headers":true,"max_payload":1048576}\r\n')
    socket.on('data', (data) => {
      if (data.toString('latin1').includes('PING')) socket.write('PONG\r\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await new Promise((resolve) => server.close(resolve))
})

async function connect(more: Parameters<typeof connectNats>[0] = {}) {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const nc = await connectNats({ servers: `127.0.0.1:${port}`, maxReconnectAttempts: -1, ...more })
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
