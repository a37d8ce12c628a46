import { DiscardPolicy, type JetStreamClient, type JetStreamManager } from '@nats-io/jetstream'
import { Base64UrlPaddedCodec } from '@nats-io/obj'
import { nuid, PermissionViolationError } from '@nats-io/transport-node'
import * as z from 'zod/mini'
import { hashOf } from '../contentHash'
import { type ContentStore, DamagedContent, mostContentBytes, StoreAway, TooLarge } from '../releaseStore'
import { messageOf } from '../../../lib/messageOf'
import { pause } from '../../patience'
import { isNoStream, orAway } from './storeErrors'

/** A server takes a megabyte in one message unless it was told otherwise; the client's own size of a part. */
const partBytes = 128 * 1024
/** A copy of the store may be a little behind the pointer that names what it does not have yet. */
const waitsMs = [20, 60, 150, 400, 900]

const metaSchema = z.object({
  nuid: z.string().check(z.regex(/^[\w-]+$/)),
  size: z.int().check(z.minimum(0), z.maximum(mostContentBytes)),
  chunks: z.int().check(z.minimum(0), z.maximum(mostContentBytes)),
  deleted: z.optional(z.boolean()),
})

interface ContentMeans {
  readonly js: JetStreamClient
  readonly jsm: JetStreamManager
  readonly bucket: string
  /** Bytes that a server takes in one message. */
  readonly mostInMessage: number | undefined
  readonly isAway: () => boolean
}

/** A message of the stream, as the leader or a copy has it. */
type Ask = (
  query: { readonly last_by_subj: string } | { readonly seq: number; readonly next_by_subj: string },
) => Promise<{ readonly data: Uint8Array; readonly seq: number } | null>

/** As the client writes it beside an object. */
const digestOf = (hash: string): string => {
  const text = Buffer.from(hash, 'hex').toString('base64url')
  return `SHA-256=${text.padEnd(Math.ceil(text.length / 4) * 4, '=')}`
}

/**
 * The stream of objects, made where there is none. No message of it is ever taken out, by whomever: a rollup takes out
 * as well. One that was made before is left as it is: in one of two trials, servers of 2.9.10 that were killed after such
 * an update did not answer again.
 */
export async function makeContent(jsm: JetStreamManager, bucket: string, replicas: number): Promise<void> {
  const name = `OBJ_${bucket}`
  try {
    await jsm.streams.info(name)
  } catch (error) {
    if (!isNoStream(error)) throw error
    await jsm.streams.add({
      name,
      subjects: [`$O.${bucket}.C.>`, `$O.${bucket}.M.>`],
      num_replicas: replicas,
      allow_direct: true,
      discard: DiscardPolicy.New,
      deny_delete: true,
      deny_purge: true,
      allow_rollup_hdrs: false,
    })
  }
}

/**
 * Objects by the hash of their bytes, as the client lays them out. They are read without a consumer, which the client's own
 * reading would leave on the server for minutes each.
 *
 * They are not written by the client: it purges what an object had before, and a server before 2.9.18 that is killed
 * afterwards purges all objects as it starts. Nor is anything written on condition of a sequence: where a server of
 * 2.9.10 is killed after it refused some of those, its copy gets messages that the others do not have. So each writer's parts
 * are its own, the last one named counts, and those of two that wrote at once both stay.
 */
export function createNatsContent({ js, jsm, bucket, mostInMessage, isAway }: ContentMeans): ContentStore {
  const stream = `OBJ_${bucket}`
  const metaOf = (hash: string) => `$O.${bucket}.M.${Base64UrlPaddedCodec.encode(hash)}`
  const partsOf = (id: string) => `$O.${bucket}.C.${id}`
  const askCopy: Ask = (query) => jsm.direct.getMessage(stream, query)
  const askLeader: Ask = (query) => jsm.streams.getMessage(stream, query)

  const read = async (hash: string, ask: Ask): Promise<Uint8Array<ArrayBuffer> | 'missing' | 'altered'> => {
    const found = await ask({ last_by_subj: metaOf(hash) })
    const meta = found && metaSchema.safeParse(parseJson(found.data))
    if (!meta?.success || meta.data.deleted === true) return 'missing'
    const bytes = new Uint8Array(meta.data.size)
    const subject = partsOf(meta.data.nuid)
    let [at, seq] = [0, 0]
    for (let left = meta.data.chunks; left > 0; left--) {
      const part = await ask({ seq: seq + 1, next_by_subj: subject })
      if (!part) return 'missing'
      if (at + part.data.length > bytes.length) return 'altered'
      bytes.set(part.data, at)
      at += part.data.length
      seq = part.seq
    }
    return at === bytes.length && hashOf(bytes) === hash ? bytes : 'altered'
  }

  const answered = async <T>(asked: Promise<T>): Promise<T> => {
    try {
      return await orAway(asked)
    } catch (error) {
      // such as a stream that is gone: it says nothing of the bytes
      throw error instanceof StoreAway ? error : new StoreAway(messageOf(error), { cause: error })
    }
  }

  /** What the leader says of content that a copy does not have whole: copies may have lost what all others have. */
  const readFromLeader = (hash: string, said: 'missing' | 'altered') =>
    answered(
      read(hash, askLeader).catch((error: unknown) => {
        // an edge's user may not be allowed to ask it
        if (error instanceof Error && error.cause instanceof PermissionViolationError) return said
        throw error
      }),
    )

  return {
    has: async (hash) => typeof (await orAway(read(hash, askLeader))) !== 'string',
    put: async (hash, bytes) => {
      if (bytes.length > mostContentBytes)
        throw new TooLarge(`${Math.ceil(bytes.length / 1e6)} MB are too much for one content of a store`)
      const id = nuid.next()
      const most = Math.min(partBytes, mostInMessage ?? partBytes)
      let chunks = 0
      for (let at = 0; at < bytes.length; at += most, chunks++)
        await orAway(js.publish(partsOf(id), bytes.subarray(at, at + most)))
      const meta = {
        name: hash,
        bucket,
        nuid: id,
        size: bytes.length,
        chunks,
        digest: digestOf(hash),
        mtime: new Date().toISOString(),
        options: { max_chunk_size: most },
      }
      await orAway(js.publish(metaOf(hash), JSON.stringify(meta)))
    },
    get: async (hash) => {
      let times = 0
      for (const wait of waitsMs) {
        if (isAway()) throw new StoreAway('the connection to the store is lost')
        const copied = await answered(read(hash, askCopy))
        const bytes = typeof copied === 'string' ? await readFromLeader(hash, copied) : copied
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

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
