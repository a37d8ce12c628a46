import type { JetStreamManager } from '@nats-io/jetstream'
import { Base64UrlPaddedCodec, type ObjectStore } from '@nats-io/obj'
import * as z from 'zod/mini'
import { hashOf } from '../contentHash'
import { type ContentStore, DamagedContent, StoreAway } from '../releaseStore'
import { orAway, pause } from './patience'

/** More is no file of a brand. */
const mostBytes = 32_000_000
/** A copy of the store may be a little behind the pointer that names what it does not have yet. */
const waitsMs = [20, 60, 150, 400, 900]

const metaSchema = z.object({
  nuid: z.string(),
  size: z.number(),
  chunks: z.number(),
  deleted: z.optional(z.boolean()),
})

interface ContentMeans {
  readonly objects: ObjectStore
  readonly jsm: JetStreamManager
  readonly bucket: string
  readonly isAway: () => boolean
}

/** As the client writes it beside an object. */
const digestOf = (hash: string): string => {
  const text = Buffer.from(hash, 'hex').toString('base64url')
  return `SHA-256=${text.padEnd(Math.ceil(text.length / 4) * 4, '=')}`
}

/**
 * Objects by the hash of their bytes. They are read without a consumer, which the client's own reading would leave on the
 * server for minutes each, and from any copy of the store.
 */
export function createNatsContent({ objects, jsm, bucket, isAway }: ContentMeans): ContentStore {
  const stream = `OBJ_${bucket}`

  const read = async (hash: string): Promise<Uint8Array<ArrayBuffer> | 'missing' | 'altered'> => {
    const subject = `$O.${bucket}.M.${Base64UrlPaddedCodec.encode(hash)}`
    const found = await jsm.direct.getMessage(stream, { last_by_subj: subject })
    const meta = found && metaSchema.safeParse(JSON.parse(found.string()))
    if (!meta?.success || meta.data.deleted === true || meta.data.size > mostBytes) return 'missing'
    const bytes = new Uint8Array(meta.data.size)
    const chunk = `$O.${bucket}.C.${meta.data.nuid}`
    let [at, seq] = [0, 0]
    for (let left = meta.data.chunks; left > 0; left--) {
      const part = await jsm.direct.getMessage(stream, { seq: seq + 1, next_by_subj: chunk })
      if (!part || at + part.data.length > bytes.length) return 'missing'
      bytes.set(part.data, at)
      at += part.data.length
      seq = part.seq
    }
    return at === bytes.length && hashOf(bytes) === hash ? bytes : 'altered'
  }

  return {
    has: async (hash) => {
      const info = await orAway(objects.info(hash))
      return info !== null && !info.deleted && info.digest === digestOf(hash)
    },
    put: async (hash, bytes) => {
      await orAway(objects.putBlob({ name: hash }, bytes))
    },
    get: async (hash) => {
      let times = 0
      for (const wait of waitsMs) {
        if (isAway()) throw new StoreAway('the connection to the store is lost')
        const bytes = await orAway(read(hash))
        if (typeof bytes !== 'string') return bytes
        // it may be put anew at this moment
        if (bytes === 'altered' && ++times === 2)
          throw new DamagedContent(`the content ${hash} in the store was altered: its hash is another`)
        await pause(wait)
      }
      throw new DamagedContent(`the content ${hash} is missing in the store`)
    },
  }
}
