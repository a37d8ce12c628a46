import path from 'node:path'
import { parseArgs } from 'node:util'
import { type NamedBrands, readNamedBrands } from './namedBrands'
import { type Setting, type SettingName, settings } from './settings'
import { readStoreAddress, type StoreAddress } from './storeAddress'
import type { VisitorRates } from './edge/visitorLimits'
import { readTrustedProxies } from './trustedProxies'
import { readVisitorRates } from './visitorRates'

export interface ServerOptions {
  readonly port: number
  /** Absent: every address of the machine. */
  readonly hostname: string | undefined
  /** Processes that serve the port together. */
  readonly processes: number
  readonly brandsDir: string
  /** Where releases of brands are; undefined: brands are folders. */
  readonly store: StoreAddress | undefined
  readonly releasesKept: number
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
  readonly visitors: VisitorRates
  /** Calls to one platform under way at once. */
  readonly platformCalls: number
  /** Milliseconds that a turn of the loop works under overload before it turns visitors away; 0: it never does. */
  readonly overloadMs: number
  readonly inspector: boolean
  /** The inspector writes texts into folders of brands. */
  readonly inspectorWrites: boolean
  readonly accessLog: boolean
  readonly jsonLog: boolean
  /** Where `/metrics` is served; undefined: nowhere. */
  readonly metrics: { readonly port: number; readonly hostname: string } | undefined
  /** Where traces and metrics are sent; undefined: nowhere. */
  readonly collector: string | undefined
  readonly namedBrands: NamedBrands
  /** Part of the visits whose pages are asked what they were like, from 0 to 1. */
  readonly figuresShare: number
  /** Milliseconds for which a server that was told to end takes connections all the same. */
  readonly drainMs: number
  readonly help: boolean
}

type Variables = Readonly<Record<string, string | undefined>>

const table: Readonly<Record<SettingName, Setting>> = settings

/** Command line over environment over defaults; paths from the root of the product. Throws on what it cannot read. */
export function readOptions(args: readonly string[], env: Variables, root: string): ServerOptions {
  const flags = Object.values(table).flatMap(({ flag, value }) =>
    flag === undefined ? [] : [[flag, { type: value === undefined ? 'boolean' : 'string' }] as const],
  )
  const { values } = parseArgs({ args: [...args], options: Object.fromEntries(flags) })
  if (env['MARQUEE_BEHIND_PROXY'] !== undefined)
    throw new Error('MARQUEE_BEHIND_PROXY is gone: name the proxies instead, such as MARQUEE_TRUSTED_PROXIES=127.0.0.1')
  const said = (name: SettingName): string | undefined => {
    const { flag = '', variable = '' } = table[name]
    const given = Object.hasOwn(values, flag) ? values[flag] : env[variable]
    return given === undefined ? undefined : String(given)
  }
  const read = (name: SettingName) => said(name) ?? table[name].fallback
  const filled = (name: SettingName) => (said(name) === '' ? undefined : said(name)) ?? table[name].fallback ?? ''
  const on = (name: SettingName) => ['1', 'true'].includes(said(name) ?? '')
  const inspectorWrites = on('inspectorWrites')
  if (inspectorWrites && (on('tls') || read('proxies') !== undefined))
    throw new Error(
      'MARQUEE_INSPECTOR_WRITES is for a machine of your own: not with MARQUEE_TLS and MARQUEE_TRUSTED_PROXIES',
    )
  const store = readStoreAddress(env)
  if (store && inspectorWrites) throw new Error('MARQUEE_INSPECTOR_WRITES writes into folders: not with MARQUEE_STORE')
  const port = readNumber('the port', said('port'), table.port, 65_535)
  const processes = readNumber('MARQUEE_PROCESSES', said('processes'), table.processes, 256, 1)
  if (processes > 1 && !on('noSandbox'))
    throw new Error('MARQUEE_PROCESSES is for servers without the demonstration platform: add --no-sandbox')
  if (processes > 1 && inspectorWrites)
    throw new Error(
      'MARQUEE_INSPECTOR_WRITES takes one process, which gives and takes its token: not with MARQUEE_PROCESSES',
    )
  const metricsPort = readMetricsPort(read('metricsPort'), port, processes)
  const collector = readCollector(read('collector'))
  const format = read('logFormat') ?? ''
  if (!['', 'json', 'text'].includes(format)) throw new Error(`LOG_FORMAT is "${format}"; allowed: json, text`)
  const percent = readNumber('MARQUEE_FIGURES_PERCENT', said('figures'), table.figures, 100)
  return {
    port,
    hostname: read('host'),
    processes,
    brandsDir: path.resolve(root, read('brands') ?? ''),
    store,
    releasesKept: readNumber('MARQUEE_RELEASES_KEPT', said('releasesKept'), table.releasesKept, 100_000),
    dataDir: path.resolve(root, read('data') ?? ''),
    fresh: on('fresh'),
    sandbox: !on('noSandbox'),
    sandboxPort: readNumber('MARQUEE_SANDBOX_PORT', said('sandboxPort'), table.sandboxPort, 65_535),
    playHost: read('playHost'),
    tls: on('tls'),
    trusts: readTrustedProxies(read('proxies')),
    visitors: readVisitorRates(said('visitorLimits') ?? '', readVisitorRates(table.visitorLimits.fallback ?? '')),
    platformCalls: readNumber('MARQUEE_PLATFORM_CALLS', said('platformCalls'), table.platformCalls, 100_000, 1),
    overloadMs: readNumber('MARQUEE_OVERLOAD_MS', said('overload'), table.overload, 10_000),
    inspector: on('inspector') || inspectorWrites,
    inspectorWrites,
    accessLog: on('accessLog'),
    jsonLog: format === 'json',
    metrics: metricsPort === undefined ? undefined : { port: metricsPort, hostname: filled('metricsHost') },
    collector,
    namedBrands: readNamedBrands(filled('metricsBrands')),
    // nobody is asked where nobody looks
    figuresShare: metricsPort === undefined && collector === undefined ? 0 : percent / 100,
    drainMs: 1000 * readNumber('MARQUEE_DRAIN_SECONDS', said('drain'), table.drain, 600),
    help: on('help'),
  }
}

/** The first process has this port, each further one the next. */
function readMetricsPort(text: string | undefined, publicPort: number, processes: number): number | undefined {
  if (text === undefined || text === '') return undefined
  const port = readNumber('MARQUEE_METRICS_PORT', text, {}, 65_536 - processes)
  if (port !== 0 && publicPort >= port && publicPort < port + processes)
    throw new Error(`MARQUEE_METRICS_PORT is ${port}, where visitors come; allowed: another port`)
  return port
}

function readCollector(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  const isAddress = URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
  if (!isAddress)
    throw new Error(`OTEL_EXPORTER_OTLP_ENDPOINT is "${text}"; allowed: an address such as http://127.0.0.1:4318`)
  return text
}

function readNumber(
  name: string,
  text: string | undefined,
  { fallback }: Pick<Setting, 'fallback'>,
  most: number,
  least = 0,
): number {
  const number = Number(text === undefined || text === '' ? fallback : text)
  if (!Number.isInteger(number) || number < least || number > most)
    throw new Error(`${name} is "${text}"; allowed: a number from ${least} to ${most}`)
  return number
}
