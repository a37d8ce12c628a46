import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readOptions } from './options'
import { helpText, settings } from './settings'

test('command line over environment over defaults', () => {
  expect(readOptions([], {}, '/product')).toEqual({
    port: 4000,
    hostname: undefined,
    processes: 1,
    brandsDir: '/product/brands',
    store: undefined,
    releasesKept: 500,
    dataDir: '/product/.data/sandbox',
    fresh: false,
    sandbox: true,
    sandboxPort: 0,
    playHost: undefined,
    tls: false,
    trusts: expect.any(Function),
    visitors: {
      rates: {
        login: { times: 30, seconds: 60 },
        check: { times: 30, seconds: 60 },
        sms: { times: 30, seconds: 600 },
        captcha: { times: 60, seconds: 60 },
        register: { times: 20, seconds: 600 },
        calls: { times: 1200, seconds: 60 },
        pages: { times: 600, seconds: 60 },
      },
      atOnce: 64,
    },
    platformCalls: 256,
    overloadMs: 100,
    inspector: false,
    inspectorWrites: false,
    accessLog: false,
    jsonLog: false,
    metrics: undefined,
    collector: undefined,
    namedBrands: 100,
    figuresShare: 0,
    drainMs: 5000,
    help: false,
  })
  const env = { PORT: '4001', MARQUEE_DATA_DIR: '/data', MARQUEE_BRANDS_DIR: '/brands', MARQUEE_TLS: '1', LOG: '1' }
  expect(readOptions(['--port', '4002', '--fresh', '--no-sandbox'], env, '/product')).toMatchObject({
    port: 4002,
    dataDir: '/data',
    brandsDir: '/brands',
    fresh: true,
    sandbox: false,
    tls: true,
    accessLog: true,
  })
})

test('a store in place of folders', () => {
  const env = { MARQUEE_STORE: 'n1:4222, nats://n2:4222', MARQUEE_STORE_NAME: 'east', MARQUEE_STORE_REPLICAS: '3' }
  expect(readOptions([], env, '/').store).toEqual({ servers: 'n1:4222, nats://n2:4222', name: 'east', replicas: 3 })
  for (const wrong of [
    { MARQUEE_STORE: 'http://n1' },
    { MARQUEE_STORE: 'n1:4222', MARQUEE_STORE_NAME: 'my store' },
    { MARQUEE_STORE: 'n1:4222', MARQUEE_STORE_REPLICAS: '2' },
    { MARQUEE_STORE: 'n1:4222', MARQUEE_INSPECTOR_WRITES: '1' },
  ])
    expect(() => readOptions([], wrong, '/')).toThrow(/MARQUEE_(STORE|INSPECTOR)/)
})

test('metrics, traces, figures and JSON are off until they are asked for', () => {
  const metrics = { MARQUEE_METRICS_PORT: '9464' }
  expect(readOptions([], metrics, '/')).toMatchObject({
    metrics: { port: 9464, hostname: '127.0.0.1' },
    collector: undefined,
    figuresShare: 0.1,
  })
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'https://collector.example:4318/'
  expect(
    readOptions([], { OTEL_EXPORTER_OTLP_ENDPOINT, MARQUEE_FIGURES_PERCENT: '0', LOG_FORMAT: 'json' }, '/'),
  ).toMatchObject({ metrics: undefined, collector: OTEL_EXPORTER_OTLP_ENDPOINT, figuresShare: 0, jsonLog: true })
  const named = (MARQUEE_METRICS_BRANDS: string) => readOptions([], { MARQUEE_METRICS_BRANDS }, '/').namedBrands
  expect([named('0'), named('250'), named(' jade, lucky-7 ')]).toEqual([0, 250, ['jade', 'lucky-7']])
  expect(readOptions([], { MARQUEE_METRICS_PORT: '' }, '/').metrics).toBeUndefined()
  // what is empty is not said: never every address of the machine by a slip
  expect(readOptions([], { ...metrics, MARQUEE_METRICS_HOST: '', MARQUEE_METRICS_BRANDS: '' }, '/')).toMatchObject({
    metrics: { hostname: '127.0.0.1' },
    namedBrands: 100,
  })
  for (const wrong of [
    { MARQUEE_METRICS_PORT: '4000' },
    { MARQUEE_METRICS_PORT: 'yes' },
    { MARQUEE_METRICS_BRANDS: 'jade; onyx' },
    { MARQUEE_METRICS_BRANDS: '-1' },
    { MARQUEE_METRICS_BRANDS: '1001' },
    { MARQUEE_METRICS_BRANDS: Array.from({ length: 1_001 }, (_, index) => `b${index}`).join() },
    { MARQUEE_FIGURES_PERCENT: '101' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    { LOG_FORMAT: 'xml' },
  ])
    expect(() => readOptions([], wrong, '/'), JSON.stringify(wrong)).toThrow(/allowed: /)
})

test('limits of visitors: those named in place of the usual, or none', () => {
  const limits = (text: string) => readOptions([], { MARQUEE_VISITOR_LIMITS: text }, '/').visitors
  const usual = readOptions([], {}, '/').visitors
  expect(limits('')).toEqual(usual)
  expect(limits(' login = 5/300, calls=off,at-once=8')).toEqual({
    rates: { ...usual.rates, login: { times: 5, seconds: 300 }, calls: undefined },
    atOnce: 8,
  })
  expect(limits('off')).toEqual({ rates: expect.not.objectContaining({ login: expect.anything() }), atOnce: Infinity })
  for (const wrong of [
    'logins=5/60',
    'login=5',
    'login=0/60',
    'login=5/0',
    'login=5/60/2',
    'login',
    'at-once=0',
    'sms=1.5/2',
  ])
    expect(() => limits(wrong), wrong).toThrow(`MARQUEE_VISITOR_LIMITS has "${wrong}"`)
  expect(readOptions([], { MARQUEE_PLATFORM_CALLS: '32' }, '/').platformCalls).toBe(32)
  expect(readOptions([], { MARQUEE_OVERLOAD_MS: '0' }, '/').overloadMs).toBe(0)
  for (const wrong of ['-1', '0.5', 'off'])
    expect(() => readOptions([], { MARQUEE_OVERLOAD_MS: wrong }, '/')).toThrow('MARQUEE_OVERLOAD_MS')
  for (const wrong of ['0', 'many'])
    expect(() => readOptions([], { MARQUEE_PLATFORM_CALLS: wrong }, '/')).toThrow('MARQUEE_PLATFORM_CALLS')
})

test('what cannot be read is said', () => {
  expect(() => readOptions([], { PORT: 'http' }, '/')).toThrow('the port is "http"; allowed: a number from 0 to 65535')
  expect(() => readOptions(['--prot', '1'], {}, '/')).toThrow(/--prot/)
  expect(() => readOptions([], { MARQUEE_BEHIND_PROXY: '1' }, '/')).toThrow(/MARQUEE_TRUSTED_PROXIES=/)
})

test('texts are written by the inspector where the server is told so, never where visitors come', () => {
  expect(readOptions([], { MARQUEE_INSPECTOR: '1' }, '/')).toMatchObject({ inspector: true, inspectorWrites: false })
  const writes = { MARQUEE_INSPECTOR_WRITES: '1' }
  expect(readOptions([], writes, '/')).toMatchObject({ inspector: true, inspectorWrites: true })
  for (const visitors of [{ MARQUEE_TLS: '1' }, { MARQUEE_TRUSTED_PROXIES: '127.0.0.1' }])
    expect(() => readOptions([], { ...writes, ...visitors }, '/')).toThrow(/a machine of your own/)
})

test('help has every flag and variable, and the handbook every variable but those of the demonstration', () => {
  expect(readOptions(['--help'], {}, '/').help).toBe(true)
  expect(readOptions([], { MARQUEE_DRAIN_SECONDS: '0' }, '/').drainMs).toBe(0)
  const help = helpText()
  const handbook = readFileSync(path.resolve(import.meta.dirname, '../../docs/handbook/deploy.md'), 'utf8')
  for (const setting of Object.values(settings)) {
    if ('flag' in setting) expect(help).toContain(`--${setting.flag}`)
    if (!('variable' in setting)) continue
    expect(help).toContain(`${setting.variable}=`)
    const isDemonstration = /SANDBOX|DATA_DIR|PLAY_HOST/.test(setting.variable)
    if (!isDemonstration) expect(handbook).toContain(`\`${setting.variable}`)
  }
})

test('several processes serve one port without the demonstration platform, with a port each for metrics', () => {
  const read = (env: Record<string, string>, args = ['--no-sandbox']) => readOptions(args, env, '/')
  expect(read({}).processes).toBe(1)
  expect(read({ MARQUEE_PROCESSES: '4', MARQUEE_METRICS_PORT: '4001' })).toMatchObject({
    processes: 4,
    metrics: { port: 4001 },
  })
  expect(() => read({ MARQUEE_PROCESSES: '2' }, [])).toThrow('--no-sandbox')
  for (const wrong of [
    { MARQUEE_PROCESSES: '0' },
    { MARQUEE_PROCESSES: 'all' },
    { MARQUEE_PROCESSES: '4', MARQUEE_METRICS_PORT: '3997' },
    { MARQUEE_PROCESSES: '4', MARQUEE_METRICS_PORT: '65533' },
  ])
    expect(() => read(wrong), JSON.stringify(wrong)).toThrow(/allowed: /)
})

test('texts are written by one process: the token that it gives is taken by it alone', () => {
  const env = { MARQUEE_PROCESSES: '2', MARQUEE_INSPECTOR_WRITES: '1' }
  expect(() => readOptions(['--no-sandbox'], env, '/')).toThrow('MARQUEE_INSPECTOR_WRITES takes one process')
})
