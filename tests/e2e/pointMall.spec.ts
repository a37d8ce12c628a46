import type { Page } from '@playwright/test'
import { demoPaymentPassword } from '../../src/server/sandbox/seed/demoAccounts'
import { axeInBothThemes, storeSession } from './signIn'
import { expect, siteOf, tellSandbox, test } from './support'

const decide = (username: string, reference: string, decision: string, remark?: string) =>
  tellSandbox('/sandbox/exchanges', { merchant: 'aurora', username, reference, decision, remark })

async function openMall(page: Page, username: string) {
  await storeSession(page, 'aurora', username)
  await page.goto(`${siteOf('aurora')}/pointMall`)
  await expect(page.getByRole('article').first()).toBeVisible()
}
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })
const points = (page: Page) => page.getByText(/^[\d,.]+ pts$/).first()

async function redeem(page: Page, name: string, address = '1 Demo Street, Demo Town') {
  await card(page, name).getByRole('button', { name: 'Redeem' }).click()
  const dialog = page.getByRole('dialog', { name: 'Redeem this reward?' })
  await dialog.getByRole('textbox', { name: 'Delivery address' }).fill(address)
  await dialog.getByRole('textbox', { name: 'Payment password' }).fill(demoPaymentPassword)
  await dialog.getByRole('button', { name: /^Redeem for/ }).click()
  return dialog
}

/** The newest exchange, opened; answers its number. */
async function openNewest(page: Page): Promise<string> {
  await page.getByRole('main').getByRole('tab', { name: 'Exchange history' }).click()
  const row = page.getByRole('main').getByRole('row').nth(1)
  await row.getByRole('link').click()
  return (await row.getByText(/^PTS\d+$/).textContent()) ?? ''
}

test('an item goes from in process to approved, and tells everything about itself', async ({ page }) => {
  await openMall(page, 'vip01')
  await redeem(page, 'Stoneware mug')
  await expect(page.getByText('Stoneware mug requested: we check the exchange first')).toBeVisible()
  const reference = await openNewest(page)
  const dialog = page.getByRole('dialog', { name: 'Exchange' })
  await expect(dialog.getByText('Processing')).toBeVisible()
  await expect(dialog.getByText('1 Demo Street, Demo Town')).toBeVisible()
  await decide('vip01', reference, 'APPROVE')
  await page.reload()
  await expect(dialog.getByText('Approved', { exact: true })).toBeVisible()
  for (const told of ['600 pts', 'Remaining afterwards', 'Decided', reference])
    await expect(dialog.getByText(told).first()).toBeVisible()
  expect(await axeInBothThemes(page)).toEqual([])
})

test('a reward with a name as long as they come does not make the page wide', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openMall(page, 'member01')
  const goal = page.getByRole('progressbar').locator('..').locator('p')
  await goal.evaluate((element) => (element.textContent = `${'W'.repeat(80)} is next`))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('an item that is turned down says why, and its points are back', async ({ page }) => {
  await openMall(page, 'vip01')
  const had = await points(page).textContent()
  await redeem(page, 'Headphones')
  await expect(points(page)).not.toHaveText(had ?? '')
  const reference = await openNewest(page)
  await decide('vip01', reference, 'REJECT', 'Broken in the store.')
  await page.reload()
  const dialog = page.getByRole('dialog', { name: 'Exchange' })
  await expect(dialog.getByText('Rejected', { exact: true })).toBeVisible()
  await expect(dialog.getByText('Broken in the store.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(points(page)).toHaveText(had ?? '')
})

test('the last piece that somebody else was given is told to be sold out', async ({ page, browser }) => {
  await openMall(page, 'vip01')
  await expect(card(page, 'Match football')).toContainText('1 left')
  const had = await points(page).textContent()
  const context = await browser.newContext()
  const other = await context.newPage()
  await other.addInitScript(() => localStorage.setItem('hisLang', 'EN'))
  await openMall(other, 'member01')
  await redeem(other, 'Match football')
  await expect(other.getByText('Match football requested: we check the exchange first')).toBeVisible()
  await context.close()

  const dialog = await redeem(page, 'Match football')
  await expect(dialog.getByRole('alert')).toContainText('sold out')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(card(page, 'Match football').getByRole('button', { name: 'No longer available' })).toBeDisabled()
  await expect(points(page)).toHaveText(had ?? '')
})

test('a payout to an account that another tab removed says so, and goes to another', async ({ page, context }) => {
  const accounts = await context.newPage()
  await storeSession(accounts, 'aurora', 'vip01')
  await accounts.goto(`${siteOf('aurora')}/member?page=withdraw&view=accounts`)
  await accounts.getByRole('button', { name: 'Add card or address' }).first().click()
  const adding = accounts.getByRole('dialog', { name: 'Add card or address' })
  await adding.getByText('Crypto address').click()
  await adding.getByRole('textbox', { name: 'Address', exact: true }).fill('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')
  await adding.getByRole('textbox', { name: 'Payment password' }).fill(demoPaymentPassword)
  await adding.getByRole('button', { name: 'Save' }).click()
  await expect(accounts.getByText('TR7NHq****gjLj6t')).toBeVisible()

  await openMall(page, 'vip01')
  await card(page, 'Demo payout 150').getByRole('button', { name: 'Redeem' }).click()
  const dialog = page.getByRole('dialog', { name: 'Redeem this reward?' })
  const removed = dialog.getByRole('radio', { name: /TR7NHq/ })
  await removed.check({ force: true })
  await dialog.getByRole('textbox', { name: 'Payment password' }).fill(demoPaymentPassword)
  await accounts.getByRole('button', { name: /^Remove: .*TR7NHq/ }).click()
  const removing = accounts.getByRole('dialog', { name: 'Remove this account?' })
  await removing.getByRole('textbox', { name: 'Payment password' }).fill(demoPaymentPassword)
  await removing.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(accounts.getByText('Removed', { exact: true })).toBeVisible()

  await dialog.getByRole('button', { name: /^Redeem for/ }).click()
  await expect(dialog.getByRole('alert')).toContainText('This account was removed')
  await expect(removed).toHaveCount(0)
  await expect(dialog.getByRole('radio')).toBeChecked()
  await dialog.getByRole('textbox', { name: 'Payment password' }).fill(demoPaymentPassword)
  await dialog.getByRole('button', { name: /^Redeem for/ }).click()
  await expect(page.getByText('Demo payout 150 requested')).toBeVisible()
})

test('winners: a visitor sees the largest of the day, a member their own place too', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}/winners?period=daily`)
  const main = page.getByRole('main')
  await expect(main.getByRole('listitem')).toHaveCount(10)
  await expect(main.getByText('Your place')).toHaveCount(0)
  expect(await axeInBothThemes(page)).toEqual([])
  await storeSession(page, 'aurora', 'vip01')
  await page.goto(`${siteOf('aurora')}/winners?period=weekly`)
  await expect(main.getByText('Your place')).toBeVisible()
  await expect(main.getByRole('listitem').last()).toContainText('You')
})
