import { type Browser, chromium, type Page } from '@playwright/test'
import { buildPeer } from './buildPeer'
import { findChromium } from '../findChromium.mjs'
import { at, heap, pressKeys, processorIndex, scrollThrough, watch } from './hallMeasure'
import { benchSearch } from './hallSearch'
import { benchGames } from './hallTitles'
import { openPhone } from './openPhone'
import { startServer } from './startServer'

const port = Number(process.env.HALL_PORT ?? 4186)
const site = `http://aurora.localhost:${port}`
const titles = Number(process.env.HALL_TITLES ?? 10_000)
const growth = (process.env.HALL_GROWTH ?? '1000,10000,50000').split(',').map(Number)
const rounds = Number(process.env.HALL_ROUNDS ?? 20)
const slower = 4

type Way = 'ours' | 'plain' | 'virtuoso' | 'tanstack' | 'bare'
const names: Readonly<Record<Way, string>> = {
  ours: 'the hall, in the site',
  plain: 'plain: every card in the page',
  virtuoso: 'react-virtuoso with Fuse.js',
  tanstack: 'TanStack Virtual with uFuzzy',
  bare: 'a page with nothing in it',
}

/** The slots hall on a phone with a processor 4 times slower, beside the usual ways in the same run. */
export async function benchHall(): Promise<void> {
  const { path: executablePath, tried } = await findChromium()
  if (executablePath === undefined) throw new Error(`no Chromium; tried ${tried.join(', ')}`)
  const server = await startServer(port, { MARQUEE_SANDBOX_PORT: String(port + 1) })
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  })
  try {
    const peers = await buildPeer('hallPeers.tsx')
    await drawPictures(browser)
    console.log(`${titles} titles, processor ${slower} times slower`)
    console.table([
      await run(browser, 'ours', titles, peers),
      await run(browser, 'virtuoso', titles, peers),
      await run(browser, 'tanstack', titles, peers),
      await run(browser, 'bare', titles, peers),
    ])
    await benchMemory(browser)
    console.log('\nkey press to painted result by the number of titles, milliseconds')
    const rows = []
    for (const count of growth) {
      const [ours, virtuoso, tanstack] = [
        await keys(browser, 'ours', count, peers),
        await keys(browser, 'virtuoso', count, peers),
        await keys(browser, 'tanstack', count, peers),
      ]
      rows.push({
        titles: count,
        'ours, median': Math.round(at(ours, 0.5)),
        'ours, p95': Math.round(at(ours, 0.95)),
        'virtuoso and Fuse.js, median': Math.round(at(virtuoso, 0.5)),
        'virtuoso, p95': Math.round(at(virtuoso, 0.95)),
        'TanStack and uFuzzy, median': Math.round(at(tanstack, 0.5)),
        'TanStack, p95': Math.round(at(tanstack, 0.95)),
      })
    }
    console.table(rows)
    benchSearch(growth)
    console.log('\nthe plain way, one letter typed and taken back')
    console.table([await run(browser, 'plain', titles, peers)])
  } finally {
    await browser.close()
    server.kill()
  }
}

/** One page, and no other work of the product's in the way. */
async function open(browser: Browser, way: Way, count: number, peers: string) {
  const page = await openPhone(browser, { timeoutMs: 180_000 })
  const context = page.context()
  const games = benchGames(count)
  if (way === 'ours') await openSite(page, games)
  else await openPeer(page, way, games, peers)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.evaluate(watch)
  return { context, page, session }
}

async function openSite(page: Page, games: ReturnType<typeof benchGames>): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('hisLang', 'EN'))
  await page.route('**/wps/relay/GCSGAME_gameList*', (route) => {
    const query = new URL(route.request().url()).searchParams
    const [number, size] = [Number(query.get('page')), Number(query.get('pageSize'))]
    const content = games.slice((number - 1) * size, number * size)
    return route.fulfill({
      json: {
        success: true,
        value: {
          content,
          page: number,
          pageSize: size,
          total: games.length,
          pageCount: Math.ceil(games.length / size),
        },
      },
    })
  })
  await page.goto(`${site}/rng`)
  // not "500 of 10,000 games": all of them, and no call waits for this process any more
  await page
    .getByText(`${games.length.toLocaleString('en')} games`, { exact: true })
    .first()
    .waitFor()
  await page.unrouteAll()
}

/** A CDN has its pictures at hand; the sandbox draws each when it is first asked for, on the processors that are measured. */
async function drawPictures(browser: Browser): Promise<void> {
  const page = await browser.newPage()
  await page.goto(`${site}/healthz`)
  const pictures = [...new Set(benchGames(titles).map(({ image }) => image))]
  await page.evaluate(async (addresses) => {
    for (const address of addresses) await (await fetch(address)).arrayBuffer()
  }, pictures)
  await page.close()
}

async function openPeer(
  page: Page,
  way: Exclude<Way, 'ours'>,
  games: ReturnType<typeof benchGames>,
  peers: string,
): Promise<void> {
  const data = JSON.stringify(way === 'bare' ? [] : games).replace(/</g, '\\u003c')
  const html = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>:root{--radius-l:12px;--skeleton:#222;--fs-md:15px;--fs-xs:12px;--accent:#9f3;--veil:#0008}body{margin:16px;background:#000;color:#fff;font:15px sans-serif}li{min-width:0}</style><body><script>window.benchWay=${JSON.stringify(way)};window.benchGames=${data}</script><script>${peers.replaceAll('</script', '<\\/script')}</script>`
  await page.route('**/bench-peer', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto(`${site}/bench-peer`)
  await page.locator('main').first().waitFor()
  await page.unrouteAll()
}

async function run(browser: Browser, way: Way, count: number, peers: string) {
  const { context, page } = await open(browser, way, count, peers)
  // the plain way takes so long for one key that a letter is enough to see it
  const index = await page.evaluate(processorIndex)
  const { presses, longTasks } = await pressKeys(page, way === 'plain' ? ['w'] : undefined)
  const scrolled = await scrollThrough(page, 6_000)
  await context.close()
  return {
    way: names[way],
    'processor index': index,
    'key median ms': Math.round(at(presses, 0.5)),
    'key p95 ms': Math.round(at(presses, 0.95)),
    'longest task ms': Math.round(Math.max(0, ...longTasks)),
    'scroll frames/s': Math.round(
      (scrolled.frames.length / scrolled.frames.reduce((sum, time) => sum + time, 0)) * 1_000,
    ),
    'frame p95 ms': Math.round(at(scrolled.frames, 0.95)),
    'scroll tasks over 50 ms': scrolled.longTasks.length,
    elements: scrolled.elements,
  }
}

async function keys(browser: Browser, way: Way, count: number, peers: string): Promise<readonly number[]> {
  const { context, page } = await open(browser, way, count, peers)
  const { presses } = await pressKeys(page)
  await context.close()
  return presses
}

/** What searching and scrolling leave behind. */
async function benchMemory(browser: Browser): Promise<void> {
  const { context, page, session } = await open(browser, 'ours', titles, '')
  const sizes: number[] = []
  for (let round = 0; round < rounds; round++) {
    await pressKeys(page, ['wolf'])
    await scrollThrough(page, 1_500)
    sizes.push(await heap(session))
  }
  await context.close()
  const [first = Number.NaN] = sizes
  const last = sizes.at(-1) ?? Number.NaN
  console.log(
    `\nheap after 1 round of search and scroll: ${first.toFixed(1)} MB; after ${rounds}: ${last.toFixed(1)} MB (${(((last - first) / first) * 100).toFixed(1)}%)`,
  )
}
