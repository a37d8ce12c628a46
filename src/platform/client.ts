import { hearServerTime } from '../lib/serverClock'
import { type Call, callIdOf, callOf, type CallRef, type ValueOf } from './calls'
import { type Cipher, createJweCipher } from './cipher'
import { CallFailure, type FailureCause } from './failure'
import { requestIdHeader } from '../lib/requestIdHeader'
import { createRequestId } from './requestId'

export interface ClientOptions {
  readonly merchant: string
  /** Platform language code (CN, EN, AR …), read at each call. */
  readonly language: () => string
  readonly token: () => string | undefined
  /** A member whose token ran out is asked to log in again: what that member sees is not asked for as a visitor. */
  readonly awaitsLogin?: () => boolean
  /** Paths that this deployment publishes under another name, by call id. */
  readonly paths?: Readonly<Record<string, string>>
  /** Told of a token that the platform refused, before the call rejects. */
  readonly onTokenRefused?: (token: string) => void
  /** Told of every call that failed, before it rejects. */
  readonly onFailure?: (failure: CallFailure) => Promise<void>
  /** Waited for an answer, in milliseconds. */
  readonly timeout?: number
  readonly fetch?: typeof fetch
  readonly createCipher?: (fetchKeySet: () => Promise<unknown>) => Promise<Cipher>
}

interface Sent {
  readonly method: string
  readonly headers: Headers
  readonly signal: AbortSignal
  readonly body?: Blob | string
}

export interface CallInput {
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly body?: unknown
  readonly signal?: AbortSignal
  /** Used instead of the session's: the first call of a session that is being made. */
  readonly token?: string
  /** Waited for an answer, in milliseconds, where a body takes its time. */
  readonly timeout?: number
  /** In place of fetch, where somebody wants to know how far the body is. */
  readonly send?: (address: string, request: Sent) => Promise<Response>
}

export type PlatformClient = <Ref extends CallRef>(ref: Ref, input?: CallInput) => Promise<ValueOf<Ref>>

const defaultTimeout = 20_000

/**
 * The transport: sends one row of the table and gives its checked value, or throws CallFailure. It neither
 * redirects nor shows anything, and never repeats a call by itself.
 */
export function createClient(options: ClientOptions): PlatformClient {
  const send = options.fetch ?? ((input, init) => fetch(input, init))
  const makeCipher = options.createCipher ?? createJweCipher
  let cipher: Promise<Cipher> | undefined

  const cipherOnce = () => {
    cipher ??= makeCipher(() => client('encryptionKey')).catch((error: unknown) => {
      cipher = undefined
      throw error
    })
    return cipher
  }

  const client: PlatformClient = async (ref, input) => {
    try {
      return await ask(ref, input)
    } catch (error) {
      if (error instanceof CallFailure) await options.onFailure?.(error)
      throw error
    }
  }

  const ask: PlatformClient = async (ref, input = {}) => {
    const call = callOf(ref)
    const id = callIdOf(ref)
    const token = input.token ?? options.token()
    let requestId: string | undefined
    const fail = (failure: FailureCause) => {
      if (failure.type === 'session' && call.token && token !== undefined) options.onTokenRefused?.(token)
      return new CallFailure(id, failure, call.alert === false, requestId)
    }
    const isOwn = call.token === true || (call.token === 'optional' && options.awaitsLogin?.() === true)
    if (isOwn && token === undefined) throw fail({ type: 'no-token' })

    const headers = new Headers({
      Accept: 'application/json',
      Merchant: options.merchant,
      Device: 'WEB',
      Language: options.language(),
      'X-Gateway-Version': '3',
      ModId: call.moduleId,
    })
    if (call.token && token !== undefined) headers.set('Authorization', token)
    const body = await encode(call, input.body, headers, cipherOnce)
    // on its way while the platform thinks
    const reading = import('./readAnswer').catch(() => undefined)
    requestId = createRequestId()
    headers.set(requestIdHeader, requestId)
    const wait = AbortSignal.timeout(input.timeout ?? options.timeout ?? defaultTimeout)
    let response: Response
    let text: string
    try {
      response = await (input.send ?? send)(address(pathOf(id, call, options.paths), input.query), {
        method: call.method,
        headers,
        signal: input.signal ? AbortSignal.any([wait, input.signal]) : wait,
        credentials: 'omit',
        cache: 'no-store',
        ...(body !== undefined && { body }),
      })
      // a proxy on the way may have given it another
      requestId = response.headers.get(requestIdHeader) ?? requestId
      hearServerTime(Date.parse(response.headers.get('Date') ?? ''))
      text = await response.text()
    } catch (error) {
      if (input.signal?.aborted) throw error
      throw fail({ type: wait.aborted ? 'timeout' : 'offline' })
    }
    const reader = await reading
    if (!reader) throw fail({ type: 'offline' })
    return reader.readAnswer(call, response.status, text, fail) as ValueOf<typeof ref>
  }
  return client
}

const pathOf = (id: string, call: Call, paths: ClientOptions['paths'] = {}): string =>
  (Object.hasOwn(paths, id) ? paths[id] : undefined) ?? call.path

function address(path: string, query: CallInput['query'] = {}): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value))
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}

async function encode(
  call: Call,
  body: unknown,
  headers: Headers,
  cipher: () => Promise<Cipher>,
): Promise<string | Blob | undefined> {
  if (call.encrypt) {
    const { header, contentType, encrypt } = await cipher()
    headers.set('Encryption', header)
    headers.set('Content-Type', contentType)
    return encrypt(body ?? {})
  }
  if (body === undefined) return undefined
  if (body instanceof URLSearchParams) {
    headers.set('Content-Type', 'application/x-www-form-urlencoded')
    return body.toString()
  }
  if (body instanceof Blob) {
    headers.set('Content-Type', body.type)
    return body
  }
  headers.set('Content-Type', 'application/json')
  return JSON.stringify(body)
}
