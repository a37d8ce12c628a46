import { readFileSync } from 'node:fs'
import { connect } from '@nats-io/transport-node'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { findNatsServer, type NatsServers, startNats } from '../../scripts/natsServer.mjs'
import { type BrandSource, folderSource, type Found } from '../../src/server/brands/brandSource'
import { readEnvironment } from '../../src/server/brands/environment'
import { readBrands } from '../../src/server/brands/readBrands'
import { createBrandRegistry } from '../../src/server/brands/registry'
import { createTestFolders, until } from '../../src/server/brands/testFolders'
import { assign, retire } from '../../src/server/releases/changePointer'
import { currentOf } from '../../src/server/releases/currentOf'
import { openNatsStore } from '../../src/server/releases/nats/natsStore'
import { publishRelease } from '../../src/server/releases/publishRelease'
import { createReleaseSource } from '../../src/server/releases/releaseSource'
import type { ReleaseStore } from '../../src/server/releases/releaseStore'
import { createTestStore } from '../../src/server/releases/testStore'
import { exportToKv } from '../../src/server/workers/kvExport'
import { contentKey } from '../../src/server/workers/kvLayout'
import { createKvReader } from '../../src/server/workers/kvReader'
import { createKvSource } from '../../src/server/workers/kvSource'
import { memoryKv } from '../../src/server/workers/testKv'
import { damage } from './damage'

/** Brands kept in one of the ways, and the source that an edge has them from. */
interface Kept {
  readonly source: BrandSource
  /** Shows a brand to everybody, by that name. */
  readonly show: (id: string, name: string) => Promise<void>
  /** The same, where the change cannot be read. */
  readonly showBroken: (id: string) => Promise<void>
  readonly takeOut: (id: string) => Promise<void>
}

const environment = readEnvironment({ variables: {} })
const files = (name: string) => ({
  'brand.json': { name, assets: { logo: 'logo.svg' }, languages: { default: 'en', supported: ['en'] } },
  'assets/logo.svg': `<svg xmlns="http://www.w3.org/2000/svg"><title>${name}</title></svg>`,
})

async function newFolders() {
  const folders = await createTestFolders()
  onTestFinished(() => folders.cleanUp())
  const write = async (id: string, name: string) => {
    await folders.write(id, files(name))
    const brand = readBrands(folders.dir).resolved.get(id)
    if (!brand) throw new Error('no brand')
    return brand
  }
  return { ...folders, write, writeFile: folders.write }
}

async function inFolders(): Promise<Kept> {
  const folders = await newFolders()
  const registry = await createBrandRegistry({ dir: folders.dir, watch: false })
  onTestFinished(() => registry.close())
  return {
    source: folderSource(registry),
    show: async (id, name) => {
      await folders.write(id, name)
      await registry.reload([id])
    },
    showBroken: async (id) => {
      await folders.writeFile(id, { 'brand.json': '{' })
      await registry.reload([id])
    },
    takeOut: async (id) => {
      await folders.remove(id)
      await registry.reload([id])
    },
  }
}

/** @param lose takes a release's manifest out of the store */
async function inStore(
  store: ReleaseStore,
  open: () => Promise<ReleaseStore>,
  lose: (release: string) => Promise<void>,
): Promise<Kept & { readonly isReady: () => boolean }> {
  const folders = await newFolders()
  const who = { by: 'mei', now: 1 }
  const publish = async (id: string, name: string) => {
    const brand = await folders.write(id, name)
    return { release: (await publishRelease(store, brand, who)).release, hosts: brand.hosts }
  }
  const seen = (revision: number) =>
    until('the edge is told', () => source.figures().revision >= revision && source.remark() === undefined)
  const point = async (id: string, known: { readonly release: string; readonly hosts: readonly string[] }) => {
    const there = await currentOf(store, id)
    const changed = assign(id, there?.current, known, { type: 'all' }, who)
    if (!('pointer' in changed)) throw new Error(JSON.stringify(changed))
    await seen(await store.write(changed.pointer, there?.over))
  }
  const source = createReleaseSource({ open, environment })
  onTestFinished(() => source.close())
  return {
    source,
    isReady: () => source.unready() !== 'store away',
    show: async (id, name) => point(id, await publish(id, name)),
    showBroken: async (id) => {
      const known = await publish(id, 'broken')
      await lose(known.release)
      await point(id, known)
    },
    takeOut: async (id) => {
      const there = await currentOf(store, id)
      if (!there?.current) throw new Error('nothing is shown')
      await seen(await store.write(retire(there.current, who), there.over))
    },
  }
}

async function inTestStore(): Promise<Kept> {
  const store = createTestStore()
  const lose = (release: string) => Promise.resolve(store.loseContent(release))
  const kept = await inStore(store, () => Promise.resolve(store), lose)
  await until('the edge follows', () => {
    store.catchUp()
    return kept.isReady()
  })
  return kept
}

async function inKv(): Promise<Kept> {
  const folders = await newFolders()
  const kv = memoryKv()
  let now = 1_000_000
  let pointers: Parameters<typeof exportToKv>[0]['before'] = []
  const put = async (gone: readonly string[] = []) => {
    const exported = await exportToKv({
      brands: [...readBrands(folders.dir).resolved.values()],
      before: pointers,
      gone,
      all: false,
      environment,
      readAsset: (file) => readFileSync(file),
      pictures: () => Promise.resolve(new Map()),
      by: 'mei',
      now,
    })
    kv.put(exported)
    for (const key of exported.gone) kv.held.delete(key)
    pointers = exported.pointers
    // a location looks again
    now += 61_000
    return exported.changed
  }
  return {
    source: createKvSource({
      kv: createKvReader(kv.namespace),
      environment,
      hold: () => undefined,
      releasesKept: 30,
      now: () => now,
      clock: () => now,
      log: () => undefined,
    }),
    show: async (id, name) => {
      await folders.write(id, name)
      await put()
    },
    showBroken: async (id) => {
      await folders.write(id, 'broken')
      for (const { release } of await put()) kv.held.delete(contentKey(release))
    },
    takeOut: async (id) => {
      await folders.remove(id)
      await put([id])
    },
  }
}

const binary = findNatsServer()
let servers: NatsServers | undefined
beforeAll(async () => {
  if (binary !== undefined) servers = await startNats(binary)
})
afterAll(() => servers?.close())
let count = 0

async function inNats(): Promise<Kept> {
  const address = { servers: servers?.servers ?? '', name: `sources-${++count}` }
  const store = await openNatsStore(address, { isOperator: true })
  const nc = await connect({ servers: address.servers })
  onTestFinished(async () => {
    await nc.close()
    await store.close()
  })
  const kept = await inStore(
    store,
    () => openNatsStore(address, { isOperator: false, isPatient: true, lookMs: 300 }),
    (release) => damage(nc, address.name, release, new Uint8Array(), 'deleted'),
  )
  await until('the edge follows', kept.isReady)
  return kept
}

describe.each([
  ['folders', inFolders, true],
  ['a store in memory', inTestStore, true],
  ['a NATS store', inNats, binary !== undefined],
  ['Workers KV', inKv, true],
])('brands from %s', (_name, keep, isThere) => {
  const it = test.skipIf(!isThere)
  const find = async ({ source }: Kept, host: string, address = '/'): Promise<Found | undefined> =>
    source.find({ host, url: new URL(address, 'http://any.localhost'), cookies: '', secure: true })
  const shown = async (kept: Kept, host: string, address?: string) => {
    const found = await find(kept, host, address)
    return found?.type === 'brand' ? found.loaded.brand.name : found?.type
  }
  const versionOf = async (kept: Kept, host: string) => {
    const found = await find(kept, host)
    if (found?.type !== 'brand') throw new Error('no brand')
    return found.loaded.files.version()
  }
  const start = async () => {
    const kept = await keep()
    await kept.show('comet', 'Comet')
    await kept.show('onyx', 'Onyx')
    return kept
  }

  it('a host has its brand, however it is written', async () => {
    const kept = await start()
    for (const host of ['comet.localhost', 'comet.localhost:4000', 'COMET.localhost', 'comet.localhost.'])
      expect(await shown(kept, host), host).toBe('Comet')
    expect(await shown(kept, 'onyx.localhost')).toBe('Onyx')
  })

  it('a host that no brand has is nobody’s, whatever is asked of it and however long it is', async () => {
    const kept = await start()
    const hosts = [
      'nobody.localhost',
      '',
      'localhost',
      '[::1]',
      'constructor',
      `${'x'.repeat(250)}.localhost`,
      'x'.repeat(600),
    ]
    for (const host of hosts)
      for (const path of ['/', '/edge/preview', '/edge/preview?link=x', `/brand/${'0'.repeat(12)}/logo.svg`])
        expect(await shown(kept, host, path), `${host} ${path}`).toBeUndefined()
  })

  it('files of the version that is shown are there; those of a version that nobody has are not, however often they are asked for', async () => {
    const kept = await start()
    const version = await versionOf(kept, 'comet.localhost')
    const found = await find(kept, 'comet.localhost', `/brand/${version}/logo.svg`)
    if (found?.type !== 'brand') throw new Error(found?.type)
    expect(await found.loaded.files.knows(version)).toBe(true)
    expect(new TextDecoder().decode(await found.loaded.files.read('logo.svg'))).toContain('<title>Comet</title>')
    for (let times = 0; times < 3; times++) {
      const none = await find(kept, 'comet.localhost', `/brand/${'0'.repeat(12)}/logo.svg`)
      expect(none?.type === 'brand' && (await none.loaded.files.knows('0'.repeat(12)))).toBe(false)
    }
  })

  it('a change is shown, and changes no other brand', async () => {
    const kept = await start()
    const before = await versionOf(kept, 'comet.localhost')
    await kept.show('comet', 'Comet two')
    await expect.poll(() => shown(kept, 'comet.localhost')).toBe('Comet two')
    expect(await versionOf(kept, 'comet.localhost')).not.toBe(before)
    expect(await shown(kept, 'onyx.localhost')).toBe('Onyx')
  })

  it('a change that cannot be read leaves what was shown', async () => {
    const kept = await start()
    expect(await shown(kept, 'comet.localhost')).toBe('Comet')
    await kept.showBroken('comet')
    expect([await shown(kept, 'comet.localhost'), await shown(kept, 'onyx.localhost')]).toEqual(['Comet', 'Onyx'])
    await kept.show('comet', 'Comet three')
    await expect.poll(() => shown(kept, 'comet.localhost')).toBe('Comet three')
  })

  it('a brand that is taken out answers nowhere, and the others go on; it may come back', async () => {
    const kept = await start()
    const version = await versionOf(kept, 'comet.localhost')
    await kept.takeOut('comet')
    for (const path of ['/', `/brand/${version}/logo.svg`, '/edge/preview'])
      expect(await shown(kept, 'comet.localhost', path), path).toBeUndefined()
    expect(await shown(kept, 'onyx.localhost')).toBe('Onyx')
    await kept.show('comet', 'Comet')
    expect(await shown(kept, 'comet.localhost')).toBe('Comet')
  })
})
