import type { Page } from '@playwright/test'
import { enter, expectSignedIn, openLogin, send, storeSession } from './signIn'
import { expect, logOut, moveClock, siteOf, test } from './support'

const setLimit = async (page: Page, amount: string) => {
  await page.getByRole('button', { name: 'Set Deposit limit, 24 hours' }).click()
  const dialog = page.getByRole('dialog', { name: 'Deposit limit, 24 hours' })
  await dialog.getByRole('textbox', { name: 'Limit' }).fill(amount)
  await expect(dialog.getByText('This takes effect at once.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
}

const deposit = async (page: Page, amount: string) => {
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await page.getByRole('button', { name: /^Deposit \W/ }).click()
}

/** Amounts in a sentence stand between marks of their own direction. */
const leftOf = (amount: string) => new RegExp(`\\$${amount}\\W of your 24-hour limit of \\W\\$100\\.00\\W left`)

test.afterEach(() => moveClock(0))

test('a limit stops a deposit, says what is left, and is loosened only after a day', async ({ page }) => {
  await enter(page, 'aurora', 'member01', '/member?page=saferPlay')
  await setLimit(page, '100')
  await page.goto(`${siteOf('aurora')}/member?page=depositv2`)
  await expect(page.getByText(leftOf('100.00'))).toBeVisible()
  await deposit(page, '60')
  await expect(page.getByRole('heading', { name: /60\.00/ })).toBeVisible()
  await page.goto(`${siteOf('aurora')}/member?page=depositv2`)
  await expect(page.getByText(leftOf('40.00'))).toBeVisible()
  await deposit(page, '50')
  const amount = page.getByRole('textbox', { name: 'Amount' })
  await expect(amount).toHaveAccessibleDescription(/Your own limit for 24 hours has \W?\$40\.00\W? left/)
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expect(amount).toBeFocused()
  // stays until another amount is typed
  await amount.fill('40')
  await expect(page.getByText(/Your own limit for 24 hours has/)).toHaveCount(0)

  // the menu has the same words, and stands before it
  await page.getByRole('main').getByRole('link', { name: 'Limits and breaks' }).last().click()
  await page.getByRole('button', { name: 'Change Deposit limit, 24 hours' }).click()
  const dialog = page.getByRole('dialog', { name: 'Deposit limit, 24 hours' })
  await dialog.getByRole('textbox', { name: 'Limit' }).fill('500')
  await expect(dialog.getByText(/This is a looser limit/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/You asked for \W?\$500\.00/)).toBeVisible()
  await page.getByRole('button', { name: 'Keep my limit' }).click()
  await expect(page.getByText(/You asked for/)).toHaveCount(0)
})

test('a looser limit counts a day later, after a second yes', async ({ page }) => {
  await enter(page, 'sahara', 'member01', '/member?page=saferPlay')
  await setLimit(page, '100')
  await page.getByRole('button', { name: 'Change Deposit limit, 24 hours' }).click()
  const dialog = page.getByRole('dialog', { name: 'Deposit limit, 24 hours' })
  await dialog.getByRole('textbox', { name: 'Limit' }).fill('500')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/You asked for .*500\.00/)).toBeVisible()
  const confirm = page.getByRole('button', { name: 'Yes, I still want it' })
  await expect(confirm).toHaveCount(0)

  await moveClock(24 * 3_600_000 + 1_000)
  // sessions do not last a day
  await storeSession(page, 'sahara', 'member01')
  await page.goto(`${siteOf('sahara')}/member?page=saferPlay`)
  await confirm.click()
  await expect(page.getByText(/You asked for/)).toHaveCount(0)
  await page.goto(`${siteOf('sahara')}/member?page=depositv2`)
  await expect(page.getByText(/of your 24-hour limit of .*500\.00.* left/)).toBeVisible()
})

test('a time-out closes deposits and bonuses, and money leaves all the same', async ({ page }) => {
  await enter(page, 'aurora', 'vip01', '/member?page=rewardCenter')
  const collect = page.getByRole('button', { name: 'Collect', exact: true })
  await expect(collect.first()).toBeVisible()
  await page.goto(`${siteOf('aurora')}/member?page=saferPlay`)
  await page.getByRole('button', { name: 'Take a break' }).click()
  await page.getByRole('dialog', { name: 'Take this break?' }).getByRole('button', { name: 'Start break' }).click()
  await expect(page.getByText(/You are on a break until/)).toBeVisible()
  const reward = page.getByRole('article').filter({ hasText: 'bonus' })
  await page.goto(`${siteOf('aurora')}/member?page=rewardCenter`)
  await expect(page.getByText(/You can collect bonuses and raffle tickets after that/)).toBeVisible()
  await expect(reward.first()).toBeVisible()
  await expect(reward.getByRole('button', { name: 'Collect', exact: true })).toHaveCount(0)
  await page.goto(`${siteOf('aurora')}/member?page=depositv2`)
  await expect(page.getByText(/You cannot deposit until .*\. You can withdraw at any time/)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Withdraw' }).last().click()
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('50')
  await page.getByRole('textbox', { name: 'Payment password', exact: true }).fill('246810')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Withdraw/ })
    .click()
  await expect(page.getByRole('heading', { level: 2, name: /Withdrawal of .*50\.00/ })).toBeVisible()
})

test('a deposit that waits in a break does not say how to pay, and can still be cancelled', async ({ page }) => {
  await enter(page, 'jade', 'mira01', '/member?page=depositv2')
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: /USDT/ }).check({ force: true })
  await deposit(page, '730.17')
  const qr = main.getByRole('img', { name: /^QR code of the USDT address/ })
  await expect(qr).toBeVisible()
  const address = page.url()
  await page.goto(`${siteOf('jade')}/member?page=saferPlay`)
  await page.getByRole('button', { name: 'Take a break' }).click()
  await page.getByRole('dialog', { name: 'Take this break?' }).getByRole('button', { name: 'Start break' }).click()
  await expect(page.getByText(/You are on a break until/)).toBeVisible()

  await page.goto(address)
  await expect(main.getByText(/^You cannot deposit until/)).toBeVisible()
  await expect(main.getByText(/^Do not pay this deposit now/)).toBeVisible()
  await expect(main.getByRole('heading', { name: /Deposit of .*730\.17/ })).toBeVisible()
  await expect(qr).toHaveCount(0)
  await expect(main.getByRole('button', { name: /^Copy: / })).toHaveCount(0)
  await main.getByRole('button', { name: 'Cancel deposit' }).click()
  const sure = page.getByRole('dialog', { name: /Cancel the deposit of/ })
  await sure.getByRole('button', { name: 'Cancel deposit' }).click()
  await expect(main.getByRole('heading', { name: /730\.17.* cancelled/ })).toBeVisible()
})

test('an exclusion stops a login, shows help, and leaves the way to the money', async ({ page }) => {
  await enter(page, 'jade', 'member01', '/member?page=saferPlay')
  await page.getByRole('button', { name: 'Exclude me' }).click()
  const sure = page.getByRole('dialog', { name: /^Exclude yourself until/ })
  const confirm = sure.getByRole('button', { name: /^Exclude me until/ })
  await expect(confirm).toBeDisabled()
  await sure.getByRole('checkbox').check({ force: true })
  await confirm.click()
  const told = page.getByRole('alert').filter({ hasText: 'You have excluded yourself until' })
  await expect(told).toBeVisible()

  await openExcludedLogin(page)
  await expect(page.getByRole('link', { name: 'Find help with gambling' })).toBeVisible()
  await page.getByRole('button', { name: 'Log in to withdraw only' }).click()
  await expectSignedIn(page, 'member01')
  await expect(page).toHaveURL(/\/member\?page=withdraw$/)
  await expect(page.getByRole('heading', { name: 'Withdraw', exact: true })).toBeVisible()
  await page.goto(`${siteOf('jade')}/member?page=saferPlay`)
  await expect(page.getByText(/You have excluded yourself until .* withdrawing only/)).toBeVisible()
  await page.goto(`${siteOf('jade')}/member?page=depositv2`)
  await expect(page.getByText(/^You cannot deposit until .*\. You can withdraw at any time\.$/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Find help with gambling' })).toBeVisible()
  await logOut(page)
})

test('a session that was opened to withdraw takes no bonus, and says to log in again', async ({ page }) => {
  const promotion = '/promotions/detail/first-deposit'
  const main = page.getByRole('main')
  const collect = main.getByRole('button', { name: /^Collect/ })
  await enter(page, 'aurora', 'mira01', promotion)
  await main.getByRole('button', { name: 'Join' }).click()
  await page.goto(`${siteOf('aurora')}/member?page=depositv2`)
  await deposit(page, '100')
  await expect(main.getByRole('heading', { name: /\$100\.00.* credited/ })).toBeVisible({ timeout: 20_000 })
  await page.goto(siteOf('aurora') + promotion)
  await expect(collect).toBeVisible()

  await storeSession(page, 'aurora', 'mira01', { withdrawOnly: true })
  for (const address of [promotion, '/member?page=rewardCenter', '/member?page=depositv2']) {
    await page.goto(siteOf('aurora') + address)
    await expect(main.getByText(/withdraw only\. To play, .* log out and log in again/)).toBeVisible()
    await expect(collect).toHaveCount(0)
  }
})

test('an agent’s session that was opened to withdraw offers no accounts to open', async ({ page }) => {
  await storeSession(page, 'aurora', 'agent01', { withdrawOnly: true })
  await page.goto(`${siteOf('aurora')}/agentHome?page=agentOpenAccount`)
  const main = page.getByRole('main')
  await expect(main.getByText('You cannot open accounts in this session')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Open account' })).toHaveCount(0)
})

/** A page that knows nothing of the exclusion yet: the platform says so. */
async function openExcludedLogin(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear())
  await openLogin(page, 'jade')
  await send(page, 'member01')
  await expect(page.getByRole('alert').filter({ hasText: 'You have excluded yourself until' })).toBeVisible()
}
