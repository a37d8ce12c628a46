import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Found } from '../brands/brandSource'
import { readEnvironment } from '../brands/environment'
import { readBrands } from '../brands/readBrands'
import { keepBytes } from '../brands/keptBytes'
import { createTestFolders, type TestFolders } from '../brands/testFolders'
import { createEdge } from '../edge/app'
import { builtTags } from '../edge/manifest'
import { createNodeIcons } from '../edge/nodeIcons'
import { fakeAssets, fakeManifest } from '../edge/testEdge'
import { canarySide } from './canarySide'
import { assign, type Audience, retire } from './changePointer'
import { currentOf } from './currentOf'
import { signPreview } from './previewToken'
import { publishRelease } from './publishRelease'
import { createReleaseSource, type ReleaseSource } from './releaseSource'
import { createTestStore, type TestStore } from './testStore'

let folders: TestFolders
let store: TestStore
const began = Date.UTC(2026, 11, 1)
let now = began

beforeEach(async () => {
  now = began
  folders = await createTestFolders()
  onTestFinished(() => folders.cleanUp())
  store = createTestStore()
})

async function publish(id: string, title: string): Promise<string> {
  const files = {
    'brand.json': { name: title, assets: { logo: 'logo.svg' }, languages: { default: 'en', supported: ['en'] } },
  }
  const picture = `<svg xmlns="http://www.w3.org/2000/svg"><title>${title}</title></svg>`
  await folders.write(id, { ...files, 'assets/logo.svg': picture })
  const brand = readBrands(folders.dir).resolved.get(id)
  if (!brand) throw new Error('no brand')
  return (await publishRelease(store, brand, { by: 'mei', now })).release
}

async function point(id: string, release: string, audience: Audience = { type: 'all' }): Promise<number> {
  const standing = await currentOf(store, id)
  const known = { release, hosts: [`${id}.localhost`] }
  const changed = assign(id, standing?.current, known, audience, { by: 'mei', now })
  if (!('pointer' in changed)) throw new Error(JSON.stringify(changed))
  return store.write(changed.pointer, standing?.over)
}

/** Of the clock that nobody sets. */
let ms = 0

async function start(): Promise<ReleaseSource & { readonly lines: string[] }> {
  const lines: string[] = []
  const source = createReleaseSource({
    open: () => Promise.resolve(store),
    environment: readEnvironment({ variables: {} }),
    now: () => now,
    clock: () => ms,
    log: (line) => lines.push(line),
  })
  onTestFinished(() => source.close())
  await Promise.resolve()
  await Promise.resolve()
  return { ...source, lines }
}

const ask = (source: ReleaseSource, address: string, cookies = ''): Promise<Found | undefined> | Found | undefined => {
  const url = new URL(address)
  return source.find({ host: url.host, url, cookies, secure: false })
}
const title = (found: Found | undefined) => (found?.type === 'brand' ? found.loaded.brand.name : found?.type)

test('nobody is answered before all brands are known: of two that claim a host the first might come last', async () => {
  await point('comet', await publish('comet', 'Comet'))
  const source = await start()
  expect(await ask(source, 'http://comet.localhost/')).toEqual({ type: 'away' })
  expect(await ask(source, 'http://nobody.localhost/')).toEqual({ type: 'away' })
  expect(await ask(source, 'http://comet.localhost/edge/preview?link=x')).toEqual({ type: 'away' })
  store.catchUp()
  expect(title(await ask(source, 'http://comet.localhost/'))).toBe('Comet')
  expect(await ask(source, 'http://nobody.localhost/')).toBeUndefined()
})

test('a key that is no JSON: an edge that starts reads the last one that can be read', async () => {
  await point('comet', await publish('comet', 'Comet one'))
  await point('comet', await publish('comet', 'Comet two'))
  store.putKey('comet', new TextEncoder().encode('oops'))
  const source = await start()
  store.catchUp()
  await expect.poll(async () => title(await ask(source, 'http://comet.localhost/'))).toBe('Comet two')
  expect(source.lines.join('\n')).toContain('no JSON')
  await point('comet', await publish('comet', 'Comet three'))
  await expect.poll(async () => title(await ask(source, 'http://comet.localhost/'))).toBe('Comet three')
})

test('a key with a host that the release does not have shows nothing there, nor takes it from its brand', async () => {
  await point('comet', await publish('comet', 'Comet'))
  await point('onyx', await publish('onyx', 'Onyx'))
  const { pointer } = (await currentOf(store, 'comet'))?.current ?? {}
  if (!pointer) throw new Error('no pointer')
  const hosts = ['comet.localhost', 'free.localhost']
  const altered = {
    ...pointer,
    hosts: { ...pointer.hosts, 'free.localhost': 0 },
    releases: pointer.releases.map((each) => ({ ...each, hosts })),
  }
  store.putKey('comet', new TextEncoder().encode(JSON.stringify(altered)))
  const source = await start()
  store.catchUp()
  await expect.poll(async () => title(await ask(source, 'http://comet.localhost/'))).toBe('Comet')
  expect(await ask(source, 'http://free.localhost/')).toEqual({ type: 'away', brand: 'comet' })
  expect(source.lines.join('\n')).toContain('free.localhost, which its release does not')
})

test('a link to a preview whose release cannot be read is told so, not shown the site', async () => {
  await point('comet', await publish('comet', 'Comet one'))
  const release = await publish('comet', 'Comet two')
  const source = await start()
  store.catchUp()
  expect(title(await ask(source, 'http://comet.localhost/'))).toBe('Comet one')
  const key = await store.previewKey()
  const token = await signPreview({ brand: 'comet', release, until: now + 60_000 }, key)
  // the key is known from here on
  expect(title(await ask(source, 'http://comet.localhost/', 'marquee_preview=forged'))).toBe('Comet one')
  store.isAway = true
  expect(await ask(source, 'http://comet.localhost/', `marquee_preview=${token}`)).toEqual({
    type: 'away',
    brand: 'comet',
  })
  expect(title(await ask(source, 'http://comet.localhost/', 'marquee_preview=forged'))).toBe('Comet one')
})

test('links to previews that were revoked count no more, after half a minute at most; new ones do', async () => {
  await point('comet', await publish('comet', 'Comet one'))
  const release = await publish('comet', 'Comet two')
  const source = await start()
  store.catchUp()
  const link = async () => signPreview({ brand: 'comet', release, until: now + 3_600_000 }, await store.previewKey())
  const shown = async (token: string) => title(await ask(source, 'http://comet.localhost/', `marquee_preview=${token}`))
  const before = await link()
  expect(await shown(before)).toBe('Comet two')
  await store.renewPreviewKey()
  const after = await link()
  ms += 30_000
  expect([await shown(before), await shown(after)]).toEqual(['Comet one', 'Comet two'])
  // while nobody answers, what is known counts
  store.isAway = true
  ms += 30_000
  expect([await shown(before), await shown(after)]).toEqual(['Comet one', 'Comet two'])
})

test('files of a release that this edge was not told of yet: the store is asked, once a second', async () => {
  const first = await publish('comet', 'Comet one')
  await point('comet', first)
  const source = await start()
  store.catchUp()
  const fileOf = (release: string) => ask(source, `http://comet.localhost/brand/${release.slice(0, 12)}/logo.svg`)
  const second = await publish('comet', 'Comet two')
  store.isTelling = false
  await point('comet', second)
  store.askedFor.length = 0
  expect(title(await fileOf(first))).toBe('Comet one')
  expect(store.askedFor).toEqual([])
  expect(title(await fileOf(second))).toBe('Comet two')
  expect(store.askedFor).toEqual(['comet'])
  ms += 1_001
  // all pictures of one page, at once
  const together = await Promise.all([1, 2, 3].map(async () => fileOf('0'.repeat(64))))
  expect(together.map(title)).toEqual(['Comet one', 'Comet one', 'Comet one'])
  const none = await fileOf('0'.repeat(64))
  expect(none?.type === 'brand' && (await none.loaded.files.knows('0'.repeat(12)))).toBe(false)
  expect(title(none)).toBe('Comet one')
  for (let count = 0; count < 20; count++) await fileOf(`${count}`.padStart(64, 'e').padEnd(64, 'e'))
  expect(store.askedFor).toEqual(['comet', 'comet'])
  ms += 1_001
  // what the store does not have is known for a while
  expect(title(await fileOf('0'.repeat(64)))).toBe('Comet one')
  expect(store.askedFor).toEqual(['comet', 'comet'])
  store.isAway = true
  expect(await fileOf('1'.repeat(64))).toEqual({ type: 'away', brand: 'comet' })
  expect(title(await fileOf(first))).toBe('Comet one')
  ms += 10_000
  expect(await fileOf('0'.repeat(64))).toEqual({ type: 'away', brand: 'comet' })
})

test('links to previews on a host that nobody has: nothing is said of them, unless the link is for it', async () => {
  await point('comet', await publish('comet', 'Comet'))
  const release = await publish('onyx', 'Onyx')
  const source = await start()
  store.catchUp()
  const link = async (brand: string, of: string) =>
    signPreview({ brand, release: of, until: now + 60_000 }, await store.previewKey())
  const [comet] = await store.records('comet')
  const enter = (host: string, token: string) => ask(source, `http://${host}/edge/preview?link=${token}`)
  const ofComet = await link('comet', comet?.release ?? '')
  for (const token of ['', 'forged', ofComet]) expect(await enter('nobody.localhost', token)).toBeUndefined()
  expect(await enter('comet.localhost', 'forged')).toEqual({ type: 'refused' })
  expect(await enter('comet.localhost', '')).toMatchObject({ type: 'enter' })
  // published, and shown to nobody yet
  const ofOnyx = await link('onyx', release)
  expect(await enter('onyx.localhost', 'forged')).toBeUndefined()
  expect(await enter('onyx.localhost', ofOnyx)).toMatchObject({ type: 'enter' })
  const held = `marquee_preview=${ofOnyx}`
  expect(title(await ask(source, 'http://onyx.localhost/', held))).toBe('Onyx')
  expect(await ask(source, 'http://onyx.localhost/edge/preview', held)).toMatchObject({ type: 'enter' })
})

test('the clock jumps: whichever way it went, a release is shown for the time that it was given', async () => {
  const hour = 3_600_000
  await point('comet', await publish('comet', 'Comet one'))
  const period = { type: 'period', from: began + hour, until: began + 2 * hour } as const
  await point('comet', await publish('comet', 'Comet two'), period)
  const source = await start()
  store.catchUp()
  const shownAt = async (hours: number) => {
    now = began + hours * hour
    return title(await ask(source, 'http://comet.localhost/'))
  }
  const shown: unknown[] = []
  for (const hours of [0.5, 1.5, 0.5, 1.5, 2.5, 1.5, 0, 1, 2]) shown.push(await shownAt(hours))
  const [one, two] = ['Comet one', 'Comet two']
  expect(shown).toEqual([one, two, one, two, one, two, one, two, one])
})

test('the clock is set back an hour: a release that could not be read is tried again as soon as ever', async () => {
  await point('comet', await publish('comet', 'Comet one'))
  const source = await start()
  store.catchUp()
  store.isAway = true
  expect(title(await ask(source, 'http://comet.localhost/'))).toBe('away')
  store.isAway = false
  now -= 3_600_000
  ms += 2_000
  expect(title(await ask(source, 'http://comet.localhost/'))).toBe('Comet one')
})

test('failures are counted for the release that failed: of a part, of its own side; of a stand-in, its own', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const [one, two] = [await publish('comet', 'Comet one'), await publish('comet', 'Comet two')]
  await point('comet', one)
  await point('comet', two, { type: 'percent', percent: 50 })
  const source = await start()
  store.catchUp()
  const sides = Array.from({ length: 1_024 }, (_, number) => canarySide(number))
  const sideOf = async (name: string) => {
    for (const side of sides)
      if (title(await ask(source, 'http://comet.localhost/', `marquee_side=${side}`)) === name) return side
    throw new Error('no side')
  }
  const fail = async (cookies: string, isPage: boolean) => {
    const found = await ask(source, 'http://comet.localhost/', cookies)
    if (found?.type === 'brand') found.onAnswer?.(500, isPage)
    return title(found)
  }
  const told = () => {
    store.ask()
    vi.advanceTimersByTime(1_000)
    return store.reported.splice(0).flatMap(({ release, failures }) => (failures > 0 ? [[release, failures]] : []))
  }
  const [sideOne, sideTwo] = [await sideOf('Comet one'), await sideOf('Comet two')]
  await fail(`marquee_side=${sideOne}`, false)
  expect(told()).toEqual([[one, 1]])
  await fail(`marquee_side=${sideTwo}`, false)
  expect(told()).toEqual([[two, 1]])
  // a call of a page that is older than the part: nobody knows of which release
  for (let times = 0; times < 20; times += 1) await fail('', false)
  expect(told()).toEqual([])
  const drawn = await fail('', true)
  expect(told()).toEqual([[drawn === 'Comet one' ? one : two, 1]])
})

test('a release that cannot be read is told as refused, and has no failures of the one that stands in for it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const one = await publish('comet', 'Comet one')
  await point('comet', one)
  const source = await start()
  store.catchUp()
  await ask(source, 'http://comet.localhost/')
  const two = await publish('comet', 'Comet two')
  store.loseContent(two)
  await point('comet', two)
  await expect.poll(() => source.lines.join()).toContain('is missing')
  store.ask()
  vi.advanceTimersByTime(1_000)
  store.reported.length = 0
  const found = await ask(source, 'http://comet.localhost/')
  expect(title(found)).toBe('Comet one')
  // maintenance is no failure
  if (found?.type === 'brand') for (const status of [500, 503]) found.onAnswer?.(status, true)
  vi.advanceTimersByTime(1_000)
  expect(store.reported).toEqual([
    { brand: 'comet', release: two, answers: 0, failures: 0, isRefused: true },
    { brand: 'comet', release: one, answers: 2, failures: 1 },
  ])
})

test('a store that is away refuses no release', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  await point('comet', await publish('comet', 'Comet'))
  const source = await start()
  store.catchUp()
  store.isAway = true
  expect(title(await ask(source, 'http://comet.localhost/'))).toBe('away')
  store.ask()
  vi.advanceTimersByTime(1_000)
  expect(store.reported).toEqual([])
})

test('releases of more brands at once than may wait for a place: each is read in its turn, and none fails', async () => {
  const ids = Array.from({ length: 300 }, (_, at) => `brand-${at}`)
  const publishAll = async (name: string) => {
    for (const id of ids)
      await folders.write(id, { 'brand.json': { name, languages: { default: 'en', supported: ['en'] } } })
    const { resolved } = readBrands(folders.dir)
    for (const brand of resolved.values())
      await point(brand.id, (await publishRelease(store, brand, { by: 'mei', now })).release)
  }
  await publishAll('One')
  const source = await start()
  store.catchUp()
  const { get } = store.content
  const slowly = async (hash: string) => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    return get(hash)
  }
  Object.assign(store.content, { get: slowly })
  const shown = async () => {
    const all: unknown[] = []
    for (const id of ids) all.push(title(await ask(source, `http://${id}.localhost/`)))
    return new Set(all)
  }
  expect(await shown()).toEqual(new Set(['One']))
  store.isTelling = false
  await publishAll('Two')
  // all in one moment, as a fleet is told that was away
  store.tellAll()
  await expect.poll(shown, { timeout: 20_000 }).toEqual(new Set(['Two']))
  expect(source.lines).toEqual([])
})

test('files of a release that is about to come into force', async () => {
  await point('comet', await publish('comet', 'Comet one'))
  const source = await start()
  store.catchUp()
  expect(title(await ask(source, 'http://comet.localhost/'))).toBe('Comet one')
  const second = await publish('comet', 'Comet two')
  await point('comet', second)
  store.askedFor.length = 0
  expect(title(await ask(source, `http://comet.localhost/brand/${second.slice(0, 12)}/logo.svg`))).toBe('Comet two')
  expect(store.askedFor).toEqual([])
})

test('a file that cannot be read now is away, not missing; nothing that was made without it is kept', async () => {
  await point('comet', await publish('comet', 'Comet'))
  const source = await start()
  store.catchUp()
  const found = await ask(source, 'http://comet.localhost/')
  if (found?.type !== 'brand') throw new Error('no brand')
  const app = createEdge({
    brands: source,
    assets: fakeAssets,
    tags: (wanted) => builtTags(fakeManifest, wanted),
    sandboxUrl: 'http://sandbox.test',
    fetch: () => Promise.reject(new TypeError('no platform')),
    draw: createNodeIcons(),
    verifyPassword: () => Promise.resolve(false),
  })
  const version = await found.loaded.files.version()
  const statusOf = async (path: string) => {
    const { status, headers } = await app.request(`http://comet.localhost${path}`, {
      headers: { Host: 'comet.localhost' },
    })
    return status === 503 ? [status, headers.get('cache-control'), headers.get('retry-after')] : status
  }
  const paths = [`/brand/${version}/logo.svg`, `/app-icon/${version}/share-1200.png`]
  // other files took its place in memory
  keepBytes('others', new Uint8Array(64_000_000))
  keepBytes('others', new Uint8Array(0))
  store.isAway = true
  for (const path of paths) expect(await statusOf(path), path).toEqual([503, 'no-store', '5'])
  expect(await statusOf('/index')).toBe(200)
  expect(await statusOf(`/brand/${version}/none.svg`)).toBe(404)
  store.isAway = false
  for (const path of paths) expect(await statusOf(path), path).toBe(200)
})

test('a connection that ended for good is opened anew: what changed and what went meanwhile is known', async () => {
  for (const id of ['comet', 'onyx']) await point(id, await publish(id, `${id} one`))
  const source = await start()
  store.catchUp()
  expect(title(await ask(source, 'http://onyx.localhost/'))).toBe('onyx one')
  store.isTelling = false
  await point('comet', await publish('comet', 'comet two'))
  store.dropKey('onyx')
  store.end()
  await expect.poll(() => source.lines.join('\n')).toContain('opened anew')
  expect(title(await ask(source, 'http://onyx.localhost/'))).toBe('onyx one')
  await expect.poll(async () => title(await ask(source, 'http://comet.localhost/'))).toBe('comet two')
  store.catchUp()
  expect(await ask(source, 'http://onyx.localhost/')).toBeUndefined()
  expect(source.remark()).toBeUndefined()
})

test('a release that begins like another of its brand is not published: their files would have the same addresses', async () => {
  const one = await publish('comet', 'Comet')
  const rest = {
    brand: 'comet',
    by: 'mei',
    at: 1,
    hosts: [],
    folders: ['comet'],
    platform: 'sandbox',
    languages: ['en'],
  }
  const other = createTestStore()
  await other.record({ ...rest, release: one.slice(0, 12).padEnd(64, 'f') })
  store = other
  await expect(publish('comet', 'Comet')).rejects.toThrow('begins with')
  await other.record({ ...rest, brand: 'onyx', release: one })
  expect(await publish('comet', 'Comet two')).not.toBe(one)
})

test('a retired brand: its hosts are nobody’s at once, for pages that are open as well, until it comes back', async () => {
  const release = await publish('comet', 'Comet')
  await point('comet', release)
  const source = await start()
  store.catchUp()
  const paths = ['/', `/brand/${release.slice(0, 12)}/logo.svg`, '/wps/x']
  const shown = () => Promise.all(paths.map(async (path) => title(await ask(source, `http://comet.localhost${path}`))))
  expect(await shown()).toEqual(['Comet', 'Comet', 'Comet'])
  const { current, over } = (await currentOf(store, 'comet')) ?? {}
  if (!current) throw new Error('no pointer')
  await store.write(retire(current, { by: 'mei', now }), over)
  expect(await shown()).toEqual([undefined, undefined, undefined])
  // also to an edge that starts now
  const other = await start()
  store.catchUp()
  expect(await ask(other, 'http://comet.localhost/')).toBeUndefined()
  await point('comet', release)
  expect(await shown()).toEqual(['Comet', 'Comet', 'Comet'])
})
