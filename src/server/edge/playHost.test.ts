import { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import { playOrigin } from './playHost'
import { createTestEdge, type TestEdge } from './testEdge'

const brand = { name: 'Aurora', merchant: 'aurora', domains: ['www.aurora.example'], platform: { url: 'sandbox' } }
const framed = "default-src 'none'; frame-ancestors http://aurora.localhost:4000"
const platform = new Hono()
  .get('/sandbox/play', (context) =>
    context.html('<p>', 200, { 'Content-Security-Policy': framed, 'Set-Cookie': 'a=b' }),
  )
  .all('*', (context) => context.json({ success: true, value: {} }))

let edge: TestEdge | undefined
afterEach(() => edge?.cleanUp())
const start = async (more: Parameters<typeof createTestEdge>[2] = {}) => {
  const started = await createTestEdge({ aurora: { 'brand.json': brand } }, platform, more)
  edge = started
  return started
}
const games = 'http://games.sandbox.localhost:4000'

test.each([
  ['games.sandbox.localhost', 'aurora.localhost:4000', 'http', 'http://games.sandbox.localhost:4000'],
  ['games.sandbox.localhost', 'aurora.localhost', 'http', 'http://games.sandbox.localhost'],
  ['play.example', 'www.aurora.example', 'https', 'https://play.example'],
  ['play.example:8443', 'www.aurora.example:443', 'https', 'https://play.example:8443'],
] as const)('%s, seen from %s over %s, is %s', (host, site, protocol, origin) => {
  expect(playOrigin(host, { host: site, protocol })).toBe(origin)
})

test('a game is given with the policy that it brings, and nothing of who asks reaches it', async () => {
  const { get, seen } = await start()
  const response = await get(`${games}/sandbox/play?ticket=t`, { headers: { Cookie: 'c=d', Authorization: 'secret' } })
  expect(response.headers.get('content-security-policy')).toBe(framed)
  expect(response.headers.has('set-cookie')).toBe(false)
  expect(seen).toHaveLength(1)
  expect(seen[0]?.url).toBe('http://sandbox.test/sandbox/play?ticket=t')
  expect([...(seen[0]?.headers ?? [])]).toEqual([])
})

test('it has games, their pictures and their rounds, and nothing else', async () => {
  const { get, seen } = await start()
  for (const path of ['/sandbox/play/page.js', '/sandbox/play/page.css', '/cdn/games/12.webp'])
    expect((await get(games + path)).status).toBe(200)
  expect((await get(`${games}/sandbox/play/spin`, { method: 'POST', body: '{}' })).status).toBe(200)
  expect(seen).toHaveLength(4)
  for (const path of [
    '/index',
    '/game',
    '/wps/system/status',
    '/sandbox/scenario',
    '/sandbox/chat',
    '/sandbox/play/..%2fscenario',
    '/assets/main-1.js',
  ]) {
    expect((await get(games + path)).status).toBe(404)
  }
  const [spin, page] = [await get(`${games}/sandbox/play/spin`), await get(`${games}/sandbox/play`, { method: 'POST' })]
  expect([spin.status, spin.headers.get('allow')]).toEqual([405, 'POST'])
  expect([page.status, page.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expect((await get(`${games}/`)).headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(seen).toHaveLength(4)
})

test('other hosts are as unknown as before, and so is this one without the sandbox', async () => {
  const { get } = await start()
  for (const host of [
    'sandbox.localhost',
    'games.sandbox.localhost.example',
    'x.games.sandbox.localhost',
    'play.localhost',
  ]) {
    expect((await get(`http://${host}:4000/sandbox/play`)).status).toBe(421)
  }
  await edge?.cleanUp()
  const { get: getAlone } = await start({ sandboxUrl: undefined })
  expect((await getAlone(`${games}/sandbox/play`)).status).toBe(421)
})

test('the platform hears where games answer; no real one does, and a visitor cannot say it', async () => {
  const { get, seen } = await start({ playHost: 'play.example' })
  await get('http://aurora.localhost:4000/wps/system/status', {
    headers: { 'X-Sandbox-Play-Origin': 'http://evil.example' },
  })
  expect(seen.at(-1)?.headers.get('x-sandbox-play-origin')).toBe('http://play.example:4000')
  const policy = (await get('http://aurora.localhost:4000/index')).headers.get('content-security-policy')
  expect(policy).toContain('frame-src http://play.example:4000;')
})
