import * as z from 'zod/mini'
import { envelopeSchema } from '../contract/envelope'
import { type Call, type CallId, calls, type ValueOf } from './calls'
import { type Cipher, createJweCipher } from './cipher'
import { CallFailure, type FailureCause } from './failure'

export interface ClientOptions {
  readonly merchant: string
  /** Platform language code (CN, EN, AR …), read at each call. */
  readonly language: () => string
  readonly token: () => string | undefined
  /** Paths that this deployment publishes under another name, by call id. */
  readonly paths?: Readonly<Record<string, string>>
  /** Waited for an answer, in milliseconds. */
  readonly timeout?: number
  readonly fetch?: typeof fetch
  readonly createCipher?: (fetchKeySet: () => Promise<unknown>) => Promise<Cipher>
}

export interface CallInput {
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly body?: unknown
  readonly signal?: AbortSignal
  /** Used instead of the session's: the first call of a session that is being made. */
  readonly token?: string
}

export type PlatformClient = <Id extends CallId>(id: Id, input?: CallInput) => Promise<ValueOf<Id>>

const defaultTimeout = 20_000
const sessionKey = 'customer.not.login'

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

  const client: PlatformClient = async (id, input = {}) => {
    const call: Call = calls[id]
    const fail = (failure: FailureCause) => new CallFailure(id, failure, call.alert === false)
    const token = input.token ?? options.token()
    if (call.token && token === undefined) throw fail({ kind: 'no-token' })

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
    const wait = AbortSignal.timeout(options.timeout ?? defaultTimeout)
    let response: Response
    let text: string
    try {
      response = await send(address(pathOf(id, call, options.paths), input.query), {
        method: call.method,
        headers,
        signal: input.signal ? AbortSignal.any([wait, input.signal]) : wait,
        credentials: 'omit',
        cache: 'no-store',
        ...(body !== undefined && { body }),
      })
      text = await response.text()
    } catch (error) {
      if (input.signal?.aborted) throw error
      throw fail({ kind: wait.aborted ? 'timeout' : 'offline' })
    }
    return read(call, response.status, text, fail) as ValueOf<typeof id>
  }
  return client
}

const pathOf = (id: CallId, call: Call, paths: ClientOptions['paths'] = {}): string =>
  (Object.hasOwn(paths, id) ? paths[id] : undefined) ?? call.path

function address(path: string, query: CallInput['query'] = {}): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value))
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}

async function encode(call: Call, body: unknown, headers: Headers, cipher: () => Promise<Cipher>): Promise<string | undefined> {
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
  headers.set('Content-Type', 'application/json')
  return JSON.stringify(body)
}

/** Narrows an answer: envelope first, then the value by the call's schema. */
function read(call: Call, status: number, text: string, fail: (cause: FailureCause) => CallFailure): unknown {
  const envelope = z.safeParse(envelopeSchema, parseJson(text))
  if (!envelope.success) {
    throw fail(status === 401 ? { kind: 'session' } : status >= 400 ? { kind: 'http', status } : { kind: 'malformed', reason: 'no envelope' })
  }
  const { success, message } = envelope.data
  const value: unknown = envelope.data.value
  if (!success || status >= 400) {
    if (status === 401 || message === sessionKey) throw fail({ kind: 'session' })
    if (message === 'network.timeout') throw fail({ kind: 'timeout' })
    // the edge's own word for a platform that cannot be reached
    if (message === undefined || message === '' || message.startsWith('network.')) throw fail({ kind: 'http', status })
    throw fail({ kind: 'server', message, value, status })
  }
  const checked = z.safeParse(call.value, value)
  if (checked.success) return checked.data
  const first = checked.error.issues[0]
  throw fail({ kind: 'malformed', reason: first ? `/${first.path.join('/')}: ${first.message || first.code}` : 'wrong shape' })
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}
