import { type Browser, type Page } from '@playwright/test'
import { storeSession } from './signIn'
import { demoPassword, expect, freshMobile, freshName, siteOf, smsCode, test } from './support'

const centre = () => `${siteOf('aurora')}/agentHome?page=agentOpenAccount`

const newcomer = async (browser: Browser): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await page.addInitScript(() => localStorage.setItem('hisLang', 'EN'))
  return page
}

async function register(page: Page, name: string): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Register' }).locator('form')
  const mobile = freshMobile(11)
  await form.getByRole('textbox', { name: 'Username' }).fill(name)
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill(demoPassword)
  await form.getByLabel('Confirm password').fill(demoPassword)
  await form.getByLabel('Email').fill('player@example.com')
  await form.getByLabel('Telegram').fill('@player_one')
  await form.getByLabel('Phone number').fill(mobile)
  await form.getByRole('button', { name: 'Send code' }).click()
  await expect(form.getByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled()
  await form.getByLabel('Verification code').fill(await smsCode('aurora', mobile))
  for (const consent of await form.getByRole('checkbox').all()) await consent.check()
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('button', { name: `Account menu of ${name}` })).toBeVisible()
}

async function pay(page: Page): Promise<void> {
  await page.goto(`${siteOf('aurora')}/member?page=depositv2`)
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: /E-wallet/ }).check({ force: true })
  await main.getByRole('textbox', { name: 'Amount' }).fill('60')
  await main.getByRole('button', { name: /^Deposit/ }).click()
  await expect(main.getByRole('heading', { name: /\$60\.00.* credited/ })).toBeVisible({ timeout: 20_000 })
}

test('a link: made, registered by, paid in, used up and refused', async ({ page, browser }) => {
  await storeSession(page, 'aurora', 'agent02')
  await page.goto(centre())
  const main = page.getByRole('main')
  await main.getByRole('tab', { name: 'Invitation links' }).click()
  await main.getByRole('combobox', { name: 'Type of account' }).selectOption('AGENT')
  await main.getByRole('textbox', { name: 'Rate' }).fill('8.01')
  await main.getByRole('textbox', { name: 'Registrations allowed' }).fill('1')
  await main.getByRole('button', { name: 'Create link' }).click()
  await expect(main.getByText('Enter 8% or less. No rate can be higher than your own.')).toBeVisible()
  await main.getByRole('textbox', { name: 'Rate' }).fill('1.2')
  await main.getByRole('button', { name: 'Create link' }).click()
  const dialog = page.getByRole('dialog', { name: /^Link / })
  await expect(dialog.getByRole('img', { name: /QR code of the link/ })).toBeVisible()
  const address = (await dialog.getByText('/register?referralCode=').textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  const row = main.getByRole('row').filter({ hasText: /Agent, 1\.2%/ })
  const figures = row.locator('[data-figure]')
  await expect(figures).toHaveText(['0', '0 of 1', '0'])

  const name = freshName()
  const friend = await newcomer(browser)
  await friend.goto(address)
  await register(friend, name)
  await pay(friend)
  await friend.goto(centre())
  await expect(friend.getByText('A percentage from 0 to 1.2%, which is your own rate.')).toBeVisible()

  await page.reload()
  await main.getByRole('tab', { name: 'Invitation links' }).click()
  await expect(row).toContainText('Used up')
  await expect(figures).toHaveText(['1', '1 of 1', '1'])

  const late = await newcomer(browser)
  await late.goto(address)
  const form = late.getByRole('dialog', { name: 'Register' })
  await expect(form.getByRole('alert')).toContainText('has been used by everybody it was for')
  await form.getByRole('button', { name: 'Register without it' }).click()
  await register(late, freshName())
  await friend.context().close()
  await late.context().close()
})

test('an account is opened, its password told once, and changed at the first sign-in', async ({ page, browser }) => {
  await storeSession(page, 'aurora', 'agent02')
  await page.goto(centre())
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Rate' }).fill('0.5')
  await main.getByRole('button', { name: 'Open account' }).click()
  await expect(main.getByRole('heading', { name: 'Member account opened' })).toBeVisible()
  await expect(main.getByText('This password is shown only once.')).toBeVisible()
  const [account = '', password = ''] = await main.locator('dd [dir=ltr]').allTextContents()
  await main.getByRole('button', { name: 'Open another' }).click()
  await expect(main.getByText(password)).toHaveCount(0)

  const friend = await newcomer(browser)
  await friend.goto(`${siteOf('aurora')}/login`)
  await friend.getByRole('textbox', { name: 'Username' }).fill(account)
  await friend.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await friend.locator('form').getByRole('button', { name: 'Log in' }).click()
  await expect(friend).toHaveURL(/modal=changePasswordModal/)
  await friend.context().close()
})

test('a link is closed after a second question, and counts nothing more', async ({ page }) => {
  await storeSession(page, 'aurora', 'agent41')
  await page.goto(centre())
  const main = page.getByRole('main')
  await main.getByRole('tab', { name: 'Invitation links' }).click()
  await expect(main.getByText('You have not created a link yet')).toBeVisible()
  await main.getByRole('textbox', { name: 'Rate' }).fill('0')
  await main.getByRole('button', { name: 'Create link' }).click()
  const dialog = page.getByRole('dialog', { name: /^Link / })
  await dialog.getByRole('button', { name: 'Close link' }).click()
  await dialog.getByRole('button', { name: 'Close it now' }).click()
  await expect(dialog.getByText('Nobody can register with this link any more.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(main.getByRole('row').filter({ hasText: 'Closed' })).toHaveCount(1)
})

test('pictures of the referral link are saved as PNG', async ({ page }) => {
  await storeSession(page, 'aurora', 'agent01')
  await page.goto(`${siteOf('aurora')}/agentHome?page=referralLink`)
  const picture = page.getByRole('img', { name: /Picture with the QR code/ })
  await page.getByRole('radio', { name: 'Story' }).check({ force: true })
  await expect(picture).toHaveAttribute('height', '1920')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as PNG' }).click()
  expect((await saving).suggestedFilename()).toBe('aurora-AGENT01-story.png')
})
