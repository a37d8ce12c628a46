import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { createSandbox, type SandboxOptions } from './createSandbox'
import { readRecordings } from './merchants/recorded'

interface ServeOptions extends SandboxOptions {
  /** 0: any free one. */
  readonly port: number
  /** The sandbox tells codes and captchas to whoever asks, so it listens on this machine alone unless told. */
  readonly hostname?: string
}

interface Serving {
  readonly url: string
  readonly close: () => Promise<void>
}

/**
 * Runs the sandbox. `SANDBOX_RECORDINGS` names files of `brand pull`: their merchants are as they were recorded.
 * `SANDBOX_DATABASE_URL` and `SANDBOX_DATABASE_TOKEN` name a libsql server in place of a file;
 * `SANDBOX_FIREBASE_PROJECT` a project whose signed tokens count, `SANDBOX_FIREBASE_EMULATOR_PROJECT` that of an Auth
 * emulator, whose tokens carry no signature; `SANDBOX_PICTURES_DIR` a folder that rasterised pictures are kept in.
 */
export async function serveSandbox({ port, hostname = '127.0.0.1', ...options }: ServeOptions): Promise<Serving> {
  const sandbox = createSandbox({
    merchants: readRecordings(process.env['SANDBOX_RECORDINGS']),
    databaseUrl: process.env['SANDBOX_DATABASE_URL'],
    databaseToken: process.env['SANDBOX_DATABASE_TOKEN'],
    firebase: {
      project: process.env['SANDBOX_FIREBASE_PROJECT'],
      emulatorProject: process.env['SANDBOX_FIREBASE_EMULATOR_PROJECT'],
    },
    picturesDir: process.env['SANDBOX_PICTURES_DIR'],
    ...options,
  })
  try {
    const { server, info } = await listen(sandbox.app.fetch, port, hostname)
    return {
      url: `http://${hostname}:${info.port}`,
      close: () =>
        new Promise((resolve, reject) => {
          server.close((error) => {
            sandbox.close()
            if (error) reject(error)
            else resolve()
          })
          if ('closeAllConnections' in server) server.closeAllConnections()
        }),
    }
  } catch (error) {
    sandbox.close()
    throw error
  }
}

type Fetch = Parameters<typeof serve>[0]['fetch']

function listen(fetch: Fetch, port: number, hostname: string) {
  return new Promise<{ server: ReturnType<typeof serve>; info: AddressInfo }>((resolve, reject) => {
    const server = serve({ fetch, port, hostname }, (info) => {
      server.off('error', reject)
      resolve({ server, info })
    })
    server.once('error', reject)
  })
}
