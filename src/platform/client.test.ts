import { describe, expect, it } from 'vitest'
import type { NamedCall } from './calls'
import { type ClientOptions, createClient } from './client'
import type { CallFailure } from './failure'

const answer = (body: unknown, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })

function clientOf(respond: (request: Request) => Response | Promise<Response>, over: Partial<ClientOptions> = {}) {
  const sent: Request[] = []
  const fetchStub: typeof fetch = async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, 'http://brand.test')
    const { signal, ...rest } = init ?? {}
    const request = new Request(address, rest)
    sent.push(request)
    return new Promise((resolve, reject) => {
      if (signal?.aborted) reject(new DOMException('aborted', 'AbortError'))
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      Promise.resolve(respond(request)).then(resolve, reject)
    })
  }
  const client = createClient({
    merchant: 'jade',
    language: () => 'CN',
    token: () => undefined,
    fetch: fetchStub,
    ...over,
  })
  return { client, sent }
}

describe('requests', () => {
  it('carry merchant once, device, language, gateway version and module', async () => {
    const { client, sent } = clientOf(() => answer({ success: true, value: [] }))
    await client('vendors', { query: { merchantCode: 'jade', nothing: undefined } })
    const [request] = sent
    expect(request?.url).toBe('http://brand.test/wps/relay/GCSGAME_gameVendor?merchantCode=jade')
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      merchant: 'jade',
      device: 'WEB',
      language: 'CN',
      'x-gateway-version': '3',
      modid: 'COMM3',
    })
    expect(request?.headers.has('authorization')).toBe(false)
  })
  it('carry an id of their own, which a failure names: the one that came back, where a proxy gave another', async () => {
    const { client, sent } = clientOf(({ url }) =>
      url.includes('gameVendor')
        ? answer('<html>', 502)
        : new Response('<html>', { status: 502, headers: { 'X-Request-Id': 'proxy-0123456789' } }),
    )
    const idOf = (call: Promise<unknown>) => call.then(undefined, (error: CallFailure) => error.requestId)
    const own = await idOf(client('vendors'))
    expect(own).toMatch(/^[\da-f]{16}$/)
    expect(own).toBe(sent[0]?.headers.get('x-request-id'))
    expect(await idOf(client('hotGames'))).toBe('proxy-0123456789')
    expect(sent[1]?.headers.get('x-request-id')).not.toBe(own)
    expect(await idOf(client('balance'))).toBeUndefined()
  })
  it('go to the path that the deployment publishes', async () => {
    const { client, sent } = clientOf(() => answer({ success: true, value: [] }), {
      paths: { vendors: '/wps/relay/other' },
    })
    await client('vendors')
    expect(sent[0]?.url).toBe('http://brand.test/wps/relay/other')
  })
  it('carry the token only where the call needs it', async () => {
    const { client, sent } = clientOf(() => answer({ success: true, value: 3 }), { token: () => 't1' })
    await client('unreadCount')
    await client('logout')
    expect(sent.map((request) => request.headers.get('authorization'))).toEqual(['t1', 't1'])
  })
  it('that anybody may make carry the token of a session, and go without one where there is none', async () => {
    const row: NamedCall = {
      id: 'open',
      method: 'GET',
      path: '/wps/open',
      moduleId: 'COMM3',
      token: 'optional',
      value: 'anything',
    }
    const member = clientOf(() => answer({ success: true, value: 3 }), { token: () => 't1' })
    await member.client(row)
    expect(member.sent[0]?.headers.get('authorization')).toBe('t1')
    const refused: string[] = []
    const onTokenRefused = (token: string) => void refused.push(token)
    const visitor = clientOf(() => answer({ success: false }, 401), { onTokenRefused })
    await expect(visitor.client(row)).rejects.toMatchObject({ failure: { type: 'session' } })
    expect([visitor.sent[0]?.headers.has('authorization'), refused]).toEqual([false, []])
    const expired = clientOf(() => answer({ success: false }, 401), { token: () => 't2', onTokenRefused })
    await expect(expired.client(row)).rejects.toMatchObject({ failure: { type: 'session' } })
    expect(refused).toEqual(['t2'])
  })
  it('that anybody may make wait where a member is asked to log in again', async () => {
    const { client, sent } = clientOf(() => answer({ success: true, value: 3 }), { awaitsLogin: () => true })
    const row = { id: 'open', method: 'GET', path: '/wps/open', moduleId: 'COMM3', token: 'optional' } as const
    await expect(client({ ...row, value: 'anything' })).rejects.toMatchObject({ failure: { type: 'no-token' } })
    await expect(client('unreadCount')).rejects.toMatchObject({ failure: { type: 'no-token' } })
    expect(sent).toHaveLength(0)
  })
  it('that need a token are never sent without one', async () => {
    const { client, sent } = clientOf(() => answer({ success: true, value: 3 }))
    await expect(client('balance')).rejects.toMatchObject({ failure: { type: 'no-token' } })
    expect(sent).toHaveLength(0)
  })
  it('are encrypted where the table says so, and only then', async () => {
    const cipher = {
      header: 'TEST',
      contentType: 'application/test',
      encrypt: (body: unknown) => Promise.resolve(`sealed ${Object.keys(body as object).join()}`),
    }
    const { client, sent } = clientOf(() => answer({ success: true, value: { token: 't' } }), {
      createCipher: () => Promise.resolve(cipher),
    })
    await client('login', { body: { username: 'u', password: 'secret' } })
    expect(sent[0]?.headers.get('encryption')).toBe('TEST')
    expect(sent[0]?.headers.get('content-type')).toBe('application/test')
    expect(await sent[0]?.text()).toBe('sealed username,password')
  })
  it('a cipher that could not be made is made anew at the next call', async () => {
    let tries = 0
    const createCipher = () =>
      ++tries === 1
        ? Promise.reject(new Error('no key'))
        : Promise.resolve({ header: 'T', contentType: 't/t', encrypt: () => Promise.resolve('x') })
    const { client } = clientOf(() => answer({ success: true, value: { token: 't' } }), { createCipher })
    await expect(client('login')).rejects.toThrow('no key')
    await expect(client('login')).resolves.toEqual({ token: 't' })
  })
})

describe('answers', () => {
  it.each<[string, () => Response, object]>([
    [
      'refusal with key',
      () => answer({ success: false, message: 'user.disabled', value: { captcha: true } }),
      { type: 'server', message: 'user.disabled', value: { captcha: true }, status: 200 },
    ],
    ['refusal without key', () => answer({ success: false }), { type: 'http', status: 200 }],
    ['session key', () => answer({ success: false, message: 'customer.not.login' }), { type: 'session' }],
    ['401 with envelope', () => answer({ success: false, message: 'x' }, 401), { type: 'session' }],
    ['401 without', () => answer('', 401), { type: 'session' }],
    ['403', () => answer('<h1>no</h1>', 403), { type: 'http', status: 403 }],
    [
      '429 with key',
      () => answer({ success: false, message: 'sms.too.many.requests' }, 429),
      { type: 'server', status: 429 },
    ],
    ['500 empty', () => answer('', 500), { type: 'http', status: 500 }],
    ['500 that says success', () => answer({ success: true, value: [] }, 500), { type: 'http', status: 500 }],
    ['edge time-out', () => answer({ success: false, message: 'network.timeout' }, 504), { type: 'timeout' }],
    [
      'edge cannot reach',
      () => answer({ success: false, message: 'network.unreachable' }, 502),
      { type: 'http', status: 502 },
    ],
    ['no JSON', () => answer('{"success":tr'), { type: 'malformed' }],
    ['no envelope', () => answer([1]), { type: 'malformed' }],
    ['empty', () => answer(''), { type: 'malformed' }],
    [
      'wrong value',
      () => answer({ success: true, value: [{ gameCategory: 'RNG', vendors: [{ accountTypeId: 'x' }] }] }),
      { type: 'malformed', reason: expect.stringContaining('/0/vendors/0/') as unknown },
    ],
    [
      'no network',
      () => {
        throw new TypeError('fetch failed')
      },
      { type: 'offline' },
    ],
  ])('%s', async (_name, respond, failure) => {
    const { client } = clientOf(() => respond())
    await expect(client('vendors')).rejects.toMatchObject({
      name: 'CallFailure',
      callId: 'vendors',
      quiet: false,
      failure,
    })
  })
  it('late', async () => {
    const { client } = clientOf(() => new Promise(() => undefined), { timeout: 5 })
    await expect(client('vendors')).rejects.toMatchObject({ failure: { type: 'timeout' } })
  })
  it('cancelled by the caller is not a failure of the platform', async () => {
    const { client } = clientOf(() => new Promise(() => undefined))
    const control = new AbortController()
    const asked = client('vendors', { signal: control.signal })
    control.abort()
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
  })
  it('quiet calls say so', async () => {
    const { client } = clientOf(() => answer('', 500))
    await expect(client('jackpot')).rejects.toMatchObject({ quiet: true })
  })
})
