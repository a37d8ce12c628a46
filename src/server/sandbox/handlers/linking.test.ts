import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { validate } from '../../schemas'
import { createTestSandbox } from '../testing/testSandbox'

const project = 'demo-marquee'
let sandbox: ReturnType<typeof createTestSandbox>
beforeEach(() => {
  sandbox = createTestSandbox({ firebase: { emulatorProject: project } })
})
afterEach(() => sandbox.close())

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

interface Claims {
  readonly [name: string]: unknown
}

/** A token as the Auth emulator makes one: `alg: none`, no signature. */
function tokenOf(uid: string, over: Claims = {}, header: object = { alg: 'none', typ: 'JWT' }, signature = ''): string {
  const now = Math.floor(sandbox.clock.now / 1000)
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: uid,
    iat: now,
    exp: now + 3600,
    email: `${uid}@example.com`,
    email_verified: true,
    firebase: { sign_in_provider: 'google.com', identities: { 'google.com': [`google-${uid}`] } },
    ...over,
  }
  return `${encode(header)}.${encode(claims)}.${signature}`
}

const phoneClaims = (number: string): Claims => ({
  phone_number: number,
  email: undefined,
  firebase: { sign_in_provider: 'phone', identities: { phone: [number] } },
})

const enter = (uid: string, token: string, merchant = 'aurora') =>
  sandbox.call('POST', '/wps/session/login', {
    merchant,
    encrypt: true,
    body: { username: uid, password: token, type: 'firebase' },
  })
const accountOf = async (token: string) => (await sandbox.call('GET', '/wps/member/info', { token })).value
const link = async (channel: string, idToken: string, username = 'member01') =>
  sandbox.call('POST', '/wps/member/thirdParty', {
    encrypt: true,
    token: await sandbox.tokenOf(username),
    body: { channel, idToken },
  })
const links = async (username = 'member01') =>
  sandbox.call('GET', '/wps/member/thirdParty', { token: await sandbox.tokenOf(username) })

const sessionOf = ({ value }: { readonly value: unknown }): string =>
  typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string' ? value.token : ''

describe('signing in by Firebase', () => {
  it('opens an account the first time, and is that account from then on', async () => {
    const first = await enter('u1', tokenOf('u1'))
    expect(first).toMatchObject({ success: true })
    const info = await accountOf(sessionOf(first))
    expect(info).toMatchObject({ type: 0, email: 'u***@example.com', account: expect.stringMatching(/^g[a-z0-9]{7}$/) })
    expect(await accountOf(sessionOf(await enter('u1', tokenOf('u1'))))).toMatchObject({
      account: Reflect.get(Object(info), 'account'),
    })
  })

  it('opens one account for two requests at once', async () => {
    const both = await Promise.all([enter('u1', tokenOf('u1')), enter('u1', tokenOf('u1'))])
    const infos = await Promise.all(both.map((answer) => accountOf(sessionOf(answer))))
    expect(infos[0]).toMatchObject({ account: Reflect.get(Object(infos[1]), 'account') })
  })

  it.each<[string, Claims]>([
    ['of another project', { aud: 'demo-other' }],
    ['of another issuer', { iss: 'https://securetoken.google.com/demo-other' }],
    ['that expired', { exp: 1 }],
    ['without an end', { exp: undefined }],
    ['without a user', { sub: '' }],
    ['of a provider that nobody asked for', { firebase: { sign_in_provider: 'password', identities: {} } }],
    ['without an identity', { firebase: { sign_in_provider: 'google.com', identities: {} } }],
    ['without Firebase', { firebase: undefined }],
  ])('refuses a token %s', async (_name, over) => {
    expect(await enter('u1', tokenOf('u1', over))).toMatchObject({ success: false, message: 'verification.required' })
  })

  it('refuses what is no such token, another user’s, and a signature that nobody can check', async () => {
    for (const token of [
      'x',
      'a.b',
      'a.b.c',
      `${encode({ alg: 'none' })}.${encode([])}.`,
      tokenOf('u2'),
      tokenOf('u1', {}, { alg: 'RS256', kid: 'k' }, 'c2ln'),
    ]) {
      expect(await enter('u1', token)).toMatchObject({ success: false, message: 'verification.required' })
    }
  })

  it('is a matter of the channel’s module', async () => {
    expect(await enter('u1', tokenOf('u1'), 'jade')).toMatchObject({ message: 'function.not.available' })
    expect(await enter('u1', tokenOf('u1', phoneClaims('+8613700000000')), 'jade')).toMatchObject({ success: true })
    expect(await enter('u1', tokenOf('u1', phoneClaims('+971500000000')), 'sahara')).toMatchObject({
      message: 'function.not.available',
    })
  })

  it('takes unsigned tokens only where an emulator is configured', async () => {
    const plain = createTestSandbox()
    const answer = await plain.call('POST', '/wps/session/login', {
      encrypt: true,
      body: { username: 'u1', password: tokenOf('u1'), type: 'firebase' },
    })
    expect(answer).toMatchObject({ message: 'verification.required' })
    plain.close()
  })
})

describe('linking', () => {
  it('keeps one identity a channel for good, and signs in with it', async () => {
    expect((await links()).value).toEqual({ links: [] })
    const answer = await link('google', tokenOf('u1'))
    expect(answer).toMatchObject({ value: { links: [{ channel: 'google', label: 'u***@example.com' }] } })
    expect(validate('third-party-links', answer.value)).toEqual([])
    expect(await link('google', tokenOf('u2'))).toMatchObject({ message: 'thirdparty.linked' })
    // the same again: the first answer may have been lost
    expect(await link('google', tokenOf('u1'))).toMatchObject({ value: answer.value })
    expect(await link('phone', tokenOf('u3', phoneClaims('+8613700000000')))).toMatchObject({
      value: { links: [{ channel: 'google' }, { channel: 'phone', label: '+8613****000' }] },
    })
    expect(await accountOf(sessionOf(await enter('u1', tokenOf('u1'))))).toMatchObject({ account: 'member01' })
  })

  it('refuses an identity of somebody else, a token of another channel, and demo accounts', async () => {
    await link('google', tokenOf('u1'), 'vip01')
    expect(await link('google', tokenOf('u1'))).toMatchObject({ message: 'thirdparty.taken' })
    expect(await link('facebook', tokenOf('u2'))).toMatchObject({ message: 'verification.required' })
    expect(await link('google', 'x')).toMatchObject({ message: 'verification.required' })
    expect(await link('myspace', tokenOf('u2'))).toMatchObject({ message: 'field.invalid' })
    expect(await link('google', tokenOf('u2'), 'demo01')).toMatchObject({ message: 'demo.not.allowed' })
    expect((await links()).value).toEqual({ links: [] })
  })

  it('keeps merchants apart', async () => {
    await link('phone', tokenOf('u1', phoneClaims('+8613700000000')))
    const other = await enter('u1', tokenOf('u1', phoneClaims('+8613700000000')), 'jade')
    const { value } = await sandbox.call('GET', '/wps/member/info', { merchant: 'jade', token: sessionOf(other) })
    expect(value).toMatchObject({ account: expect.stringMatching(/^p/) })
  })
})
