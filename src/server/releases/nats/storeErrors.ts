import { JetStreamApiCodes, JetStreamApiError } from '@nats-io/jetstream'
import { errors } from '@nats-io/transport-node'
import { messageOf } from '../../../lib/messageOf'
import { backOff, pause } from '../../patience'
import { StoreAway } from '../releaseStore'

/** What the client says of a store that is away, as one kind of error. */
export async function orAway<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (isFull(error))
      throw new StoreAway('the store has no room left: the disk of its servers, or their share of it, is full', {
        cause: error,
      })
    if (isAway(error)) throw new StoreAway(`the store does not answer (${messageOf(error)})`, { cause: error })
    throw error
  }
}

const makingMs = 20_000

/**
 * What a store is made of. A cluster leaves whoever makes the same at the same moment as another without an answer, and
 * elects a leader of each stream first: so it is asked for again, which makes nothing twice.
 */
export const untilMade = <T>(make: () => Promise<T>, limitMs = makingMs): Promise<T> =>
  again(make, limitMs, (error) => isToCome(error) || isBeingMade(error))

/** Of a cluster's servers, a leader that was lost is followed by another within ten seconds. */
const electingMs = 15_000

/** For whoever can wait. A cluster without a leader answers nothing, then or later: so it is asked again. */
export const untilLed = <T>(ask: () => Promise<T>, isClosed: () => boolean): Promise<T> =>
  again(ask, electingMs, (error) => isToCome(error) && !isClosed())

async function again<T>(act: () => Promise<T>, limitMs: number, isToWait: (error: unknown) => boolean): Promise<T> {
  const started = performance.now()
  for (let failures = 1; ; failures++) {
    try {
      return await orAway(act())
    } catch (error) {
      if (!isToWait(error) || performance.now() - started > limitMs) throw error
      await pause(Math.min(backOff(failures), 1_000))
    }
  }
}

/** It is away, and not because it is full. */
const isToCome = (error: unknown): boolean => error instanceof StoreAway && !isFull(error.cause)

export const isNoStream = (error: unknown): boolean =>
  error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound

/** Somebody else made the stream since it was looked for. */
const isBeingMade = (error: unknown): boolean => error instanceof JetStreamApiError && error.code === 10_058

/** Of a server without JetStream, or one that is about to have it; the client keeps the class to itself. */
const notEnabled = 'JetStreamNotEnabled'

const awayErrors = [
  errors.TimeoutError,
  errors.NoRespondersError,
  errors.RequestError,
  errors.ClosedConnectionError,
  errors.DrainingConnectionError,
  errors.ConnectionError,
]

/** Of the account, of the server, and of the disk that it was given. */
const fullCodes = [10_002, 10_023, 10_047]

function isFull(error: unknown): boolean {
  if (!(error instanceof JetStreamApiError)) return false
  return fullCodes.includes(error.code) || error.message.includes('no space left')
}

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // 503: no leader at the moment, as while a cluster elects one
  const isWithoutLeader = 'status' in error && error.status === 503
  return (
    awayErrors.some((kind) => error instanceof kind) ||
    error.name === notEnabled ||
    isWithoutLeader ||
    ('code' in error && error.code === 'ECONNREFUSED')
  )
}
