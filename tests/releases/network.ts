import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export interface Network {
  /** Where whoever goes through it connects. */
  readonly address: string
  /** Connections end, and no new one comes through. */
  readonly cut: () => void
  /** Nothing comes through any more, and nobody is told. */
  readonly stall: () => void
  readonly mend: () => void
  /** Ends the connection after so many more bytes of the server; the next one lasts. */
  readonly cutAfter: (bytes: number) => void
}

/** A network between somebody and a server of this machine, which breaks as it is told. */
export async function startNetwork(port: number): Promise<Network> {
  let state: 'whole' | 'cut' | 'stalled' = 'whole'
  let left = Infinity
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    if (state === 'cut') return void near.destroy()
    const far = connect(port, '127.0.0.1')
    const ways: readonly (readonly [Socket, Socket])[] = [
      [near, far],
      [far, near],
    ]
    for (const [from, to] of ways) {
      sockets.add(from)
      from.on('error', () => undefined)
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      from.on('data', (data: Buffer) => {
        if (from === far) left -= data.length
        if (left > 0) return void to.write(data)
        // the last of it arrives, as far as it came
        to.write(data.subarray(0, data.length + left))
        left = Infinity
        to.destroySoon()
      })
      if (state === 'stalled') from.pause()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const end = () => sockets.forEach((socket) => socket.destroy())
  onTestFinished(async () => {
    end()
    await new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  return {
    address: `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    cut: () => {
      state = 'cut'
      end()
    },
    stall: () => {
      state = 'stalled'
      for (const socket of sockets) socket.pause()
    },
    mend: () => {
      state = 'whole'
      for (const socket of sockets) socket.resume()
    },
    cutAfter: (bytes) => (left = bytes),
  }
}
