import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../findChromium.mjs'
import { at } from './hallMeasure'
import { openPhone } from './openPhone'
import { slowLine, slowProcessor } from './slowPhone'
import { startServer } from './startServer'

const port = Number(process.env.VISIT_PORT ?? 4196)
const brands = (process.env.VISIT_BRANDS ?? 'aurora,jade,sahara').split(',')
const runs = Number(process.env.VISIT_RUNS ?? 5)
/** Folder of another build, such as a worktree of the commit before, that is measured in turns with this one. */
const before = process.env.VISIT_BEFORE

const quiet = 2_000

type Times = Readonly<Record<string, number>>

/**
 * A first and a second visit on a phone with slow 4G and a processor 4 times slower: when header, Log in and the first games
 * are seen, and how long a press takes: as soon as it can be made, when the app has taken its button over, and after two quiet
 * seconds. Medians, in milliseconds.
 */
export async function benchVisit(): Promise<void> {
  const { path: executablePath, tried } = await findChromium()
  if (executablePath === undefined) throw new Error(`no Chromium; tried ${tried.join(', ')}`)
  const builds = [{ name: 'this build', port }, ...(before === undefined ? [] : [{ name: 'before', port: port + 2 }])]
  const servers = []
  try {
    for (const build of builds) {
      const own = { MARQUEE_SANDBOX_PORT: String(build.port + 1) }
      servers.push(await startServer(build.port, own, build.name === 'before' ? before : undefined))
    }
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
    })
    const rows = []
    for (const brand of brands) {
      const all = builds.map(({ name, port: at }) => ({
        name,
        site: `http://${brand}.localhost:${at}`,
        seen: [] as Times[],
      }))
      // pictures are drawn and views kept by then, as for any visitor but the very first
      for (const { site } of all) await visit(browser, site)
      for (let run = 0; run < runs; run++) for (const { site, seen } of all) seen.push(await visit(browser, site))
      for (const { name, seen } of all) rows.push({ brand, build: name, ...medians(seen) })
    }
    console.table(rows)
    await browser.close()
  } finally {
    for (const server of servers) server.kill()
  }
}

function medians(seen: readonly Times[]): Times {
  const names = [...new Set(seen.flatMap((times) => Object.keys(times)))]
  return Object.fromEntries(
    names.map((name) => [
      name,
      Math.round(
        at(
          seen.flatMap((times) => times[name] ?? []),
          0.5,
        ),
      ),
    ]),
  )
}

async function visit(browser: Browser, site: string): Promise<Times> {
  const first = await openSlowPhone(browser)
  const firstSeen = await land(first, site)
  // where a session is required the form is the page
  const hasButton = (await first.locator(targets['Log in']).count()) > 0
  await first.waitForTimeout(quiet)
  const afterQuiet = hasButton ? await press(first, 'Log in') : undefined
  if (hasButton) await first.keyboard.press('Escape')
  const slots = hasButton ? await press(first, 'Slots') : undefined
  const second = await land(first, site)
  await first.context().close()

  const hasty = await openSlowPhone(browser)
  const atOnce = hasButton ? await pressAtOnce(hasty, site) : undefined
  await hasty.context().close()

  const early = await openSlowPhone(browser)
  const takenOver = hasButton ? await pressTakenOver(early, site) : undefined
  await early.context().close()
  return {
    ...named('first: ', firstSeen),
    ...named('second: ', second),
    ...(atOnce !== undefined && {
      'Log in at once, from the start': atOnce.answered,
      'and the app in its place': atOnce.taken,
    }),
    ...(takenOver !== undefined && { 'Log in, just taken over': takenOver }),
    ...(afterQuiet !== undefined && { 'Log in, quiet': afterQuiet }),
    ...(slots !== undefined && { 'Slots, quiet': slots }),
  }
}

const named = (prefix: string, times: Times): Times =>
  Object.fromEntries(Object.entries(times).map(([name, time]) => [prefix + name, time]))

async function openSlowPhone(browser: Browser): Promise<Page> {
  const page = await openPhone(browser)
  await page.addInitScript(watch)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowLine)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor })
  return page
}

interface Watched {
  readonly seen: Record<string, number>
  pressed: number
  answered: number
  /** When the app's own dialog stood there: until then it is the one that the edge has drawn. */
  taken: number
}
const watchedOf = (page: Page): Promise<Watched> =>
  page.evaluate(() => (globalThis as unknown as { readonly watched: Watched }).watched)

/** In the page: looks at each frame what is on the screen by then. */
function watch(): void {
  const watched: Watched = { seen: {}, pressed: 0, answered: 0, taken: 0 }
  Object.assign(globalThis, { watched })
  const find = (selector: string, text?: string) =>
    [...document.querySelectorAll(selector)].find(
      (each) => each.getClientRects().length > 0 && (text === undefined || each.textContent.trim() === text),
    )
  const wanted = {
    header: () => find('header a[href="/index"] img'),
    'Log in': () => find('header button, main form button', 'Log in'),
    games: () => find('main li article'),
  }
  const look = () => {
    for (const [name, isThere] of Object.entries(wanted))
      if (!(name in watched.seen) && isThere()) watched.seen[name] = performance.now()
    if (
      watched.pressed > 0 &&
      watched.answered === 0 &&
      find('dialog input, [role="dialog"] input, main input[type="search"]')
    )
      watched.answered = performance.now()
    if (watched.pressed > 0 && watched.taken === 0 && find('dialog:not([data-early]) input'))
      watched.taken = performance.now()
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  const hear = () => {
    watched.pressed = performance.now()
    watched.answered = 0
    watched.taken = 0
  }
  addEventListener('pointerup', hear, true)
}

/** When what was waited for was seen, counted from the start of the visit. */
async function land(page: Page, site: string): Promise<Times> {
  await page.goto(`${site}/index?lang=en`)
  await page.waitForLoadState('networkidle')
  const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
  return { ...(painted !== undefined && { 'first paint': painted }), ...(await watchedOf(page)).seen }
}

// by attributes: to find something by its role is work that the page's slow processor would do
const targets = {
  'Log in': 'header [data-opens="loginPopupModal"]',
  Slots: 'nav a[href="/rng"]:visible',
} as const

/** From the press to a field that can be typed into. */
async function press(page: Page, name: keyof typeof targets): Promise<number> {
  await page.locator(targets[name]).first().tap()
  const { pressed, answered } = await answer(page)
  return answered - pressed
}

/** A press that comes too long before the app is given up (src/app/takeOver.ts), and made again by who still means it. */
async function pressAtOnce(page: Page, site: string): Promise<Watched> {
  await page.goto(`${site}/index?lang=en`, { waitUntil: 'commit' })
  const logIn = page.locator(targets['Log in']).first()
  for (let tries = 0; tries < 5; tries++) {
    await logIn.tap()
    const answered = await answer(page, 'taken', 6_000).catch(() => undefined)
    if (answered) return answered
  }
  throw new Error(`${site}: Log in does not answer`)
}

/** The app answers the button by then, and has not got the files of what it opens. */
async function pressTakenOver(page: Page, site: string): Promise<number> {
  await page.goto(`${site}/index?lang=en`, { waitUntil: 'commit' })
  const isTaken = (selector: string) =>
    Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactProps'))
  await page.waitForFunction(isTaken, targets['Log in'], { polling: 50 })
  return press(page, 'Log in')
}

async function answer(page: Page, by: 'answered' | 'taken' = 'answered', timeout = 60_000): Promise<Watched> {
  const isThere = (name: 'answered' | 'taken') =>
    (globalThis as unknown as { readonly watched: Watched }).watched[name] > 0
  await page.waitForFunction(isThere, by, { timeout, polling: 250 })
  return watchedOf(page)
}
