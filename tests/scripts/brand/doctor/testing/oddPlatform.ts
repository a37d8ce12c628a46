import { createServer as createHttp, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createHttps } from 'node:https'
import type { AddressInfo } from 'node:net'
import { createSandbox, type Sandbox } from '../../../../../src/server/sandbox/createSandbox'
import { strangerCertificate } from './strangerCertificate'

/** What a path does in place of answering as it should. */
export type Oddity = (request: IncomingMessage, response: ServerResponse) => void

export interface OddPlatform {
  readonly address: string
  /** Paths that were asked for, in their order. */
  readonly asked: readonly IncomingMessage[]
  readonly close: () => Promise<void>
}

/** The envelope of an answer that succeeded. */
export const answering =
  (value: unknown, headers: Readonly<Record<string, string>> = {}): Oddity =>
  (_request, response) =>
    response
      .writeHead(200, { 'Content-Type': 'application/json', ...headers })
      .end(JSON.stringify({ success: true, value }))

export const hanging: Oddity = () => undefined
export const html =
  (status: number): Oddity =>
  (_request, response) =>
    response.writeHead(status, { 'Content-Type': 'text/html' }).end('<html><body>Bad gateway</body></html>')
export const redirecting =
  (to: string): Oddity =>
  (_request, response) =>
    response.writeHead(302, { Location: to }).end()
/** @param megabytes without saying how many */
export const endless =
  (megabytes: number): Oddity =>
  (_request, response) => {
    const part = Buffer.alloc(1024 * 1024, 'x')
    let left = megabytes
    const send = (): void => {
      while (left > 0 && !response.destroyed) {
        left -= 1
        if (!response.write(part)) return void response.once('drain', send)
      }
      response.end()
    }
    send()
  }
/** Begins, and goes on for ever. */
export const trickling: Oddity = (_request, response) => {
  const timer = setInterval(() => response.write(' '), 100)
  response.once('close', () => clearInterval(timer))
}
export const breaking: Oddity = (request) => request.socket.destroy()

let sandbox: Promise<Sandbox> | undefined

/** One for all tests, asked once: its first answer opens accounts and makes a key, which takes its time. */
function warmSandbox(): Promise<Sandbox> {
  sandbox ??= (async () => {
    const fresh = createSandbox({ dataDir: ':memory:', gameCount: 50, log: () => undefined })
    for (const path of ['status', 'encryptionKey'])
      await fresh.app.request(`http://sandbox.localhost/wps/system/${path}`, { headers: { Merchant: 'aurora' } })
    return fresh
  })()
  return sandbox
}

/**
 * A platform over the line: the sandbox, but for the paths of the table. `*` stands for all others.
 * @param secure with a certificate that nobody vouches for
 */
export async function startOddPlatform(
  oddities: Readonly<Record<string, Oddity>>,
  { secure = false }: { readonly secure?: boolean } = {},
): Promise<OddPlatform> {
  const { app } = await warmSandbox()
  const asked: IncomingMessage[] = []
  const listen = (request: IncomingMessage, response: ServerResponse): void => {
    asked.push(request)
    const [path = ''] = (request.url ?? '').split('?')
    const odd = Object.hasOwn(oddities, path) ? oddities[path] : oddities['*']
    if (odd) return odd(request, response)
    const headers = Object.entries(request.headers).map(([key, value]): [string, string] => [key, String(value)])
    void Promise.resolve(app.request(`http://sandbox.localhost${request.url ?? ''}`, { headers })).then(
      async (answer) => {
        response
          .writeHead(answer.status, Object.fromEntries(answer.headers))
          .end(Buffer.from(await answer.arrayBuffer()))
      },
    )
  }
  const server: Server = secure ? createHttps(strangerCertificate, listen) : createHttp(listen)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `${secure ? 'https' : 'http'}://127.0.0.1:${port}`,
    asked,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
