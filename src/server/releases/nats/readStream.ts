import { AckPolicy, DeliverPolicy, type JetStreamClient, type JetStreamManager, type JsMsg } from '@nats-io/jetstream'
import { nanos } from '@nats-io/transport-node'

/** A message of a key-value bucket's stream. */
export interface StreamMessage {
  readonly subject: string
  readonly data: Uint8Array
  readonly revision: number
  /** The key was taken out. */
  readonly isGone: boolean
}

export interface Bulk {
  readonly stream: string
  readonly filter: string
  /** The last message of each subject, or all from a revision on. */
  readonly from: 'last' | number
}

const atOnce = 1_000
/** The server removes a reader that a process left behind when it was killed. */
const leftBehindMs = 30_000

/**
 * Reads many messages at once. What reads them on the server lives no longer than this call: a fleet that comes back at
 * once leaves none behind. Nothing waits for messages to come.
 */
export async function readBulk(
  js: JetStreamClient,
  jsm: JetStreamManager,
  { stream, filter, from }: Bulk,
  take: (message: StreamMessage) => void,
): Promise<void> {
  const { name, num_pending: pending } = await jsm.consumers.add(stream, {
    ack_policy: AckPolicy.None,
    filter_subject: filter,
    ...(from === 'last'
      ? { deliver_policy: DeliverPolicy.LastPerSubject }
      : { deliver_policy: DeliverPolicy.StartSequence, opt_start_seq: from }),
    inactive_threshold: nanos(leftBehindMs),
    mem_storage: true,
    num_replicas: 1,
  })
  try {
    const consumer = await js.consumers.get(stream, name)
    for (let left = pending; left > 0;) {
      const before = left
      const batch = await consumer.fetch({ max_messages: Math.min(left, atOnce), expires: 5_000 })
      for await (const message of batch) {
        take(fromConsumer(message))
        left = message.info.pending
      }
      if (left === before) throw new Error(`the store stopped in the middle of ${stream}`)
    }
  } finally {
    await jsm.consumers.delete(stream, name).catch(() => undefined)
  }
}

const fromConsumer = (message: JsMsg): StreamMessage => ({
  subject: message.subject,
  data: message.data,
  revision: message.seq,
  isGone: isGone(message.headers?.get('KV-Operation')),
})

export const isGone = (operation: string | undefined): boolean => operation === 'DEL' || operation === 'PURGE'
