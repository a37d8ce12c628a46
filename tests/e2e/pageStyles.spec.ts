import { devices } from '@playwright/test'
import { paths } from '../../src/site/paths'
import { expect, siteOf, test } from './support'

/**
 * What Chromium styles of a page once it is painted, in elements: it measures drawing, not time. Some rules make each change
 * near them style everything, such as one with `:has()` in the middle that ends in no name (decision 8). Sahara is not
 * here: its sign-in is small, and what its header measures styles it once more.
 */
const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
test.use(phone)

interface TraceEvent {
  readonly name: string
  readonly ts: number
  readonly args: {
    readonly frame?: string
    readonly beginData?: { readonly frame?: string }
    readonly elementCount?: number
  }
}

for (const brand of ['aurora', 'jade'])
  for (const path of [paths.home, paths.promotions, paths.category.LIVE])
    test(`${brand} ${path}: what comes is styled without the rest of the page`, async ({ browser, page }) => {
      await browser.startTracing(page, { categories: ['devtools.timeline', 'loading'] })
      await page.goto(siteOf(brand) + path)
      await page.waitForLoadState('networkidle')
      await expect(page.locator('[data-skeleton]:not([data-far] *)')).toHaveCount(0)
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
      const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
      const elements = await page.locator('body *').count()
      const painted = traceEvents.find(({ name }) => name === 'firstContentfulPaint')
      expect(painted?.args.frame).toBeDefined()
      const ofPage = traceEvents
        // the file of icons is a document too
        .filter(({ name, args }) => name === 'UpdateLayoutTree' && args.beginData?.frame === painted?.args.frame)
        .map(({ ts, args }) => ({ isLate: ts > (painted?.ts ?? 0), count: args.elementCount ?? 0 }))
      expect(Math.max(...ofPage.map(({ count }) => count))).toBeGreaterThan(0)
      expect(Math.max(...ofPage.map(({ isLate, count }) => (isLate ? count : 0)))).toBeLessThan(elements / 2)
    })
