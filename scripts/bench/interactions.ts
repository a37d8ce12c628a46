import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../findChromium.mjs'
import { at } from './hallMeasure'
import { openPhone } from './openPhone'
import { slowProcessor } from './slowPhone'
import { startServer } from './startServer'

const port = Number(process.env.INTERACTIONS_PORT ?? 4188)
const brands = (process.env.INTERACTIONS_BRANDS ?? 'aurora,jade').split(',')
const runs = Number(process.env.INTERACTIONS_RUNS ?? 5)

/** A press or a key, by the step of the visit it was part of; milliseconds until the next picture, in steps of eight. */
interface Interaction {
  readonly step: string
  readonly ms: number
}

/**
 * Presses and keys of a visit like a person's on a phone whose processor is 4 times slower: a category, the search, a game,
 * the menu, the sign-in, the deposit. What a browser reports as INP is the slowest of so few; `p98` is over all runs.
 */
export async function benchInteractions(): Promise<void> {
  const { path: executablePath, tried } = await findChromium()
  if (executablePath === undefined) throw new Error(`no Chromium; tried ${tried.join(', ')}`)
  const server = await startServer(port, { MARQUEE_SANDBOX_PORT: String(port + 1) })
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  })
  try {
    for (const brand of brands) {
      const seen: Interaction[] = []
      for (let run = 0; run < runs; run++) seen.push(...(await visit(browser, `http://${brand}.localhost:${port}`)))
      const steps = [...new Set(seen.map(({ step }) => step))]
      const of = (step: string | undefined) =>
        seen.flatMap((each) => (step === undefined || each.step === step ? [each.ms] : []))
      console.log(brand)
      console.table([
        ...steps.map((step) => ({ step, count: of(step).length, p50: at(of(step), 0.5), worst: at(of(step), 1) })),
        { step: 'all', count: seen.length, p50: at(of(undefined), 0.5), p98: at(of(undefined), 0.98) },
      ])
    }
  } finally {
    await browser.close()
    server.kill()
  }
}

/** Runs in the page: the longest of the events of each interaction. */
function watch(): void {
  const longest: Record<number, number> = {}
  Object.assign(globalThis, { interactions: longest })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId > 0)
        longest[entry.interactionId] = Math.max(longest[entry.interactionId] ?? 0, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}

async function visit(browser: Browser, site: string): Promise<readonly Interaction[]> {
  const page = await openPhone(browser)
  await page.addInitScript(watch)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor })
  await page.goto(`${site}/index?lang=en`)
  await page.waitForLoadState('networkidle')
  const seen: Interaction[] = []
  const known = new Set<string>()
  const note = async (step: string, act: () => Promise<unknown>) => {
    await act()
    // the browser tells of an event some time after its picture
    await page.waitForTimeout(700)
    const all = await page.evaluate(
      () => (globalThis as unknown as { readonly interactions: Readonly<Record<number, number>> }).interactions,
    )
    for (const [id, ms] of Object.entries(all)) if (!known.has(id)) seen.push({ step, ms })
    Object.keys(all).forEach((id) => known.add(id))
  }
  for (const [step, act] of steps(page)) await note(step, act)
  await page.context().close()
  return seen
}

const steps = (page: Page): readonly (readonly [string, () => Promise<unknown>])[] => {
  const dialog = page.locator('dialog[open]')
  const closed = async () => {
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  }
  return [
    [
      'category',
      async () => {
        await page.locator('nav a[href="/rng"]:visible').first().tap()
        await page.locator('main article').nth(6).waitFor()
      },
    ],
    [
      'search',
      async () => {
        const field = page.locator('main input[type="search"]')
        await field.tap()
        await field.pressSequentially('golden', { delay: 150 })
      },
    ],
    [
      'game',
      async () => {
        await page.locator('main article button').first().tap()
        await dialog.waitFor()
      },
    ],
    ['game closed', closed],
    ['menu', () => page.locator('[data-opens="menu"]:visible').first().tap()],
    ['menu closed', closed],
    ['sign-in', () => page.locator('header [data-opens="loginPopupModal"]').tap()],
    [
      'typing',
      async () => {
        await dialog.locator('input[name="username"]').pressSequentially('member01', { delay: 120 })
        await dialog.locator('input[name="password"]').pressSequentially('Marquee1', { delay: 120 })
      },
    ],
    [
      'sent',
      async () => {
        await dialog.locator('button[type="submit"]').tap()
        await page.locator('header [data-opens="depositModal"]').first().waitFor()
      },
    ],
    [
      'deposit',
      async () => {
        await page.waitForTimeout(2_000)
        if (await dialog.isVisible()) await closed()
        await page.locator('header [data-opens="depositModal"]').first().tap()
        await dialog.locator('input').first().waitFor()
      },
    ],
  ]
}
