import { messageOf } from '../../lib/messageOf'
import { inTime } from '../inTime'
import { DamagedContent, StoreAway } from '../releases/releaseStore'
import { contentKey, hostKey, pictureKey, pointerKey } from './kvLayout'

/** Of Cloudflare's KVNamespace what is used here. */
export interface KvNamespace {
  get(key: string, options: { readonly type: 'text'; readonly cacheTtl: number }): Promise<string | null>
  get(key: string, options: { readonly type: 'arrayBuffer'; readonly cacheTtl: number }): Promise<ArrayBuffer | null>
}

/** Every promise may reject with `StoreAway`. */
export interface KvReader {
  readonly brandOf: (host: string) => Promise<string | undefined>
  readonly pointer: (brand: string) => Promise<Uint8Array | undefined>
  /** Throws `DamagedContent` where the bytes are missing, or are not what their name says. */
  readonly content: (hash: string) => Promise<Uint8Array<ArrayBuffer>>
  readonly picture: (brand: string, version: string, name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
}

/** Seconds that a location keeps what it read; the shortest that KV allows, as keys of hosts and brands change. */
const changing = 30
/** What never changes; not longer, as it is also remembered for so long that something is missing. */
const unchanging = 300

/** Milliseconds. A read that hangs would be ended with its request, and those who wait for it would never hear. */
const patienceMs = 5_000
const late = Symbol('late')

export function createKvReader(kv: KvNamespace, patience = patienceMs): KvReader {
  const waited = async <T>(reading: Promise<T>): Promise<T> => {
    const read = await inTime(reading, patience, late).catch(asAway)
    if (read === late) throw new StoreAway(`KV: no answer within ${patience} ms`)
    return read
  }
  const text = (key: string) => waited(kv.get(key, { type: 'text', cacheTtl: changing }))
  const bytes = async (key: string) => {
    const read = await waited(kv.get(key, { type: 'arrayBuffer', cacheTtl: unchanging }))
    return read === null ? undefined : new Uint8Array(read)
  }
  return {
    brandOf: async (host) => (await text(hostKey(host))) ?? undefined,
    pointer: async (brand) => {
      const read = await text(pointerKey(brand))
      return read === null ? undefined : new TextEncoder().encode(read)
    },
    content: async (hash) => {
      const read = await bytes(contentKey(hash))
      if (!read) throw new DamagedContent(`the content ${hash} is missing`)
      if ((await hashOf(read)) !== hash) throw new DamagedContent(`the content ${hash} is not what its name says`)
      return read
    },
    picture: (brand, version, name) => bytes(pictureKey(brand, version, name)),
  }
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function asAway(error: unknown): never {
  throw new StoreAway(`KV: ${messageOf(error)}`, { cause: error })
}
