import type { Page } from '@playwright/test'
import { axeFindings, axeInBothThemes } from './signIn'
import { expect, freshMobile, freshName, logOut, place, scenario, siteOf, smsCode, test } from './support'

const forgot = '/help?modal=forgetPassModal'
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Reset password' })

const expectAccessible = async (page: Page) => expect(await axeFindings(page)).toEqual([])

/** Opens an account that no other test touches, by mobile, and leaves it. */
async function openAccount(page: Page, email = 'player@example.com'): Promise<string> {
  const mobile = freshMobile(11)
  await page.goto(`${siteOf('aurora')}/register`)
  const dialog = page.getByRole('dialog', { name: 'Register' })
  await dialog.getByRole('tab', { name: 'Phone' }).click()
  const form = dialog.locator('form')
  await form.getByLabel('Phone number').fill(mobile)
  await form.getByRole('button', { name: 'Send code' }).click()
  await expect(form.getByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled()
  await form.getByLabel('Verification code').fill(await smsCode('aurora', mobile))
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill('Before123')
  await form.getByLabel('Confirm password').fill('Before123')
  await form.getByRole('button', { name: 'Continue' }).click()
  await form.getByRole('textbox', { name: 'Email' }).fill(email)
  for (const consent of await form.getByRole('checkbox').all()) await consent.check()
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('button', { name: `Account menu of ${mobile}` })).toBeVisible()
  await logOut(page)
  return mobile
}

test('from the login dialog and back again', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}/index`)
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  const dialog = dialogOf(page)
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/modal=forgetPassModal/)
  await expect(dialog.getByRole('tab')).toHaveText(['By SMS', 'By email'])
  await expect(dialog.getByRole('tab', { name: 'By SMS' })).toHaveAttribute('aria-selected', 'true')
  await dialog.getByRole('button', { name: 'Back to log in' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('by SMS: a new password, and the visitor is in', async ({ page }) => {
  const mobile = await openAccount(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await page.goto(`${siteOf('aurora')}${forgot}`)
  const dialog = dialogOf(page)
  await dialog.getByLabel('Phone number').fill(mobile)
  await dialog.getByRole('button', { name: 'Send code' }).click()
  // expiredMinutes × 60 s
  await expect(dialog.getByRole('button', { name: /Send again in (300|29\d) s/ })).toBeDisabled()
  await expectAccessible(page)
  await page.reload()
  await expect(dialog.getByRole('button', { name: /Send again in (300|2[89]\d) s/ })).toBeDisabled()

  await dialog.getByLabel('Phone number').fill(mobile)
  await dialog.getByLabel('Verification code').fill(await smsCode('aurora', mobile))
  const password = dialog.getByRole('textbox', { name: 'New password' })
  await expect(password).toHaveAttribute('autocomplete', 'new-password')
  await password.fill('lettersonly')
  await dialog.getByRole('button', { name: 'Set new password' }).click()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  expect(sent).not.toContain('/wps/member/password/verification')
  await password.fill('After1234')
  await dialog.getByRole('button', { name: 'Set new password' }).dblclick()
  await expect(page.getByRole('button', { name: `Account menu of ${mobile}` })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(sent.filter((path) => path === '/wps/member/password/verification')).toHaveLength(1)
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, document.body.outerHTML]),
  )
  expect(kept).not.toContain('After1234')
})

test('by SMS: an unknown number, a wrong code and a failing platform leave the form as it was', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}${forgot}`)
  const dialog = dialogOf(page)
  await dialog.getByLabel('Phone number').fill('13999999998')
  await dialog.getByRole('button', { name: 'Send code' }).click()
  const warning = page.getByRole('dialog', { name: 'The code was not sent' })
  await expect(warning).toContainText('No account has this number')
  await warning.getByRole('button', { name: 'OK' }).click()
  await expect(warning).toHaveCount(0)
  await dialog.getByLabel('Phone number').fill('13800000001')
  await dialog.getByLabel('Verification code').fill('１２３４５６')
  await dialog.getByRole('textbox', { name: 'New password' }).fill('After1234')
  await dialog.getByRole('button', { name: 'Set new password' }).click()
  await expect(dialog.getByLabel('Verification code')).toHaveAccessibleDescription(/code is wrong|has expired/, {
    timeout: 20_000,
  })
  await scenario('failing', 'aurora', '/wps/member/password/verification')
  try {
    await dialog.getByRole('button', { name: 'Set new password' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Something went wrong on our side')
    await expect(dialog.getByRole('textbox', { name: 'New password' })).toHaveValue('After1234')
  } finally {
    await scenario('normal', 'aurora', '/wps/member/password/verification')
  }
})

test('by email: formats are told, a stranger’s address is refused, the mail is sent form-encoded', async ({ page }) => {
  const email = `${freshName()}@example.com`
  const account = await openAccount(page, email)
  await page.goto(`${siteOf('aurora')}${forgot}`)
  const dialog = dialogOf(page)
  await dialog.getByRole('tab', { name: 'By email' }).click()
  await dialog.getByRole('textbox', { name: 'Username' }).fill('a b')
  await dialog.getByRole('textbox', { name: 'Email' }).fill('nothing')
  await dialog.getByRole('button', { name: 'Send email' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)

  await dialog.getByRole('textbox', { name: 'Username' }).fill(account)
  await dialog.getByRole('textbox', { name: 'Email' }).fill('stranger@example.com')
  await dialog.getByRole('button', { name: 'Send email' }).click()
  await expect(dialog.getByRole('alert')).toContainText('We do not know this username')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  const request = page.waitForRequest(/\/wps\/member\/password\/email/)
  await dialog.getByRole('button', { name: 'Send email' }).click()
  expect((await request).headers()['content-type']).toBe('application/x-www-form-urlencoded')
  await expect(dialog.getByRole('heading', { name: 'Check your mailbox' })).toBeFocused()
  await expect(dialog).toContainText(email)
  await expectAccessible(page)
  const { mails } = (await (
    await fetch(`${place().sandbox}/sandbox/mail?merchant=aurora&account=${account}`)
  ).json()) as {
    mails: readonly { to: string }[]
  }
  expect(mails).toMatchObject([{ to: email }])
})

for (const brand of ['jade', 'sahara']) {
  test(`${brand}: a module of the two is off, so there is the email alone`, async ({ page }) => {
    // sahara shows nothing but the login page without a session
    await page.goto(`${siteOf(brand)}/login?modal=forgetPassModal`)
    const dialog = dialogOf(page)
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeVisible()
    await expect(dialog.getByRole('tab')).toHaveCount(0)
    await expect(dialog.getByLabel('Verification code')).toHaveCount(0)
  })
}

for (const code of ['EN', 'AR']) {
  test.describe(code, () => {
    test.use({ language: code })
    test('every way of logging in and of resetting passes axe in both themes, empty and refused', async ({ page }) => {
      for (const name of ['loginPopupModal', 'forgetPassModal']) {
        await page.goto(`${siteOf('aurora')}/help?modal=${name}`)
        const dialog = page.getByRole('dialog')
        for (const place of [0, 1]) {
          await dialog.getByRole('tab').nth(place).click()
          const submit = dialog.locator('form button[type=submit]')
          await expect(submit).toBeVisible()
          expect(await axeInBothThemes(page)).toEqual([])
          await submit.click()
          await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible()
          expect(await axeInBothThemes(page)).toEqual([])
        }
      }
    })
  })
}
