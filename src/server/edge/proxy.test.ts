import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterEach, describe, expect, test } from 'vitest'
import type { EdgeOptions } from './edgeOptions'
import { createTestEdge, type TestEdge } from './testEdge'

let edge: TestEdge
afterEach(() => edge.cleanUp())

const brands = {
  jade: { 'brand.json': { merchant: 'jade9', platform: { url: 'https://api.example.com/base/' } } },
  aurora: { 'brand.json': { merchant: 'aurora' } },
}
const start = async (platform: Hono = answering(), more: Partial<EdgeOptions> = {}) => {
  edge = await createTestEdge(brands, platform, more)
  return edge
}
const answering = () => new Hono().all('*', (context) => context.json({ success: true, value: 1 }))
const jade = 'http://jade.localhost:4000'
const aurora = 'http://aurora.localhost:4000'

describe('what reaches the platform', () => {
  test('path, query, method and body, at the address of the brand', async () => {
    const { get, seen } = await start()
    await get(`${jade}/wps/session/login?a=1`, {
      method: 'POST',
      body: 'sealed',
      headers: { 'Content-Type': 'application/jose', Encryption: 'JWE' },
    })
    await get(`${aurora}/lotto/lgw/games/opened/numero`)
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST https://api.example.com/base/wps/session/login?a=1',
      'GET http://sandbox.test/lotto/lgw/games/opened/numero',
    ])
    expect(await seen[0]?.text()).toBe('sealed')
    expect(seen[0]?.headers.get('content-type')).toBe('application/jose')
  })

  test("headers on the list, and the brand's merchant exactly once", async () => {
    const { get, seen } = await start()
    await get(`${jade}/wps/member/info`, {
      headers: {
        Accept: 'application/json',
        Authorization: 'token',
        Language: 'EN',
        Device: 'WEB',
        ModId: 'COMM3',
        'X-Gateway-Version': '3',
        Geetest_Challenge: 'g',
        Merchant: 'aurora, aurora',
        Cookie: 'session=1',
        Origin: 'https://evil.example',
        'X-Forwarded-For': '1.2.3.4',
        'X-Real-IP': '1.2.3.4',
        'X-Custom': 'x',
        'X-Request-Id': '0123456789abcdef',
        'X-Sandbox-Scenario': 'failing',
      },
    })
    expect(Object.fromEntries(seen[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      authorization: 'token',
      language: 'EN',
      device: 'WEB',
      modid: 'COMM3',
      'x-gateway-version': '3',
      geetest_challenge: 'g',
      merchant: 'jade9',
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-host': 'jade.localhost:4000',
      'x-forwarded-proto': 'http',
      'x-request-id': '0123456789abcdef',
    })
  })

  test("a merchant in the query is the brand's as well", async () => {
    const { get, seen } = await start()
    const asked = async (query: string) => {
      await get(`${jade}/wps/relay/GCSGAME_gameVendor?${query}`)
      return new URL(seen.at(-1)?.url ?? '').search
    }
    expect(await asked('merchantCode=aurora&merchantCode=x&a=b')).toBe('?merchantCode=jade9&a=b')
    expect(await asked('MerchantCode=aurora&a=b')).toBe('?MerchantCode=jade9&a=b')
    expect(await asked('MERCHANT=aurora&merchantcode=x&%6Derchant=y')).toBe(
      '?MERCHANT=jade9&merchantcode=jade9&merchant=jade9',
    )
    expect(await asked('merchantCode=jade9&q=%20x')).toBe('?merchantCode=jade9&q=%20x')
  })

  test('addresses of a proxy before are believed where it is trusted', async () => {
    const { get, seen } = await start(answering(), { trusts: (address) => address === '203.0.113.7' })
    await get(`${jade}/wps/system/status`, {
      headers: { 'X-Forwarded-For': '198.51.100.1', 'X-Forwarded-Proto': 'https' },
    })
    expect(seen[0]?.headers.get('x-forwarded-for')).toBe('198.51.100.1, 203.0.113.7')
    expect(seen[0]?.headers.get('x-forwarded-proto')).toBe('https')
  })

  test("an answer keeps the platform's time", async () => {
    const date = 'Tue, 15 Jan 2030 12:00:00 GMT'
    const { get } = await start(new Hono().all('*', (context) => context.json({}, 200, { Date: date })))
    expect((await get(`${jade}/wps/system/status`)).headers.get('date')).toBe(date)
  })

  test('scenarios reach the sandbox and no real platform', async () => {
    const { get, seen } = await start()
    await get(`${aurora}/wps/system/status`, { headers: { 'X-Sandbox-Scenario': 'maintenance' } })
    expect(seen[0]?.headers.get('x-sandbox-scenario')).toBe('maintenance')
  })

  test('pictures and chat only of the sandbox, and neither its demo games nor its controls', async () => {
    const { get, seen } = await start()
    for (const path of ['/cdn/games/1.svg', '/sandbox/chat']) await get(`${aurora}${path}`)
    expect(seen).toHaveLength(2)
    for (const path of ['/cdn/games/1.svg', '/sandbox/play/page.js', '/sandbox/scenario']) await get(`${jade}${path}`)
    for (const path of [
      '/sandbox/scenario',
      '/sandbox/play',
      '/sandbox/play/spin',
      '/sandbox/chatroom',
      '/sandbox',
      '/wps',
      '/wps/..%2fadmin',
      '/wps/%2e%2e/admin',
      '/wpsx/a',
    ])
      await get(`${aurora}${path}`)
    expect(
      seen
        .slice(2)
        .map(({ url }) => url)
        .filter((url) => !url.includes('/wps/system') && !url.includes('/wps/relay')),
    ).toEqual([])
  })

  test('bodies up to eight megabytes, and known methods', async () => {
    const { get, seen } = await start()
    const large = await get(`${jade}/wps/feedback`, { method: 'PUT', body: 'x'.repeat(8 * 1024 * 1024 + 1) })
    expect([large.status, await large.json()]).toEqual([413, { success: false, message: 'network.too.large' }])
    expect((await get(`${jade}/wps/feedback`, { method: 'PATCH', body: 'x' })).status).toBe(405)
    expect((await get(`${jade}/wps/feedback`, { method: 'OPTIONS' })).status).toBe(405)
    expect(seen).toHaveLength(0)
  })
})

describe('what comes back', () => {
  test('status, body and few headers', async () => {
    const platform = new Hono().all('*', (context) =>
      context.json({ success: false, message: 'customer.not.login' }, 401, {
        'Set-Cookie': 'session=1',
        Server: 'nginx',
        'X-Powered-By': 'Express',
        'Access-Control-Allow-Origin': '*',
        'Retry-After': '3',
      }),
    )
    const { get } = await start(platform)
    const response = await get(`${jade}/wps/member/info`, { headers: { Authorization: 'token' } })
    expect([response.status, await response.json()]).toEqual([401, { success: false, message: 'customer.not.login' }])
    const names = [...response.headers.keys()].sort()
    expect(names).toEqual([
      'cache-control',
      'content-security-policy',
      'content-type',
      'cross-origin-resource-policy',
      'referrer-policy',
      'retry-after',
      'vary',
      'x-content-type-options',
      'x-request-id',
    ])
  })

  test('private answers are not kept', async () => {
    const platform = new Hono().all('*', (context) => context.json({}, 200, { 'Cache-Control': 'public, max-age=600' }))
    const { get } = await start(platform)
    const caching = async (path: string, init: RequestInit = {}) =>
      (await get(`${aurora}${path}`, init)).headers.get('cache-control')
    expect(await caching('/wps/member/info', { headers: { Authorization: 'token' } })).toBe('no-store')
    expect(await caching('/wps/session/login', { method: 'POST', body: '{}' })).toBe('no-store')
    expect(await caching('/wps/system/whitelabel')).toBe('public, max-age=600')
    expect(await caching('/cdn/games/1.svg')).toBe('public, max-age=600')
  })

  test('nothing of it can run on the site', async () => {
    const platform = new Hono()
    const scripts = [
      'text/javascript',
      'text/jscript',
      'text/livescript',
      'application/x-javascript',
      'text/JavaScript1.5',
      'text/css',
      'text/xml',
    ]
    scripts.forEach((type, index) =>
      platform.get(`/wps/script${index}`, (context) =>
        context.body('alert(1)', 200, { 'Content-Type': `${type};charset=x` }),
      ),
    )
    platform.get('/wps/page', (context) => context.html('<script>alert(1)</script>'))
    platform.get('/wps/none', () => new Response(new TextEncoder().encode('x')))
    const { get } = await start(platform)
    for (const name of [...scripts.map((_, index) => `script${index}`), 'page', 'none']) {
      const response = await get(`${aurora}/wps/${name}`)
      expect(response.headers.get('content-type')).toMatch(/^(text\/plain|application\/octet-stream)/)
      expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*sandbox$/)
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  test('large texts are compressed', async () => {
    const platform = new Hono().get('/wps/list', (context) =>
      context.json({ value: 'game '.repeat(1_000) }, 200, { ETag: '"1"' }),
    )
    const { get, seen } = await start(platform)
    const response = await get(`${aurora}/wps/list`, { headers: { 'Accept-Encoding': 'br, gzip' } })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(await response.arrayBuffer()).toString()).toContain('game game')
    await get(`${aurora}/wps/list`, { headers: { 'If-None-Match': response.headers.get('etag') ?? '' } })
    expect(seen.at(-1)?.headers.get('if-none-match')).toBe('"1"')
  })

  test("pages of the sandbox's chat keep the policy that they bring", async () => {
    const platform = new Hono().get('/sandbox/chat', (context) =>
      context.html('<p>', 200, { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'self'" }),
    )
    const { get } = await start(platform)
    const response = await get(`${aurora}/sandbox/chat`)
    expect(response.headers.get('content-type')).toMatch(/text\/html/)
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'self'")
  })
})

describe('a platform in trouble', () => {
  test('that does not answer in time', async () => {
    const hanging: typeof fetch = (_input, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
    const { get, lines } = await start(undefined, { fetch: hanging, limits: { headMs: 30 } })
    const response = await get(`${jade}/wps/system/status?token=secret`)
    expect([response.status, await response.json()]).toEqual([504, { success: false, message: 'network.timeout' }])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(lines).toEqual(['platform: jade: GET /wps/system/status: time-out'])
  })

  test('that cannot be reached', async () => {
    const { get, lines } = await start(undefined, {
      fetch: () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED 10.0.0.5') })),
    })
    const response = await get(`${jade}/wps/system/status`)
    expect([response.status, await response.json()]).toEqual([502, { success: false, message: 'network.unavailable' }])
    expect(lines.join()).toContain('ECONNREFUSED')
  })

  test('that sends the visitor elsewhere', async () => {
    const { get } = await start(new Hono().all('*', (context) => context.redirect('https://evil.example/')))
    const response = await get(`${jade}/wps/system/status`)
    expect(response.status).toBe(502)
    expect(response.headers.has('location')).toBe(false)
  })

  test('a call that changes something is seen through though the visitor goes away', async () => {
    let signal: AbortSignal | null | undefined
    const watching: typeof fetch = (_input, init) => {
      signal = init?.signal
      return Promise.resolve(Response.json({ success: true }))
    }
    const { get } = await start(undefined, { fetch: watching })
    const leaving = new AbortController()
    await get(`${jade}/wps/relay/GCS_walletTransfer`, { method: 'POST', body: '{}', signal: leaving.signal })
    leaving.abort()
    expect(signal?.aborted).toBe(false)
  })
})
