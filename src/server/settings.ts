/** One thing that whoever starts the server may say, by a flag, by a variable, or by either: the flag wins. */
export interface Setting {
  readonly flag?: string
  readonly variable?: string
  /** What stands after it; a switch has none and is on where its variable is 1. */
  readonly value?: string
  readonly fallback?: string
  readonly says: string
}

/** All of them: what readOptions reads, and what `--help` prints. */
export const settings = {
  port: { flag: 'port', variable: 'PORT', value: 'number', fallback: '4000', says: 'port to listen on' },
  host: { variable: 'HOST', value: 'address', says: "address to listen on; all of the machine's" },
  processes: {
    variable: 'MARQUEE_PROCESSES',
    value: 'number',
    fallback: '1',
    says: 'processes that serve this port, such as one for each core; with --no-sandbox',
  },
  brands: { variable: 'MARQUEE_BRANDS_DIR', value: 'folder', fallback: 'brands', says: 'folder of brands' },
  store: {
    variable: 'MARQUEE_STORE',
    value: 'servers',
    says: 'brands are the releases of a store on these NATS servers, not folders: host:port, with commas between',
  },
  storeName: {
    variable: 'MARQUEE_STORE_NAME',
    value: 'name',
    fallback: 'marquee',
    says: 'which store of these servers',
  },
  storeCredentials: {
    variable: 'MARQUEE_STORE_CREDENTIALS',
    value: 'file',
    says: "the store's user, as nsc writes it",
  },
  storeReplicas: {
    variable: 'MARQUEE_STORE_REPLICAS',
    value: 'number',
    says: 'copies that a new store is made with; three in a cluster, else one',
  },
  releasesKept: {
    variable: 'MARQUEE_RELEASES_KEPT',
    value: 'number',
    fallback: '500',
    says: 'releases of a store that are kept in memory',
  },
  environment: {
    variable: 'MARQUEE_ENV_FILE',
    value: 'file',
    says: 'values over those of brand folders: platform addresses, keys',
  },
  platformUrl: {
    variable: 'MARQUEE_BRAND_<ID>_PLATFORM_URL',
    value: 'address',
    says: "one brand's platform; hyphens of the id as _",
  },
  merchant: { variable: 'MARQUEE_BRAND_<ID>_MERCHANT', value: 'code', says: "one brand's merchant code" },
  tls: { variable: 'MARQUEE_TLS', says: 'every visitor comes over TLS' },
  proxies: {
    variable: 'MARQUEE_TRUSTED_PROXIES',
    value: 'ranges',
    says: 'proxies that are believed X-Forwarded-For and -Proto, such as 127.0.0.1, 10.0.0.0/8',
  },
  visitorLimits: {
    variable: 'MARQUEE_VISITOR_LIMITS',
    value: 'limits',
    fallback:
      'login=30/60, check=30/60, sms=30/600, captcha=60/60, register=20/600, calls=1200/60, pages=600/60, at-once=64',
    says: 'how often one visitor of a brand may ask, in times and seconds; those named in place of these, or off',
  },
  platformCalls: {
    variable: 'MARQUEE_PLATFORM_CALLS',
    value: 'number',
    fallback: '256',
    says: 'calls to one platform under way at once; those beyond are answered 503',
  },
  overload: {
    variable: 'MARQUEE_OVERLOAD_MS',
    value: 'number',
    fallback: '100',
    says: 'milliseconds that a process works at a time where more come than it can serve; the rest is answered 503; 0 for nobody',
  },
  drain: {
    variable: 'MARQUEE_DRAIN_SECONDS',
    value: 'seconds',
    fallback: '5',
    says: 'how long SIGTERM still takes connections, until load balancers look elsewhere',
  },
  accessLog: { variable: 'LOG', says: 'one line per request' },
  logFormat: { variable: 'LOG_FORMAT', value: 'json', says: 'lines of the log are JSON, with brand and trace' },
  metricsPort: {
    variable: 'MARQUEE_METRICS_PORT',
    value: 'number',
    says: 'metrics for Prometheus at /metrics of this port; none',
  },
  metricsHost: {
    variable: 'MARQUEE_METRICS_HOST',
    value: 'address',
    fallback: '127.0.0.1',
    says: 'address that they are read at',
  },
  metricsBrands: {
    variable: 'MARQUEE_METRICS_BRANDS',
    value: 'brands',
    fallback: '100',
    says: 'brands that metrics name: ids with commas between, or how many; the rest is "other"',
  },
  figures: {
    variable: 'MARQUEE_FIGURES_PERCENT',
    value: 'number',
    fallback: '10',
    says: 'visits of a hundred whose pages are asked how fast they were, where there are metrics',
  },
  collector: {
    variable: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    value: 'address',
    says: 'collector of OpenTelemetry that traces and metrics are sent to, by HTTP',
  },
  inspector: { variable: 'MARQUEE_INSPECTOR', says: 'the inspector in every page; never where visitors come' },
  inspectorWrites: {
    variable: 'MARQUEE_INSPECTOR_WRITES',
    says: 'the inspector, and it writes texts into brand folders, for pages opened on this machine',
  },
  noSandbox: { flag: 'no-sandbox', says: 'leaves the demonstration platform out' },
  data: {
    flag: 'data',
    variable: 'MARQUEE_DATA_DIR',
    value: 'folder',
    fallback: '.data/sandbox',
    says: "the demonstration platform's data",
  },
  fresh: { flag: 'fresh', says: 'the demonstration platform starts over' },
  sandboxPort: {
    variable: 'MARQUEE_SANDBOX_PORT',
    value: 'number',
    fallback: '0',
    says: 'its port; 0 for any free one',
  },
  playHost: { variable: 'MARQUEE_PLAY_HOST', value: 'host', says: 'where its games answer; one under localhost' },
  pictures: { variable: 'SANDBOX_PICTURES_DIR', value: 'folder', says: 'keeps its drawn pictures there' },
  recordings: { variable: 'SANDBOX_RECORDINGS', value: 'folder', says: 'plays recorded answers of a platform' },
  databaseUrl: { variable: 'SANDBOX_DATABASE_URL', value: 'address', says: 'its database, in place of a file' },
  databaseToken: { variable: 'SANDBOX_DATABASE_TOKEN', value: 'token', says: 'for that database' },
  firebase: { variable: 'SANDBOX_FIREBASE_PROJECT', value: 'id', says: 'project whose sign-ins it takes' },
  firebaseEmulator: {
    variable: 'SANDBOX_FIREBASE_EMULATOR_PROJECT',
    value: 'id',
    says: 'the same, of an emulator; for tests alone',
  },
  help: { flag: 'help', says: 'this list' },
} as const satisfies Readonly<Record<string, Setting>>

export type SettingName = keyof typeof settings

/** What `--help` prints. */
export function helpText(): string {
  const all: readonly Setting[] = Object.values(settings)
  const rows = (named: readonly Setting[], nameOf: (setting: Setting) => string) => {
    const wide = Math.max(...named.map((setting) => nameOf(setting).length))
    return named.map((setting) => {
      const fallback = setting.fallback === undefined ? '' : ` (${setting.fallback})`
      return `  ${nameOf(setting).padEnd(wide)}  ${setting.says}${fallback}`
    })
  }
  return [
    'node dist/server/main.js [options]',
    '',
    'Options, over variables:',
    ...rows(
      all.filter(({ flag }) => flag !== undefined),
      ({ flag, value }) => `--${flag}${value === undefined ? '' : ` <${value}>`}`,
    ),
    '',
    'Variables:',
    ...rows(
      all.filter(({ variable }) => variable !== undefined),
      ({ variable, value }) => `${variable}=${value === undefined ? '1' : `<${value}>`}`,
    ),
    '',
    'docs/handbook/deploy.md says more.',
  ].join('\n')
}
