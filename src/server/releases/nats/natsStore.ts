import { readFile } from 'node:fs/promises'
import { jetstream, JetStreamApiCodes, JetStreamApiError, jetstreamManager } from '@nats-io/jetstream'
import { Kvm } from '@nats-io/kv'
import { credsAuthenticator, type NatsConnection } from '@nats-io/transport-node'
import * as z from 'zod/mini'
import { pointerBytes, readPointer, storeVersion } from '../pointer'
import { previewKeyBytes } from '../previewToken'
import { readRecord, recordedAgain, type ReleaseRecord } from '../releaseRecord'
import { Conflict, NoStore, OtherVersion, type ReleaseStore, StoreAway, type Written } from '../releaseStore'
import { createNatsContent, makeContent } from './natsContent'
import { followPointers } from './followPointers'
import { createNatsHealth } from './natsHealth'
import { connectNats } from './natsConnection'
import { messageOf } from '../../../lib/messageOf'
import { isNoStream, orAway, untilLed, untilMade } from './storeErrors'
import { isGone, readBulk } from './readStream'
import type { StoreAddress } from '../../storeAddress'

export interface OpenOptions {
  readonly log?: (line: string) => void
  /** Makes what is not there yet, and reads what was written last: for whoever releases brands. */
  readonly isOperator: boolean
  /** An operator's as well: a store that is not there is not made, so that a wrong address makes none. */
  readonly mustExist?: boolean
  /** Once connected, waits for servers that are away for as long as it takes. */
  readonly isPatient?: boolean
  readonly lookMs?: number
}

/** Changes of each brand that can be looked at and gone back to. The server keeps no more of a key. */
const changesKept = 64
const timeoutMs = 4_000
/** Tries to write over what others write at the same time. */
const timesWritten = 5
const versionKey = '_.store'
const previewKeyName = '_.preview-key'

const newPreviewKey = () => crypto.getRandomValues(new Uint8Array(previewKeyBytes))

const utf8 = (text: string) => new TextEncoder().encode(text)

export async function connectStore(address: StoreAddress, isPatient: boolean): Promise<NatsConnection> {
  const { servers, credentials } = address
  const authenticator =
    credentials === undefined ? undefined : credsAuthenticator(new Uint8Array(await readFile(credentials)))
  return connectNats({
    servers: servers.split(',').map((server) => server.trim()),
    name: 'marquee',
    timeout: 5_000,
    // where a server went away without a word, it is noticed within twenty seconds
    pingInterval: 10_000,
    maxPingOut: 2,
    maxReconnectAttempts: isPatient ? -1 : 4,
    ignoreAuthErrorAbort: isPatient,
    ...(authenticator && { authenticator }),
  }).catch((error: unknown) => {
    throw new StoreAway(`the store at ${servers} does not answer (${messageOf(error)})`, { cause: error })
  })
}

/** Opens a store, over NATS JetStream. Throws `StoreAway` and `OtherVersion`. */
export async function openNatsStore(address: StoreAddress, options: OpenOptions): Promise<ReleaseStore> {
  const nc = await connectStore(address, options.isPatient ?? false)
  try {
    return await openOn(nc, address, options)
  } catch (error) {
    await nc.close()
    throw error
  }
}

export async function openOn(nc: NatsConnection, address: StoreAddress, options: OpenOptions): Promise<ReleaseStore> {
  const { name } = address
  const { isOperator, log = () => undefined } = options
  const names = { brands: `${name}_brands`, releases: `${name}_releases`, content: `${name}_content` }
  const news = `${name}.news`
  const replicas = address.replicas ?? (nc.info?.cluster === undefined ? 1 : 3)
  // an edge has visitors who wait for it, and asks again by itself
  const ask = <T>(question: () => Promise<T>): Promise<T> =>
    isOperator ? untilLed(question, () => nc.isClosed()) : orAway(question())
  const js = jetstream(nc, { timeout: timeoutMs })
  const jsm = await ask(() => jetstreamManager(nc, { timeout: timeoutMs }))
  const kvm = new Kvm(js)
  const makes = isOperator && options.mustExist !== true
  const nothingThere = `there is no store "${name}" at ${address.servers}; "brand publish" makes it`
  if (makes) {
    // The servers tell what they have stored, so that whoever follows needs nothing of its own on them.
    const republish = { src: `$KV.${names.brands}.>`, dest: `${news}.>` }
    await untilMade(() => kvm.create(names.brands, { history: changesKept, replicas, republish }))
    await untilMade(() => kvm.create(names.releases, { replicas }))
    await untilMade(() => makeContent(jsm, names.content, replicas))
  } else
    await isThere(
      ask(() => jsm.streams.info(`KV_${names.releases}`)),
      nothingThere,
    )
  // A direct read may come from a copy that is a moment behind: operators ask the leader.
  const access = { allow_direct: !isOperator }
  const brands = await kvm.open(names.brands, access)
  const releases = await kvm.open(names.releases, access)
  const connection = hearConnection(nc, isOperator ? () => undefined : log)
  const content = createNatsContent({
    js,
    jsm,
    bucket: names.content,
    mostInMessage: nc.info?.max_payload,
    isAway: connection.isAway,
  })

  if (makes) {
    for (const [key, value] of [
      [versionKey, utf8(JSON.stringify({ store: storeVersion }))],
      [previewKeyName, newPreviewKey()],
    ] as const)
      await untilMade(async () => {
        if ((await orAway(releases.get(key))) === null) await unlessThere(releases.create(key, value))
      })
  }
  const version = await ask(() => releases.get(versionKey))
  const said = version && z.object({ store: z.number() }).safeParse(parseJson(version.string()))
  if (!version) throw new NoStore(nothingThere)
  if (!said?.success || said.data.store !== storeVersion)
    throw new OtherVersion(
      `the store "${name}" is of version ${said?.success ? said.data.store : 'unknown'}; this product knows version ${storeVersion}`,
    )

  const asWritten = (brand: string, revision: number, value: Uint8Array): Written => ({
    revision,
    read: readPointer(brand, value),
  })
  const entryOf = async (brand: string, revision?: number): Promise<Written | undefined> => {
    const entry = await ask(() => brands.get(brand, revision === undefined ? undefined : { revision }))
    return entry === null || entry.operation !== 'PUT' ? undefined : asWritten(brand, entry.revision, entry.value)
  }
  return {
    content,
    pointer: (brand) => entryOf(brand),
    pointerAt: (brand, revision) => entryOf(brand, revision),
    pointers: async () => {
      const found = new Map<string, Written>()
      const stream = `KV_${names.brands}`
      const prefix = `$KV.${names.brands}.`
      const filter = `${prefix}>`
      await ask(() =>
        readBulk(js, jsm, { stream, filter, from: 'last' }, ({ subject, data, revision, isGone: gone }) => {
          const brand = subject.slice(prefix.length)
          if (!gone) found.set(brand, asWritten(brand, revision, data))
        }),
      )
      return found
    },
    history: async (brand) => {
      const found: Written[] = []
      const subject = `$KV.${names.brands}.${brand}`
      for (let seq = 0; ;) {
        const query = { seq: seq + 1, next_by_subj: subject }
        const next = await ask(() => jsm.streams.getMessage(`KV_${names.brands}`, query))
        if (!next) return found
        seq = next.seq
        if (!isGone(next.header.get('KV-Operation'))) found.push(asWritten(brand, seq, next.data))
      }
    },
    write: async (pointer, over) => {
      const { brand } = pointer
      const bytes = pointerBytes(pointer)
      const isOurs = (data: Uint8Array) => Buffer.compare(data, bytes) === 0
      const changedToo = `somebody else changed "${brand}" at the same time`
      let sent = 0
      const send = () => {
        sent += 1
        return over === undefined ? brands.create(brand, bytes) : brands.update(brand, bytes, over)
      }
      try {
        const revision = await ask(send)
        // Servers of 2.9 let writes over one revision through that come in the same moment: the first of them is the one.
        const query = { seq: (over ?? revision - 1) + 1, next_by_subj: `$KV.${names.brands}.${brand}` }
        const first = await ask(() => jsm.streams.getMessage(`KV_${names.brands}`, query))
        if (first && first.seq < revision && !(sent > 1 && isOurs(first.data)))
          throw new Conflict(`${changedToo}, and this change came after it: "history" shows both`)
        return revision
      } catch (error) {
        const isConflict = isWrongRevision(error)
        // Whether it was written is not known where no answer came: what stands there says so.
        if (error instanceof StoreAway || (isConflict && sent > 1)) {
          const there = await orAway(brands.get(brand)).catch(() => null)
          if (there?.operation === 'PUT' && isOurs(there.value)) return there.revision
        }
        throw isConflict ? new Conflict(changedToo, { cause: error }) : error
      }
    },
    record: async (record) => {
      const key = `${record.brand}.${record.release}`
      if (await unlessThere(ask(() => releases.create(key, utf8(JSON.stringify(record)))))) return true
      for (let times = 0; times < timesWritten; times++) {
        const entry = await ask(() => releases.get(key))
        const again = entry ? recordedAgain(entry.string(), record) : undefined
        if (!entry || again === undefined) return false
        if (await unlessThere(ask(() => releases.update(key, utf8(again), entry.revision)))) return false
      }
      throw new Conflict(`somebody else published "${record.brand}" at the same time`)
    },
    records: async (brand) => {
      const found: { readonly record: ReleaseRecord; readonly revision: number }[] = []
      const [stream, prefix] = [`KV_${names.releases}`, `$KV.${names.releases}.`]
      const filter = `${prefix}${brand ?? '*'}.*`
      await ask(() => {
        found.length = 0
        return readBulk(js, jsm, { stream, filter, from: 'last' }, ({ subject, data, revision, isGone: gone }) => {
          if (gone || subject.startsWith(`${prefix}_.`)) return
          const record = readRecord(new TextDecoder().decode(data))
          if (record) found.push({ record, revision })
        })
      })
      // by the store's order: clocks of those who publish may differ
      return found.sort((a, b) => b.revision - a.revision).map(({ record }) => record)
    },
    previewKey: async () => {
      const entry = await ask(() => releases.get(previewKeyName))
      if (entry === null || entry.value.length < previewKeyBytes)
        throw new OtherVersion(`the store "${name}" has no key for previews`)
      return new Uint8Array(entry.value)
    },
    renewPreviewKey: async () => void (await ask(() => releases.put(previewKeyName, newPreviewKey()))),
    ...createNatsHealth(nc, name),
    follow: (follower) =>
      followPointers(
        {
          nc,
          js,
          jsm,
          bucket: names.brands,
          news,
          log,
          ...(options.lookMs !== undefined && { lookMs: options.lookMs }),
        },
        follower,
      ),
    closed: async () => void (await nc.closed()),
    close: () => nc.close(),
  }
}

/** Asked of the stream itself: a key of a stream that is not there is waited for in vain. */
async function isThere(asked: Promise<unknown>, otherwise: string): Promise<void> {
  try {
    await asked
  } catch (error) {
    if (isNoStream(error)) throw new NoStore(otherwise, { cause: error })
    throw error
  }
}

const refusalsSaid = 50

/** Requests wait for a connection that is lost, each until its time is over: who knows that it is need not make them. */
function hearConnection(nc: NatsConnection, log: (line: string) => void): { readonly isAway: () => boolean } {
  let isAway = false
  const refused = new Set<string>()
  const hear = async () => {
    for await (const status of nc.status()) {
      const { type } = status
      // such as of what the user of this edge may not do: once each, however often it is tried
      if (status.type === 'error' && refused.size < refusalsSaid && !refused.has(status.error.message)) {
        refused.add(status.error.message)
        log(`store: ${status.error.message}`)
      }
      if (type === 'disconnect' && !isAway) log('store: the connection is lost; what is known goes on being served')
      if (type === 'reconnect') log('store: the connection is back')
      if (type === 'disconnect' || type === 'reconnect') isAway = type === 'disconnect'
    }
  }
  void hear()
  return { isAway: () => isAway || nc.isClosed() }
}

const wrongRevision: readonly number[] = [
  JetStreamApiCodes.StreamWrongLastSequence,
  JetStreamApiCodes.StreamWrongLastSequenceUnknown,
]

const isWrongRevision = (error: unknown): boolean =>
  error instanceof JetStreamApiError && wrongRevision.includes(error.code)

/** Whether it was made; false where somebody had made it. */
async function unlessThere(made: Promise<number>): Promise<boolean> {
  try {
    await orAway(made)
    return true
  } catch (error) {
    if (isWrongRevision(error)) return false
    throw error
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
