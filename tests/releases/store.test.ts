import { jetstream, jetstreamManager } from '@nats-io/jetstream'
import { Kvm } from '@nats-io/kv'
import { Base64UrlPaddedCodec, Objm } from '@nats-io/obj'
import { connect, type NatsConnection } from '@nats-io/transport-node'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { findNatsServer, type NatsServers, startNats } from '../../scripts/natsServer.mjs'
import { until } from '../../src/server/brands/testFolders'
import { assign } from '../../src/server/releases/changePointer'
import { hashOf } from '../../src/server/releases/contentHash'
import { createNatsContent } from '../../src/server/releases/nats/natsContent'
import { openNatsStore } from '../../src/server/releases/nats/natsStore'
import type { Pointer } from '../../src/server/releases/pointer'
import type { ReleaseRecord } from '../../src/server/releases/releaseRecord'
import { DamagedContent, StoreAway, TooLarge, type Written } from '../../src/server/releases/releaseStore'
import { damage, damages } from './damage'
import { patiently } from './patiently'

/** Where it is missing these tests are skipped, and `npm test` says so. */
const binary = findNatsServer()

let servers: NatsServers
let nc: NatsConnection
let name = ''
let count = 0

const hosts = ['jade.localhost']
const release = (sign: string) => sign.repeat(64)
const bytes = (text: string) => new TextEncoder().encode(text)

const pointerTo = (brand: string, sign: string, by = 'mei'): Pointer => {
  const changed = assign(brand, undefined, { release: release(sign), hosts }, { type: 'all' }, { by, now: 1 })
  if (!('pointer' in changed)) throw new Error('no pointer')
  return changed.pointer
}
const operator = async () => {
  const store = await openNatsStore({ servers: servers.servers, name }, { isOperator: true })
  onTestFinished(() => store.close())
  return store
}
const edge = async (log: (line: string) => void = () => undefined) => {
  const options = { isOperator: false, isPatient: true, lookMs: 300, log }
  const store = await openNatsStore({ servers: servers.servers, name }, options)
  onTestFinished(() => store.close())
  return store
}
const currentOf = (written: Written | undefined) =>
  written && 'pointer' in written.read ? written.read.pointer.current?.[0] : written?.read
const follow = (store: Awaited<ReturnType<typeof edge>>) => {
  const told: [string, unknown][] = []
  let [caughtUp, emptied] = [0, 0]
  const following = store.follow({
    onEmptied: () => (emptied += 1),
    onPointer: (brand, written) => told.push([brand, currentOf(written)]),
    onCaughtUp: () => (caughtUp += 1),
  })
  onTestFinished(() => following.stop())
  return { told, following, caughtUp: () => caughtUp, emptied: () => emptied }
}
const consumers = async () => {
  const jsm = await jetstreamManager(nc)
  const streams = [`KV_${name}_brands`, `KV_${name}_releases`, `OBJ_${name}_content`]
  const infos = await Promise.all(streams.map((stream) => jsm.streams.info(stream)))
  return infos.reduce((sum, { state }) => sum + state.consumer_count, 0)
}

describe.skipIf(binary === undefined)('a store on one server', () => {
  beforeAll(async () => {
    servers = await startNats(binary ?? '')
    nc = await connect({ servers: servers.servers, maxReconnectAttempts: -1, reconnectTimeWait: 100 })
  })
  afterAll(async () => {
    await nc.close()
    await servers.close()
  })
  beforeEach(() => {
    name = `test-${++count}`
  })

  test('a pointer is written over the revision that was read, never over another', async () => {
    const [one, other] = [await operator(), await operator()]
    const first = await one.write(pointerTo('jade', 'a'), undefined)
    await expect(other.write(pointerTo('jade', 'b'), undefined)).rejects.toThrow('somebody else changed "jade"')
    const second = await other.write(pointerTo('jade', 'b'), first)
    await expect(one.write(pointerTo('jade', 'c'), first)).rejects.toMatchObject({ name: 'Conflict' })
    expect(currentOf(await one.pointer('jade'))).toBe('b')
    expect(currentOf(await one.pointerAt('jade', first))).toBe('a')
    expect((await one.history('jade')).map(({ revision }) => revision)).toEqual([first, second])
    expect(await one.pointer('onyx')).toBeUndefined()
  })

  test('of two who write at once one is told', async () => {
    const [one, other] = [await operator(), await operator()]
    const first = await one.write(pointerTo('jade', 'a'), undefined)
    const both = await Promise.allSettled([
      one.write(pointerTo('jade', 'b'), first),
      other.write(pointerTo('jade', 'c'), first),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('contents are kept once, small and large, and are what their name says', async () => {
    const store = await operator()
    const large = new Uint8Array(700_000).map((_, at) => at % 251)
    for (const content of [bytes('a logo'), large, new Uint8Array(0)]) {
      const hash = hashOf(content)
      expect(await store.content.has(hash)).toBe(false)
      await store.content.put(hash, content)
      expect(await store.content.has(hash)).toBe(true)
      const reader = await edge()
      expect(hashOf(await reader.content.get(hash))).toBe(hash)
    }
    expect(await consumers()).toBe(0)
  })

  test.each(damages)(
    'content that was damaged (%s) is refused by name, and is whole once it is put anew',
    async (how) => {
      const store = await operator()
      const content = bytes('a logo')
      const hash = hashOf(content)
      await store.content.put(hash, content)
      await damage(nc, name, hash, content, how)
      const reader = await edge()
      await expect(reader.content.get(hash)).rejects.toMatchObject({
        name: 'DamagedContent',
        message: expect.stringContaining(hash) as string,
      })
      expect(await store.content.has(hash)).toBe(false)
      await store.content.put(hash, content)
      expect(await store.content.has(hash)).toBe(true)
      expect(await reader.content.get(hash)).toEqual(content)
    },
  )

  test('content that is not there is refused by name', async () => {
    const store = await operator()
    const reader = await edge()
    await expect(reader.content.get(release('e'))).rejects.toMatchObject({ name: 'DamagedContent' })
    expect(await store.content.has(release('e'))).toBe(false)
  })

  test('nothing of the contents is ever taken out: not by two who put the same, nor by who asks for it', async () => {
    const [one, other] = [await operator(), await operator()]
    const content = new Uint8Array(300_000).map((_, at) => at % 251)
    const hash = hashOf(content)
    await Promise.all([one.content.put(hash, content), other.content.put(hash, content)])
    const { streams } = await jetstreamManager(nc)
    const stream = `OBJ_${name}_content`
    const { state } = await streams.info(stream)
    // three parts each, and what names them
    expect([state.messages, state.num_deleted ?? 0, state.last_seq]).toEqual([8, 0, 8])
    await expect(streams.purge(stream)).rejects.toThrow('not permitted')
    await expect(streams.deleteMessage(stream, 1)).rejects.toThrow('not permitted')
    expect(await (await edge()).content.get(hash)).toEqual(content)
  })

  test('a store that the product made before is read and written, and nothing is taken out of it', async () => {
    const objects = await new Objm(nc).create(`${name}_content`)
    const [old, content] = [bytes('an old logo'), bytes('a logo')]
    await objects.putBlob({ name: hashOf(old) }, old)
    const store = await operator()
    for (const each of [old, content, content]) await store.content.put(hashOf(each), each)
    for (const each of [old, content]) {
      expect(await store.content.has(hashOf(each))).toBe(true)
      expect(hashOf((await objects.getBlob(hashOf(each))) ?? bytes(''))).toBe(hashOf(each))
    }
    const { state } = await (await jetstreamManager(nc)).streams.info(`OBJ_${name}_content`)
    expect(state.messages).toBe(8)
  })

  test('a copy that lost what the leader has is not believed', async () => {
    const store = await operator()
    const content = bytes('a logo')
    const hash = hashOf(content)
    await store.content.put(hash, content)
    const jsm = await jetstreamManager(nc)
    const emptied = Object.create(jsm, {
      direct: { value: { getMessage: () => Promise.resolve(null) } },
    }) as typeof jsm
    const reader = createNatsContent({
      js: jetstream(nc),
      jsm: emptied,
      bucket: `${name}_content`,
      mostInMessage: undefined,
      isAway: () => false,
    })
    const began = performance.now()
    expect(await reader.get(hash)).toEqual(content)
    expect(performance.now() - began).toBeLessThan(1_000)
  })

  test('whatever somebody wrote in the place of a content is an altered one, and no edge ends of it', async () => {
    const store = await operator()
    const hash = hashOf(bytes('a logo'))
    const reader = await edge()
    const meta = { nuid: 'x', size: 6, chunks: 1, name: hash, bucket: `${name}_content` }
    for (const written of [
      'no JSON',
      JSON.stringify({ ...meta, size: -1 }),
      JSON.stringify({ ...meta, size: 0.5 }),
      JSON.stringify({ ...meta, size: 1e12 }),
    ]) {
      await jetstream(nc).publish(`$O.${name}_content.M.${Base64UrlPaddedCodec.encode(hash)}`, written)
      await expect(reader.content.get(hash), written).rejects.toBeInstanceOf(DamagedContent)
    }
    await (await jetstreamManager(nc)).streams.delete(`OBJ_${name}_content`)
    await expect(reader.content.get(hash)).rejects.toBeInstanceOf(StoreAway)
    await expect(store.content.put(hash, new Uint8Array(32_000_001))).rejects.toBeInstanceOf(TooLarge)
  })

  test('the first record of a release stays', async () => {
    const store = await operator()
    const record: ReleaseRecord = {
      release: release('a'),
      brand: 'jade',
      by: 'mei',
      at: 1,
      note: 'new logo',
      hosts,
      folders: ['base', 'jade'],
      platform: 'sandbox',
      languages: ['en'],
    }
    expect(await store.record(record)).toBe(true)
    expect(await store.record({ ...record, by: 'amir', at: 2 })).toBe(false)
    expect(await store.record({ ...record, release: release('b'), at: 0 })).toBe(true)
    expect(await store.record({ ...record, brand: 'onyx', at: 4 })).toBe(true)
    // the clock of whoever published the second was behind
    expect((await store.records('jade')).map(({ at }) => at)).toEqual([0, 1])
    expect((await store.records()).map(({ brand }) => brand)).toEqual(['onyx', 'jade', 'jade'])
    expect(await consumers()).toBe(0)
  })

  test('a release that is published again with other hosts has these, and what was said of it stays', async () => {
    const store = await operator()
    const record: ReleaseRecord = {
      release: release('a'),
      brand: 'jade',
      by: 'mei',
      at: 1,
      note: 'new logo',
      hosts,
      folders: ['jade'],
      platform: 'sandbox',
      languages: ['en'],
    }
    const moved = [...hosts, 'www.jade.example']
    expect(await store.record(record)).toBe(true)
    expect(await store.record({ ...record, by: 'amir', at: 2, hosts: moved })).toBe(false)
    expect(await store.records('jade')).toEqual([{ ...record, hosts: moved, again: 2 }])
  })

  test('a release that is published again is the newest', async () => {
    const store = await operator()
    const rest = { brand: 'jade', by: 'mei', hosts, folders: ['jade'], platform: 'sandbox', languages: ['en'] }
    const [one, two] = [release('a'), release('b')]
    await store.record({ ...rest, release: one, at: 1, note: 'new logo' })
    await store.record({ ...rest, release: two, at: 2 })
    expect(await store.record({ ...rest, by: 'amir', release: one, at: 3 })).toBe(false)
    expect((await store.records('jade')).map((each) => each.release)).toEqual([one, two])
    // what was said first stays; what a product to come says of it as well
    const kv = await new Kvm(nc).open(`${name}_releases`)
    await kv.put(`jade.${one}`, JSON.stringify({ ...rest, release: one, at: 1, colour: 'red' }))
    await store.record({ ...rest, release: one, at: 4 })
    expect((await kv.get(`jade.${one}`))?.json()).toMatchObject({ by: 'mei', at: 1, again: 4, colour: 'red' })
  })

  test('the key of previews is made once and is the same for all', async () => {
    const first = await (await operator()).previewKey()
    const again = await (await operator()).previewKey()
    expect(first).toHaveLength(32)
    expect(again).toEqual(first)
    expect(await (await edge()).previewKey()).toEqual(first)
  })

  test('an edge is told what is there and what changes, in order, and needs no consumer for it', async () => {
    const store = await operator()
    const first = await store.write(pointerTo('jade', 'a'), undefined)
    await store.write(pointerTo('onyx', 'a'), undefined)
    const { told, caughtUp, following } = follow(await edge())
    await until('caught up', () => caughtUp() === 1)
    expect(told).toEqual([
      ['jade', 'a'],
      ['onyx', 'a'],
    ])
    const second = await store.write(pointerTo('jade', 'b'), first)
    await until('the change', () => told.length === 3)
    expect(told.at(-1)).toEqual(['jade', 'b'])
    expect(following.seen()).toBe(second)
    expect(await consumers()).toBe(0)
  })

  test('two hundred changes at once, each told once, the last one last', async () => {
    const store = await operator()
    const { told, caughtUp } = follow(await edge())
    await until('caught up', () => caughtUp() === 1)
    let revision = await store.write(pointerTo('jade', '0'), undefined)
    await Promise.all(Array.from({ length: 100 }, (_, at) => store.write(pointerTo(`other-${at}`, 'a'), undefined)))
    for (let at = 0; at < 100; at++) revision = await store.write(pointerTo('jade', at % 2 === 0 ? 'a' : 'b'), revision)
    await until('all changes', () => told.length >= 201)
    expect(told).toHaveLength(201)
    expect(told.at(-1)).toEqual(['jade', 'b'])
  })

  test('a key that is no JSON and a pointer of another version are told as problems', async () => {
    const store = await operator()
    const kv = await new Kvm(nc).open(`${name}_brands`)
    await kv.put('jade', '{"store":1')
    await kv.put('onyx', JSON.stringify({ ...pointerTo('onyx', 'a'), store: 2 }))
    const { told, caughtUp } = follow(await edge())
    await until('caught up', () => caughtUp() === 1)
    expect(told).toEqual([
      ['jade', { problem: expect.stringContaining('no JSON') as string }],
      ['onyx', { problem: expect.stringContaining('version 2') as string, isOtherVersion: true }],
    ])
    expect(await store.pointer('jade')).toMatchObject({ read: { problem: expect.any(String) as string } })
  })

  test('a store of another version, and one that is not there, are not opened', async () => {
    await operator()
    const kv = await new Kvm(nc).open(`${name}_releases`)
    await kv.put('_.store', '{"store":2}')
    await expect(operator()).rejects.toThrow('of version 2')
    name = 'not-there'
    await expect(edge()).rejects.toMatchObject({ name: 'StoreAway' })
  })

  test('nobody at the address', async () => {
    await expect(openNatsStore({ servers: '127.0.0.1:1', name }, { isOperator: true })).rejects.toMatchObject({
      name: 'StoreAway',
    })
  })

  test('the server restarts: twenty edges go on from the last revision and leave nothing on the server', async () => {
    const store = await openNatsStore({ servers: servers.servers, name }, { isOperator: true, isPatient: true })
    onTestFinished(() => store.close())
    const first = await store.write(pointerTo('jade', 'a'), undefined)
    const fleet = await Promise.all(Array.from({ length: 20 }, async () => follow(await edge())))
    await until('all caught up', () => fleet.every(({ caughtUp }) => caughtUp() === 1))
    const [port = 0] = servers.ports
    await servers.stop(port)
    await servers.start(port)
    const again = await patiently(() => openNatsStore({ servers: servers.servers, name }, { isOperator: true }))
    onTestFinished(() => again.close())
    const second = await patiently(() => again.write(pointerTo('jade', 'b'), first))
    await until(
      'the change after the restart',
      () => fleet.every(({ following }) => following.seen() === second),
      15_000,
    )
    for (const { told, caughtUp } of fleet) {
      expect(told).toEqual([
        ['jade', 'a'],
        ['jade', 'b'],
      ])
      expect(caughtUp()).toBe(1)
    }
    expect(await consumers()).toBe(0)
  })

  test('a store that was made anew is read anew: what is gone is told', async () => {
    const store = await operator()
    await store.write(pointerTo('jade', 'a'), undefined)
    await store.write(pointerTo('onyx', 'a'), undefined)
    const { told, caughtUp } = follow(await edge())
    await until('caught up', () => caughtUp() === 1)
    const jsm = await jetstreamManager(nc)
    await jsm.streams.delete(`KV_${name}_brands`)
    const again = await operator()
    await again.write(pointerTo('onyx', 'b'), undefined)
    await until('read anew', () => caughtUp() === 2, 20_000)
    expect(told.slice(2)).toEqual([
      ['onyx', 'b'],
      ['jade', undefined],
    ])
  })

  test('a store that was made anew and is empty takes nothing away from those who follow', async () => {
    const store = await operator()
    await store.write(pointerTo('jade', 'a'), undefined)
    const { told, caughtUp, emptied } = follow(await edge())
    await until('caught up', () => caughtUp() === 1)
    await (await jetstreamManager(nc)).streams.delete(`KV_${name}_brands`)
    const again = await operator()
    await until('seen empty', () => emptied() === 1, 20_000)
    expect(told).toEqual([['jade', 'a']])
    await again.write(pointerTo('jade', 'b'), undefined)
    await until('the change', () => told.length === 2, 5_000)
    expect(told.at(-1)).toEqual(['jade', 'b'])
  })
})
