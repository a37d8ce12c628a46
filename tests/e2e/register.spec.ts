import type { Locator, Page } from '@playwright/test'
import { captchaOf, demoPassword, expect, freshMobile, freshName, logIn, logOut, siteOf, smsCode, test } from './support'

/** What each brand's platform asks for, besides name and password. */
const brands: Readonly<Record<string, (form: Locator, page: Page) => Promise<void>>> = {
  async aurora(form) {
    await form.getByLabel('Email').fill('player@example.com')
    await sms(form, 'aurora', freshMobile(11))
    await form.getByLabel('Telegram').fill('@player_one')
  },
  async jade(form) {
    await form.getByLabel('Real name').fill('王小明')
    await form.getByLabel('Phone number').fill(freshMobile(11))
    await form.getByLabel('Characters in the picture').fill(await captchaOf(form))
  },
  async sahara(form) {
    await sms(form, 'sahara', freshMobile(9))
  },
}

async function sms(form: Locator, merchant: string, mobile: string) {
  await form.getByLabel('Phone number').fill(mobile)
  await form.getByRole('button', { name: 'Send code' }).click()
  await expect(form.getByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled()
  await form.getByLabel('Verification code').fill(await smsCode(merchant, mobile))
}

for (const [brand, fillRest] of Object.entries(brands)) {
  test(`${brand}: registers, sees the balance, logs out and in`, async ({ page }) => {
    const name = freshName()
    await page.goto(`${siteOf(brand)}/register`)
    const dialog = page.getByRole('dialog', { name: 'Register' })
    await expect(dialog).toBeVisible()
    const form = dialog.locator('form')
    const byName = dialog.getByRole('tab', { name: 'Username' })
    await expect(form.getByRole('button', { name: 'Create account' })).toBeVisible()
    if ((await byName.count()) > 0) await byName.click()
    await form.getByRole('textbox', { name: 'Username' }).fill(name)
    await form.getByRole('textbox', { name: 'Password', exact: true }).fill(demoPassword)
    await form.getByLabel('Confirm password').fill(demoPassword)
    await fillRest(form, page)
    for (const consent of await form.getByRole('checkbox').all()) await consent.check()
    await form.getByRole('button', { name: 'Create account' }).click()

    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(/\/index$/)
    await expect(page.getByRole('button', { name: `Account menu of ${name}` })).toBeVisible()
    await expect(page.getByRole('banner')).toContainText(/\d\.\d\d/)

    await logOut(page)
    await logIn(page, name)
    await page.goto(`${siteOf(brand)}/member`)
    await expect(page.getByRole('main')).toContainText(name)
  })
}

test('what is wrong is said when a field is left and on submit, never while typing first', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}/register`)
  const form = page.getByRole('dialog', { name: 'Register' }).locator('form')
  const name = form.getByRole('textbox', { name: 'Username' })
  await name.pressSequentially('ab')
  await expect(name).not.toHaveAttribute('aria-invalid', 'true')
  await name.blur()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toHaveAccessibleDescription(/6 to 11/)
  await name.fill('abcdefg')
  await expect(name).not.toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel('Confirm password').fill('Other123')
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill(demoPassword)
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(form.getByText('The two passwords do not match')).toBeVisible()
  await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByRole('textbox', { name: 'Password', exact: true })).not.toHaveAttribute('aria-invalid', 'true')
  await expect(name).toHaveValue('abcdefg')
})

test('required fields are marked, fields that are off are absent', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}/register`)
  const form = page.getByRole('dialog', { name: 'Register' }).locator('form')
  await expect(form.getByLabel('Email')).toHaveAttribute('required', '')
  await expect(form.getByLabel('Telegram')).not.toHaveAttribute('required')
  await expect(form.locator('label', { hasText: 'Email' })).toContainText('*')
  await expect(form.getByLabel('QQ')).toHaveCount(0)
  await expect(form.getByLabel(/I am 18 or over/)).toBeChecked()
})

test('the brand sets the age and how its box starts', async ({ page }) => {
  await page.goto(`${siteOf('sahara')}/register`)
  const form = page.getByRole('dialog', { name: 'Register' }).locator('form')
  await expect(form.getByLabel(/I am 21 or over/)).not.toBeChecked()
})

test('tabs follow the module flags', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}/register`)
  const dialog = page.getByRole('dialog', { name: 'Register' })
  await expect(dialog.getByRole('tab')).toHaveText(['Username', 'Mobile number'])
  await dialog.getByRole('tab', { name: 'Mobile number' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveCount(0)
  await expect(dialog.getByLabel('Verification code')).toBeVisible()
  await page.goto(`${siteOf('jade')}/register`)
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toBeVisible()
  await expect(dialog.getByRole('tab')).toHaveCount(0)
})

test('an unknown affiliate code opens a warning and sends nothing', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await page.goto(`${siteOf('aurora')}/register`)
  const form = page.getByRole('dialog', { name: 'Register' }).locator('form')
  await form.getByRole('textbox', { name: 'Username' }).fill(freshName())
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill(demoPassword)
  await form.getByLabel('Confirm password').fill(demoPassword)
  await brands.aurora?.(form, page)
  await form.getByLabel('Affiliate code').fill('NOBODY1')
  for (const consent of await form.getByRole('checkbox').all()) await consent.check()
  await form.getByRole('button', { name: 'Create account' }).click()
  const warning = page.getByRole('dialog', { name: 'Please check your code' })
  await warning.getByRole('button', { name: 'OK' }).click()
  await expect(warning).toHaveCount(0)
  expect(sent).toContain('/wps/agent/affiliate')
  expect(sent).not.toContain('/wps/member/register')
  await expect(form.getByLabel('Email')).toHaveValue('player@example.com')
})

for (const address of ['/register', '/register.html']) {
  test(`${address} takes the invitation code from its query`, async ({ page }) => {
    await page.goto(`${siteOf('aurora')}${address}?referralCode=FRIEND01`)
    const form = page.getByRole('dialog', { name: 'Register' }).locator('form')
    await expect(form.getByLabel('Invitation code')).toHaveValue('FRIEND01')
  })
}
