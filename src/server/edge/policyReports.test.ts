import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createPolicyReports } from './policyReports'
import { createTestEdge, type TestEdge } from './testEdge'
import { describeViolation } from './violation'

let edge: TestEdge
beforeEach(async () => {
  edge = await createTestEdge({
    aurora: { 'brand.json': { name: 'Aurora' } },
    jade: { 'brand.json': { name: 'Jade' } },
  })
})
afterEach(() => edge.cleanUp())

const send = (body: unknown, type = 'application/csp-report', brand = 'aurora') =>
  edge.get(`http://${brand}.localhost/policy-reports`, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const violation = {
  'document-uri': 'https://www.aurora.example/promotions/detail/12?token=secret#x',
  referrer: 'https://mail.example/inbox/ann@example.com',
  'effective-directive': 'script-src-elem',
  'violated-directive': 'script-src-elem',
  'blocked-uri': 'https://evil.example/x.js?member=ann',
  'source-file': 'https://www.aurora.example/assets/main-1a2b.js?v=ann',
  'line-number': 12,
  'script-sample': 'alert("ann")',
  disposition: 'enforce',
}
const line = {
  event: 'policy',
  brand: 'aurora',
  directive: 'script-src-elem',
  blocked: 'https://evil.example',
  page: '/promotions/*',
  source: 'https://www.aurora.example/main-1a2b.js',
  line: 12,
}
const unknown = { addresses: undefined, visitor: undefined, requestId: '0123456789abcdef' }
const lines = (): unknown[] => edge.lines.map((each): unknown => JSON.parse(each))

describe('a report', () => {
  test('is one line, without queries and without what is somebody’s', async () => {
    expect((await send({ 'csp-report': violation })).status).toBe(204)
    expect(lines()).toEqual([line])
  })

  test('may come in a heap, as the Reporting API sends them', async () => {
    const body = {
      documentURL: violation['document-uri'],
      effectiveDirective: 'require-trusted-types-for',
      blockedURL: 'trusted-types-sink',
      sourceFile: null,
      lineNumber: null,
      disposition: 'report',
    }
    const heap = [
      { type: 'csp-violation', age: 1, url: 'https://www.aurora.example/', body },
      { type: 'deprecation', body: { id: 'x' } },
    ]
    expect((await send(heap, 'application/reports+json; charset=utf-8')).status).toBe(204)
    expect(lines()).toEqual([
      {
        event: 'policy',
        brand: 'aurora',
        directive: 'require-trusted-types-for',
        blocked: 'trusted-types-sink',
        page: '/promotions/*',
        disposition: 'report',
      },
    ])
  })

  test.each([
    ['of another type', { 'csp-report': violation }, 'application/json', 415],
    ['without a type', '', '', 415],
    ['that is no JSON', '{', 'application/csp-report', 400],
    ['of another shape', { 'csp-report': { 'document-uri': 1 } }, 'application/csp-report', 400],
    ['of the other shape', { 'csp-report': violation }, 'application/reports+json', 400],
    ['that is too many', Array.from({ length: 51 }, () => ({ type: 'x' })), 'application/reports+json', 400],
    [
      'that is too large',
      { 'csp-report': { ...violation, 'script-sample': 'x'.repeat(70_000) } },
      'application/csp-report',
      413,
    ],
    [
      'of an extension',
      { 'csp-report': { ...violation, 'source-file': 'chrome-extension://abc/x.js' } },
      'application/csp-report',
      204,
    ],
  ])('%s writes nothing', async (_name, body, type, status) => {
    expect((await send(body, type)).status).toBe(status)
    expect(edge.lines).toEqual([])
  })

  test('is sent, not read, and only to a brand', async () => {
    const read = await edge.get('http://aurora.localhost/policy-reports')
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
    expect((await edge.get('http://nobody.example/policy-reports', { method: 'POST' })).status).toBe(421)
  })
})

test('one brand’s visitors write so many lines and no more; another brand’s are heard', async () => {
  const statuses = []
  for (let index = 0; index < 30; index += 1) statuses.push((await send({ 'csp-report': violation })).status)
  expect(statuses.filter((status) => status === 204)).toHaveLength(20)
  expect(statuses.slice(20)).toEqual(Array.from({ length: 10 }, () => 429))
  expect(edge.lines).toHaveLength(20)
  const heap = Array.from({ length: 50 }, () => ({ type: 'csp-violation', body: { effectiveDirective: 'img-src' } }))
  await send(heap, 'application/reports+json', 'jade')
  expect(edge.lines).toHaveLength(40)
})

test('lines come again with time, and the first says how many reports were missed', async () => {
  let now = 0
  const written: string[] = []
  const loaded = edge.brands.get('aurora')
  if (!loaded) throw new Error('no brand')
  const report = createPolicyReports({ log: (each) => written.push(each), now: () => now })
  const tell = async () => {
    const request = new Request('http://aurora.localhost/policy-reports', {
      method: 'POST',
      headers: { 'Content-Type': 'application/csp-report' },
      body: JSON.stringify({ 'csp-report': violation }),
    })
    return (await report(request, loaded, { host: 'aurora.localhost', protocol: 'http', ...unknown })).status
  }
  for (let index = 0; index < 23; index += 1) await tell()
  now = 6_000
  expect([await tell(), await tell(), await tell()]).toEqual([204, 204, 429])
  expect(written).toHaveLength(22)
  expect(written.slice(20).map((each): unknown => JSON.parse(each))).toEqual([{ ...line, missed: 3 }, line])
})

test('whatever a report says, its line is short and holds no query, no address of a person and no line end', () => {
  const text = fc.option(
    fc.oneof(
      fc.string(),
      fc
        .tuple(fc.constantFrom('https://x.example', 'data:', 'blob:https://x.example', ''), fc.string(), fc.string())
        .map(([start, path, query]) => `${start}/${path}?a=${query}#${query}`),
      fc.constant('ann@example.com'),
      fc.constant('https://ann:secret@x.example/ann@example.com'),
    ),
    { nil: undefined },
  )
  fc.assert(
    fc.property(
      fc.record({
        page: text,
        directive: text,
        blocked: text,
        source: text,
        line: fc.option(fc.integer(), { nil: undefined }),
        disposition: text,
      }),
      (violation) => {
        const written = JSON.stringify(describeViolation(violation) ?? {})
        expect(written.length).toBeLessThan(700)
        expect(written).not.toMatch(/[?#@\n]|secret/)
      },
    ),
  )
})
