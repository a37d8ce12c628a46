import type { Page } from '@playwright/test'
import { expect, siteOf, test } from './support'

/** Scripts of the product that a page has fetched so far. */
const scripts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/') && path.endsWith('.js')),
  )

const has = async (page: Page, name: string): Promise<boolean> =>
  (await scripts(page)).some((path) => path.startsWith(`/assets/${name}-`))

/** What a press fetched besides what was there. */
async function fetchedBy(page: Page, press: () => Promise<void>): Promise<readonly string[]> {
  const before = new Set(await scripts(page))
  await press()
  return (await scripts(page)).filter((path) => !before.has(path))
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('after a quiet moment the sign-in, the search, the menu and the lead category need no more code', async ({
    page,
  }) => {
    await page.goto(`${siteOf('aurora')}/index?lang=en`)
    // fetched one after the other: with the last come all
    for (const name of ['signIn', 'SearchModal', 'MenuDrawer', 'HallPage'])
      await expect.poll(() => has(page, name), name).toBe(true)
    await page.waitForLoadState('networkidle')

    const byLogin = await fetchedBy(page, async () => {
      await page.getByRole('button', { name: 'Log in' }).click()
      await expect(page.getByRole('dialog').getByLabel('Username')).toBeVisible()
    })
    // what is offered meanwhile comes by itself
    expect(byLogin.filter((path) => /login|form|fields/i.test(path))).toEqual([])
    await page.keyboard.press('Escape')
    const thumb = page.getByRole('navigation', { name: 'Quick navigation' })
    const byMenu = await fetchedBy(page, async () => {
      await thumb.getByRole('button', { name: 'Menu' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    })
    // the help in it comes by itself
    expect(byMenu.filter((path) => path.includes('MenuDrawer'))).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const byCategory = await fetchedBy(page, async () => {
      await thumb.getByRole('link', { name: 'Slots' }).click()
      await expect(page.getByRole('searchbox')).toBeVisible()
    })
    expect(byCategory.filter((path) => path.includes('HallPage'))).toEqual([])
  })

  test('whoever saves data fetches nothing ahead', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await page.goto(`${siteOf('aurora')}/index?lang=en`)
    await expect.poll(() => has(page, 'fetchAhead')).toBe(true)
    await page.getByRole('button', { name: 'Register' }).hover()
    await page.waitForLoadState('networkidle')
    expect(await has(page, 'signIn')).toBe(false)
    expect(await has(page, 'RegisterDialog')).toBe(false)
  })
})

test('on a slow line only what the pointer comes near is fetched', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }))
  await page.goto(`${siteOf('aurora')}/help?lang=en`)
  await expect.poll(() => has(page, 'fetchAhead')).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(await has(page, 'signIn')).toBe(false)
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).hover()
  await expect.poll(() => has(page, 'RegisterDialog')).toBe(true)
  expect(await has(page, 'PromotionsPage')).toBe(false)
  await page.getByRole('link', { name: 'Promotions' }).first().focus()
  await expect.poll(() => has(page, 'PromotionsPage')).toBe(true)
})
