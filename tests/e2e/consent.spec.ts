import type { Locator, Page } from '@playwright/test'
import { expect, test, withBrand } from './support'

const tags = { matomo: { url: 'https://stats.example/', site: 3 } }
const noticeOf = (page: Page) => page.getByRole('region', { name: 'Cookies on this site' })

/** Stops of the keyboard that lie under the notice, in part or wholly, once they have the focus. */
async function coveredStops(page: Page, stops: number): Promise<readonly string[]> {
  const covered = new Set<string>()
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const notice = document.querySelector('aside[role="region"]')
      const { activeElement } = document
      if (!notice || !activeElement || activeElement === document.body || notice.contains(activeElement))
        return undefined
      // what is fixed keeps its place, beside or above the notice
      const [stop, over] = [activeElement.getBoundingClientRect(), notice.getBoundingClientRect()]
      const isApart =
        stop.bottom <= over.top || stop.top >= over.bottom || stop.right <= over.left || stop.left >= over.right
      return isApart ? undefined : `${activeElement.textContent.trim().slice(0, 30)} (${activeElement.tagName})`
    })
    if (found !== undefined) covered.add(found)
  }
  return [...covered]
}

const toTheEnd = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { scrollHeight } = document.documentElement
        scrollTo(0, scrollHeight)
        return Math.abs(scrollY + innerHeight - scrollHeight) < 2
      }),
    )
    .toBe(true)

const bottomOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom)
const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top)

for (const [base, width, height, where] of [
  ['sahara', 390, 700, '/login'],
  ['jade', 1440, 700, '/help'],
  ['aurora', 820, 1180, '/help'],
] as const)
  test(`what is asked about cookies hides neither a stop of the keyboard nor the foot of a page: ${base}, ${width}`, async ({
    page,
  }, { retry }) => {
    await page.setViewportSize({ width, height })
    await withBrand(`asks-${base}${retry}`, { 'brand.json': { extends: base, tags } }, async (site) => {
      await page.goto(site + where)
      const notice = noticeOf(page)
      await expect(notice).toBeVisible()
      expect(await coveredStops(page, 70)).toEqual([])
      await toTheEnd(page)
      const foot = page.getByRole('contentinfo')
      if ((await foot.count()) > 0) {
        await expect(foot.getByRole('button', { name: 'Cookie choices' })).toBeVisible()
        expect(await bottomOf(foot)).toBeLessThanOrEqual((await topOf(notice)) + 1)
      } else expect(await bottomOf(page.locator('form'))).toBeLessThanOrEqual(await topOf(notice))
      // the rail of a tablet has its entries to itself
      const rail = page.getByRole('complementary', { name: 'Sidebar' })
      if (base === 'aurora') {
        const end = await rail.evaluate((element) => element.getBoundingClientRect().right)
        expect(await notice.evaluate((element) => element.getBoundingClientRect().left)).toBeGreaterThanOrEqual(end)
      }
      await notice.getByRole('button', { name: 'Only necessary' }).click()
      await expect(notice).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--asked-h'))).toBe('')
    })
  })

test('both answers are seen whole on a low phone with text of twice the size', async ({ page }, { retry }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } })
  await withBrand(`asks-large${retry}`, { 'brand.json': { extends: 'aurora', tags } }, async (site) => {
    await page.goto(`${site}/help`)
    const notice = noticeOf(page)
    await expect(notice).toBeVisible()
    const end = await bottomOf(notice)
    for (const name of ['Only necessary', 'Allow statistics']) {
      const answer = notice.getByRole('button', { name })
      await expect(answer).toBeInViewport({ ratio: 1 })
      expect(await bottomOf(answer)).toBeLessThanOrEqual(end)
      // nothing lies over it
      await answer.click({ trial: true })
    }
    // the words that have no room are scrolled to
    await notice.getByText(/You can change your mind/).scrollIntoViewIfNeeded()
    await expect(notice.getByRole('button', { name: 'Allow statistics' })).toBeInViewport({ ratio: 1 })
  })
})

test('the keyboard comes to it first; opened again it has the focus, shows what was chosen and gives the focus back', async ({
  page,
}, { retry }) => {
  await withBrand(`asks-keys${retry}`, { 'brand.json': { extends: 'aurora', tags } }, async (site) => {
    await page.goto(`${site}/help`)
    const notice = noticeOf(page)
    const [refuse, agree] = ['Only necessary', 'Allow statistics'].map((name) => notice.getByRole('button', { name }))
    if (!refuse || !agree) throw new Error('no answers')
    await expect(notice.getByRole('status')).toHaveText('Cookies on this site')
    // nothing is chosen beforehand
    await expect(refuse).not.toHaveAttribute('aria-pressed')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Tab')
    if (await notice.getByRole('link').count()) await page.keyboard.press('Tab')
    await expect(refuse).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(notice).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()

    const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choices' })
    await opener.press('Enter')
    await expect(notice).toBeFocused()
    await expect(refuse).toHaveAttribute('aria-pressed', 'true')
    await expect(agree).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('Escape')
    await expect(notice).toHaveCount(0)
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    await notice.getByRole('button', { name: 'Close' }).click()
    await expect(notice).toHaveCount(0)
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    await refuse.press('Enter')
    await expect(notice).toHaveCount(0)
    await expect(opener).toBeFocused()
  })
})
