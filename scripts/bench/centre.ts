import { type Browser, chromium, type Locator, type Page, type Request } from '@playwright/test'
import { buildPeer } from './buildPeer'
import { findChromium } from '../findChromium.mjs'
import { watchWays } from './centreWatch'
import { at, processorIndex } from './hallMeasure'
import { openPhone } from './openPhone'
import { startServer } from './startServer'

const port = Number(process.env.CENTRE_PORT ?? 4188)
/** A product that runs already is measured in place of one of the bench's own. */
const running = process.env.CENTRE_SITE
const site = running ?? `http://aurora.localhost:${port}`
const rounds = Number(process.env.CENTRE_ROUNDS ?? 8)
/** Page keys, for a shorter run. */
const only = process.env.CENTRE_PAGES?.split(',')
const slower = 4
const wanted = 150
const bets = 'personalHistoryCopy'

interface Way {
  readonly name: string
  readonly open: readonly number[]
  readonly back: readonly number[]
}

/**
 * From entry to entry of the member centre on a phone with a processor 4 times slower: from the press to the page's
 * content on the screen, where its chunk and its data are there already. Beside it, in the same run, the betting record
 * as TanStack Table draws it over a plain fetch.
 */
export async function benchCentre(): Promise<void> {
  const { path: executablePath, tried } = await findChromium()
  if (executablePath === undefined) throw new Error(`no Chromium; tried ${tried.join(', ')}`)
  const server = running === undefined ? await startServer(port, { MARQUEE_SANDBOX_PORT: String(port + 1) }) : undefined
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  })
  try {
    const { ways, ask } = await walkCentre(browser)
    const peer = await buildPeer('centrePeer.tsx')
    const asking = await walkPeer(browser, 'TanStack Table, fetched each time', peer, { ...ask, isKept: false })
    const keeping = await walkPeer(browser, 'TanStack Table, rows kept', peer, { ...ask, isKept: true })
    print(ways, [asking, keeping])
  } finally {
    await browser.close()
    server?.kill()
  }
}

function print(ways: readonly Way[], peers: readonly Way[]): void {
  const all: Way = {
    name: 'all of them',
    open: ways.flatMap(({ open }) => open),
    back: ways.flatMap(({ back }) => back),
  }
  console.table(
    [...ways, all, ...peers].map(({ name, open, back }) => ({
      page: name,
      'open, median ms': Math.round(at(open, 0.5)),
      'open, p95 ms': Math.round(at(open, 0.95)),
      'back, median ms': Math.round(at(back, 0.5)),
      'back, p95 ms': Math.round(at(back, 0.95)),
    })),
  )
  const slow = ways.filter(({ open, back }) => Math.max(at(open, 0.5), at(back, 0.5)) > wanted)
  console.log(
    `median above ${wanted} ms: ${slow.length === 0 ? 'none' : slow.map(({ name }) => name).join(', ')} (of ${ways.length})`,
  )
  const own = ways.find(({ name }) => name === bets)
  if (!own) return
  for (const { name, open } of peers)
    console.log(`the betting record against ${name}: ${(at(own.open, 0.5) / at(open, 0.5)).toFixed(2)}`)
}

/** What moves is not part of what is measured. */
const still = { reducedMotion: 'reduce' } as const

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  console.log(`processor ${slower} times slower, index ${await page.evaluate(processorIndex)}`)
}

/** Every entry of the hub, opened and left; the first time is not counted, as it fetches. */
async function walkCentre(browser: Browser) {
  const page = await openPhone(browser, still)
  await page.addInitScript(() => localStorage.setItem('hisLang', 'EN'))
  await page.goto(`${site}/index?modal=loginPopupModal`)
  await page.getByRole('textbox', { name: 'Username' }).fill('member01')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Marquee1')
  await page.locator('form').getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('textbox', { name: 'Username' }).waitFor({ state: 'detached' })
  await page.goto(`${site}/member`)
  const hub = page.locator('main nav a[href*="page="]')
  await hub.first().waitFor()
  const title = await page.locator('main h1').innerText()
  const hrefs = await hub.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  let asked: Request | undefined
  page.on('request', (request) => {
    if (request.url().includes('ODSFE2_MemTransDet')) asked = request
  })
  await page.evaluate(watchWays)
  await slowDown(page)
  const ways: Way[] = []
  for (const href of hrefs) {
    const into = page.locator(`main nav a[href="${href}"]`)
    const out = page.locator('main').getByRole('link', { name: title, exact: true })
    const key = new URLSearchParams(href.split('?')[1]).get('page') ?? href
    if (only !== undefined && !only.includes(key)) continue
    const times = await walk(page, { into, out })
    ways.push({ name: key, ...times })
  }
  if (!asked) throw new Error('no bets were asked for')
  const { authorization = '', merchant = '', device = '', language = '' } = await asked.allHeaders()
  const headers = { authorization, merchant, device, language, 'x-gateway-version': '3' }
  await page.context().close()
  return { ways, ask: { url: asked.url(), headers } }
}

interface Walk {
  readonly into: Locator
  readonly out: Locator
}

async function walk(page: Page, { into, out }: Walk): Promise<Pick<Way, 'open' | 'back'>> {
  const open: number[] = []
  const back: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const [there, here] = [await press(page, into), await press(page, out)]
    if (round === 0) continue
    open.push(there)
    back.push(here)
  }
  return { open, back }
}

/** Taps a way and waits for its page; then for the rest, so that nothing of it falls to the next press. */
async function press(page: Page, way: Locator): Promise<number> {
  await way.waitFor()
  await way.scrollIntoViewIfNeeded()
  await page.evaluate(() => (window.benchOpened = undefined))
  await way.tap()
  await page.waitForFunction(() => window.benchOpened !== undefined)
  const time = await page.evaluate(() => window.benchOpened)
  await page.waitForTimeout(500)
  return time ?? Number.NaN
}

async function walkPeer(browser: Browser, name: string, code: string, ask: Window['benchAsk']): Promise<Way> {
  const page = await openPhone(browser, still)
  const data = JSON.stringify(ask).replace(/</g, '\\u003c')
  const html = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>body{font:15px sans-serif}td,th{padding:8px}</style><body><script>window.benchAsk=${data}</script><script>${code.replaceAll('</script', '<\\/script')}</script>`
  await page.route('**/bench-peer', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto(`${site}/bench-peer`)
  await page.evaluate(watchWays)
  await slowDown(page)
  const times = await walk(page, {
    into: page.getByRole('button', { name: 'Betting record' }),
    out: page.getByRole('button', { name: 'Back' }),
  })
  await page.context().close()
  return { name, ...times }
}
