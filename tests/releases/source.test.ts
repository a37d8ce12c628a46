import { jetstreamManager } from '@nats-io/jetstream'
import { Kvm } from '@nats-io/kv'
import { connect, type NatsConnection } from '@nats-io/transport-node'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { findNatsServer, type NatsServers, startNats } from '../../scripts/natsServer.mjs'
import { formatBrandError } from '../../src/server/brands/brandError'
import { readEnvironment } from '../../src/server/brands/environment'
import { readBrands } from '../../src/server/brands/readBrands'
import { createTestFolders, type TestFolders, until } from '../../src/server/brands/testFolders'
import { createEdge } from '../../src/server/edge/app'
import { builtTags } from '../../src/server/edge/manifest'
import { fakeAssets, fakeManifest } from '../../src/server/edge/testEdge'
import { verifyPassword } from '../../src/server/passwords'
import { assign, type Audience } from '../../src/server/releases/changePointer'
import type { CurrentPointer } from '../../src/server/releases/pointer'
import { hashOf } from '../../src/server/releases/contentHash'
import { openNatsStore } from '../../src/server/releases/nats/natsStore'
import { signPreview } from '../../src/server/releases/previewToken'
import { previewLink } from '../../src/server/releases/previewLink'
import { publishRelease } from '../../src/server/releases/publishRelease'
import type { ReleaseStore } from '../../src/server/releases/releaseStore'
import {
  createReleaseSource,
  type ReleaseSourceOptions,
  type StoreFigures,
} from '../../src/server/releases/releaseSource'
import { bucketOf, canarySide } from '../../src/server/releases/canarySide'
import { damage, damages } from './damage'
import { type Network, startNetwork } from './network'
import { patiently } from './patiently'

const binary = findNatsServer()

let servers: NatsServers
let nc: NatsConnection
let folders: TestFolders
let store: ReleaseStore
let name = ''
let count = 0
let now = Date.UTC(2026, 11, 1)
const clock = () => now

const logo = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="${colour}" d="M0 0h9v9Z"/></svg>`

/** A brand's folder, published: the release's name. */
async function publish(id: string, title: string, more: object = {}, picture?: string): Promise<string> {
  await folders.write(id, {
    'brand.json': { name: title, languages: { default: 'en', supported: ['en'] }, ...more },
    'assets/logo.svg': picture ?? logo(`#${hashOf(new TextEncoder().encode(title)).slice(0, 6)}`),
  })
  const { resolved, errors } = readBrands(folders.dir)
  const brand = resolved.get(id)
  if (!brand) throw new Error((errors.get(id) ?? []).map(formatBrandError).join('\n'))
  return (await publishRelease(store, brand, { by: 'mei', now })).release
}

async function point(id: string, release: string, audience: Audience = { type: 'all' }): Promise<number> {
  const written = await store.pointer(id)
  const standing: CurrentPointer | undefined =
    written && 'pointer' in written.read ? { pointer: written.read.pointer, revision: written.revision } : undefined
  const [record] = (await store.records(id)).filter((each) => each.release === release)
  const changed = assign(id, standing, { release, hosts: record?.hosts ?? [] }, audience, { by: 'mei', now })
  if (!('pointer' in changed)) throw new Error(JSON.stringify(changed))
  return store.write(changed.pointer, written?.revision)
}

interface Edge {
  readonly get: (address: string, headers?: Readonly<Record<string, string>>) => Promise<Response>
  /** The title of a host's page. */
  readonly title: (host: string, headers?: Readonly<Record<string, string>>) => Promise<string | number>
  readonly lines: string[]
  readonly held: () => number
  readonly figures: () => StoreFigures
}

async function startEdge(more: Partial<ReleaseSourceOptions> = {}): Promise<Edge> {
  const lines: string[] = []
  const log = (line: string) => lines.push(line)
  const source = createReleaseSource({
    open: () =>
      openNatsStore({ servers: servers.servers, name }, { isOperator: false, isPatient: true, lookMs: 300, log }),
    environment: readEnvironment({ variables: {} }),
    now: clock,
    log,
    ...more,
  })
  onTestFinished(() => source.close())
  const app = createEdge({
    brands: source,
    assets: fakeAssets,
    tags: (wanted) => builtTags(fakeManifest, wanted),
    sandboxUrl: 'http://sandbox.test',
    fetch: () => Promise.reject(new TypeError('no platform')),
    verifyPassword,
    unready: source.unready,
    remark: source.remark,
    log,
  })
  const get: Edge['get'] = async (address, headers = {}) =>
    app.request(address, { headers: { ...headers, Host: new URL(address).host } })
  await until('the edge is ready', () => source.unready() === undefined, 5_000)
  return {
    get,
    title: async (host, headers) => {
      const response = await get(`http://${host}/index`, headers)
      return /<title>([^<]*)/.exec(await response.text())?.[1] ?? response.status
    },
    lines,
    held: () => source.figures().held,
    figures: source.figures,
  }
}

/** A cookie whose visitor is, or is not, among the few who see a release first. */
const sideOf = (release: string, percent: number, isInside: boolean): string => {
  for (let number = 0; ; number++) {
    const side = canarySide(number)
    if (bucketOf(side, release) < percent === isInside) return `marquee_side=${side}`
  }
}
const titleSoon = async (edge: Edge, host: string, wanted: string) => {
  let last: string | number = ''
  for (let tries = 0; tries < 500 && !String(last).includes(wanted); tries++) {
    last = await edge.title(host)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect(last).toContain(wanted)
}

describe.skipIf(binary === undefined)('an edge over a store', () => {
  beforeAll(async () => {
    servers = await startNats(binary ?? '')
    nc = await connect({ servers: servers.servers, maxReconnectAttempts: -1, reconnectTimeWait: 100 })
  })
  afterAll(async () => {
    await nc.close()
    await servers.close()
  })
  beforeEach(async () => {
    name = `source-${++count}`
    now = Date.UTC(2026, 11, 1)
    folders = await createTestFolders()
    store = await openNatsStore({ servers: servers.servers, name }, { isOperator: true, isPatient: true })
    onTestFinished(async () => {
      await store.close()
      await folders.cleanUp()
    })
  })

  test('shows what is assigned, and another release as soon as it is', async () => {
    const first = await publish('comet', 'Comet one')
    await point('comet', first)
    const edge = await startEdge()
    expect(await edge.title('comet.localhost')).toContain('Comet one')
    expect((await edge.get('http://nobody.localhost/index')).status).toBe(421)
    const second = await publish('comet', 'Comet two')
    expect(second).not.toBe(first)
    await point('comet', second)
    await titleSoon(edge, 'comet.localhost', 'Comet two')
  })

  test('the same files are the same release, and are sent once', async () => {
    const first = await publish('comet', 'Comet')
    const [resolved] = [...readBrands(folders.dir).resolved.values()]
    if (!resolved) throw new Error('no brand')
    expect(await publishRelease(store, resolved, { by: 'amir', now })).toEqual({
      release: first,
      isNew: false,
      sent: 0,
      putBack: 0,
      files: 2,
    })
  })

  test('a release holds its bases as they were', async () => {
    await folders.write('group', { 'brand.json': { abstract: true, tagline: 'Old words' } })
    const release = await publish('comet', 'Comet', { extends: 'group' })
    await point('comet', release)
    await folders.write('group', { 'brand.json': { abstract: true, tagline: 'New words' } })
    const edge = await startEdge()
    expect(await (await edge.get('http://comet.localhost/index')).text()).toContain('Old words')
    expect(await publish('comet', 'Comet', { extends: 'group' })).not.toBe(release)
  })

  test('some see it first, each stays on a side; only pages tell the side, and only while there are sides', async () => {
    const [first, second] = [await publish('comet', 'Comet one'), await publish('comet', 'Comet two')]
    await point('comet', first)
    const edge = await startEdge()
    const before = await edge.get('http://comet.localhost/index')
    expect(before.headers.get('set-cookie')).toBeNull()
    await point('comet', second, { type: 'percent', percent: 10 })
    const inside = { Cookie: sideOf(second, 10, true) }
    const outside = { Cookie: sideOf(second, 10, false) }
    for (let tries = 0; tries < 100 && !String(await edge.title('comet.localhost', inside)).includes('two'); tries++)
      await new Promise((resolve) => setTimeout(resolve, 20))
    expect(await edge.title('comet.localhost', inside)).toContain('Comet two')
    expect(await edge.title('comet.localhost', outside)).toContain('Comet one')
    const drawn = await edge.get('http://comet.localhost/index')
    expect(drawn.headers.get('set-cookie')).toMatch(
      /^marquee_side=[0-3][0-9a-f]{2}; Max-Age=2592000; Path=\/; SameSite=Lax; HttpOnly$/,
    )
    // it goes thirty days after the last page
    expect((await edge.get('http://comet.localhost/index', inside)).headers.get('set-cookie')).toContain(
      `${inside.Cookie}; Max-Age=2592000`,
    )
    expect((await edge.get('http://comet.localhost/robots.txt')).headers.get('set-cookie')).toBeNull()
    // what a page of one side asks for is of its side, whatever cookie comes with it
    const file = await edge.get(`http://comet.localhost/brand/${second.slice(0, 12)}/logo.svg`, outside)
    const other = await edge.get(`http://comet.localhost/brand/${first.slice(0, 12)}/logo.svg`, inside)
    expect([file.status, other.status]).toEqual([200, 200])
    expect(await file.text()).not.toBe(await other.text())
    expect(file.headers.get('cache-control')).toContain('immutable')
  })

  test('pages that are open find the files of their release after another came', async () => {
    const first = await publish('comet', 'Comet one')
    await point('comet', first)
    await point('comet', await publish('comet', 'Comet two'))
    const edge = await startEdge()
    expect((await edge.get(`http://comet.localhost/brand/${first.slice(0, 12)}/logo.svg`)).status).toBe(200)
    expect((await edge.get(`http://comet.localhost/brand/${'0'.repeat(12)}/logo.svg`)).status).toBe(404)
  })

  test('a time comes and goes without anybody', async () => {
    const [first, second] = [await publish('comet', 'Comet one'), await publish('comet', 'Comet two')]
    await point('comet', first)
    await point('comet', second, { type: 'period', from: now + 60_000, until: now + 120_000 })
    const edge = await startEdge()
    const seen: (string | number)[] = []
    for (const ms of [0, 60_000, 59_999, 1]) {
      now += ms
      seen.push(await edge.title('comet.localhost'))
    }
    expect(seen.map((title) => String(title).includes('two'))).toEqual([false, true, true, false])
  })

  test('a preview: with its link alone, until it ends, on hosts of the brand alone, and never kept', async () => {
    const [first, second] = [await publish('comet', 'Comet one'), await publish('comet', 'Comet two')]
    await point('comet', first)
    await point('onyx', await publish('onyx', 'Onyx'))
    const edge = await startEdge()
    const key = await store.previewKey()
    const token = await signPreview({ brand: 'comet', release: second, until: now + 60_000 }, key)
    const link = await edge.get(previewLink('http://comet.localhost', token))
    expect([link.status, link.headers.get('location')]).toEqual([303, '/'])
    const [cookie = ''] = (link.headers.get('set-cookie') ?? '').split(';')
    expect(link.headers.get('set-cookie')).toContain('Max-Age=60; Path=/; SameSite=Lax; HttpOnly')
    const page = await edge.get('http://comet.localhost/index', { Cookie: cookie })
    expect(await page.text()).toContain('Comet two')
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    const file = `http://comet.localhost/brand/${second.slice(0, 12)}/logo.svg`
    const addresses = ['/manifest.webmanifest', '/robots.txt', '/favicon.ico', '/assets/no.js', '/wps/system/status']
    for (const address of [file, ...addresses.map((path) => `http://comet.localhost${path}`)]) {
      const kept = await edge.get(address, { Cookie: cookie })
      expect(kept.headers.get('cache-control'), address).toBe('private, no-store')
      expect(kept.headers.get('x-robots-tag'), address).toBe('noindex, nofollow')
    }
    expect((await edge.get(file, { Cookie: cookie })).status).toBe(200)
    expect((await edge.get(file)).status).toBe(404)
    expect(await edge.title('comet.localhost')).toContain('Comet one')
    // of another brand
    expect((await edge.get(previewLink('http://onyx.localhost', token))).status).toBe(403)
    expect(await edge.title('onyx.localhost', { Cookie: cookie })).toContain('Onyx')
    // forged, altered, unsigned
    const forged = await signPreview({ brand: 'comet', release: second, until: now + 60_000 }, new Uint8Array(32))
    const [head = '', body = '', sign = ''] = token.split('.')
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    for (const bad of [forged, `${head}.${body}x.${sign}`, `${none}.${body}.`, 'nonsense'])
      expect((await edge.get(previewLink('http://comet.localhost', bad))).status, bad).toBe(403)
    expect(await edge.title('comet.localhost', { Cookie: `marquee_preview=${forged}` })).toContain('Comet one')
    now += 60_001
    expect((await edge.get(previewLink('http://comet.localhost', token))).status).toBe(403)
    expect(await edge.title('comet.localhost', { Cookie: cookie })).toContain('Comet one')
    // the way out
    expect((await edge.get('http://comet.localhost/edge/preview')).headers.get('set-cookie')).toContain('Max-Age=0')
  })

  test('a brand that nobody sees yet can be previewed', async () => {
    await point('onyx', await publish('onyx', 'Onyx'))
    const release = await publish('comet', 'Comet one')
    const edge = await startEdge()
    const token = await signPreview({ brand: 'comet', release, until: now + 60_000 }, await store.previewKey())
    expect((await edge.get('http://comet.localhost/index')).status).toBe(421)
    expect((await edge.get(previewLink('http://comet.localhost', token))).status).toBe(303)
    expect(await edge.title('comet.localhost', { Cookie: `marquee_preview=${token}` })).toContain('Comet one')
  })

  test('an asset that was altered: the release is refused by name, the last good one is served', async () => {
    const first = await publish('comet', 'Comet one')
    await point('comet', first)
    const second = await publish('comet', 'Comet two')
    const picture = new TextEncoder().encode(logo(`#${hashOf(new TextEncoder().encode('Comet two')).slice(0, 6)}`))
    const asset = hashOf(picture)
    await damage(nc, name, asset, picture, 'a byte changed')
    const visited = await startEdge()
    expect(await visited.title('comet.localhost')).toContain('Comet one')
    await point('comet', second)
    await until('the log names it', () => visited.lines.some((line) => line.includes(asset)), 5_000)
    expect(await visited.title('comet.localhost')).toContain('Comet one')
    // one that starts now has served nothing before
    const fresh = await startEdge()
    expect(await fresh.title('comet.localhost')).toContain('Comet one')
    expect(fresh.lines.join('\n')).toContain(asset)
  })

  test('a release that only some were to see stands in for nothing', async () => {
    const first = await publish('comet', 'Comet one')
    const secret = await publish('comet', 'Comet secret')
    await point('comet', first)
    await point('comet', secret, { type: 'period', from: now + 60_000 })
    await damage(nc, name, first, new Uint8Array(1), 'deleted')
    const edge = await startEdge()
    expect(await edge.title('comet.localhost')).toBe(503)
  })

  test('an asset that is missing, and no release before: the brand is away, others are served', async () => {
    await point('onyx', await publish('onyx', 'Onyx'))
    const release = await publish('comet', 'Comet one')
    const picture = new TextEncoder().encode(logo(`#${hashOf(new TextEncoder().encode('Comet one')).slice(0, 6)}`))
    await damage(nc, name, hashOf(picture), picture, 'deleted')
    await point('comet', release)
    const edge = await startEdge()
    const response = await edge.get('http://comet.localhost/index')
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await edge.title('onyx.localhost')).toContain('Onyx')
  })

  test.each(damages)('what was damaged of a release (%s) is put back by who publishes it again', async (how) => {
    const picture = logo('#123456')
    const files = [new TextEncoder().encode(picture)]
    const release = await publish('comet', 'Comet one', {}, picture)
    files.push(await store.content.get(release))
    await point('comet', release)
    for (const bytes of files) await damage(nc, name, hashOf(bytes), bytes, how)
    expect(await (await startEdge()).title('comet.localhost')).toBe(503)
    const brand = readBrands(folders.dir).resolved.get('comet')
    if (!brand) throw new Error('no brand')
    const again = async () => publishRelease(store, brand, { by: 'amir', now })
    expect(await again()).toEqual({ release, isNew: false, sent: 1, putBack: 2, files: 2 })
    expect(await (await startEdge()).title('comet.localhost')).toContain('Comet one')
    expect(await again()).toMatchObject({ sent: 0, putBack: 0 })
  })

  test('a key that is no JSON: what was there before goes on', async () => {
    await point('comet', await publish('comet', 'Comet one'))
    const edge = await startEdge()
    await (await new Kvm(nc).open(`${name}_brands`)).put('comet', 'oops')
    await until('the log says so', () => edge.lines.some((line) => line.includes('no JSON')))
    expect(await edge.title('comet.localhost')).toContain('Comet one')
  })

  test('a pointer that names a release of another brand shows nothing of it', async () => {
    const release = await publish('comet', 'Comet one')
    await point('comet', release)
    await point('onyx', await publish('onyx', 'Onyx'))
    const edge = await startEdge()
    expect(await edge.title('comet.localhost')).toContain('Comet one')
    const written = await store.pointer('onyx')
    if (!written || !('pointer' in written.read)) throw new Error('no pointer')
    const wrong = assign(
      'onyx',
      { pointer: written.read.pointer, revision: written.revision },
      { release, hosts: ['onyx.localhost'] },
      { type: 'all' },
      { by: 'mei', now },
    )
    if (!('pointer' in wrong)) throw new Error('not assigned')
    await store.write(wrong.pointer, written.revision)
    const isRefused = () => edge.lines.some((line) => line.includes('the release is one of "comet", not of "onyx"'))
    for (let tries = 0; tries < 200 && !isRefused(); tries++) {
      expect(await edge.title('onyx.localhost')).toContain('Onyx')
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    expect(isRefused()).toBe(true)
    expect(await edge.title('onyx.localhost')).toContain('Onyx')
  })

  test('a host that two brands claim stays with the first, on edges that start later too', async () => {
    const domains = ['www.shared.example']
    await point('zeta', await publish('zeta', 'Zeta', { domains }))
    now += 1
    await point('alpha', await publish('alpha', 'Alpha', { domains }))
    const edge = await startEdge()
    expect(await edge.title('www.shared.example')).toContain('Zeta')
    expect(await edge.title('alpha.localhost')).toContain('Alpha')
    expect(edge.lines.join('\n')).toContain('"alpha" does not answer on www.shared.example: "zeta" had it first')
    await point('zeta', await publish('zeta', 'Zeta', { domains: [] }))
    await titleSoon(edge, 'www.shared.example', 'Alpha')
  })

  test('memory holds the releases that were asked for last', async () => {
    for (const id of ['aa', 'bb', 'cc', 'dd']) await point(id, await publish(id, id.toUpperCase()))
    const edge = await startEdge({ releasesKept: 2 })
    expect(edge.held()).toBe(0)
    for (const id of ['aa', 'bb', 'cc', 'dd', 'aa'])
      expect(await edge.title(`${id}.localhost`)).toContain(id.toUpperCase())
    expect(edge.held()).toBe(2)
  })

  test('the store goes away: what was shown goes on, what was not is told to come back, and all is well after', async () => {
    await point('comet', await publish('comet', 'Comet one'))
    await point('onyx', await publish('onyx', 'Onyx'))
    const edge = await startEdge()
    expect(await edge.title('comet.localhost')).toContain('Comet one')
    const [port = 0] = servers.ports
    await servers.stop(port)
    expect(await edge.title('comet.localhost')).toContain('Comet one')
    expect(await edge.title('onyx.localhost')).toBe(503)
    expect((await edge.get('http://comet.localhost/readyz')).status).toBe(200)
    await servers.start(port)
    now += 2_001
    await until('the store answers', () => edge.lines.some((line) => line.includes('connection is back')), 20_000)
    now += 2_001
    await titleSoon(edge, 'onyx.localhost', 'Onyx')
    const second = await patiently(() => publish('comet', 'Comet two'))
    await patiently(() => point('comet', second))
    await titleSoon(edge, 'comet.localhost', 'Comet two')
  })

  /** Whoever opens the store through it. */
  const through = (network: Network, log: (line: string) => void = () => undefined) => ({
    open: () =>
      openNatsStore({ servers: network.address, name }, { isOperator: false, isPatient: true, lookMs: 300, log }),
  })

  test.each(['cut', 'stall'] as const)(
    'the network to the store breaks (%s): known brands are answered at once, others told to come back, changes seen after',
    async (how) => {
      await point('comet', await publish('comet', 'Comet one'))
      await point('onyx', await publish('onyx', 'Onyx'))
      const network = await startNetwork(servers.ports[0] ?? 0)
      const edge = await startEdge(through(network))
      expect(await edge.title('comet.localhost')).toContain('Comet one')
      const { revision } = edge.figures()
      expect(edge.figures()).toMatchObject({ isConnected: true, held: 1, loadFailures: { refused: 0, away: 0 } })
      network[how]()
      await point('comet', await publish('comet', 'Comet two'))
      const began = performance.now()
      const known = await Promise.all(Array.from({ length: 20 }, () => edge.title('comet.localhost')))
      expect(performance.now() - began).toBeLessThan(2_000)
      expect(new Set(known.map((each) => String(each).includes('Comet one')))).toEqual(new Set([true]))
      expect(await edge.title('onyx.localhost')).toBe(503)
      expect((await edge.get('http://nobody.localhost/index')).status).toBe(421)
      expect((await edge.get('http://comet.localhost/readyz')).status).toBe(200)
      expect(edge.figures().loadFailures.away).toBeGreaterThan(0)
      await until('it is seen to be cut off', () => !edge.figures().isConnected, 10_000)
      network.mend()
      await titleSoon(edge, 'comet.localhost', 'Comet two')
      await titleSoon(edge, 'onyx.localhost', 'Onyx')
      await until('it is seen to be back', () => edge.figures().isConnected, 10_000)
      expect(edge.figures().revision).toBe(revision + 1)
    },
    40_000,
  )

  test('the connection ends in the middle of a release: it is shown whole or not at all', async () => {
    const network = await startNetwork(servers.ports[0] ?? 0)
    const picture = (sign: string) => `${logo('#123456')}<!-- ${sign.repeat(40_000)} -->`
    const shown = async (edge: Edge) => {
      const page = await (await edge.get('http://comet.localhost/index')).text()
      const address = /\/brand\/[0-9a-f]{12}\/logo\.svg/.exec(page)?.[0]
      const [title = ''] = /Comet \w+/.exec(page) ?? []
      if (address === undefined) return [title]
      return [title, hashOf(new Uint8Array(await (await edge.get(`http://comet.localhost${address}`)).arrayBuffer()))]
    }
    const [before, after] = ['Comet one', 'Comet two']
    const first = await publish('comet', before, { assets: { logo: 'logo.svg' } }, picture('a'))
    const second = await publish('comet', after, { assets: { logo: 'logo.svg' } }, picture('b'))
    const whole = [
      [before, hashOf(new TextEncoder().encode(picture('a')))],
      [after, hashOf(new TextEncoder().encode(picture('b')))],
    ]
    await point('comet', first)
    const edge = await startEdge(through(network))
    expect(await shown(edge)).toEqual(whole[0])
    // of its pictures, half
    network.cutAfter(20_000)
    await point('comet', second)
    await expect
      .poll(
        async () => {
          const seen = await shown(edge)
          expect(whole).toContainEqual(seen)
          return seen[0]
        },
        { timeout: 15_000 },
      )
      .toBe(after)
    expect(edge.lines.join('\n')).toContain(`"comet" is shown in its release ${first.slice(0, 12)}`)
  }, 20_000)

  test('a store that was made anew and is empty: brands go on, and /readyz says so', async () => {
    await point('comet', await publish('comet', 'Comet one'))
    const edge = await startEdge()
    expect(await edge.title('comet.localhost')).toContain('Comet one')
    await (await jetstreamManager(nc)).streams.delete(`KV_${name}_brands`)
    const again = await openNatsStore({ servers: servers.servers, name }, { isOperator: true })
    onTestFinished(() => again.close())
    await until('the log says so', () => edge.lines.some((line) => line.includes('made anew')), 20_000)
    expect(await edge.title('comet.localhost')).toContain('Comet one')
    const ready = await edge.get('http://comet.localhost/readyz')
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', remark: 'the store is empty' }])
  })

  test('an edge without a store is not ready, and is once the store is there', async () => {
    const lines: string[] = []
    name = 'made-later'
    const source = createReleaseSource({
      open: () =>
        openNatsStore({ servers: servers.servers, name }, { isOperator: false, isPatient: true, lookMs: 300 }),
      environment: readEnvironment({ variables: {} }),
      log: (line) => lines.push(line),
    })
    onTestFinished(() => source.close())
    expect(source.unready()).toBe('store away')
    expect(
      await source.find({
        host: 'comet.localhost',
        url: new URL('http://comet.localhost/'),
        cookies: '',
        secure: false,
      }),
    ).toEqual({ type: 'away' })
    store = await openNatsStore({ servers: servers.servers, name }, { isOperator: true })
    await until('the edge has it', () => source.unready() === 'no brands', 20_000)
    await point('comet', await publish('comet', 'Comet one'))
    await until('the edge is ready', () => source.unready() === undefined)
  })
})
