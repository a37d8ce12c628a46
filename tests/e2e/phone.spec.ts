import type { Locator, Page } from '@playwright/test'
import { axeFindings } from './signIn'
import { demoPassword, expect, freshMobile, scenario, siteOf, smsCode, test } from './support'

const login = '/help?modal=loginPopupModal'
const sendPath = '/wps/verification/sms/noLogin'

async function openPhone(page: Page, brand = 'aurora'): Promise<Locator> {
  await page.goto(`${siteOf(brand)}${login}`)
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await dialog.getByRole('tab', { name: 'Phone' }).click()
  await expect(dialog.getByLabel('Phone number')).toBeVisible()
  return dialog
}

async function expectAccessible(page: Page) {
  expect(await axeFindings(page)).toEqual([])
}

test('logs in with a number and a code typed with spaces and full-width digits', async ({ page }) => {
  const dialog = await openPhone(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  const number = '13800000002'
  await dialog.getByLabel('Phone number').fill(' 138-0000-0002 ')
  const send = dialog.getByRole('button', { name: 'Send code' })
  await send.dblclick()
  await expect(dialog.getByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled()
  await expect(dialog.getByRole('status').filter({ hasText: 'We have sent a code' })).toHaveCount(1)
  await expectAccessible(page)

  const code = dialog.getByLabel('Verification code')
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code).toHaveAttribute('inputmode', 'numeric')
  const digits = await smsCode('aurora', number)
  const wide = Array.from(digits, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join('')
  await code.fill(`${wide.slice(0, 3)} ${wide.slice(3)}`)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Account menu of vip01' })).toBeVisible()
  expect(sent.filter((path) => path === sendPath)).toHaveLength(1)
  expect(sent.filter((path) => path.includes('geetest'))).toEqual([])
})

test('the countdown outlives the dialog and a reload, and each purpose has its own', async ({ page }) => {
  const dialog = await openPhone(page)
  await dialog.getByLabel('Phone number').fill('13800000001')
  await dialog.getByRole('button', { name: 'Send code' }).click()
  const waiting = dialog.getByRole('button', { name: /Send again in \d+ s/ })
  await expect(waiting).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await openPhone(page)
  await expect(waiting).toBeDisabled()
  await page.reload()
  await dialog.getByRole('tab', { name: 'Phone' }).click()
  await expect(waiting).toBeDisabled()
  const left = Number(/(\d+)/.exec((await waiting.textContent()) ?? '')?.[1])
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(60)

  await page.goto(`${siteOf('aurora')}/help?modal=registerModal`)
  const register = page.getByRole('dialog', { name: 'Register' })
  await register.getByRole('tab', { name: 'Phone' }).click()
  await expect(register.getByRole('button', { name: 'Send code' })).toBeEnabled()
})

test('a failure is said in a warning with OK, the form stays, and the next try works', async ({ page }) => {
  const dialog = await openPhone(page)
  const number = dialog.getByLabel('Phone number')
  await number.fill('13999999999')
  await dialog.getByRole('button', { name: 'Send code' }).click()
  const warning = page.getByRole('dialog', { name: 'The code was not sent' })
  await expect(warning).toContainText('No account has this number')
  await expectAccessible(page)
  await warning.getByRole('button', { name: 'OK' }).click()
  await expect(warning).toHaveCount(0)
  await expect(number).toHaveValue('13999999999')
  await expect(dialog.getByRole('button', { name: 'Send code' })).toBeEnabled()

  await scenario('failing', 'aurora', sendPath)
  try {
    await page.waitForTimeout(1_000)
    await dialog.getByRole('button', { name: 'Send code' }).click()
    await expect(warning).toContainText('Something went wrong on our side')
    await warning.getByRole('button', { name: 'OK' }).click()
    await expect(warning).toHaveCount(0)
    await scenario('rate-limited', 'aurora', sendPath)
    await page.waitForTimeout(1_000)
    await dialog.getByRole('button', { name: 'Send code' }).click()
    await expect(warning).toContainText('Wait 5 minutes')
    await warning.getByRole('button', { name: 'OK' }).click()
    await expect(warning).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: /Send again in (300|29\d) s/ })).toBeDisabled()
  } finally {
    await scenario('normal', 'aurora', sendPath)
  }
})

test('a number of the wrong length sends nothing; wrong and expired codes are told at the code', async ({ page }) => {
  const dialog = await openPhone(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await dialog.getByLabel('Phone number').fill('123')
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect(dialog.getByLabel('Phone number')).toHaveAttribute('aria-invalid', 'true')
  expect(sent).not.toContain(sendPath)
  await dialog.getByLabel('Phone number').fill('13800000001')
  await dialog.getByLabel('Verification code').fill('000')
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(dialog.getByLabel('Verification code')).toHaveAccessibleDescription(/code is wrong|has expired/, {
    timeout: 20_000,
  })
  await expect(dialog.getByLabel('Phone number')).toHaveValue('13800000001')
})

test('where the module is off there is no phone tab', async ({ page }) => {
  await page.goto(`${siteOf('jade')}/login`)
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
  // jade verifies numbers by Firebase instead, whose form is not the platform's
  await expect(page.getByRole('tab', { name: 'Phone' })).toHaveCount(1)
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await page.getByRole('tab', { name: 'Phone' }).click()
  await expect(page.getByLabel('Phone number')).toBeVisible()
  expect(sent.filter((path) => path.startsWith('/wps/verification'))).toEqual([])
})

for (const [brand, digits, password] of [
  ['aurora', 11, true],
  ['sahara', 9, false],
] as const) {
  test(`${brand}: opens an account by mobile ${password ? 'with a password' : 'by the code alone'}, then is at home`, async ({
    page,
  }) => {
    const mobile = freshMobile(digits)
    await page.goto(`${siteOf(brand)}/register`)
    const dialog = page.getByRole('dialog', { name: 'Register' })
    await dialog.getByRole('tab', { name: 'Phone' }).click()
    const form = dialog.locator('form')
    await form.getByLabel('Phone number').fill(mobile)
    await form.getByRole('button', { name: 'Send code' }).click()
    await expect(form.getByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled()
    await form.getByLabel('Verification code').fill(await smsCode(brand, mobile))
    await expect(form.getByRole('textbox', { name: 'Password', exact: true })).toHaveCount(password ? 1 : 0)
    if (password) {
      await form.getByRole('textbox', { name: 'Password', exact: true }).fill(demoPassword)
      await form.getByLabel('Confirm password').fill(demoPassword)
      await form.getByRole('button', { name: 'Continue' }).click()
      await form.getByLabel('Email').fill('player@example.com')
    }
    for (const consent of await form.getByRole('checkbox').all()) await consent.check()
    await form.getByRole('button', { name: 'Create account' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(/\/index$/)
    await expect(page.getByRole('button', { name: `Account menu of ${mobile}` })).toBeVisible()
  })
}

test.describe('one click', () => {
  const stub = (answer: string) => `
    window.stored = []
    window.PasswordCredential = class { constructor(data) { Object.assign(this, data, { type: 'password' }) } }
    const container = { get: async (options) => { window.asked = options; ${answer} }, store: async (one) => { window.stored.push(one) } }
    Object.defineProperty(navigator, 'credentials', { value: container })
  `
  const button = (page: Page) => page.getByRole('button', { name: 'Log in with one click' })

  test('logs in with what the browser keeps', async ({ page }) => {
    await page.addInitScript(stub(`return new PasswordCredential({ id: 'member01', password: '${demoPassword}' })`))
    await page.goto(`${siteOf('aurora')}${login}`)
    await button(page).click()
    await expect(page.getByRole('button', { name: 'Account menu of member01' })).toBeVisible()
    expect(await page.evaluate('window.asked')).toEqual({ password: true, mediation: 'optional' })
  })

  for (const [name, answer] of [
    ['none is kept', 'return null'],
    ['it is refused', "throw new DOMException('no', 'NotAllowedError')"],
  ] as const) {
    test(`says so where ${name}`, async ({ page }) => {
      await page.addInitScript(stub(answer))
      await page.goto(`${siteOf('aurora')}${login}`)
      await button(page).click()
      await expect(page.getByRole('alert').filter({ hasText: 'has no saved login' })).toBeVisible()
      await expectAccessible(page)
    })
  }

  test('a saved login that does not work any more is told', async ({ page }) => {
    await page.addInitScript(stub("return new PasswordCredential({ id: 'member01', password: 'Wrong123' })"))
    await page.goto(`${siteOf('aurora')}${login}`)
    await button(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Username or password is wrong' })).toBeVisible()
  })

  test('of the form and of the browser’s store, only what was tried last has something to say', async ({ page }) => {
    await page.addInitScript(stub("return new PasswordCredential({ id: 'agent41', password: 'Wrong123' })"))
    await page.goto(`${siteOf('aurora')}${login}`)
    const told = page.getByRole('alert').filter({ hasText: /Username or password is wrong|characters in the picture/i })
    const send = page.locator('form').getByRole('button', { name: 'Log in', exact: true })
    await page.getByRole('textbox', { name: 'Username' }).fill('agent41')
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Wrong123')
    for (let time = 0; time < 3; time += 1) {
      const answered = page.waitForResponse('**/wps/session/login')
      await send.click()
      await answered
      await expect(told).toHaveCount(1)
    }
    await expect(page.getByLabel('Characters in the picture')).toBeVisible()
    await button(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'log in with the form' })).toBeVisible()
    await expect(told).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue('Wrong123')
  })

  test('a login that worked is offered to the browser, which asks the visitor itself; we keep nothing', async ({
    page,
  }) => {
    await page.addInitScript(stub('return null'))
    await page.goto(`${siteOf('aurora')}${login}`)
    await page.getByRole('textbox', { name: 'Username' }).fill('vip01')
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(demoPassword)
    await page.locator('form').getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Account menu of vip01' })).toBeVisible()
    await expect
      .poll(() => page.evaluate('window.stored'))
      .toMatchObject([{ id: 'vip01', password: demoPassword, type: 'password' }])
    const kept = await page.evaluate(() =>
      JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
        location.href,
        document.body.outerHTML,
      ]),
    )
    expect(kept).not.toContain(demoPassword)
  })

  test('is absent where the browser has no store, and where the module is off', async ({ page }) => {
    await page.addInitScript('delete window.PasswordCredential')
    await page.goto(`${siteOf('aurora')}${login}`)
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
    await expect(button(page)).toHaveCount(0)
    await page.goto(`${siteOf('sahara')}${login}`)
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
    await expect(button(page)).toHaveCount(0)
  })
})
