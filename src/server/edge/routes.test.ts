import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestEdge, type TestEdge } from './testEdge'

const listed = [
  'jade.localhost',
  'www.jade.example',
  'https://m.jade.example/',
  'WWW.JADE.EXAMPLE.',
  'm.jade.example:8443',
  'mirror.example',
  'www.other.example',
  'www.jade.example/path',
  'user@www.jade.example',
  "www.jade.example; script-src 'unsafe-inline'",
  'javascript:alert(1)',
  ' ',
]

let edge: TestEdge
let domains: unknown = listed.map((domain) => ({ domain }))
let status: 200 | 503 = 200
beforeAll(async () => {
  const platform = new Hono().get('/wps/system/domainRoute', (context) =>
    context.json({ success: true, value: { domainList: domains, resources: [] } }, status),
  )
  const languages = { default: 'en', supported: ['en'] }
  edge = await createTestEdge(
    {
      jade: {
        'brand.json': { name: 'Jade', merchant: 'j1', languages, domains: ['www.jade.example', 'm.jade.example'] },
      },
      onyx: { 'brand.json': { name: 'Other', languages, domains: ['www.other.example'] } },
      alone: { 'brand.json': { name: 'Alone', languages } },
      late: { 'brand.json': { name: 'Late', languages } },
      broken: { 'brand.json': { name: 'Broken', languages } },
    },
    platform,
    { trusts: () => true },
  )
})
afterAll(() => edge.cleanUp())

const routesOf = async (url: string, headers: Record<string, string> = {}) => {
  const response = await edge.get(url, { headers })
  const html = await response.text()
  const boot = JSON.parse(/id="marquee-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as { routes?: string[] }
  const policy = response.headers.get('content-security-policy') ?? ''
  return { routes: boot.routes, connect: /connect-src ([^;]*)/.exec(policy)?.[1] ?? '' }
}

test("a page may ask the brand's own other addresses that the platform lists, as it was visited itself", async () => {
  const plain = await routesOf('http://jade.localhost:4000/index')
  const expected = ['http://www.jade.example:4000', 'http://m.jade.example:4000', 'http://m.jade.example:8443']
  expect(plain.routes).toEqual(expected)
  for (const origin of expected) expect(plain.connect.split(' ')).toContain(origin)
  for (const word of ['mirror', 'other', 'unsafe', 'javascript', 'user'])
    expect(plain.connect, word).not.toContain(word)
  const secure = await routesOf('http://www.jade.example/index', { 'X-Forwarded-Proto': 'https' })
  expect(secure.routes).toEqual(['https://jade.localhost', 'https://m.jade.example', 'https://m.jade.example:8443'])
})

test('a list without another address of the brand is known to have none', async () => {
  expect((await routesOf('http://alone.localhost:4000/index')).routes).toEqual([])
})

test('a list that did not come is not known, and allows nothing', async () => {
  status = 503
  const { routes, connect } = await routesOf('http://late.localhost:4000/index')
  expect([routes, connect]).toEqual([undefined, "'self' http://games.sandbox.localhost:4000"])
  status = 200
})

test('a list that is no list allows nothing', async () => {
  domains = 'everybody'
  const { routes, connect } = await routesOf('http://broken.localhost:4000/index')
  expect([routes, connect]).toEqual([undefined, "'self' http://games.sandbox.localhost:4000"])
})

test('an address says whose it is, to any page, and is never kept', async () => {
  const response = await edge.get('http://www.jade.example:4000/edge/route')
  expect(await response.json()).toEqual({ merchant: 'j1' })
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect((await edge.get('http://nobody.example/edge/route')).status).toBe(421)
})
