import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBrands } from '../../scripts/brand/check/checkBrands'
import { readProduct } from '../../scripts/brand/product'
import { createTestEdge, type TestEdge } from '../../src/server/edge/testEdge'

const product = readProduct(path.resolve(import.meta.dirname, '../..'))
const good = { name: 'Good', merchant: 'mine', languages: { default: 'en', supported: ['en'] } }
let edge: TestEdge
beforeAll(async () => {
  edge = await createTestEdge({ mine: { 'brand.json': good } })
})
afterAll(() => edge.cleanUp())

const any = <T>(...items: T[]) => fc.constantFrom(...items)
const host = fc.oneof(
  any(
    'games.example',
    'a.b.example',
    '*.games.example',
    '*',
    '***',
    '*.example',
    '*.*.example',
    'a.*.example',
    'A.example',
    'localhost',
  ),
  any(
    'xn--a',
    '999.999.999.999',
    '1.2',
    '[::1]',
    '-a.example',
    'a..example',
    'a_b.example',
    'a.example.',
    "a.example;'unsafe-inline'",
    'a.example https:',
    'ä.example',
  ),
  fc.stringMatching(/^[a-zA-Z0-9*._-]{1,20}$/),
)
const port = any('', '', ':8443', ':443', ':0', ':99999', ':', ':x')
const address = fc
  .tuple(
    any('https://', 'https://', 'http://', '', '//', 'HTTPS://', 'wss://', 'https:'),
    any('', '', '', 'u:secret@'),
    host,
    port,
    any('', '/', '/gt4.js', '/a/../b', '/wps/x', '?q', '#h'),
  )
  .map((parts) => parts.join(''))
const anything = fc.oneof({ weight: 6, arbitrary: address }, { weight: 1, arbitrary: fc.string({ maxLength: 20 }) })
const call = fc.oneof(
  any('/wps/x', '/wps/../../admin', '/wps/./x', '/wps//x', '/lgw/%2e%2e/x', '/wps/..'),
  fc.stringMatching(/^\/wps[a-z./%\\]{1,15}$/),
)
const link = fc.oneof(anything, any('/promotions', '/.//evil.example', '/x/..//y', '/\\evil.example', '//evil.example'))

/** Each value of a brand file that ends in a policy, in a request or in a page. */
const change = fc.oneof(
  fc.array(anything, { maxLength: 3 }).map((frames) => ({ platform: { frames } })),
  fc.array(anything, { maxLength: 3 }).map((images) => ({ platform: { images } })),
  fc
    .record({ script: anything, origins: fc.array(anything, { maxLength: 2 }) })
    .map((geetest) => ({ platform: { geetest } })),
  anything.map((url) => ({ platform: { url } })),
  call.map((vendors) => ({ platform: { calls: { vendors } } })),
  link.map((limits) => ({ safety: { limits } })),
  link.map((safer) => ({ help: { safer } })),
  link.map((href) => ({ slots: { 'header.link': { links: [{ id: 'mine', label: 'Mine', href }] } } })),
  host.map((authDomain) => ({
    thirdParty: { firebase: { apiKey: 'k', authDomain, projectId: 'project', appId: '1' } },
  })),
  anything.map((emulator) => ({
    thirdParty: { firebase: { apiKey: 'k', authDomain: 'a.example', projectId: 'project', appId: '1', emulator } },
  })),
)

const products = [
  "'self'",
  "'none'",
  "'strict-dynamic'",
  'data:',
  'http://games.sandbox.localhost',
  'https://apis.google.com',
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
]
const source = /^https?:\/\/(\*(?:\.[a-z0-9-]+){2,}|[a-z0-9-]+(?:\.[a-z0-9-]+)*)(:\d{1,5})?$/

test('whatever stands in a brand file: it is refused and the last good version goes on, or its page is served and as narrow as it says', async () => {
  let served = 0
  await fc.assert(
    fc.asyncProperty(change, async (part) => {
      await edge.folders.write('mine', { 'brand.json': { ...good, ...part, name: 'Changed' } })
      await edge.brands.reload(['mine'])
      const [report] = checkBrands({ dir: edge.folders.dir, product, ids: ['mine'] })
      const refused = edge.brands.errors().get('mine') ?? []
      const response = await edge.get('http://mine.localhost/index')
      const html = await response.text()
      expect(response.status).toBe(200)
      expect(html).toContain(`<title>${refused.length > 0 ? 'Good' : 'Changed'}</title>`)
      if (refused.length > 0) {
        expect(report?.state).toBe('wrong')
        expect(JSON.stringify(refused)).not.toContain('secret')
      } else {
        served += 1
        const asked = JSON.stringify(part)
        for (const each of sourcesOf(response)) {
          if (products.includes(each) || each.startsWith("'nonce-")) continue
          expect(each).toMatch(source)
          expect(asked).toContain(each.replace(/^https?:\/\//, ''))
          expect(new URL(each.replace('*', 'any')).origin).toBe(each.replace('*', 'any'))
        }
        for (const { url } of edge.seen.splice(0))
          expect(new URL(url).pathname).toMatch(/^(\/[\w.~-]+)*\/(wps|lgw|lotto)\/./)
      }
      await edge.folders.write('mine', { 'brand.json': good })
      await edge.brands.reload(['mine'])
    }),
    { numRuns: 250 },
  )
  expect(served).toBeGreaterThan(10)
}, 60_000)

const sourcesOf = (response: Response): readonly string[] => {
  const policy = response.headers.get('content-security-policy') ?? ''
  const directives = policy.split('; ').map((each) => each.split(' '))
  expect(directives.map(([name]) => name)).toEqual(
    expect.arrayContaining(['default-src', 'script-src', 'frame-src', 'img-src', 'connect-src']),
  )
  return directives.flatMap(([name = '', ...sources]) => (name.endsWith('-src') ? sources : []))
}
