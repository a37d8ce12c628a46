import type { Page } from '@playwright/test'
import { emulatorProject, startEmulator } from '../../scripts/firebaseEmulator.mjs'
import { serveGapi } from './gapi'
import { again, endToken, fillLogin } from './loginAgain'
import { axeFindings, storeSession } from './signIn'
import { expect, freshMobile, freshName, place, siteOf, test } from './support'

const login = '/help?modal=loginPopupModal'
const service = (page: Page, name: 'Google' | 'Facebook') => page.getByRole('button', { name: `Continue with ${name}` })
const accountMenu = (page: Page, name: RegExp) => page.getByRole('button', { name })

let emulator: Awaited<ReturnType<typeof startEmulator>>
test.beforeAll(async () => {
  // installs it on a machine that has none; what goes wrong there fails these tests with its reason
  test.setTimeout(300_000)
  emulator = await startEmulator(Number(place().port) + 3)
})
test.afterAll(() => emulator?.stop())
test.beforeEach(({ context }) => serveGapi(context))

/** Codes that the emulator "sent", newest first. */
async function codeOf(number: string): Promise<string> {
  const answer = await fetch(`${emulator.url}/emulator/v1/projects/${emulatorProject}/verificationCodes`)
  const { verificationCodes } = (await answer.json()) as {
    verificationCodes: readonly { phoneNumber: string; code: string }[]
  }
  return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === number)?.code ?? ''
}

/** Adds an account at the emulator's page of the service, or takes one that is there. */
async function choose(window: Page, email: string): Promise<void> {
  const known = window.locator('.js-reuse-account', { hasText: email })
  await window.locator('.js-new-account').waitFor()
  if ((await known.count()) > 0) return known.click()
  await window.locator('.js-new-account').click()
  await window.locator('#email-input').fill(email)
  await window.locator('#display-name-input').fill('Player')
  await window.locator('#sign-in').click()
}

async function enterBy(page: Page, name: 'Google' | 'Facebook', email: string): Promise<void> {
  const opened = page.waitForEvent('popup')
  await service(page, name).click()
  await choose(await opened, email)
}

async function expectAccessible(page: Page) {
  // a toast that lies over a button of the page is not what is looked at here
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('button')).toHaveCount(0, { timeout: 15_000 })
  expect(await axeFindings(page)).toEqual([])
}

test('Google: an account is opened the first time and found again; nothing of the token stays', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto(`${siteOf('aurora')}${login}`)
  await expect(service(page, 'Google')).toBeVisible()
  expect(scripts.filter((url) => /adapter|apis\.google/.test(url))).toEqual([])
  const email = `${freshName()}@example.com`
  let token = ''
  page.on('response', (response) => {
    if (response.url().includes('signInWithIdp'))
      void response.json().then((body: { idToken?: string }) => (token = body.idToken ?? ''))
  })
  await enterBy(page, 'Google', email)
  // the emulator answers its first call late
  await expect(accountMenu(page, /^Account menu of (Player|g)/)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('dialog', { name: 'Log in' })).toHaveCount(0)
  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      location.href,
      document.documentElement.outerHTML,
      databases,
    ])
  })
  expect(token.length).toBeGreaterThan(100)
  expect(kept).not.toContain(token)
  expect(kept).not.toContain('firebaseLocalStorageDb')

  const account = await page.evaluate(() => sessionStorage.getItem('account'))
  expect(account).toMatch(/^g[a-z0-9]{7}$/)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(`${siteOf('aurora')}${login}`)
  await enterBy(page, 'Google', email)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('account'))).toBe(account)
})

test('a window that is closed is told, and the next try works', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}${login}`)
  const opened = page.waitForEvent('popup')
  await service(page, 'Facebook').click()
  await (await opened).close()
  await expect(page.getByRole('alert').filter({ hasText: 'Login failed' })).toBeVisible({ timeout: 25_000 })
  await expectAccessible(page)
  await enterBy(page, 'Facebook', `${freshName()}@example.com`)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('account'))).toMatch(/^f/)
})

test('where windows are blocked the page goes to the service and comes back', async ({ page }) => {
  await page.addInitScript('window.open = () => null')
  await page.goto(`${siteOf('aurora')}${login}`)
  await service(page, 'Google').click()
  await page.waitForURL(/emulator\/auth\/handler/)
  await choose(page, `${freshName()}@example.com`)
  await expect(accountMenu(page, /^Account menu of/)).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('marquee.firebaseRedirect'))).toBeNull()
})

test('services that the merchant does not have are absent', async ({ page }) => {
  for (const brand of ['jade', 'sahara']) {
    await page.goto(`${siteOf(brand)}/login`)
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
    await expect(service(page, 'Google')).toHaveCount(0)
    await expect(service(page, 'Facebook')).toHaveCount(0)
  }
})

test.describe('a number verified by Firebase', () => {
  const phonePage = async (page: Page) => {
    await page.goto(`${siteOf('jade')}${login}`)
    const dialog = page.getByRole('dialog', { name: 'Log in' })
    await dialog.getByRole('tab', { name: 'Phone' }).click()
    await dialog.getByRole('button', { name: 'Continue with phone number' }).click()
    await expect(page).toHaveURL(/\/login\?way=firebasePhone/)
  }

  test('logs in with the code', async ({ page }) => {
    await phonePage(page)
    const number = freshMobile(11)
    await page.getByLabel('Phone number').fill(number)
    await page.getByRole('button', { name: 'Send code' }).dblclick()
    await expect(page.getByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled()
    await expectAccessible(page)
    const code = await codeOf(`+86${number}`)
    const wrong = code === '000000' ? '000001' : '000000'
    await page.getByLabel('Verification code').fill(wrong)
    const submit = page.locator('form').getByRole('button', { name: 'Log in', exact: true })
    await submit.click()
    await expect(page.getByLabel('Verification code')).toHaveAccessibleDescription(/code is wrong/)
    await page.getByLabel('Verification code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await submit.click()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('account'))).toMatch(/^p/)
  })

  /** Conditions that the emulator has no way to make: the answer is Google's, as it says them. */
  const refusals = [
    ['INVALID_PHONE_NUMBER : Invalid format.', 'not a valid phone number'],
    ['MISSING_PHONE_NUMBER', 'Enter your phone number'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Wait 5 minutes'],
    ['QUOTA_EXCEEDED : Exceeded quota.', 'No more codes can be sent today'],
    ['CAPTCHA_CHECK_FAILED', 'verification failed'],
    ['OPERATION_NOT_ALLOWED', 'not enabled'],
    ['SOMETHING_NEW', 'Something unexpected happened'],
  ] as const
  for (const [answer, words] of refusals) {
    test(`says what ${answer.split(' ')[0]} means`, async ({ page }) => {
      await page.route('**/accounts:sendVerificationCode**', (route) =>
        route.fulfill({
          status: 400,
          json: { error: { code: 400, message: answer } },
          headers: { 'access-control-allow-origin': '*' },
        }),
      )
      await page.goto(`${siteOf('jade')}/login?way=firebasePhone`)
      await page.getByLabel('Phone number').fill('13912345678')
      await page.getByRole('button', { name: 'Send code' }).click()
      const warning = page.getByRole('dialog', { name: 'The code was not sent' })
      await expect(warning).toContainText(words)
      await warning.getByRole('button', { name: 'OK' }).click()
      await expect(page.getByLabel('Phone number')).toHaveValue('13912345678')
      const again = answer.startsWith('TOO_MANY') ? /Send again in (300|29\d) s/ : 'Send code'
      await expect(page.getByRole('button', { name: again })).toBeVisible()
    })
  }

  test('a code that no page sent any more asks for a new one', async ({ page }) => {
    await page.goto(`${siteOf('jade')}/login?way=firebasePhone`)
    await page.getByLabel('Phone number').fill('13912345678')
    await page.getByLabel('Verification code').fill('123456')
    await page.locator('form').getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByLabel('Verification code')).toHaveAccessibleDescription(/has expired/)
  })
})

test.describe('linking in the member centre', () => {
  const centre = async (page: Page, username: string) => {
    await storeSession(page, 'aurora', username)
    await page.goto(`${siteOf('aurora')}/member?page=securityCenter`)
    await expect(page.getByRole('heading', { name: 'Linked profiles' })).toBeVisible()
  }

  test('a profile is linked after the member’s word, for good, and logs in from then on', async ({ page }) => {
    await centre(page, 'member01')
    const email = `${freshName()}@example.com`
    const open = async () => {
      const opened = page.waitForEvent('popup')
      await page.getByRole('button', { name: 'Link Google' }).click()
      await choose(await opened, email)
    }
    const dialog = page.getByRole('dialog', { name: 'Link this profile?' })
    await open()
    await expect(dialog).toContainText(email)
    await expect(dialog).toContainText('cannot be changed or removed')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Link Google' })).toBeVisible()

    await open()
    await dialog.getByRole('button', { name: 'Link permanently' }).click()
    await expect(page.getByText('The profile is linked to your account')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Link Google' })).toHaveCount(0)
    await expect(page.getByRole('main')).toContainText('t***@example.com')
    await expectAccessible(page)

    await page.evaluate(() => sessionStorage.clear())
    await page.goto(`${siteOf('aurora')}${login}`)
    await enterBy(page, 'Google', email)
    await expect(accountMenu(page, /^Account menu of member01/)).toBeVisible()
  })

  test('a number is linked by its code; the profile of another account is refused', async ({ page }) => {
    const email = `${freshName()}@example.com`
    await page.goto(`${siteOf('aurora')}${login}`)
    await enterBy(page, 'Facebook', email)
    await expect(accountMenu(page, /^Account menu of/)).toBeVisible()
    await page.evaluate(() => sessionStorage.clear())

    await centre(page, 'vip01')
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Link Facebook' }).click()
    await choose(await opened, email)
    const dialog = page.getByRole('dialog', { name: 'Link this profile?' })
    await dialog.getByRole('button', { name: 'Link permanently' }).click()
    await expect(dialog.getByRole('alert')).toContainText('already belongs to another account')
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    const number = freshMobile(11)
    await page.getByRole('button', { name: 'Link Phone number' }).click()
    await page.getByRole('textbox', { name: 'Phone number' }).fill(number)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled()
    await page.getByLabel('Verification code').fill(await codeOf(`+86${number}`))
    await page.getByRole('button', { name: 'Verify number' }).click()
    await expect(dialog).toContainText(`+86${number}`)
    await dialog.getByRole('button', { name: 'Link permanently' }).click()
    await expect(page.getByRole('main')).toContainText(`****${number.slice(-3)}`)
  })

  test('a window that the member closes is no failure, and a failure is gone once the phone form opens', async ({
    page,
  }) => {
    await page.clock.install()
    await centre(page, 'zora03')
    const link = page.getByRole('button', { name: 'Link Facebook' })
    const alert = page.getByRole('main').getByRole('alert')
    const open = async () => {
      const opened = page.waitForEvent('popup')
      await link.click()
      return opened
    }
    await (await open()).close()
    // Firebase looks for a closed window every two seconds, and waits for eight more
    await page.clock.runFor(15_000)
    await expect(link).toBeEnabled()
    await expect(alert).toHaveCount(0)

    await page.route('**/accounts:signInWithIdp**', (route) => route.abort())
    await choose(await open(), `${freshName()}@example.com`)
    await expect(alert).toBeVisible()
    await page.getByRole('button', { name: 'Link Phone number' }).click()
    await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeVisible()
    await expect(alert).toHaveCount(0)
  })

  test('a session that ends before the member’s word: after the login the same is linked', async ({ page }) => {
    await centre(page, 'zora03')
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Link Google' }).click()
    await choose(await opened, `${freshName()}@example.com`)
    const dialog = page.getByRole('dialog', { name: 'Link this profile?' })
    await expect(dialog).toBeVisible()
    await endToken(page)
    await dialog.getByRole('button', { name: 'Link permanently' }).click()
    await fillLogin(again(page), 'zora03')
    await expect(again(page)).toHaveCount(0)
    await expect(dialog).toBeVisible()
    await expect(dialog.getByText('You are not logged in')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Link permanently' }).click()
    await expect(page.getByText('The profile is linked to your account')).toBeVisible()
  })

  test('where the merchant links nothing the panel is absent', async ({ page }) => {
    await storeSession(page, 'sahara', 'member01')
    await page.goto(`${siteOf('sahara')}/member?page=securityCenter`)
    await expect(page.getByRole('heading', { name: 'My account' }).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Linked profiles' })).toHaveCount(0)
  })
})
