import { readFileSync } from 'node:fs'
import path from 'node:path'
import { jetstreamManager } from '@nats-io/jetstream'
import { afterEach, describe, expect, test } from 'vitest'
import { findNatsServer, type NatsServers, startNats } from '../../scripts/natsServer.mjs'
import { until } from '../../src/server/brands/testFolders'
import { assign } from '../../src/server/releases/changePointer'
import { hashOf } from '../../src/server/releases/contentHash'
import { connectStore, openNatsStore } from '../../src/server/releases/nats/natsStore'

const binary = findNatsServer()

/** What the handbook gives edges and publishers, as the server reads it. */
const handbook = readFileSync(path.resolve(import.meta.dirname, '../../docs/handbook/releases.md'), 'utf8')
const [, permissions = ''] =
  /\n( {4}EDGE = \{\n[\s\S]*?\n {4}\}\n {4}PUBLISHER = \{\n[\s\S]*?\n {4}\}\n)/.exec(handbook) ?? []

describe.skipIf(binary === undefined)('with the permissions of the handbook', () => {
  let servers: NatsServers
  let user = 'publisher'
  let given = permissions
  const lines: string[] = []
  // connections first: one whose server is gone may still want to write
  const closing: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close()
    await servers.close()
    lines.length = 0
  })

  const configuration = () =>
    [
      given,
      'authorization { users: [',
      '  { user: edge, password: e, permissions: $EDGE }',
      '  { user: publisher, password: p, permissions: $PUBLISHER }',
      '] }',
      `no_auth_user: ${user}`,
    ].join('\n')
  /** The same store, entered as another. */
  const enterAs = async (who: 'edge' | 'publisher') => {
    user = who
    for (const port of servers.ports) {
      await servers.stop(port, 'SIGTERM')
      await servers.start(port)
    }
  }
  const open = async (isOperator: boolean) => {
    const store = await openNatsStore(
      { servers: servers.servers, name: 'marquee' },
      { isOperator, lookMs: 200, log: (line) => lines.push(line) },
    )
    closing.push(() => store.close())
    return store
  }
  /** What the server says of these subjects. */
  const refusedTo = async (publish: readonly string[], subscribe: readonly string[]) => {
    const nc = await connectStore({ servers: servers.servers, name: 'marquee' }, false)
    closing.push(() => nc.close())
    const refused: string[] = []
    void (async () => {
      for await (const status of nc.status()) if (status.type === 'error') refused.push(status.error.message)
    })()
    for (const subject of subscribe) nc.subscribe(subject, { callback: () => undefined })
    for (const subject of publish) nc.publish(subject, '')
    await nc.flush()
    await new Promise((resolve) => setTimeout(resolve, 100))
    return refused
  }
  const leadersContent = '$JS.API.STREAM.MSG.GET.OBJ_marquee_content'
  const bytes = new TextEncoder().encode('a file')
  const hash = hashOf(bytes)
  const pointer = (id: string) => {
    const known = { release: 'a'.repeat(64), hosts: [`${id}.localhost`] }
    const changed = assign(id, undefined, known, { type: 'all' }, { by: 'mei', now: 1 })
    if (!('pointer' in changed)) throw new Error('no pointer')
    return changed.pointer
  }

  test('publishers make a store, write all that a release is, and read it; they cannot delete the store', async () => {
    servers = await startNats(binary ?? '', 1, configuration)
    const store = await open(true)
    await store.content.put(hash, bytes)
    await store.content.put(hash, bytes)
    expect([await store.content.has(hash), await store.content.get(hash)]).toEqual([true, bytes])
    const rest = { folders: ['comet'], platform: 'sandbox', languages: ['en'], hosts: ['comet.localhost'] }
    await store.record({ brand: 'comet', release: 'a'.repeat(64), by: 'mei', at: 1, ...rest })
    expect(await store.records()).toHaveLength(1)
    const revision = await store.write(pointer('comet'), undefined)
    await store.write(pointer('comet'), revision)
    expect([(await store.pointers()).size, (await store.history('comet')).length]).toEqual([1, 2])
    expect(await refusedTo(['marquee.listening'], ['marquee.health'])).toEqual([])
    await store.renewPreviewKey()
    expect(await store.previewKey()).toHaveLength(32)
    const nc = await connectStore({ servers: servers.servers, name: 'marquee' }, false)
    closing.push(() => nc.close())
    const jsm = await jetstreamManager(nc, { timeout: 500 })
    await expect(jsm.streams.delete('KV_marquee_brands')).rejects.toThrow()
    expect((await store.pointers()).size).toBe(1)
    const denied = ['PURGE', 'DELETE'].map((verb) => `$JS.API.STREAM.${verb}.OBJ_marquee_content`)
    expect(await refusedTo(denied, [])).toHaveLength(2)
    expect(await store.content.has(hash)).toBe(true)
  })

  test('edges that may not ask the leader go by what a copy says', async () => {
    given = permissions.replace(`, "${leadersContent}"`, '')
    expect(given).not.toBe(permissions)
    user = 'publisher'
    servers = await startNats(binary ?? '', 1, configuration)
    const publisher = await open(true)
    await publisher.content.put(hash, bytes)
    await publisher.close()
    await enterAs('edge')
    given = permissions
    const edge = await open(false)
    expect(await edge.content.get(hash)).toEqual(bytes)
    await expect(edge.content.get('e'.repeat(64))).rejects.toMatchObject({ name: 'DamagedContent' })
  }, 40_000)

  test('edges read all, hear of changes, tell of health, and write nothing', async () => {
    user = 'publisher'
    servers = await startNats(binary ?? '', 1, configuration)
    const publisher = await open(true)
    await publisher.content.put(hash, bytes)
    await publisher.write(pointer('comet'), undefined)
    await publisher.close()
    await enterAs('edge')
    const edge = await open(false)
    const told: string[] = []
    let isCaughtUp = false
    const following = edge.follow({ onPointer: (brand) => told.push(brand), onCaughtUp: () => (isCaughtUp = true) })
    closing.push(() => Promise.resolve(following.stop()))
    await until('the edge knows the brands', () => isCaughtUp, 4_000)
    expect(told).toEqual(['comet'])
    expect(lines.filter((line) => line.includes('Permissions'))).toEqual([])
    expect(await edge.content.get(hash)).toEqual(bytes)
    await expect(edge.content.get('e'.repeat(64))).rejects.toMatchObject({ name: 'DamagedContent' })
    expect(await refusedTo([leadersContent], [])).toEqual([])
    expect(await edge.pointer('comet')).toMatchObject({ revision: 1 })
    expect(await edge.history('comet')).toHaveLength(1)
    expect(await edge.previewKey()).toHaveLength(32)
    expect(await refusedTo(['marquee.health'], ['marquee.news.comet', 'marquee.listening'])).toEqual([])
    expect(await refusedTo(['marquee.news.comet'], ['marquee.health'])).toHaveLength(2)
    await expect(edge.write(pointer('onyx'), undefined)).rejects.toThrow()
    await expect(edge.content.put(hashOf(new Uint8Array(9)), new Uint8Array(9))).rejects.toThrow()
    await expect(edge.renewPreviewKey()).rejects.toThrow()
    expect(await edge.pointer('onyx')).toBeUndefined()
  }, 40_000)
})
