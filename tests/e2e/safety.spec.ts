import type { Page } from '@playwright/test'
import { axeFindings } from './signIn'
import { expect, logIn, logOut, siteOf, test } from './support'

const minute = 60_000

const pass = (page: Page, minutes: number) => page.clock.fastForward(minutes * minute)

const check = (page: Page) => page.getByRole('dialog', { name: 'Time for a break?' })
const bar = (page: Page) => page.getByRole('button', { name: /^Your session/ })

test.describe('players’ safety', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.goto(`${siteOf('aurora')}/index`)
    await logIn(page, 'member01')
  })

  test('the lobby shows how long it has been and what it came to, with limits and help', async ({ page }) => {
    await expect(bar(page)).toContainText('0 min')
    // a call that is under way while minutes pass at once has run out of time, and is made again half a minute later
    await expect(bar(page)).toContainText(/Net/)
    await pass(page, 12)
    await expect(bar(page)).toContainText('12 min')
    await expect(bar(page)).toContainText(/Net/)
    await bar(page).click()
    const panel = page.getByRole('group', { name: 'Your session' })
    await expect(panel.getByText('Time played')).toBeVisible()
    await expect(panel.getByText('Staked')).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Limits and breaks' })).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Help with gambling' })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })

  test('a reality check must be answered, and comes again', async ({ page }) => {
    await expect(bar(page)).toContainText('0 min')
    await pass(page, 59)
    await expect(check(page)).toHaveCount(0)
    await pass(page, 2)
    await expect(check(page)).toBeVisible()
    await expect(check(page)).toContainText('1 hr')
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.mouse.click(2, 2)
    await expect(check(page)).toBeVisible()
    // nor does a reload get rid of it
    await page.reload()
    await expect(check(page)).toBeVisible()
    await check(page).getByRole('radio', { name: '15 min' }).check({ force: true })
    await check(page).getByRole('button', { name: 'Keep playing' }).click()
    await expect(check(page)).toHaveCount(0)
    await pass(page, 16)
    await expect(check(page)).toBeVisible()
    await check(page).getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
    await expect(check(page)).toHaveCount(0)
  })

  test('another tab neither starts the clock again nor asks twice', async ({ page, context }) => {
    await expect(bar(page)).toContainText('0 min')
    await pass(page, 20)
    await expect(bar(page)).toContainText('20 min')
    expect(await page.evaluate(() => localStorage.getItem('marquee.stay'))).not.toContain('member01')
    const second = await context.newPage()
    await second.goto(`${siteOf('aurora')}/index`)
    await expect(bar(second)).toContainText('20 min')
  })

  test('logging out ends the stay', async ({ page }) => {
    await expect(bar(page)).toContainText('0 min')
    await pass(page, 5)
    await logOut(page)
    await expect(bar(page)).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('marquee.stay'))).toBeNull()
    await logIn(page, 'member01')
    await expect(bar(page)).toContainText('0 min')
  })
})
