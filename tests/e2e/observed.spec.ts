import { type ChildProcess, spawn } from 'node:child_process'
import { request } from 'node:http'
import path from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { parseExposition, valueOf } from '../../src/server/observe/testObservation'
import { ownPort } from './ports'
import { place } from './support'

/** An edge that is observed, in a process of its own: the other journeys have none. */
const root = path.resolve(import.meta.dirname, '../..')
const port = () => ownPort() + 5
const metricsPort = () => ownPort() + 6
let edge: ChildProcess

test.beforeAll(async () => {
  edge = spawn(process.execPath, [path.join(root, 'dist/server/main.js'), '--no-sandbox'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port()),
      MARQUEE_BRANDS_DIR: place().brands,
      MARQUEE_BRAND_JADE_PLATFORM_URL: place().sandbox,
      MARQUEE_METRICS_PORT: String(metricsPort()),
      MARQUEE_FIGURES_PERCENT: '100',
    },
  })
  await expect.poll(isReady, { timeout: 20_000 }).toBe(true)
})
test.afterAll(() => edge.kill('SIGKILL'))

const ask = (at: number, address: string) =>
  new Promise<string>((resolve, reject) => {
    request({ host: '127.0.0.1', port: at, path: address }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => resolve(Buffer.concat(parts).toString('utf8')))
    })
      .on('error', reject)
      .end()
  })
const metrics = () => ask(metricsPort(), '/metrics').then(parseExposition)
const isReady = () =>
  ask(port(), '/readyz').then(
    () => true,
    () => false,
  )

const counted = async (name: string, labels: Readonly<Record<string, string>> = { brand: 'jade' }) =>
  valueOf(await metrics(), name, labels)

/** A visitor's page, and which scripts it fetched. */
async function visit(browser: Browser, headers: Readonly<Record<string, string>> = {}) {
  const page = await (await browser.newContext({ extraHTTPHeaders: headers })).newPage()
  const scripts: string[] = []
  page.on('request', (asked) => asked.resourceType() === 'script' && scripts.push(new URL(asked.url()).pathname))
  await page.goto(`http://jade.localhost:${port()}/help`)
  await expect(page.getByRole('banner')).toBeVisible()
  return { page, scripts, figures: () => scripts.filter((each) => each.includes('/figures-')) }
}

/** As by leaving for another site: browsers put a page out of sight then. */
const leave = (page: Page) => page.goto('about:blank')

test('a visit is seen in the metrics: what it was like, and its errors by release', async ({ browser }) => {
  const { page, figures } = await visit(browser)
  await expect.poll(figures).toHaveLength(1)
  // what measures has begun
  await expect.poll(() => page.evaluate(() => window.marqueeVisit === undefined)).toBe(true)
  const [, version = ''] = /"assetBase":"\/brand\/([0-9a-f]{12})\/"/.exec(await page.content()) ?? []
  await page.getByRole('main').click()
  await page.evaluate(() => {
    // a browser names the file of whoever threw it; a test's is none of the site's
    const error = new Error('as from a script of the site')
    error.stack = `Error\n    at ${location.origin}/assets/main.js:1:1`
    void Promise.reject(error)
  })
  await leave(page)

  await expect.poll(() => counted('marquee_page_visits_total', { brand: 'jade', release: version })).toBe(1)
  expect(await counted('marquee_page_visits_with_errors_total', { brand: 'jade', release: version })).toBe(1)
  expect(await counted('marquee_page_lcp_seconds_count', { brand: 'jade', page: 'other' })).toBe(1)
  expect(await counted('marquee_page_lcp_seconds_sum')).toBeGreaterThan(0)
  expect(await counted('marquee_page_cls_count', { brand: 'jade', page: 'other' })).toBe(1)
  expect(await counted('marquee_requests_total', { brand: 'jade', kind: 'page', status: '2xx' })).toBeGreaterThan(0)
  expect(await counted('marquee_platform_calls_total', { brand: 'jade', result: 'ok' })).toBeGreaterThan(0)
})

test('who saves data is asked nothing, and loads nothing for it', async ({ browser }) => {
  const before = await counted('marquee_page_visits_total')
  const { page, figures } = await visit(browser, { 'Save-Data': 'on' })
  await page.waitForLoadState('networkidle')
  await leave(page)
  expect(figures()).toEqual([])
  expect(await counted('marquee_page_visits_total')).toBe(before)
})

test('an edge that nobody looks at asks no visitor', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`http://jade.localhost:${place().port}/help`)
  expect(await page.content()).not.toContain('marqueeVisit')
})
