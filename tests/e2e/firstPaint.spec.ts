import type { Browser, Page } from '@playwright/test'
import { expect, motion, siteOf, test } from './support'

test.use(motion)

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A page without its modules: what is seen before the app has arrived. */
async function openShell(browser: Browser, address: string, width: number): Promise<Page> {
  // the picture that was painted first, not the one that follows it on a slow machine
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(address)
  return page
}

const boxOf = async (page: Page, selector: string): Promise<Box | null> => page.locator(selector).first().boundingBox()

for (const brand of ['aurora', 'jade']) {
  for (const width of [390, 820, 1440]) {
    test(`${brand} at ${width}: the app takes the place of what was painted first`, async ({ browser }) => {
      const shell = await openShell(browser, `${siteOf(brand)}/index`, width)
      const before = {
        bar: await boxOf(shell, '.sh-bar'),
        hero: await boxOf(shell, '.sh-slide'),
        logo: await boxOf(shell, '.sh-logo:visible'),
      }
      await shell.close()

      // the picture that was painted first, not the one that follows it on a slow machine
      const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
      await page.goto(`${siteOf(brand)}/index`)
      await page.waitForLoadState('networkidle')
      const near = (found: Box | null, wanted: Box | null, what: string) => {
        for (const side of ['x', 'y', 'width', 'height'] as const) {
          expect
            .soft(Math.abs((found?.[side] ?? -999) - (wanted?.[side] ?? 999)), `${what} ${side}`)
            .toBeLessThanOrEqual(3)
        }
      }
      near(await boxOf(page, '#hero article'), before.hero, 'hero')
      near(await boxOf(page, 'a[href="/index"] img'), before.logo, 'logo')
      await page.close()
    })
  }
}

test('the first paint is in the visitor’s language, direction and theme', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } })
  await context.addInitScript(() => {
    localStorage.setItem('hisLang', 'AR')
    localStorage.setItem('marquee.theme', 'light')
  })
  const page = await context.newPage()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(`${siteOf('aurora')}/index`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await context.close()
})

test('a brand that requires a session shows the place of the form, and the header, to who has none', async ({
  browser,
}) => {
  const page = await openShell(browser, `${siteOf('sahara')}/index`, 1280)
  await expect(page.locator('.sh-form')).toBeVisible()
  await expect(page.locator('.sh-hero')).toBeHidden()
  await page.close()
})
