import path from 'node:path'
import { parseArgs } from 'node:util'
import { readTrustedProxies } from './trustedProxies'

export interface ServerOptions {
  readonly port: number
  /** Absent: every address of the machine. */
  readonly hostname: string | undefined
  readonly brandsDir: string
  readonly dataDir: string
  readonly fresh: boolean
  readonly sandbox: boolean
  /** 0: any free one. */
  readonly sandboxPort: number
  /** Host of the sandbox's demo games; undefined: one under localhost. */
  readonly playHost: string | undefined
  readonly tls: boolean
  /** Whether an address is that of a proxy before the edge. */
  readonly trusts: (address: string) => boolean
  readonly inspector: boolean
  readonly accessLog: boolean
}

type Variables = Readonly<Record<string, string | undefined>>

const defaultPort = 4000

/** Command line over environment over defaults; paths from the root of the product. Throws on what it cannot read. */
export function readOptions(args: readonly string[], env: Variables, root: string): ServerOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      data: { type: 'string' },
      fresh: { type: 'boolean' },
      'no-sandbox': { type: 'boolean' },
    },
  })
  if (env['MARQUEE_BEHIND_PROXY'] !== undefined)
    throw new Error('MARQUEE_BEHIND_PROXY is gone: name the proxies instead, such as MARQUEE_TRUSTED_PROXIES=127.0.0.1')
  const on = (name: string) => env[name] === '1' || env[name] === 'true'
  return {
    port: readPort('the port', values.port ?? env['PORT'], defaultPort),
    hostname: env['HOST'],
    brandsDir: path.resolve(root, env['MARQUEE_BRANDS_DIR'] ?? 'brands'),
    dataDir: path.resolve(root, values.data ?? env['MARQUEE_DATA_DIR'] ?? '.data/sandbox'),
    fresh: values.fresh ?? false,
    sandbox: !(values['no-sandbox'] ?? false),
    sandboxPort: readPort('MARQUEE_SANDBOX_PORT', env['MARQUEE_SANDBOX_PORT'], 0),
    playHost: env['MARQUEE_PLAY_HOST'],
    tls: on('MARQUEE_TLS'),
    trusts: readTrustedProxies(env['MARQUEE_TRUSTED_PROXIES']),
    inspector: on('MARQUEE_INSPECTOR'),
    accessLog: on('LOG'),
  }
}

function readPort(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${name} is "${text}"; allowed: a number from 0 to 65535`)
  return port
}
