import { jetstream } from '@nats-io/jetstream'
import { Base64UrlPaddedCodec } from '@nats-io/obj'
import type { NatsConnection } from '@nats-io/transport-node'

/** What can be wrong with content in a store, whoever or whatever did it. */
export const damages = ['a byte changed', 'a part gone', 'another size', 'no JSON beside it', 'deleted'] as const

export type Damage = (typeof damages)[number]

/** Has a store say of content what it says where it was damaged. The stream itself lets nobody take a message out. */
export async function damage(nc: NatsConnection, store: string, hash: string, bytes: Uint8Array, how: Damage) {
  const bucket = `${store}_content`
  const js = jetstream(nc)
  const nuid = `damaged-${hash.slice(0, 8)}-${damages.indexOf(how)}`
  const digest = `SHA-256=${Buffer.from(hash, 'hex').toString('base64url')}=`
  const meta = { name: hash, bucket, nuid, size: bytes.length, chunks: 1, digest, deleted: how === 'deleted' }
  const part = bytes.slice()
  if (how === 'a byte changed') part[0] = (part[0] ?? 0) ^ 1
  if (how === 'another size') meta.size += 1
  if (how !== 'a part gone') await js.publish(`$O.${bucket}.C.${nuid}`, part)
  const said = how === 'no JSON beside it' ? '{"nuid' : JSON.stringify(meta)
  await js.publish(`$O.${bucket}.M.${Base64UrlPaddedCodec.encode(hash)}`, said)
}
