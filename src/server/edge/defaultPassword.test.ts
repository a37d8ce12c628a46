import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { hashPassword } from '../passwords'
import { createTestSandbox } from '../sandbox/testing/testSandbox'
import type { EdgeOptions } from './edgeOptions'
import { createTestEdge } from './testEdge'

let digest = ''
beforeAll(async () => {
  digest = await hashPassword('Welcome1')
})

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  vi.useRealTimers()
})

/** An edge in front of the sandbox; `mine` and `third` have a digest, `other` has none. */
async function open(more: Partial<EdgeOptions> = {}) {
  const sandbox = createTestSandbox({ gameCount: 20 })
  const account = { defaultPasswordDigest: digest }
  const files = {
    mine: { 'brand.json': { merchant: 'aurora', account } },
    onyx: { 'brand.json': { merchant: 'jade' } },
    third: { 'brand.json': { merchant: 'sahara', account } },
  }
  const edge = await createTestEdge(files, sandbox.app, more)
  closing.push(edge.cleanUp, sandbox.close)
  const ask = async (
    password: unknown,
    token: string | undefined,
    { brand = 'mine', method = 'POST', headers = {} } = {},
  ) => {
    const response = await edge.get(`http://${brand}.localhost/edge/default-password`, {
      method,
      headers: { ...(token !== undefined && { Authorization: token }), ...headers },
      ...(method === 'POST' && {
        body: typeof password === 'string' ? JSON.stringify({ password }) : JSON.stringify(password),
      }),
    })
    return { status: response.status, text: await response.text(), headers: response.headers }
  }
  return { sandbox, edge, ask }
}

describe('whether a password is the default one', () => {
  test('is told to whoever holds the session, and to nobody to be kept', async () => {
    const { ask, sandbox, edge } = await open()
    const token = await sandbox.tokenOf('member01')
    expect(await ask('Welcome1', token)).toMatchObject({ status: 200, text: '{"isDefault":true}' })
    const { text, headers } = await ask('welcome1', token)
    expect(text).toBe('{"isDefault":false}')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    const sent = await Promise.all(
      edge.seen.map(
        async (request) => `${request.url} ${JSON.stringify([...request.headers])} ${await request.text()}`,
      ),
    )
    expect(sent.length).toBeGreaterThan(0)
    expect([...sent, ...edge.lines, ...sandbox.lines].join()).not.toMatch(/welcome1/i)
  })

  test.each<[string, (token: string) => [unknown, string | undefined, object?], number]>([
    ['a visitor', () => ['Welcome1', undefined], 401],
    ['a token that the platform does not know', () => ['Welcome1', 'of-nobody'], 401],
    ["another merchant's brand without a digest", (token) => ['Welcome1', token, { brand: 'onyx' }], 404],
    ['who only reads', (token) => ['', token, { method: 'GET' }], 405],
    ['a question of another shape', (token) => [{ word: 'Welcome1' }, token], 400],
    ['no password', (token) => ['', token], 400],
    ['a very long one', (token) => ['x'.repeat(5_000), token], 400],
  ])('is not told to %s', async (_name, how, status) => {
    const { ask, sandbox, edge } = await open()
    const [password, token, more] = how(await sandbox.tokenOf('member01'))
    expect(await ask(password, token, more)).toMatchObject({ status, text: '' })
    expect(edge.lines).toEqual([])
  })

  test('is no matter of demo accounts, whose password cannot be changed', async () => {
    const { ask, sandbox } = await open()
    expect(await ask('Welcome1', await sandbox.tokenOf('demo01'))).toMatchObject({ text: '{"isDefault":false}' })
  })

  test('cannot be told while the platform is away, and the log says so without the password', async () => {
    const { ask, edge } = await open({ fetch: () => Promise.reject(new TypeError('fetch failed')) })
    expect(await ask('Welcome1', 'some-token')).toMatchObject({ status: 502 })
    expect(edge.lines).toEqual(['default password: mine: fetch failed'])
  })

  test('of an answer without end no more than its size is read', async () => {
    const fetch = () =>
      Promise.resolve(new Response(new ReadableStream({ pull: (out) => out.enqueue(new Uint8Array(65_536).fill(32)) })))
    const { ask, edge } = await open({ fetch })
    expect(await ask('Welcome1', 'some-token')).toMatchObject({ status: 502 })
    expect(edge.lines.join()).toContain('too large')
  })
})

describe('guessing', () => {
  test('ends after ten questions of an account, wherever they come from, for an hour', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    let visits = 0
    const { ask, sandbox } = await open({
      clientAddress: () => `203.0.113.${++visits}`,
      verifyPassword: () => Promise.resolve(false),
    })
    const token = await sandbox.tokenOf('member01')
    for (let guess = 0; guess < 10; guess += 1) expect((await ask(`Guess${guess}`, token)).status).toBe(200)
    expect((await ask('Welcome1', token)).status).toBe(429)
    expect((await ask('Welcome1', await sandbox.tokenOf('vip01'))).status).toBe(200)
    vi.advanceTimersByTime(60 * 60_000)
    expect((await ask('Welcome1', token)).status).toBe(200)
  })

  test('ends after thirty questions of an address in a minute, before anything is compared or asked', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const verify = vi.fn(() => Promise.resolve(false))
    const { ask, edge } = await open({ verifyPassword: verify })
    for (let guess = 0; guess < 30; guess += 1) expect((await ask('Guess1', `token-${guess}`)).status).toBe(401)
    edge.seen.length = 0
    expect((await ask('Guess1', 'token-30')).status).toBe(429)
    expect(edge.seen).toEqual([])
    expect(verify).not.toHaveBeenCalled()
  })

  test('counts the address that the own proxy saw, whatever was sent to it', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const { ask } = await open({ trusts: (address) => address === '203.0.113.7' })
    const from = (visit: number, seen: string) =>
      ask('Guess1', 'token', { headers: { 'X-Forwarded-For': `10.0.0.${visit}, ${seen}` } })
    for (let guess = 0; guess < 30; guess += 1) await from(guess, '198.51.100.1')
    expect((await from(99, '198.51.100.1')).status).toBe(429)
    expect((await from(99, '198.51.100.2')).status).toBe(401)
  })

  test('is no matter of who knows the password: every login is told', async () => {
    const { ask, sandbox } = await open({ verifyPassword: () => Promise.resolve(true) })
    const token = await sandbox.tokenOf('member01')
    for (let login = 0; login < 11; login += 1)
      expect(await ask('Welcome1', token)).toMatchObject({ status: 200, text: '{"isDefault":true}' })
  })

  /** A platform that knows everybody whose token begins with "of", by that token. */
  const everybody: NonNullable<EdgeOptions['fetch']> = (input, init) => {
    const account = new Request(input, init).headers.get('authorization') ?? ''
    const value = { id: account, account, type: 0 }
    return Promise.resolve(
      Response.json(account.startsWith('of') ? { success: true, value } : { success: false, message: 'no' }),
    )
  }
  async function openToAll() {
    let visits = 0
    const verifyPassword = () => Promise.resolve(false)
    return open({ clientAddress: () => `10.0.${++visits >> 8}.${visits & 255}`, fetch: everybody, verifyPassword })
  }

  test('of strangers takes nothing from members, whatever addresses they come from', async () => {
    const { ask } = await openToAll()
    for (let guess = 0; guess < 601; guess += 1) await ask('Guess1', 'stranger')
    expect((await ask('Guess1', 'of-member')).status).toBe(200)
  }, 30_000)

  test('ends for a brand after six hundred members in a minute; one account is not enough, and other brands go on', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const { ask } = await openToAll()
    for (let guess = 0; guess < 20; guess += 1) await ask('Guess1', 'of-one')
    for (let guess = 0; guess < 589; guess += 1) await ask('Guess1', `of-${guess}`)
    expect((await ask('Guess1', 'of-last')).status).toBe(200)
    expect((await ask('Guess1', 'of-next')).status).toBe(429)
    expect((await ask('Guess1', 'of-next', { brand: 'third' })).status).toBe(200)
  }, 30_000)
})
