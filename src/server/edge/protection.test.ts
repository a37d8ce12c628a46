import { Hono } from 'hono'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { callList } from '../callList'
import type { EdgeOptions } from './edgeOptions'
import { bodyLimits } from './readBody'
import { createTestEdge, type TestEdge } from './testEdge'
import { noLimits, type VisitorRates } from './visitorLimits'

let edge: TestEdge
afterEach(async () => {
  vi.useRealTimers()
  await edge.cleanUp()
})

const brands = {
  jade: { 'brand.json': { merchant: 'jade9', platform: { url: 'https://jade.example' } } },
  aurora: { 'brand.json': { merchant: 'aurora', platform: { url: 'https://aurora.example' } } },
}
const good = () => new Hono().all('*', (context) => context.json({ success: true, value: 1 }))
const start = async (platform: Hono = good(), more: Partial<EdgeOptions> = {}) => {
  edge = await createTestEdge(brands, platform, {
    trusts: (address) => address === '203.0.113.7',
    ...more,
  })
  return edge
}
const jade = 'http://jade.localhost:4000'
const aurora = 'http://aurora.localhost:4000'
const by = (address: string, init: RequestInit = {}): RequestInit => ({
  ...init,
  headers: { 'X-Forwarded-For': address },
})
const login = (address = '198.51.100.1') => by(address, { method: 'POST', body: 'sealed' })
const statuses = async (times: number, ask: () => Promise<Response>) =>
  (await Promise.all(Array.from({ length: times }, ask))).map(({ status }) => status)

describe('a visitor who asks too often', () => {
  const rate = { times: 3, seconds: 60 }
  const visitors: VisitorRates = {
    rates: { ...noLimits.rates, login: rate, sms: { times: 1, seconds: 600 }, captcha: rate, pages: rate },
    atOnce: 5,
  }

  test('of one kind of call is told when to come back, in the words of the catalogue', async () => {
    const { get, seen, lines } = await start(good(), { visitors })
    expect(await statuses(3, () => get(`${jade}/wps/session/login`, login()))).toEqual([200, 200, 200])
    const refused = await get(`${jade}/wps/session/login`, login())
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      429,
      '20',
      { success: false, message: 'too.many.requests' },
    ])
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(3)
    await get(`${jade}/wps/session//login`, login())
    expect(lines).toEqual(['limits: jade: login: a visitor asks too often, and is told to wait'])
  })

  test('takes nothing from others, from other brands, or from other calls', async () => {
    const { get } = await start(good(), { visitors })
    expect(await statuses(4, () => get(`${jade}/wps/session/login`, login()))).toContain(429)
    expect((await get(`${jade}/wps/session/login`, login('198.51.100.2'))).status).toBe(200)
    expect((await get(`${aurora}/wps/session/login`, login())).status).toBe(200)
    expect((await get(`${jade}/wps/captcha`, by('198.51.100.1'))).status).toBe(200)
    expect(await statuses(2, () => get(`${jade}/wps/verification/sms/noLogin`, login()))).toEqual([200, 429])
    // no limit was set for the rest
    expect(await statuses(5, () => get(`${jade}/wps/system/status`, by('198.51.100.1')))).not.toContain(429)
  })

  test('with all addresses of one network of IPv6 is one visitor', async () => {
    const { get } = await start(good(), { visitors })
    for (const end of [1, 2, 3]) await get(`${jade}/wps/session/login`, login(`2001:db8:1:2::${end}`))
    expect((await get(`${jade}/wps/session/login`, login('2001:db8:1:2:ffff::4'))).status).toBe(429)
    expect((await get(`${jade}/wps/session/login`, login('2001:db8:1:3::4'))).status).toBe(200)
  })

  test('behind proxies that nobody named is not told from others, and not refused', async () => {
    const { get } = await start(good(), { visitors, trusts: () => false, isInner: () => true })
    expect(await statuses(9, () => get(`${jade}/wps/session/login`, login()))).not.toContain(429)
  })

  test('of members is the session, whoever else has its address', async () => {
    const { get } = await start(good(), { visitors: { ...visitors, rates: { ...noLimits.rates, check: rate } } })
    const withdraw = (token: string) =>
      get(`${jade}/wps/relay/passwordCheck/MCSFE_requestWithdrawal`, {
        method: 'POST',
        body: 'sealed',
        headers: { 'X-Forwarded-For': '198.51.100.1', Authorization: token },
      })
    // which of those that are asked together comes last is nobody's to say
    expect((await statuses(4, () => withdraw('one'))).sort()).toEqual([200, 200, 200, 429])
    expect((await statuses(4, () => withdraw('two'))).sort()).toEqual([200, 200, 200, 429])
  })

  test('behind a proxy that was not named is said to be everybody behind it, once', async () => {
    const { get, lines } = await start(good(), { visitors, trusts: () => false })
    expect(await statuses(9, () => get(`${jade}/wps/session/login`, login()))).toContain(429)
    expect(lines.filter((line) => line.includes('MARQUEE_TRUSTED_PROXIES'))).toHaveLength(1)
    expect(lines).toHaveLength(2)
  })

  test('for pages gets a plain answer, and files all the same', async () => {
    const { get } = await start(good(), { visitors })
    for (let times = 0; times < 3; times += 1) expect((await get(`${jade}/login`, by('198.51.100.1'))).status).toBe(200)
    const refused = await get(`${jade}/login`, by('198.51.100.1'))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '20'])
    expect((await get(`${jade}/robots.txt`, by('198.51.100.1'))).status).toBe(200)
  })

  test('has so many calls under way and no more, until answers have ended', async () => {
    const ends: (() => void)[] = []
    const hanging = new Hono().all('*', () => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode('{'))
          ends.push(() => controller.close())
        },
      })
      return new Response(body, { headers: { 'Content-Type': 'application/json' } })
    })
    const { get } = await start(hanging, { visitors })
    const open = await Promise.all(Array.from({ length: 5 }, () => get(`${jade}/wps/x`, by('198.51.100.1'))))
    expect(open.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const refused = await get(`${jade}/wps/x`, by('198.51.100.1'))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
    expect((await get(`${jade}/wps/x`, by('198.51.100.2'))).status).toBe(200)
    ends[0]?.()
    await open[0]?.text()
    expect((await get(`${jade}/wps/x`, by('198.51.100.1'))).status).toBe(200)
  })

  test('holds a place from the first byte of a body on, and none where the body is given up', async () => {
    const { get } = await start(good(), { visitors })
    const ends: (() => void)[] = []
    const slow = () => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode('{'))
          ends.push(() => controller.error(new Error('gone')))
        },
      })
      return get(`${jade}/wps/x`, { ...by('198.51.100.1'), method: 'POST', body, duplex: 'half' } as RequestInit)
    }
    const open = Array.from({ length: 5 }, slow)
    await vi.waitFor(() => expect(ends).toHaveLength(5))
    expect((await get(`${jade}/wps/x`, by('198.51.100.1'))).status).toBe(429)
    ends.forEach((end) => end())
    expect((await Promise.all(open)).map(({ status }) => status)).toEqual([499, 499, 499, 499, 499])
    expect((await get(`${jade}/wps/x`, by('198.51.100.1'))).status).toBe(200)
  })

  test.each([
    ['breaks the connection', () => Promise.reject(new Error('reset')), 502],
    ['refuses', () => Response.json({ success: false, message: 'no' }, { status: 400 }), 400],
    ['never answers', () => new Promise<Response>(() => undefined), 504],
    ['sends them elsewhere', () => new Response(null, { status: 302, headers: { Location: '/' } }), 502],
    ['answers without a body', () => new Response(null, { status: 204 }), 204],
  ])('where the platform %s, holds no place', async (_name, answer: () => Response | Promise<Response>, status) => {
    const { get } = await start(new Hono(), { visitors, limits: { headMs: 30 }, fetch: async () => answer() })
    for (let times = 0; times < 12; times += 1) {
      const answered = await get(`${jade}/wps/x`, by('198.51.100.1'))
      await answered.text()
      expect(answered.status).toBe(status)
    }
  })

  test('and leaves holds no place', async () => {
    const { get } = await start(new Hono(), { visitors, fetch: () => new Promise<Response>(() => undefined) })
    for (let times = 0; times < 12; times += 1) {
      const leaving = new AbortController()
      const asked = get(`${jade}/wps/x`, { ...by('198.51.100.1'), signal: leaving.signal })
      setTimeout(() => leaving.abort(), 5)
      expect((await asked).status).toBe(499)
    }
  })
})

/** Without numbers, which make no other path. */
const wordOf = (number: number) => String(number).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))

describe('a platform that fails most calls', () => {
  const switched = () => {
    const state = { fails: true, asked: 0 }
    const platform = new Hono().all('*', (context) => {
      if (new URL(context.req.url).host === 'aurora.example') return context.json({ success: true })
      state.asked += 1
      if (!state.fails) return context.json({ success: true })
      return context.html('<h1>502 Bad Gateway</h1>', 502)
    })
    return { state, platform }
  }
  let asked = 0
  /** Calls to read, without those that a visitor may make few of. */
  const paths = Object.values(callList).flatMap(({ method, path }) =>
    method === 'GET' && path.startsWith('/wps/relay/') ? [path] : [],
  )
  /** Each time another visitor makes another call. */
  const ask = (brand = jade, path = paths[asked % paths.length] ?? '') => {
    asked += 1
    return edge.get(brand + path, by(`198.51.100.${asked % 250}`))
  }

  test('is left alone for a while, then tried by one call; other brands do not notice', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const { state, platform } = switched()
    await start(platform)
    expect(new Set(await statuses(20, () => ask()))).toEqual(new Set([502]))
    const before = state.asked
    const open = await ask()
    expect([open.status, open.headers.get('retry-after'), await open.json()]).toEqual([
      503,
      '2',
      { success: false, message: 'network.busy' },
    ])
    expect(state.asked).toBe(before)
    expect((await ask(aurora)).status).toBe(200)
    expect(edge.lines).toContainEqual(
      expect.stringMatching(/^platform: jade: GET .*: most calls failed; the platform is left alone for a while$/),
    )

    vi.advanceTimersByTime(2_000)
    expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([502, 502, 503])
    expect(state.asked).toBe(before + 2)
    vi.advanceTimersByTime(4_000)
    state.fails = false
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200])
  })

  test('in one service is asked for what the others have', async () => {
    const platform = new Hono()
      .all('/wps/*', (context) => context.html('', 502))
      .all('*', (context) => context.json({ success: true }))
    await start(platform)
    await statuses(20, () => ask())
    expect([(await ask()).status, (await ask(jade, '/lgw/games/popular')).status]).toEqual([503, 200])
  })

  test('for one path, or for one visitor, is asked for all the same', async () => {
    const { state, platform } = switched()
    await start(platform)
    await statuses(40, () => ask(jade, paths[0]))
    for (const path of paths.slice(0, 40)) await edge.get(jade + path, by('198.51.100.1'))
    state.fails = false
    expect((await edge.get(jade + (paths[0] ?? ''), by('198.51.100.1'))).status).toBe(200)
  })

  test('for what visitors make up is asked for all the same, whoever asks, and however often', async () => {
    const { state, platform } = switched()
    await start(platform)
    expect(new Set(await statuses(60, () => ask(jade, `/wps/${wordOf(asked)}`)))).toEqual(new Set([502]))
    expect(new Set(await statuses(60, () => ask(jade, `/wps/relay/${wordOf(asked)}`)))).toEqual(new Set([502]))
    // nor are the product's calls in another spelling, or by another method
    for (const [from, to] of [
      ['/wps/relay/', '/wps/Relay/'],
      ['/wps/relay/', '/wps//relay/'],
    ] as const)
      for (const path of paths.slice(0, 20)) await ask(jade, path.replace(from, to))
    for (const path of paths.slice(0, 40)) {
      asked += 1
      await edge.get(jade + path, { ...by(`198.51.100.${asked % 250}`), method: 'DELETE' })
      await ask(jade, `${path}/`)
    }
    state.fails = false
    expect((await ask()).status).toBe(200)
  })

  test('for visitors who leave, or send bodies that do not end, is asked for all the same', async () => {
    const state = { hangs: true }
    const platform = new Hono().all('*', async (context) =>
      state.hangs ? new Promise<Response>(() => undefined) : context.json({ success: true }),
    )
    await start(platform, { bodies: { ...bodyLimits, lullMs: 10 } })
    for (let times = 0; times < 30; times += 1) {
      const leaving = new AbortController()
      const path = paths[asked % paths.length] ?? ''
      const left = edge.get(jade + path, { ...by(`198.51.100.${(asked += 1) % 250}`), signal: leaving.signal })
      await expect.poll(() => edge.seen.length).toBe(times + 1)
      leaving.abort()
      expect((await left).status).toBe(499)
    }
    for (let times = 0; times < 30; times += 1) {
      const body = new ReadableStream({ start: (control) => control.enqueue(new Uint8Array(10)) })
      const init: RequestInit & { readonly duplex: 'half' } = { ...login(`198.51.100.${times}`), body, duplex: 'half' }
      expect((await edge.get(jade + (paths[times] ?? ''), init)).status).toBe(408)
    }
    state.hangs = false
    expect((await ask()).status).toBe(200)
  })

  test('by its own refusals is not left alone: it speaks for itself', async () => {
    const maintenance = new Hono().all('*', (context) =>
      context.json({ success: false, message: 'system.maintenance' }, 503),
    )
    await start(maintenance)
    for (let times = 0; times < 30; times += 1) await ask()
    expect(await (await ask()).json()).toEqual({ success: false, message: 'system.maintenance' })
  })

  test('and is the demonstration is never left alone', async () => {
    edge = await createTestEdge(
      { jade: { 'brand.json': { merchant: 'jade' } } },
      new Hono().all('*', (context) => context.html('', 502)),
    )
    expect(new Set(await statuses(30, () => ask()))).toEqual(new Set([502]))
    expect((await ask()).status).toBe(502)
  })
})

test('a platform that hangs takes its own places alone: another brand’s visitors are answered at once', async () => {
  const hanging = new Hono().all('*', async (context) =>
    new URL(context.req.url).host === 'jade.example'
      ? new Promise<Response>(() => undefined)
      : context.json({ success: true }),
  )
  const { get } = await start(hanging, { limits: { atOnce: 8, headMs: 1_500 } })
  const paths = Object.values(callList).map(({ path }) => path)
  const held = paths.slice(0, 8).map((path) => get(jade + path))
  await vi.waitFor(async () => {
    const shed = await get(jade + (paths[8] ?? ''))
    expect([shed.status, shed.headers.get('retry-after')]).toEqual([503, '1'])
  })
  const begun = performance.now()
  for (let times = 0; times < 50; times += 1) expect((await get(`${aurora}/wps/x`)).status).toBe(200)
  expect(performance.now() - begun).toBeLessThan(1_000)
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 504))
})

test('a path that hangs leaves the other calls of its platform some places', async () => {
  const hanging = new Hono()
    .all('/lotto/poll/*', () => new Promise<Response>(() => undefined))
    .all('*', (context) => context.json({ success: true }))
  const { get, seen } = await start(hanging, { limits: { atOnce: 8, headMs: 300 } })
  const held = Array.from({ length: 12 }, (_, index) => get(`${jade}/lotto/poll/${index}`))
  await expect.poll(() => seen.length).toBe(6)
  expect((await get(`${jade}/wps/session/login`, { method: 'POST', body: 'sealed' })).status).toBe(200)
  const answers = (await Promise.all(held)).map(({ status }) => status)
  expect(answers.toSorted()).toEqual([...Array.from({ length: 6 }, () => 503), ...Array.from({ length: 6 }, () => 504)])
})

describe('the id of a request', () => {
  const id = '0123456789abcdef'

  test('reaches the platform and comes back, whoever gave it', async () => {
    const { get, seen } = await start()
    const own = await get(`${jade}/wps/x`, { headers: { 'X-Request-Id': id } })
    expect([own.headers.get('x-request-id'), seen.at(-1)?.headers.get('x-request-id')]).toEqual([id, id])
    const made = await get(`${jade}/wps/x`, { headers: { 'X-Request-Id': 'no\u00e4d' } })
    expect(made.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
    expect(seen.at(-1)?.headers.get('x-request-id')).toBe(made.headers.get('x-request-id'))
    for (const path of ['/login', '/nothing.txt', '/robots.txt'])
      expect((await get(jade + path, { headers: { 'X-Request-Id': id } })).headers.get('x-request-id'), path).toBe(id)
  })

  test('stands in the line that says what went wrong', async () => {
    const lines: string[] = []
    const gone = new Hono().all('*', (context) => context.html('', 502))
    const { get } = await start(gone, { log: (line) => lines.push(line) })
    await get(`${jade}/wps/x`, { headers: { 'X-Request-Id': id } })
    expect(lines).toEqual([`platform: jade: GET /wps/x: answered with status 502 (request ${id})`])
  })
})

test('a brand of the sandbox, where none runs, has a platform that is away: said once', async () => {
  edge = await createTestEdge({ demo: { 'brand.json': { merchant: 'demo', platform: { url: 'sandbox' } } } }, good(), {
    sandboxUrl: undefined,
  })
  for (let times = 0; times < 3; times += 1) {
    const answer = await edge.get('http://demo.localhost:4000/wps/system/status')
    expect([answer.status, await answer.json()]).toEqual([502, { success: false, message: 'network.unavailable' }])
  }
  expect(edge.lines).toHaveLength(1)
  expect(edge.lines[0]).toContain('the sandbox does not run')
})
