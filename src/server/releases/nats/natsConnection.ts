import { createConnection, type Socket } from 'node:net'
import type { TLSSocket } from 'node:tls'
import {
  type ConnectionOptions,
  type NatsConnection,
  NatsConnectionImpl,
  setTransportFactory,
} from '@nats-io/transport-node'
import { NodeTransport, nodeResolveHost } from '@nats-io/transport-node/lib/node_transport.js'

type Address = Parameters<NodeTransport['dial']>[0]
type TlsAddress = Parameters<NodeTransport['tlsFirst']>[0]

/** Milliseconds between two tries of a server, and up to how many more. */
const [againMs, jitterMs] = [500, 500]

/**
 * As the client connects by itself, but for four of its faults, each of which has a test:
 * - it lets go of a socket that is about to report an error, which would end the process
 * - it writes to a server that no longer reads before it leaves it, and waits for that write
 * - it leaves the socket of a try that it gave up open, and with it a command whose servers say nothing
 * - it counts the time between two tries by the clock of the machine: set back an hour, it tries again after an hour
 */
export async function connectNats(options: ConnectionOptions): Promise<NatsConnection> {
  const made: { nc?: NatsConnection } = {}
  setTransportFactory({ factory: () => new SteadyTransport(), dnsResolveFn: nodeResolveHost })
  made.nc = await NatsConnectionImpl.connect({
    ...options,
    reconnectDelayHandler: () => {
      if (made.nc instanceof NatsConnectionImpl) forgetFuture(made.nc)
      return againMs + Math.random() * jitterMs
    },
  })
  return made.nc
}

function forgetFuture({ protocol }: NatsConnectionImpl): void {
  const now = Date.now()
  for (const server of protocol.servers.getServers()) server.lastConnect = Math.min(server.lastConnect, now)
}

class SteadyTransport extends NodeTransport {
  override dial({ hostname, port }: Address): Promise<Socket> {
    const socket = neverUnheard(createConnection(port, hostname))
    // known before it is connected, to whoever gives the try up
    this.socket = socket
    socket.setNoDelay(true)
    return new Promise((resolve, reject) => {
      let failure = new Error('the connection ended')
      socket.on('error', (error) => (failure = error))
      socket.on('close', () => reject(failure))
      socket.on('connect', () => {
        socket.removeAllListeners()
        resolve(socket)
      })
    })
  }

  override async tlsFirst(address: TlsAddress): Promise<TLSSocket> {
    return neverUnheard(await super.tlsFirst(address))
  }

  override async startTLS(): Promise<TLSSocket> {
    return neverUnheard(await super.startTLS())
  }

  override async close(error?: Error): Promise<void> {
    if (this.connected) await super.close(error)
    else this.discard()
  }

  override disconnect(): void {
    void this.close()
  }
}

/** Whoever removes all listeners of the socket is done with it, and with its errors. */
function neverUnheard<T extends Socket>(socket: T): T {
  const removeAllListeners = socket.removeAllListeners.bind(socket)
  socket.removeAllListeners = (...events) => {
    removeAllListeners(...events)
    if (socket.listenerCount('error') === 0) socket.on('error', () => undefined)
    return socket
  }
  return socket
}
