import { rmSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import {
  addBrand,
  ask,
  captchaOf,
  demoPassword,
  expect,
  freshMobile,
  freshName,
  logIn,
  logOut,
  siteOf,
  smsCode,
  test,
} from './support'
import { module } from './signIn'

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
  test(`${address} takes the codes from its query`, async ({ page }) => {
    await page.goto(`${siteOf('aurora')}${address}?referralCode=FRIEND01&affiliateCode=AGENT01`)
    const form = page.getByRole('dialog', { name: 'Register' }).locator('form')
    await expect(form.getByLabel('Invitation code')).toHaveValue('FRIEND01')
    await expect(form.getByLabel('Affiliate code')).toHaveValue('AGENT01')
  })
}

test('an invitation reaches the form over other pages, and a press outside loses nothing that was typed', async ({
  page,
}) => {
  await page.goto(`${siteOf('aurora')}/index?referralCode=FRIEND01`)
  await page.getByRole('link', { name: 'Promotions' }).first().click()
  await expect(page).toHaveURL(/\/promotions$/)
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click()
  const dialog = page.getByRole('dialog', { name: 'Register' })
  const form = dialog.locator('form')
  await expect(form.getByLabel('Invitation code')).toHaveValue('FRIEND01')
  await form.getByLabel('Invitation code').fill('')
  await form.getByRole('textbox', { name: 'Username' }).fill('walker77')
  await form.getByLabel('Email').fill('me@example.com')
  await page.mouse.click(5, 300)
  await expect(dialog).toHaveCount(0)
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click()
  await expect(form.getByRole('textbox', { name: 'Username' })).toHaveValue('walker77')
  await expect(form.getByLabel('Invitation code')).toHaveValue('')
  await dialog.getByRole('tab', { name: 'Mobile number' }).click()
  await expect(form.getByLabel('Email')).toHaveValue('me@example.com')
  await dialog.getByRole('tab', { name: 'Username' }).click()
  await expect(form.getByRole('textbox', { name: 'Username' })).toHaveValue('walker77')
  // nothing of it stands in a storage
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
    'walker77',
  )
})

test('the terms can be read without leaving the form', async ({ page, context }) => {
  await page.goto(`${siteOf('sahara')}/register`)
  const form = page.getByRole('dialog', { name: 'Register' }).locator('form')
  const consent = form.getByRole('checkbox', { name: /agree to the terms/ })
  await expect(consent).toHaveAttribute('required', '')
  const opened = context.waitForEvent('page')
  await form.getByRole('link', { name: 'terms and conditions' }).click()
  const terms = await opened
  await expect(terms.getByRole('heading', { name: 'Terms and conditions' })).toBeVisible()
  await expect(consent).not.toBeChecked()
})

test('where registration is off, nothing leads to it', async ({ page }) => {
  const folder = addBrand('closed')
  try {
    await module('closed', 'REG3', false)
    await expect.poll(async () => (await ask('closed.localhost', '/')).status).toBe(200)
    await page.goto(`${siteOf('closed')}/vip`)
    await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Register' })).toHaveCount(0)
    await page.goto(`${siteOf('closed')}/register?referralCode=FRIEND01`)
    const dialog = page.getByRole('dialog', { name: 'Register' })
    await expect(dialog.getByText('Registration is closed at the moment.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Customer service' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL(`${siteOf('closed')}/index`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('registration that closes while its form is open says so, and leaves no dialog in the address', async ({
  page,
}) => {
  const folder = addBrand('closing')
  try {
    await expect.poll(async () => (await ask('closing.localhost', '/')).status).toBe(200)
    await page.clock.install()
    await page.goto(`${siteOf('closing')}/register?referralCode=FRIEND01`)
    const dialog = page.getByRole('dialog', { name: 'Register' })
    await dialog.getByRole('textbox', { name: 'Username' }).fill('walker77')
    await module('closing', 'REG3', false)
    // the permission call, which has the module tree with it, is made every minute
    await page.clock.fastForward(61_000)
    await expect(dialog.getByText('Registration is closed at the moment.')).toBeVisible()
    await expect(dialog.getByRole('textbox')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page).not.toHaveURL(/modal=/)
    await expect(page.getByRole('button', { name: 'Register' })).toHaveCount(0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
