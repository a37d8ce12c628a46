import type { JetStreamClient, JetStreamManager } from '@nats-io/jetstream'
import type { Msg, NatsConnection } from '@nats-io/transport-node'
import { readPointer } from '../pointer'
import type { Follower, Following } from '../releaseStore'
import { keepSubscribed } from './keepSubscribed'
import { messageOf } from '../../../lib/messageOf'
import { inTime } from '../../inTime'
import { backOff, pause } from '../../patience'
import { isGone, readBulk, type StreamMessage } from './readStream'

export interface FollowOptions {
  readonly nc: NatsConnection
  readonly js: JetStreamClient
  readonly jsm: JetStreamManager
  readonly bucket: string
  /** Where the server tells everybody what it has just stored. */
  readonly news: string
  readonly log: (line: string) => void
  /** Milliseconds between two looks for what nobody told of. */
  readonly lookMs?: number
}

const lookMs = 2_000
const stopMs = 500
/** More changes than this at once are read in bulk. */
const singly = 100
/** How many looks go by until the stream itself is looked at: somebody may have made it anew. */
const looksPerStream = 15

/**
 * Follows pointers without a consumer that stays on the server, whose end a client may miss and whose remains a fleet would
 * leave behind: one reads all at the start, or many changes at once, and is removed. The server tells what it has stored, with its revision; a revision that is not the next one, a connection that
 * came back, and every two seconds besides, have the rest read from the last revision seen.
 */
export function followPointers(options: FollowOptions, follower: Follower): Following {
  const { nc, js, jsm, bucket, news, log } = options
  const stream = `KV_${bucket}`
  const prefix = `$KV.${bucket}.`
  let seen = 0
  let created: string | undefined
  let known = new Set<string>()
  let isStopped = false
  let failures = 0
  let looks = 0
  let running: Promise<void> | undefined
  /** Another look was asked for while one runs: a thorough one, or not. */
  let askedAgain: boolean | undefined
  let isReadingAll = false
  let timer: NodeJS.Timeout | undefined

  const tell = ({ subject, data, revision, isGone: gone }: StreamMessage) => {
    if (isStopped || revision <= seen) return
    seen = revision
    const brand = subject.slice(prefix.length)
    if (gone) known.delete(brand)
    else known.add(brand)
    follower.onPointer(brand, gone ? undefined : { revision, read: readPointer(brand, data) })
  }

  const readAll = async () => {
    const found = new Set<string>()
    isReadingAll = true
    const { created: made } = await jsm.streams.info(stream)
    // only now: where that is not answered, what was told is not told again
    seen = 0
    // a copy that is a moment behind ends earlier: the next look goes on from there
    await readBulk(js, jsm, { stream, filter: `${prefix}>`, from: 'last' }, (message) => {
      if (!message.isGone) found.add(message.subject.slice(prefix.length))
      tell(message)
    })
    const isEmptied = created !== undefined && known.size > 0 && found.size === 0
    created = made
    isReadingAll = false
    if (isEmptied) {
      log('store: it was made anew and holds no brands; those known before go on being served')
      follower.onEmptied?.()
      return
    }
    for (const brand of known) if (!found.has(brand)) follower.onPointer(brand, undefined)
    known = found
    follower.onCaughtUp()
  }

  const isAnotherStream = async (): Promise<boolean> => {
    const { created: made, state } = await jsm.streams.info(stream)
    return made !== created || state.last_seq < seen
  }

  const readOn = async () => {
    for (let count = 0; count < singly; count++) {
      const next = await jsm.direct.getMessage(stream, { seq: seen + 1, next_by_subj: `${prefix}>` })
      if (!next) return
      const { subject, data, seq: revision, header } = next
      tell({ subject, data, revision, isGone: isGone(header.get('KV-Operation')) })
    }
    await readBulk(js, jsm, { stream, filter: `${prefix}>`, from: seen + 1 }, tell)
  }

  const look = async (thorough: boolean) => {
    if (created === undefined || (thorough && (await isAnotherStream()))) await readAll()
    await readOn()
  }

  /** One look at a time; what comes meanwhile is looked for when it ends. */
  const catchUp = (thorough = false): Promise<void> => {
    if (running) {
      askedAgain = askedAgain === true || thorough
      return running
    }
    running = look(thorough)
      .then(() => {
        if (failures > 0) log('store: it answers again')
        failures = 0
      })
      .catch((error: unknown) => {
        if (isStopped) return
        if (failures === 0)
          log(`store: changes cannot be read (${messageOf(error)}); what is known goes on being served`)
        failures += 1
      })
      .finally(() => {
        running = undefined
        isReadingAll = false
        if (isStopped) return
        const again = askedAgain
        askedAgain = undefined
        if (again !== undefined && failures === 0) void catchUp(again)
        else plan()
      })
    return running
  }

  const plan = () => {
    clearTimeout(timer)
    if (isStopped) return
    // no two edges of a fleet look at the same moment
    const usual = (options.lookMs ?? lookMs) * (0.75 + Math.random() / 2)
    timer = setTimeout(
      () => {
        looks += 1
        void catchUp(failures > 0 || looks % looksPerStream === 0)
      },
      failures === 0 ? usual : backOff(failures),
    )
    timer.unref()
  }

  const hear = (message: Msg) => {
    const revision = Number(message.headers?.get('Nats-Sequence'))
    // what is next is told at once: a look that waits for an answer does not hold it up
    const isNext = revision === seen + 1 && created !== undefined && !isReadingAll
    if (!isNext) return void catchUp()
    tell({
      subject: prefix + message.subject.slice(news.length + 1),
      data: message.data,
      revision,
      isGone: isGone(message.headers?.get('KV-Operation')),
    })
  }

  const hearConnection = async () => {
    for await (const status of nc.status()) {
      if (isStopped) return
      if (status.type === 'reconnect') {
        await pause(Math.random() * 300)
        void catchUp(true)
      }
    }
  }

  const unsubscribe = keepSubscribed(nc, `${news}.>`, hear)
  void hearConnection()
  void catchUp()

  return {
    seen: () => seen,
    isAnswered: () => created !== undefined && failures === 0 && !nc.isClosed(),
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      unsubscribe()
      // a store that is away is not waited for
      if (running) await inTime(running, stopMs, undefined)
    },
  }
}
