import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Observer, type PageVisit, unobserved } from './observer'
import { createPageFigures } from './pageFigures'
import { createTestEdge, fakeManifest, type TestEdge } from './testEdge'
import { builtTags } from './manifest'
import type { Visit } from './visit'
import { visitorKey } from './visitorKey'

let edge: TestEdge
let visits: PageVisit[] = []
let refused: string[] = []
const observer: Observer = {
  ...unobserved,
  visited: (visit) => void visits.push(visit),
  refused: (why) => void refused.push(why),
}
const manifest = { ...fakeManifest, 'src/app/figures/main.ts': { file: 'assets/figures-1.js' } }

beforeEach(async () => {
  visits = []
  refused = []
  edge = await createTestEdge(
    { aurora: { 'brand.json': { name: 'Aurora' } }, jade: { 'brand.json': { name: 'Jade' } } },
    undefined,
    { observer, figuresShare: 1, tags: (wanted) => builtTags(manifest, wanted) },
  )
})
afterEach(() => edge.cleanUp())

const versionOf = (id: string) => edge.brands.find(`${id}.localhost`)?.files.version() ?? Promise.resolve('')
const figures = { page: 'home', version: 'x', lcp: 1234.5, inp: 48, cls: 0.02, errors: 1 }

const send = (body: unknown, headers: Readonly<Record<string, string>> = {}, host = 'aurora.localhost') =>
  edge.get(`http://${host}/page-figures`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: `http://${host}`, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

describe('a visit', () => {
  test('is of the brand that the host names, with its release where it is the one that is shown', async () => {
    const version = await versionOf('aurora')
    expect((await send({ ...figures, version })).status).toBe(204)
    expect((await send({ page: 'none', version: 'older', errors: 0 })).status).toBe(204)
    expect(visits).toEqual([
      { brand: 'aurora', page: 'home', release: version, lcp: 1234.5, inp: 48, cls: 0.02, errors: 1 },
      { brand: 'aurora', page: 'none', release: 'earlier', errors: 0 },
    ])
  })

  test.each([
    ['of another origin', figures, { Origin: 'https://evil.example' }, 403, 'foreign'],
    ['of another brand’s page', figures, { Origin: 'http://jade.localhost' }, 403, 'foreign'],
    ['of nobody', figures, { Origin: 'null' }, 403, 'foreign'],
    ['that is huge', { ...figures, page: 'x'.repeat(5_000_000) }, {}, 413, 'too_large'],
    ['that is no JSON', '{"page":"home","version":"x","errors":0,"lcp":NaN}', {}, 400, 'malformed'],
    ['with a time below zero', { ...figures, lcp: -1 }, {}, 400, 'malformed'],
    ['with a time beyond all', { ...figures, inp: 1e300 }, {}, 400, 'malformed'],
    ['whose number is a text', { ...figures, cls: '0.1' }, {}, 400, 'malformed'],
    ['whose number is none', { ...figures, cls: null }, {}, 400, 'malformed'],
    ['with half an error', { ...figures, errors: 0.5 }, {}, 400, 'malformed'],
    ['that names a brand', { ...figures, brand: 'jade' }, {}, 400, 'malformed'],
    ['that names an address for a page', { ...figures, page: '/promotions/12' }, {}, 400, 'malformed'],
    ['of a page that there is not', { ...figures, page: 'constructor' }, {}, 400, 'malformed'],
    ['that is empty', '', {}, 400, 'malformed'],
  ])('%s is not counted', async (_name, body, headers, status, why) => {
    expect((await send(body, headers)).status).toBe(status)
    expect([visits, refused]).toEqual([[], [why]])
  })

  test('is sent, not read, and only to a brand', async () => {
    const read = await edge.get('http://aurora.localhost/page-figures')
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
    expect((await send(figures, {}, 'nobody.example')).status).toBe(421)
  })

  test('is told by a household of IPv6 no more often than by one address', async () => {
    const loaded = edge.brands.find('aurora.localhost')
    if (!loaded) throw new Error('no brand')
    const { take } = createPageFigures({ observer, share: 1, now: () => 0 })
    const tell = async (address: string) => {
      const visit = visitBy(visitorKey(address), 'aurora.localhost')
      return (await take(requestOf('aurora', figures), loaded, visit)).status
    }
    const statuses: number[] = []
    for (let index = 0; index < 30; index += 1) statuses.push(await tell(`2001:db8:1:2::${index}`))
    expect(statuses.filter((status) => status === 204)).toHaveLength(20)
    expect(await tell('2001:db8:1:3::1')).toBe(204)
  })

  test('is told by one address a few times a minute', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 30; index += 1) statuses.push((await send(figures)).status)
    expect(statuses.filter((status) => status === 204)).toHaveLength(20)
    expect(statuses.at(-1)).toBe(429)
  })
})

const requestOf = (brand: string, body: unknown) =>
  new Request(`http://${brand}.localhost/page-figures`, {
    method: 'POST',
    headers: { Origin: `http://${brand}.localhost` },
    body: JSON.stringify(body),
  })

const visitBy = (visitor: string | undefined, host: string): Visit => ({
  host,
  protocol: 'http',
  addresses: undefined,
  visitor,
  requestId: '0123456789abcdef',
})

test.each([
  ['many visitors', (index: number) => `203.0.113.${index}`],
  ['visitors who cannot be told apart', () => undefined],
])('%s together use up their own brand’s part and no other’s', async (_name, visitorOf) => {
  const { take } = createPageFigures({ observer, share: 1, now: () => 0 })
  const tell = async (brand: string, visitor: string | undefined) => {
    const loaded = edge.brands.find(`${brand}.localhost`)
    if (!loaded) throw new Error(brand)
    return (await take(requestOf(brand, figures), loaded, visitBy(visitor, `${brand}.localhost`))).status
  }
  const statuses: number[] = []
  for (let index = 0; index < 250; index += 1) statuses.push(await tell('aurora', visitorOf(index)))
  expect(statuses.filter((status) => status === 204)).toHaveLength(200)
  expect(await tell('jade', visitorOf(1))).toBe(204)
})

describe('a page', () => {
  const page = async (headers: Readonly<Record<string, string>> = {}) =>
    (await edge.get('http://aurora.localhost/promotions/detail/12', { headers })).text()

  test('that is asked loads what measures it once it stands, and knows its key, not its address', async () => {
    const html = await page()
    const [, told = '{}'] = /marqueeVisit=v;.*\}\)\((\{.*\})\)<\/script>/.exec(html) ?? []
    expect(JSON.parse(told)).toEqual({
      module: '/assets/figures-1.js',
      page: 'promotionDetail',
      version: await versionOf('aurora'),
      errors: 0,
    })
    expect(html).not.toMatch(/<(script|link)[^>]*figures-1\.js/)
  })

  test('of who saves data is not asked', async () => {
    expect(await page({ 'Save-Data': 'on' })).not.toContain('marqueeVisit')
  })

  test('is asked for a part of the visits alone', () => {
    const draws = [0.05, 0.2, 0.09, 0.99]
    const { ask } = createPageFigures({ observer, share: 0.1, random: () => draws.shift() ?? 1 })
    const loaded = edge.brands.find('aurora.localhost')
    const asked = [1, 2, 3, 4].map(() => loaded && ask(new Request('http://aurora.localhost/'), loaded, '/'))
    expect(asked).toEqual(['home', undefined, 'home', undefined])
  })

  test('is as it always was where nobody looks, and nothing takes figures there', async () => {
    const plain = await createTestEdge({ aurora: { 'brand.json': { name: 'Aurora' } } }, undefined, {
      tags: (wanted) => builtTags(manifest, wanted),
    })
    const html = await (await plain.get('http://aurora.localhost/')).text()
    const answer = await plain.get('http://aurora.localhost/page-figures', { method: 'POST', body: '{}' })
    await plain.cleanUp()
    expect(html).not.toMatch(/figures|marqueeVisit/)
    expect(answer.status).toBe(405)
  })
})

test('whatever is sent, what is counted is within bounds, and what is within them is counted', async () => {
  const loaded = edge.brands.find('aurora.localhost')
  if (!loaded) throw new Error('no brand')
  const rubbish = fc.oneof(fc.double(), fc.string(), fc.integer(), fc.constant(null), fc.object())
  const figure = (max: number) => fc.option(fc.double({ min: 0, max, noNaN: true }), { nil: undefined })
  const valid = {
    page: fc.constantFrom('home', 'none', 'login'),
    version: fc.string({ maxLength: 60 }),
    lcp: figure(120_000),
    inp: figure(120_000),
    cls: figure(100),
    errors: fc.integer({ min: 0, max: 100 }),
  }
  const part = <T>(good: fc.Arbitrary<T>) => fc.oneof({ weight: 5, arbitrary: good }, { weight: 1, arbitrary: rubbish })
  const mixed = fc.record({
    page: part(valid.page),
    version: part(valid.version),
    lcp: part(valid.lcp),
    inp: part(valid.inp),
    cls: part(valid.cls),
    errors: part(valid.errors),
  })
  const counted = async (body: unknown) => {
    visits = []
    const { take } = createPageFigures({ observer, share: 1 })
    await take(requestOf('aurora', body), loaded, visitBy(undefined, 'aurora.localhost'))
    return visits
  }
  let taken = 0
  await fc.assert(
    fc.asyncProperty(mixed, async (body) => {
      for (const { lcp = 0, inp = 0, cls = 0, errors } of await counted(body)) {
        taken += 1
        expect([lcp, inp].every((time) => time >= 0 && time <= 120_000) && cls >= 0 && cls <= 100).toBe(true)
        expect(Number.isInteger(errors) && errors >= 0 && errors <= 100).toBe(true)
      }
    }),
  )
  expect(taken).toBeGreaterThan(5)
  await fc.assert(
    fc.asyncProperty(fc.record(valid), async (body) => {
      expect(await counted(body)).toHaveLength(1)
    }),
  )
})
