import { Hono } from 'hono'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { languageOf } from '../../i18n/languages'
import { createBootAnswers } from './bootAnswers'
import { createPlatformCalls, platformLimits } from './platformCalls'
import { createTestEdge, type TestEdge } from './testEdge'

let edge: TestEdge
afterEach(() => edge.cleanUp())

const tree = [{ modId: 'COMM3', enabled: true, childrenNodes: [] }]
const envelope = (value: unknown) => ({ success: true, value })
const platform = () =>
  new Hono()
    .get('/wps/system/whitelabel', (context) => context.json(envelope(tree)))
    .get('/wps/system/domainRoute', (context) => context.json(envelope({ domainList: 'no list', resources: [] })))
    .get('/wps/relay/GCSGAME_gameVendor', (context) =>
      context.json({ success: false, message: 'function.not.available' }),
    )
    .get('/wps/own/announcements', (context) =>
      context.json(envelope({ player: [], banners: [], popup: [], promotion: [] })),
    )
    .get('/wps/relay/GCSGAME_hotGamesV2', (context) => context.text('<html>bad gateway', 502))

const brand = {
  'brand.json': {
    merchant: 'jade9',
    languages: { default: 'ar', supported: ['ar'] },
    platform: { calls: { announcements: '/wps/own/announcements' } },
  },
}
const start = async (fetch?: typeof globalThis.fetch) => {
  edge = await createTestEdge({ jade: brand }, platform(), fetch ? { fetch } : {})
  return edge
}
const answersIn = async (): Promise<unknown> => {
  const html = await (await edge.get('http://jade.localhost/index')).text()
  const boot: { answers: unknown } = JSON.parse(/id="marquee-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
  return boot.answers
}

test('good answers are in the page; refused, malformed and failed ones are left to the browser', async () => {
  const { seen } = await start()
  expect(await answersIn()).toEqual({
    whitelabel: tree,
    announcements: { player: [], banners: [], popup: [], promotion: [] },
  })
  const asked = seen.map(({ url }) => new URL(url))
  // what it says of the visitor's region would be said of the edge's: it is asked for, and in no page
  expect(asked.some(({ pathname }) => pathname.includes('status'))).toBe(true)
  expect(asked.find(({ pathname }) => pathname.includes('hotGames'))?.search).toBe(
    '?merchantCode=jade9&isPlatform=2&platform=html5-desktop&language=AR',
  )
  for (const { headers } of seen) {
    expect([headers.get('merchant'), headers.get('language'), headers.has('authorization')]).toEqual([
      'jade9',
      'AR',
      false,
    ])
  }
})

test('the platform is asked once for many visitors', async () => {
  const { seen } = await start()
  await Promise.all([answersIn(), answersIn(), answersIn()])
  await answersIn()
  expect(seen).toHaveLength(6)
})

test('a platform that is silent holds the page up for a moment only', async () => {
  await start(() => new Promise(() => undefined))
  expect(await answersIn()).toEqual({})
})

test('answers are asked for again after fifteen seconds, given meanwhile, and dropped when they are old', async () => {
  await start()
  const loaded = edge.brands.get('jade')
  if (!loaded) throw new Error('jade is not there')
  let now = 0
  let working = true
  let asked = 0
  let age = NaN
  const answers = createBootAnswers({
    now: () => now,
    platformUrl: () => 'http://sandbox.test',
    call: createPlatformCalls({
      limits: platformLimits,
      fetch: (input, init) => {
        asked += 1
        return working ? Promise.resolve(platform().fetch(new Request(input, init))) : Promise.reject(new Error('down'))
      },
    }),
  })
  const arabic = languageOf('ar')
  if (!arabic) throw new Error('Arabic is missing from the table of languages')
  const idsAt = async (seconds: number) => {
    now = seconds * 1000
    const known = await answers.get(loaded, arabic)
    age = known.answersAge
    await new Promise((resolve) => setTimeout(resolve, 20))
    return Object.keys(known.answers).sort()
  }
  expect(await idsAt(0)).toEqual(['announcements', 'whitelabel'])
  expect(age).toBe(0)
  await idsAt(10)
  expect(asked).toBe(6)
  working = false
  expect(await idsAt(16)).toEqual(['announcements', 'whitelabel'])
  expect(asked).toBe(12)
  expect(age).toBe(16_000)
  expect(await idsAt(700)).toEqual([])
  // a page that finds none but old ones waits like the first
  working = true
  expect(await idsAt(1400)).toEqual(['announcements', 'whitelabel'])
})

test('the clock of the machine is set back an hour: answers grow old as before, and a site that opens again is open', async () => {
  let maintenance = true
  edge = await createTestEdge(
    { jade: brand },
    new Hono().get('/wps/system/status', (context) =>
      context.json(envelope({ maintenance, regionRestriction: false })),
    ),
  )
  const steps = { machine: 0, passed: 0 }
  const [wall, running] = [Date.now.bind(Date), performance.now.bind(performance)]
  const clocks = [
    vi.spyOn(Date, 'now').mockImplementation(() => wall() + steps.machine + steps.passed),
    vi.spyOn(performance, 'now').mockImplementation(() => running() + steps.passed),
  ]
  onTestFinished(() => clocks.forEach((clock) => clock.mockRestore()))
  expect((await edge.get('http://jade.localhost/index')).status).toBe(503)
  maintenance = false
  Object.assign(steps, { machine: -3_600_000, passed: 16_000 })
  // one page finds what is known by then, and has it asked for
  await edge.get('http://jade.localhost/index')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect((await edge.get('http://jade.localhost/index')).status).toBe(200)
})

test.each([
  ['where nobody answers', () => Promise.reject(new TypeError('fetch failed')), 'fetch failed'],
  ['that is down behind its gateway', () => Promise.resolve(new Response('<h1>', { status: 502 })), '502'],
])('a platform %s is one line in the log, whatever is asked of it', async (_what, answer, said) => {
  edge = await createTestEdge({ jade: { 'brand.json': { platform: { url: 'https://api.example.com' } } } }, undefined, {
    fetch: answer,
  })
  for (let again = 0; again < 3; again += 1) {
    await edge.get('http://jade.localhost/index')
    await edge.get('http://jade.localhost/wps/system/encryptionKey')
    await edge.get('http://jade.localhost/wps/relay/VIS_getJackpot')
  }
  expect(edge.lines).toEqual([expect.stringMatching(/^platform: jade: /)])
  expect(edge.lines[0]).toContain(said)
})

test('what the platform does wrong is in the log, once for each call and kind; a module that is not as agreed by its name', async () => {
  const modules = [...tree, { modId: 'REG3', enabled: 'yes' }]
  const odd = new Hono()
    .get('/wps/system/whitelabel', (context) => context.json(envelope(modules)))
    .get('/wps/system/encryptionKey', (context) => context.text('gone', 404))
    .route('/', platform())
  edge = await createTestEdge({ jade: brand }, odd)
  expect(await answersIn()).toMatchObject({ whitelabel: tree })
  await edge.get('http://jade.localhost/index')
  for (let again = 0; again < 5; again += 1) await edge.get('http://jade.localhost/wps/system/encryptionKey')
  expect([...edge.lines].sort()).toEqual([
    'platform: jade: GET /wps/system/encryptionKey: answered with status 404',
    'platform: jade: domainRoute (/wps/system/domainRoute): the value is not as agreed: $.domainList must be array',
    'platform: jade: hotGames (/wps/relay/GCSGAME_hotGamesV2): answered with status 502',
    'platform: jade: permission (/wps/system/status): answered with status 404',
    'platform: jade: whitelabel (/wps/system/whitelabel): module REG3 (/1) is left out: enabled is "yes", not true or false',
  ])
})

test('answers of brands that were asked for longest ago go: by sets, and by brands, which are not kept on for them', async () => {
  const ids = ['a', 'b', 'c']
  edge = await createTestEdge(Object.fromEntries(ids.map((id) => [`jade-${id}`, brand])))
  const loaded = ids.map((id) => edge.brands.get(`jade-${id}`)).filter((each) => each !== undefined)
  const arabic = languageOf('ar')
  if (!arabic || loaded.length !== 3) throw new Error('a brand or Arabic is missing')
  for (const [kept, again] of [
    [{}, 0],
    [{ setsKept: 3 }, 0],
    [{ setsKept: 2 }, 6],
    [{ brandsKept: 3 }, 0],
    [{ brandsKept: 2 }, 6],
  ] as const) {
    let asked = 0
    const answers = createBootAnswers({
      ...kept,
      platformUrl: () => 'http://sandbox.test',
      call: createPlatformCalls({
        limits: platformLimits,
        fetch: (input, init) => {
          asked += 1
          return Promise.resolve(platform().fetch(new Request(input, init)))
        },
      }),
    })
    for (const each of loaded) await answers.get(each, arabic)
    expect(asked, JSON.stringify(kept)).toBe(18)
    const [first] = loaded
    if (first) await answers.get(first, arabic)
    expect(asked - 18, JSON.stringify(kept)).toBe(again)
  }
})
