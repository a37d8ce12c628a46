import { CompactEncrypt, importJWK, type JWK } from 'jose'
import type { Envelope } from '../../../contract/envelope'
import { validate } from '../../schemas'
import { createRandom } from '../art/random'
import { createSandbox, type SandboxOptions } from '../createSandbox'
import { demoPassword } from '../seed/demoAccounts'
import { plainCipher } from './plainCipher'

interface CallOptions {
  readonly merchant?: string
  readonly module?: string
  readonly language?: string
  readonly token?: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Sends the body encrypted: really, where the sandbox was given a cipher. */
  readonly encrypt?: boolean
  readonly headers?: Readonly<Record<string, string>>
}

interface Answered {
  readonly status: number
  readonly success: boolean
  readonly value: unknown
  readonly message: string | undefined
}

const isEnvelope = (value: unknown): value is Envelope => validate('envelope', value).length === 0

/**
 * A sandbox in memory with a clock of its own, and the calls as a front end makes them. Encryption is played and
 * passwords are cheap, unless the test is about them: `cipher: createJweCipher(':memory:')`.
 */
export function createTestSandbox(options: Partial<SandboxOptions> = {}) {
  const clock = { now: Date.UTC(2030, 0, 15, 12) }
  const lines: string[] = []
  const slept: number[] = []
  const random = createRandom('test')
  const sandbox = createSandbox({
    dataDir: ':memory:',
    gameCount: 600,
    now: () => clock.now,
    random: random.next,
    log: (line) => lines.push(line),
    sleep: (milliseconds) => {
      slept.push(milliseconds)
      return Promise.resolve()
    },
    cipher: plainCipher,
    passwordCost: { N: 16, r: 1, p: 1 },
    ...options,
  })

  const request = (method: string, path: string, init: RequestInit = {}) =>
    Promise.resolve(sandbox.app.request(new URL(path, 'http://site.test'), { method, ...init }))

  const call = async (method: string, path: string, options: CallOptions = {}): Promise<Answered> => {
    const { merchant = 'aurora', module, language = 'EN', token, query, body, encrypt, headers } = options
    const sent = new Headers({
      Merchant: merchant,
      Device: 'WEB',
      Language: language,
      'X-Gateway-Version': '3',
      ...headers,
    })
    if (module !== undefined) sent.set('ModId', module)
    if (token !== undefined) sent.set('Authorization', token)
    let text = body === undefined ? undefined : JSON.stringify(body)
    if (encrypt) {
      text = await encryptBody(merchant, text ?? '{}')
      sent.set('Encryption', 'JWE')
      sent.set('Content-Type', 'application/jose')
    }
    const search = query ? `?${new URLSearchParams(query).toString()}` : ''
    const response = await request(method, path + search, { headers: sent, ...(text !== undefined && { body: text }) })
    const envelope: unknown = await response.json()
    if (!isEnvelope(envelope)) throw new Error(`${method} ${path} answered no envelope: ${JSON.stringify(envelope)}`)
    return { status: response.status, success: envelope.success, value: envelope.value, message: envelope.message }
  }

  const encryptBody = async (merchant: string, text: string) =>
    options.cipher === undefined
      ? plainCipher.encrypt(text)
      : encryptFor(await call('GET', '/wps/system/encryptionKey', { merchant }), text)

  const login = async (username: string, merchant = 'aurora', password = demoPassword, more: object = {}) =>
    call('POST', '/wps/session/login', {
      merchant,
      encrypt: true,
      body: { username, password, type: 'username', ...more },
    })

  const tokens = new Map<string, Promise<string>>()
  /** Signs in, once per account, and returns the token. */
  const tokenOf = (username: string, merchant = 'aurora') => {
    const key = `${merchant} ${username}`
    const token = tokens.get(key) ?? login(username, merchant).then(({ value }) => member(value, 'token'))
    tokens.set(key, token)
    return token
  }

  return { ...sandbox, clock, lines, slept, request, call, login, tokenOf }
}

async function encryptFor({ value }: Answered, text: string): Promise<string> {
  const jwk = readKey(value)
  const key = await importJWK(jwk, 'RSA-OAEP-256')
  const header = { alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: jwk.kid ?? '' }
  return new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader(header).encrypt(key)
}

function readKey(value: unknown): JWK {
  const keys =
    typeof value === 'object' && value !== null && 'keys' in value && Array.isArray(value.keys) ? value.keys : []
  const first: unknown = keys[0]
  if (typeof first !== 'object' || first === null) throw new Error('no key was published')
  return { ...first }
}

/** A text member of an answer's value. */
export function member(value: unknown, name: string): string {
  const found: unknown =
    typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined
  if (typeof found !== 'string') throw new Error(`no text "${name}" in ${JSON.stringify(value)}`)
  return found
}
