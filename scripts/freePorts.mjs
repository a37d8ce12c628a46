import { createServer } from 'node:net'

/** Ports of this machine that nobody listens on: all are held until the last is found, so that they differ. */
export async function freePorts(count) {
  const held = []
  for (let left = count; left > 0; left--) {
    const server = createServer()
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
    held.push(server)
  }
  const ports = held.map((server) => server.address().port)
  await Promise.all(held.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}
