import { Hono } from 'hono'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createTestEdge, type TestEdge } from '../edge/testEdge'
import { warming } from '../edge/app'
import type { BrandSource } from '../brands/brandSource'
import type { LoadedBrand } from '../brands/loadedBrand'
import type { EdgeOptions } from '../edge/edgeOptions'
import type { PageVisit } from '../edge/observer'
import { callList } from '../callList'
import { catalogueEntries } from '../catalogueList'
import { namedPages } from './instruments'
import type { Observation, ObservationOptions } from './observation'
import { attribute, observe, readMetrics, startCollector, valueOf } from './testObservation'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const real = { 'brand.json': { name: 'Jade', platform: { url: 'https://platform.example' } } }

interface Watched {
  readonly edge: TestEdge
  readonly observation: Observation
}

async function watched(
  platform: Hono,
  options: Partial<ObservationOptions> = {},
  more: Partial<EdgeOptions> = {},
  brands: Parameters<typeof createTestEdge>[0] = { jade: real },
): Promise<Watched> {
  const observation = await observe(options)
  closing.push(observation.close)
  const edge = await createTestEdge(brands, platform, { observer: observation.observer, figuresShare: 1, ...more })
  closing.push(edge.cleanUp)
  return { edge, observation }
}

const platform = () =>
  new Hono()
    .get('/wps/good', (context) => context.json({ success: true, value: 1 }))
    .get('/wps/broken', (context) => context.json({}, 500))
    .get('/wps/never', () => new Promise<Response>(() => undefined))

describe('metrics', () => {
  test('say what was answered and what platforms did, by brand', async () => {
    const { edge, observation } = await watched(platform(), {}, { limits: { headMs: 20 } })
    for (const path of ['/index', '/assets/main-1.js', '/robots.txt', '/wps/good', '/wps/broken', '/wps/never'])
      await edge.get(`http://jade.localhost${path}`)
    await edge.get('http://nobody.example/')
    const exposed = await readMetrics(observation)
    const requests = (labels: Readonly<Record<string, string>>) => valueOf(exposed, 'marquee_requests_total', labels)
    expect(requests({ brand: 'jade', kind: 'page', status: '2xx' })).toBe(1)
    expect(requests({ brand: 'jade', kind: 'file', status: '2xx' })).toBe(1)
    expect(requests({ brand: 'jade', kind: 'other', status: '2xx' })).toBe(1)
    expect(requests({ brand: 'jade', kind: 'platform', status: '2xx' })).toBe(1)
    expect(requests({ brand: 'jade', kind: 'platform', status: '5xx' })).toBe(2)
    expect(requests({ brand: 'none', status: '4xx' })).toBe(1)
    expect(valueOf(exposed, 'marquee_request_seconds_count')).toBe(7)
    expect(valueOf(exposed, 'marquee_requests_active')).toBe(0)
    const calls = (result: string) => valueOf(exposed, 'marquee_platform_calls_total', { brand: 'jade', result })
    // the page has calls of its own, which this platform does not know
    expect([calls('ok'), calls('failed'), calls('late')]).toEqual([1, 1, 1])
    expect(calls('refused')).toBeGreaterThan(1)
    expect(valueOf(exposed, 'marquee_ready')).toBe(1)
    expect(valueOf(exposed, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
    expect(exposed.series.find(({ name }) => name === 'target_info')?.labels).toMatchObject({
      service_name: 'marquee',
      service_version: '1.2.3',
      service_instance_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  test('hold no time of calls that were not made, or not waited for: they would make a platform look fast', async () => {
    const { edge, observation } = await watched(platform(), {}, { limits: { atOnce: 1, headMs: 200 } })
    const leaving = new AbortController()
    const left = edge.get('http://jade.localhost/wps/never', { signal: leaving.signal })
    await expect.poll(() => edge.seen.length).toBe(1)
    expect((await edge.get('http://jade.localhost/wps/good')).status).toBe(503)
    leaving.abort()
    await left
    expect((await edge.get('http://jade.localhost/wps/never')).status).toBe(504)
    const exposed = await readMetrics(observation)
    const calls = (result: string) => valueOf(exposed, 'marquee_platform_calls_total', { result })
    expect([calls('busy'), calls('left'), calls('late')]).toEqual([1, 1, 1])
    expect(valueOf(exposed, 'marquee_platform_call_seconds_count')).toBe(1)
  })

  test('an answer that the edge could not make is counted as one', async () => {
    const find = () => {
      throw new Error('broken')
    }
    const { edge, observation } = await watched(platform(), {}, { brands: { find } })
    expect((await edge.get('http://jade.localhost/')).status).toBe(500)
    const exposed = await readMetrics(observation)
    expect(valueOf(exposed, 'marquee_requests_total', { status: '5xx' })).toBe(1)
    expect(valueOf(exposed, 'marquee_requests_active')).toBe(0)
  })

  test('name a brand that cannot be had, so that its alert is heard', async () => {
    const brands: EdgeOptions['brands'] = { find: () => ({ type: 'away', brand: 'jade' }) }
    const { edge, observation } = await watched(platform(), {}, { brands })
    for (const path of ['/index', '/assets/main-1.js', '/wps/good', '/robots.txt'])
      expect((await edge.get(`http://jade.localhost${path}`)).status).toBe(503)
    const exposed = await readMetrics(observation)
    for (const kind of ['page', 'file', 'platform', 'other'])
      expect(valueOf(exposed, 'marquee_requests_total', { brand: 'jade', kind, status: '503' }), kind).toBe(1)
  })

  test('know nothing of pages that are made before anybody asks: brands are named in the order of visits', async () => {
    const { edge, observation } = await watched(platform(), { namedBrands: 1 }, {}, { jade: real, onyx: real })
    const warm = await edge.app.request('http://jade.localhost/index', { headers: { Host: 'jade.localhost' } }, warming)
    expect(warm.status).toBe(200)
    await edge.get('http://onyx.localhost/index')
    const exposed = await readMetrics(observation)
    expect(valueOf(exposed, 'marquee_requests_total', { brand: 'onyx' })).toBe(1)
    expect(valueOf(exposed, 'marquee_requests_total')).toBe(1)
    expect(exposed.series.filter(({ labels: { brand } }) => brand === 'jade')).toEqual([])
  })

  test('say how many were told to come back, and by what there was too much of', async () => {
    const compressor: EdgeOptions['compressor'] = {
      encodings: ['br'],
      compress: () => Promise.reject(new Error('there is no time for it')),
      isBehind: () => true,
    }
    const { edge, observation } = await watched(platform(), {}, { compressor })
    const asked = await edge.get('http://jade.localhost/index', { headers: { 'Accept-Encoding': 'br' } })
    expect(asked.status).toBe(503)
    observation.observer.shed('thread', 20)
    const exposed = await readMetrics(observation)
    const shed = (why: string) => valueOf(exposed, 'marquee_requests_shed_total', { why })
    expect([shed('compression'), shed('thread')]).toEqual([1, 20])
    // those of the thread were looked at no further
    expect(valueOf(exposed, 'marquee_requests_total', { kind: 'page', status: '503' })).toBe(1)
    expect(valueOf(exposed, 'marquee_requests_total')).toBe(1)
  })

  test('say of a release what its answers were, beside another of the same brand; of a preview nothing', async () => {
    const findOf =
      (loaded: LoadedBrand): BrandSource['find'] =>
      ({ url, cookies }) => ({
        type: 'brand',
        loaded,
        ...(cookies.includes('preview') && { isPreview: true }),
        onAnswer: (status, isPage) =>
          isPage || url.pathname.startsWith('/wps/')
            ? { release: cookies.includes('side=b') ? 'b' : 'a', isFailure: status >= 500 && status !== 503 }
            : undefined,
      })
    const { permission, vendors } = callList
    const made = platform()
      .get(permission.path, (context) => context.json({ success: true, value: 1 }))
      .get(vendors.path, (context) => context.json({}, 500))
    const { edge: folders } = await watched(platform())
    const loaded = folders.brands.get('jade')
    if (!loaded) throw new Error('no brand')
    const { edge, observation } = await watched(made, {}, { brands: { find: findOf(loaded) } })
    const ask = (path: string, cookie: string) =>
      edge.get(`http://jade.localhost${path}`, { headers: { Cookie: cookie } })
    for (const path of ['/index', permission.path, '/robots.txt', '/wps/made/up']) await ask(path, 'side=a')
    for (const path of ['/index', vendors.path, vendors.path, '/wps/broken']) await ask(path, 'side=b')
    await ask(vendors.path, 'side=b; preview')
    const exposed = await readMetrics(observation)
    const figures = (release: string) =>
      ['marquee_release_answers_total', 'marquee_release_failures_total'].map((name) =>
        exposed.series
          .filter((each) => each.name === name && each.labels['release'] === release)
          .map(({ value }) => value),
      )
    expect([figures('a'), figures('b')]).toEqual([
      [[2], [0]],
      [[3], [2]],
    ])
  })

  test('count of one visitor two failures of a release, however often they ask for what fails', async () => {
    const { vendors } = callList
    const { edge: folders } = await watched(platform())
    const loaded = folders.brands.get('jade')
    if (!loaded) throw new Error('no brand')
    const find: BrandSource['find'] = () => ({
      type: 'brand',
      loaded,
      onAnswer: (status) => ({ release: 'a', isFailure: status >= 500 }),
    })
    const failing = platform().get(vendors.path, (context) => context.json({}, 500))
    const { edge, observation } = await watched(
      failing,
      {},
      { brands: { find }, trusts: (address) => address === '203.0.113.7' },
    )
    const ask = (address: string) =>
      edge.get(`http://jade.localhost${vendors.path}`, { headers: { 'X-Forwarded-For': address } })
    for (let times = 0; times < 10; times += 1) await ask('198.51.100.1')
    await ask('198.51.100.2')
    const exposed = await readMetrics(observation)
    expect(valueOf(exposed, 'marquee_release_failures_total', { release: 'a' })).toBe(3)
  })

  test('have as many releases of a brand as it has names for, however many are shown', async () => {
    const observation = await observe({ namedBrands: 1 })
    closing.push(observation.close)
    const { shown } = observation.observer
    for (let count = 0; count < 40; count++) shown('jade', { release: `r${count}`, isFailure: false })
    for (let count = 0; count < 40; count++) shown('onyx', { release: `r${count}`, isFailure: true })
    const exposed = await readMetrics(observation)
    const named = exposed.series.filter(({ name }) => name === 'marquee_release_answers_total')
    expect(named).toHaveLength(27)
    expect(valueOf(exposed, 'marquee_release_answers_total', { brand: 'jade', release: 'other' })).toBe(15)
    expect(valueOf(exposed, 'marquee_release_failures_total', { brand: 'other', release: 'other' })).toBe(40)
  })

  test('count visits that were slow, by release', async () => {
    const observation = await observe()
    closing.push(observation.close)
    const visit = { brand: 'jade', page: 'home', errors: 0 }
    for (const lcp of [100, 2_500, 2_501, 9_000, undefined])
      observation.observer.visited({ ...visit, release: 'b', lcp })
    observation.observer.visited({ ...visit, release: 'a', lcp: 100 })
    const exposed = await readMetrics(observation)
    const slow = exposed.series.filter(({ name }) => name === 'marquee_page_visits_slow_total')
    expect(slow.map(({ labels, value }) => [labels['release'], value])).toEqual([
      ['b', 2],
      ['a', 0],
    ])
  })

  test('have a port of their own; the public one knows nothing of them', async () => {
    const { edge, observation } = await watched(platform())
    const at = (path: string, method = 'GET') =>
      fetch(`http://127.0.0.1:${observation.metricsPort}${path}`, { method }).then(({ status }) => status)
    expect([await at('/metrics'), await at('/'), await at('/metrics', 'POST')]).toEqual([200, 404, 405])
    const onPublic = await edge.get('http://jade.localhost/metrics')
    expect([onPublic.status, await onPublic.text()]).toEqual([404, expect.not.stringContaining('marquee_')])
  })

  test('a port that is taken is named', async () => {
    const { observation } = await watched(platform())
    await expect(observe({ metrics: { port: observation.metricsPort ?? 0, hostname: '127.0.0.1' } })).rejects.toThrow(
      /MARQUEE_METRICS_PORT: .*EADDRINUSE/,
    )
  })

  test('ten thousand brands, pages and releases make a bounded number of series', async () => {
    const observation = await observe({ namedBrands: 10 })
    closing.push(observation.close)
    const { observer } = observation
    for (let index = 0; index < 10_000; index += 1) {
      observer.visited({
        brand: `b${index}`,
        page: `p${index}`,
        release: `r${index}`,
        lcp: 1,
        inp: 1,
        cls: 1,
        errors: 1,
      })
      observer.visited({ brand: 'b1', page: `q${index}`, release: `s${index}`, lcp: 1, errors: 0 })
      await observer.request(
        { method: 'GET', host: `h${index}.example`, pathname: `/${index}`, trusted: undefined },
        () => {
          observer.note({ brand: `b${index}` })
          return Promise.resolve(new Response(null))
        },
      )
    }
    const exposed = await readMetrics(observation)
    const brands = new Set(exposed.series.flatMap(({ labels: { brand } }) => brand ?? []))
    expect([...brands].sort()).toEqual([...Array.from({ length: 10 }, (_, index) => `b${index}`), 'other'].sort())
    const different = (name: string, label: string) =>
      new Set(exposed.series.filter((each) => each.name === name).map(({ labels }) => labels[label])).size
    expect(different('marquee_page_lcp_seconds_count', 'page')).toBe(1)
    expect(different('marquee_page_visits_total', 'release')).toBe(25 + 9 + 1)
    expect(valueOf(exposed, 'marquee_page_visits_total')).toBe(20_000)
    expect(valueOf(exposed, 'marquee_requests_total', { brand: 'other' })).toBe(9_990)
    expect(exposed.series.length).toBeLessThan(2_000)
  }, 20_000)
})

describe('what anybody can tell', () => {
  const visited = async (visits: readonly Partial<PageVisit>[]) => {
    const observation = await observe()
    closing.push(observation.close)
    for (const visit of visits)
      observation.observer.visited({ brand: 'jade', page: 'home', release: 'r', lcp: 1, errors: 0, ...visit })
    return readMetrics(observation)
  }

  test('uses up no names: the pages that most visits begin at keep theirs', async () => {
    const pages = Array.from({ length: 1_000 }, (_, index) => ({ page: `p${index}`, brand: `b${index % 50}` }))
    const exposed = await visited([...pages, { page: 'home' }])
    const visits = (page: string) => valueOf(exposed, 'marquee_page_lcp_seconds_count', { page })
    expect([visits('home'), visits('other')]).toEqual([1, 1_000])
    const known = catalogueEntries.filter(({ slot }) => slot === 'page').map(({ id }) => id)
    expect(namedPages.filter((page) => !known.includes(page))).toEqual([])
  })

  test('as a hundred errors of one browser is one visit with errors', async () => {
    const exposed = await visited([{ errors: 100 }, { errors: 0 }, { errors: 0 }])
    const count = (name: string) => valueOf(exposed, name, { brand: 'jade', release: 'r' })
    expect([count('marquee_page_visits_with_errors_total'), count('marquee_page_visits_total')]).toEqual([1, 3])
  })

  test('and many releases of one brand, leave the others theirs', async () => {
    const releases = Array.from({ length: 1_000 }, (_, index) => ({ release: `r${index}` }))
    const exposed = await visited([...releases, { brand: 'onyx', release: 'new' }])
    expect(valueOf(exposed, 'marquee_page_visits_total', { brand: 'onyx', release: 'new' })).toBe(1)
    expect(valueOf(exposed, 'marquee_page_visits_total', { brand: 'jade', release: 'other' })).toBe(975)
  })
})

describe('traces', () => {
  const start = async (more: Partial<EdgeOptions> = {}) => {
    const collector = await startCollector()
    closing.push(collector.close)
    return { collector, ...(await watched(platform(), { endpoint: collector.endpoint }, more)) }
  }

  test('hold the request and the call of the platform, which is told of them', async () => {
    const { collector, edge, observation } = await start()
    const mark = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
    await edge.get('http://jade.localhost/wps/good?token=secret', { headers: { traceparent: mark, tracestate: 'x=1' } })
    await observation.close()
    const request = collector.spans.find(({ name }) => name === 'GET platform')
    const call = collector.spans.find(({ name }) => name === 'platform call')
    expect(call?.parentSpanId).toBe(request?.spanId)
    expect(call && [attribute(call, 'marquee.brand'), attribute(call, 'marquee.result')]).toEqual(['jade', 'ok'])
    expect(edge.seen[0]?.headers.get('traceparent')).toBe(`00-${call?.traceId}-${call?.spanId}-01`)
    // what a visitor says of traces is not taken
    expect([request?.parentSpanId ?? '', request?.traceId]).toEqual(['', expect.not.stringContaining('0af765')])
    expect(edge.seen[0]?.headers.get('tracestate')).toBeNull()
    expect(JSON.stringify(collector.spans)).not.toContain('secret')
    expect(collector.paths).toContain('/v1/metrics')
  })

  test('go on from a proxy of the operator’s', async () => {
    const { collector, edge, observation } = await start({ trusts: (address) => address === '203.0.113.7' })
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
    await edge.get('http://jade.localhost/wps/good', { headers: { traceparent } })
    await observation.close()
    expect(new Set(collector.spans.map(({ traceId }) => traceId))).toEqual(
      new Set(['0af7651916cd43dd8448eb211c80319c']),
    )
  })

  test('show the parts of a page, and what failed', async () => {
    const { collector, edge, observation } = await start()
    await edge.get('http://jade.localhost/index')
    await edge.get('http://jade.localhost/wps/broken')
    await observation.close()
    const named = (name: string) => collector.spans.filter((span) => span.name === name)
    const [page] = named('GET page')
    expect([named('draw')[0]?.parentSpanId, named('compress')[0]?.parentSpanId]).toEqual([page?.spanId, page?.spanId])
    const [failed] = named('GET platform')
    expect(failed && [failed.status.code, attribute(failed, 'http.response.status_code')]).toEqual([2, 500])
  })

  test('two requests at the same time never mix', async () => {
    const { collector, edge, observation } = await start()
    await Promise.all(Array.from({ length: 20 }, () => edge.get('http://jade.localhost/wps/good')))
    await observation.close()
    const requests = new Map(
      collector.spans.filter(({ name }) => name === 'GET platform').map(({ spanId, traceId }) => [spanId, traceId]),
    )
    const calls = collector.spans.filter(({ name }) => name === 'platform call')
    expect([requests.size, calls.length]).toEqual([20, 20])
    for (const call of calls) expect(requests.get(call.parentSpanId ?? '')).toBe(call.traceId)
  })

  test.each([
    ['refuses', async () => startCollector(400)],
    [
      'is away',
      async () => {
        const gone = await startCollector()
        await gone.close()
        return gone
      },
    ],
  ])('a collector that %s is said once, and holds up nobody', async (_name, begin) => {
    // where nobody listens the library tries again for so long before it says so: ten seconds where nothing is set
    vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '500')
    onTestFinished(() => void vi.unstubAllEnvs())
    const lines: string[] = []
    const collector = await begin()
    onTestFinished(() => void Promise.resolve(collector.close()).catch(() => undefined))
    const { edge, observation } = await watched(platform(), {
      endpoint: collector.endpoint,
      log: (line) => lines.push(line),
    })
    expect((await edge.get('http://jade.localhost/wps/good')).status).toBe(200)
    const started = Date.now()
    await observation.close()
    expect(Date.now() - started).toBeLessThan(4_000)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^observation: /)
  })
})

test('without a collector the platform is told of no trace', async () => {
  const { edge } = await watched(platform())
  await edge.get('http://jade.localhost/wps/good')
  expect(edge.seen[0]?.headers.has('traceparent')).toBe(false)
})
