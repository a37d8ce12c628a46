import type { Page } from '@playwright/test'
import { TOTP, Secret } from 'otpauth'
import { enter, expectSignedIn, openLogin, send, storeSession } from './signIn'
import { expect, siteOf, test } from './support'

const account = '/member?page=securityCenter'
const section = (page: Page, name: string) =>
  page.getByRole('region', { name }).or(page.locator('section').filter({ has: page.getByRole('heading', { name }) }))

test('the profile is filled in once, and the real name is locked', async ({ page }) => {
  await enter(page, 'aurora', 'otto02', account)
  const about = section(page, 'About you')
  await about.getByRole('button', { name: 'Edit' }).click()
  await about.getByRole('textbox', { name: 'Real name' }).fill('Otto Lindgren')
  await about.getByLabel('Date of birth').fill('2015-03-04')
  await about.getByRole('textbox', { name: 'Nationality' }).fill('Sweden')
  await about.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(about.getByText('You must be 21 or over').filter({ visible: true })).toBeVisible()
  await about.getByLabel('Date of birth').fill('1990-03-04')
  await about.getByRole('button', { name: 'Save', exact: true }).click()
  const sure = page.getByRole('dialog', { name: 'Is this right?' })
  await expect(sure).toContainText('Otto Lindgren')
  await sure.getByRole('button', { name: 'Back' }).click()
  await expect(about.getByRole('textbox', { name: 'Real name' })).toHaveValue('Otto Lindgren')
  await about.getByRole('button', { name: 'Save', exact: true }).click()
  await sure.getByRole('button', { name: 'Yes, save it' }).click()
  await expect(about.getByText('O*** L***')).toBeVisible()
  await about.getByRole('button', { name: 'Edit' }).click()
  await expect(about.getByRole('textbox', { name: 'Nationality' })).toHaveValue('Sweden')
  await expect(about.getByRole('textbox', { name: 'Real name' })).toHaveCount(0)
})

test('an authenticator is switched on, and the login asks for it', async ({ page }) => {
  await enter(page, 'aurora', 'mira01', account)
  await section(page, 'Google Authenticator').getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog', { name: 'Turn on Google Authenticator' })
  await dialog.getByRole('textbox', { name: 'Login password' }).fill('Marquee1')
  await dialog.getByRole('button', { name: 'Show QR code' }).click()
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  const code = (later = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later })
  const field = dialog.getByRole('textbox', { name: 'Code from the app' })
  await field.fill('000000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByText('This code is wrong or has been used before')).toBeVisible()
  await field.fill(code())
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(section(page, 'Google Authenticator').getByText('On', { exact: true })).toBeVisible()

  await page.evaluate(() => sessionStorage.clear())
  await openLogin(page, 'aurora')
  await send(page, 'mira01')
  // each code counts once: the next step of the clock is near enough
  await page.getByRole('textbox', { name: 'Code from the app' }).fill(code(30_000))
  await page
    .getByRole('button', { name: 'Confirm' })
    .or(page.getByRole('button', { name: 'Continue' }))
    .click()
  await expectSignedIn(page, 'mira01')
})

test('logging out everywhere else ends the other session, not this one', async ({ page, browser }) => {
  const elsewhere = await (await browser.newContext()).newPage()
  await storeSession(elsewhere, 'aurora', 'vip01')
  await enter(page, 'aurora', 'vip01', account)
  const devices = section(page, 'Where you are logged in')
  await expect(devices.getByText('This device')).toHaveCount(1)
  await devices.getByRole('button', { name: 'Log out everywhere else' }).click()
  await expect(page.getByText(/^Logged out on \d+ device/)).toBeVisible()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await elsewhere.goto(siteOf('aurora') + account)
  await expect(elsewhere.getByRole('dialog', { name: 'Log in' }).first()).toBeVisible()
  await elsewhere.context().close()
})

test('on a phone the centre opens on its hub, and each page leads back to it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, 'aurora', 'member01', '/member')
  await expect(page.getByRole('heading', { level: 1, name: 'Member centre' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('$1,250.00')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Deposit' }).first()).toBeVisible()
  await main.getByRole('link', { name: /My account.*Email not verified/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
  await main.getByRole('link', { name: 'Member centre' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Member centre' })).toBeVisible()
})
