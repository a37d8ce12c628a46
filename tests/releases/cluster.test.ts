import { jetstreamManager } from '@nats-io/jetstream'
import { Base64UrlPaddedCodec } from '@nats-io/obj'
import { connect } from '@nats-io/transport-node'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { findNatsServer, type NatsServers, startNats } from '../../scripts/natsServer.mjs'
import { until } from '../../src/server/brands/testFolders'
import { assign } from '../../src/server/releases/changePointer'
import { hashOf } from '../../src/server/releases/contentHash'
import { openNatsStore } from '../../src/server/releases/nats/natsStore'
import type { Pointer } from '../../src/server/releases/pointer'
import type { ReleaseStore, Written } from '../../src/server/releases/releaseStore'
import { patiently } from './patiently'

const binary = findNatsServer()

const hosts = ['jade.localhost']
const pointerTo = (sign: string): Pointer => {
  const changed = assign('jade', undefined, { release: sign.repeat(64), hosts }, { type: 'all' }, { by: 'mei', now: 1 })
  if (!('pointer' in changed)) throw new Error('no pointer')
  return changed.pointer
}
const signOf = (written: Written | undefined): string | undefined =>
  written && 'pointer' in written.read ? written.read.pointer.current?.[0] : undefined

describe.skipIf(binary === undefined)('a store on a cluster of three', () => {
  let servers: NatsServers
  const name = 'cluster'
  beforeAll(async () => {
    servers = await startNats(binary ?? '', 3)
  })
  afterAll(() => servers.close())

  const open = async (isOperator: boolean, at = servers.servers): Promise<ReleaseStore> => {
    const store = await patiently(() =>
      openNatsStore({ servers: at, name }, { isOperator, isPatient: true, lookMs: 300 }),
    )
    onTestFinished(() => store.close())
    return store
  }

  const leaderPort = async (): Promise<number> => {
    const nc = await connect({ servers: servers.servers.split(',') })
    const jsm = await jetstreamManager(nc)
    const { cluster } = await jsm.streams.info(`KV_${name}_brands`)
    await nc.close()
    return Number(cluster?.leader?.slice(1))
  }

  test('three edges, one on each server, see each change; one server is killed and comes back', async () => {
    const operator = await open(true)
    let revision = await patiently(() => operator.write(pointerTo('a'), undefined))
    const edges = await Promise.all(
      servers.ports.map(async (port) => {
        // each begins at a server of its own, and knows the others
        const others = servers.ports.filter((each) => each !== port)
        const at = [port, ...others].map((each) => `127.0.0.1:${each}`).join(',')
        const store = await open(false, at)
        const told: (Written | undefined)[] = []
        const following = store.follow({
          onPointer: (_, written) => told.push(written),
          onCaughtUp: () => undefined,
        })
        onTestFinished(() => following.stop())
        return { store, told }
      }),
    )
    await until('all have what is there', () => edges.every(({ told }) => told.length === 1), 10_000)

    const content = new TextEncoder().encode('a logo')
    const hash = hashOf(content)
    await operator.content.put(hash, content)
    revision = await operator.write(pointerTo('b'), revision)
    await until('all have the change', () => edges.every(({ told }) => signOf(told.at(-1)) === 'b'), 20_000)
    // from whichever copy answers
    for (const { store } of edges) expect(hashOf(await store.content.get(hash))).toBe(hash)

    // the one that orders the writes
    const port = await leaderPort()
    const sign = 'c'
    await servers.stop(port)
    // the cluster elects another one meanwhile: whoever gives the next command is not told to come back
    const others = servers.ports.filter((each) => each !== port)
    const at = others.map((each) => `127.0.0.1:${each}`).join(',')
    const next = await openNatsStore({ servers: at, name }, { isOperator: true, mustExist: true })
    onTestFinished(() => next.close())
    expect((await next.pointer('jade'))?.revision).toBe(revision)
    revision = await next.write(pointerTo(sign), revision)
    await until(
      `all have the change without ${port}`,
      () => edges.every(({ told }) => told.at(-1)?.revision === revision),
      20_000,
    )
    await servers.start(port)
    const back = await open(false, `127.0.0.1:${port}`)
    expect(hashOf(await back.content.get(hash))).toBe(hash)
    // each was told what was written, all of it, once and in order: a write whose answer was lost may stand there twice
    const written = await patiently(() => operator.history('jade'))
    expect([...new Set(written.map(signOf))]).toEqual(['a', 'b', 'c'])
    for (const { told } of edges) {
      expect(told.map((each) => [each?.revision, signOf(each)])).toEqual(
        written.map((each) => [each.revision, signOf(each)]),
      )
    }
  })

  const untilAllCurrent = async (stream: string) => {
    const nc = await patiently(() => connect({ servers: servers.servers.split(',') }))
    const jsm = await patiently(() => jetstreamManager(nc))
    await patiently(async () => {
      const { cluster } = await jsm.streams.info(stream)
      const isWhole = cluster?.leader !== undefined && cluster.replicas?.length === 2
      if (!isWhole || cluster.replicas?.some(({ current }) => !current)) throw new Error('not all are back')
    })
    await nc.close()
  }

  test('four put the same at once and again, then each server is killed in turn: each copy has all of it', async () => {
    const operators = await Promise.all([open(true), open(true), open(true), open(true)])
    const contents = Array.from({ length: 12 }, (_, at) => new Uint8Array(at % 4 === 0 ? 300_000 : 3_000).fill(at + 1))
    const putAll = (store: ReleaseStore) =>
      Promise.all(contents.map((content) => patiently(() => store.content.put(hashOf(content), content))))
    await Promise.all(operators.map(putAll))
    // as what was altered is put anew
    await Promise.all(operators.map(putAll))
    const stream = `OBJ_${name}_content`
    for (const port of servers.ports) {
      await untilAllCurrent(stream)
      await servers.stop(port)
      await new Promise((resolve) => setTimeout(resolve, 500))
      await servers.start(port)
    }
    await untilAllCurrent(stream)
    // a server answers a direct request from its own copy
    const held = servers.ports.map(async (port) => {
      const nc = await connect({ servers: `127.0.0.1:${port}` })
      onTestFinished(() => nc.close())
      const jsm = await patiently(() => jetstreamManager(nc))
      const found = contents.map(async (content) => {
        const subject = `$O.${name}_content.M.${Base64UrlPaddedCodec.encode(hashOf(content))}`
        return (await patiently(() => jsm.direct.getMessage(stream, { last_by_subj: subject }))) !== null
      })
      return (await Promise.all(found)).filter(Boolean).length
    })
    expect(await Promise.all(held)).toEqual(servers.ports.map(() => contents.length))
    const reader = await open(false)
    for (const content of contents) expect(await patiently(() => reader.content.get(hashOf(content)))).toEqual(content)
  }, 120_000)

  test('eight who publish first make one store', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, () =>
        openNatsStore({ servers: servers.servers, name: 'at-once' }, { isOperator: true }),
      ),
    )
    const keys = await Promise.all(made.map((store) => patiently(() => store.previewKey())))
    await Promise.all(made.map((store) => store.close()))
    expect(new Set(keys.map((key) => hashOf(key))).size).toBe(1)
  }, 60_000)
})
