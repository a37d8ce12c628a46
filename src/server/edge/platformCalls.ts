import { boundBody } from './boundedBody'
import { createRecent } from '../recent'
import { type Breaker, type CallEnd, createBreaker } from './breaker'
import { serviceOf } from './platformPath'

export interface PlatformLimits {
  /** Until the answer begins. */
  readonly headMs: number
  /** From there until it has ended. */
  readonly wholeMs: number
  /** Bytes of one answer. */
  readonly largest: number
  /** Calls under way to one platform; another platform's visitors never wait for this one's. */
  readonly atOnce: number
}

export const platformLimits: PlatformLimits = {
  headMs: 30_000,
  wholeMs: 120_000,
  largest: 16 * 1024 * 1024,
  atOnce: 256,
}

/** `open`: the circuit of this service, most of whose calls failed of late; it is left alone for a while. */
export const platformTroubles = ['busy', 'open', 'late', 'too large', 'left', 'away'] as const
export type PlatformTrouble = (typeof platformTroubles)[number]

/** A call that brought no answer. */
export class PlatformFailure extends Error {
  override readonly name = 'PlatformFailure'
  constructor(
    readonly trouble: PlatformTrouble,
    message: string = trouble,
    /** Seconds after which it is worth asking again. */
    readonly retryAfter: number = 1,
  ) {
    super(message)
  }
}

export interface PlatformCall extends RequestInit {
  /** Narrower than the limits of all calls. */
  readonly within?: Partial<Pick<PlatformLimits, 'headMs' | 'wholeMs' | 'largest'>>
  /** For whom it is made (see visitorKey); undefined: it could be anybody. */
  readonly visitor?: string | undefined
  /** It is none of the product's calls: whoever wants to can make up some that fail. */
  readonly isMadeUp?: boolean
  /** The visitor disconnected, and no other request is waiting for the answer. */
  readonly leaving?: AbortSignal
  /** Told once when the answer has ended, or there is none. Not told where no call was made. */
  readonly onEnd?: () => void
  /** Told where an answer that had begun did not come whole. */
  readonly onCut?: (why: 'late' | 'too large' | 'broken') => void
}

/** Throws PlatformFailure. The body of the answer keeps to the limits as well. */
export type CallPlatform = (url: string, call: PlatformCall) => Promise<Response>

export interface PlatformCallOptions {
  readonly fetch: typeof fetch
  readonly limits: PlatformLimits
  /** Origin of a platform whose circuits stay closed: the sandbox fails on purpose, and all its brands have the same. */
  readonly neverOpens?: string | undefined
}

/** Part of a platform's places that calls of one path may have: one that hangs leaves the others some. */
const ofOnePath = 0.75

/** Services of platforms whose failures are remembered; those that nobody asked for long go. */
const remembered = 10_000

/**
 * The one way to a platform. Deadlines are timers of our own, held until the body has ended, and an answer is cut by
 * cancelling it: a signal that only fetch remembers is lost with the request that it belonged to, and the answer then
 * goes on without end.
 */
export function createPlatformCalls({ fetch: send, limits, neverOpens }: PlatformCallOptions): CallPlatform {
  const breakerOf = createBreakers()
  const underWay = new Map<string, number>()
  const count = (places: readonly string[], by: 1 | -1) => {
    for (const place of places) {
      const now = (underWay.get(place) ?? 0) + by
      if (now === 0) underWay.delete(place)
      else underWay.set(place, now)
    }
  }

  return async (url, { within, visitor, isMadeUp, leaving, onEnd, onCut, ...init }) => {
    const { headMs, wholeMs, largest } = { ...limits, ...within }
    const { origin: platform, pathname } = new URL(url)
    // made up calls are one path, whatever they are called: they share the places of one
    const path = isMadeUp === true ? '' : withoutNumbers(pathname)
    const places = [`${platform} `, platform + path]
    const [ofAll = 0, ofPath = 0] = places.map((place) => underWay.get(place) ?? 0)
    if (ofAll >= limits.atOnce || ofPath >= limits.atOnce * ofOnePath) throw new PlatformFailure('busy')
    const caller = isMadeUp === true ? undefined : { path, visitor }
    const admission = platform === neverOpens ? undefined : breakerOf(platform + serviceOf(pathname)).ask(caller)
    if (admission?.state === 'open') {
      const seconds = Math.ceil(admission.forMs / 1000)
      throw new PlatformFailure('open', 'most calls failed; the platform is left alone for a while', seconds)
    }
    const settle = (end: CallEnd) => admission?.end(end)
    count(places, 1)
    const control = new AbortController()
    const deadline = deferred()
    let timer = setTimeout(() => deadline.fail('late'), Math.min(headMs, wholeMs))
    const leave = () => deadline.fail('left')
    if (leaving?.aborted) leave()
    leaving?.addEventListener('abort', leave)
    const release = () => {
      clearTimeout(timer)
      leaving?.removeEventListener('abort', leave)
      count(places, -1)
      onEnd?.()
    }
    try {
      const asked = send(url, { ...init, signal: control.signal })
      asked.then((late) => (control.signal.aborted ? discard(late) : undefined)).catch(() => undefined)
      const answer = await Promise.race([asked, deadline.promise])
      const { body } = answer
      // fetch hands on any status of three digits; no answer can be made of one that HTTP does not have
      if (answer.status < 200 || answer.status > 599) {
        discard(answer)
        throw new PlatformFailure('away', `no status of HTTP (${answer.status})`)
      }
      // What is said is before decompression and may be wrong; what comes is counted below.
      if (body !== null && Number(answer.headers.get('content-length') ?? 0) > largest) {
        discard(answer)
        throw new PlatformFailure('too large')
      }
      settle(isGateways(answer) ? 'bad' : 'good')
      clearTimeout(timer)
      leaving?.removeEventListener('abort', leave)
      if (body === null) {
        release()
        return answer
      }
      const bounded = boundBody(body, {
        largest,
        onEnd: (end) => {
          release()
          if (end !== 'whole') control.abort()
          if (end !== 'whole' && end !== 'left') onCut?.(end)
        },
      })
      timer = setTimeout(() => bounded.cut('late'), wholeMs)
      return new Response(bounded.stream, { status: answer.status, headers: answer.headers })
    } catch (error) {
      release()
      control.abort()
      const failure = error instanceof PlatformFailure ? error : new PlatformFailure('away', reasonOf(error))
      settle(failure.trouble === 'left' ? 'left' : failure.trouble === 'too large' ? 'good' : 'bad')
      throw failure
    }
  }
}

/** Said by what stands before a platform that is away; one that speaks for itself, as of a maintenance, has an envelope. */
function isGateways({ status, headers }: Response): boolean {
  return status === 502 || status === 504 || (status === 503 && !/\bjson\b/.test(headers.get('content-type') ?? ''))
}

/** `/lotto/draw/12` is no other call than `/lotto/draw/13`. */
const withoutNumbers = (pathname: string): string => pathname.replace(/\d+/g, '0')

function createBreakers(): (service: string) => Breaker {
  const breakers = createRecent<Breaker>(remembered)
  return (service) => {
    const known = breakers.get(service)
    if (known) return known
    const made = createBreaker()
    breakers.set(service, made)
    return made
  }
}

/** An unread response body keeps its connection open. */
function discard(answer: Response): void {
  answer.body?.cancel().catch(() => undefined)
}

function deferred() {
  let fail: (trouble: PlatformTrouble) => void = () => undefined
  const promise = new Promise<never>((_resolve, reject) => {
    fail = (trouble) => reject(new PlatformFailure(trouble))
  })
  promise.catch(() => undefined)
  return { promise, fail }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error ? `${error.message} (${cause.message})` : error.message
}
