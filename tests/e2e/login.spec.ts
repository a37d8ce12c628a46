import type { Page } from '@playwright/test'
import {
  captchaOf,
  demoPassword,
  expect,
  freshMobile,
  freshName,
  giveAccount,
  logIn,
  logOut,
  scenario,
  siteOf,
  smsCode,
  test,
} from './support'
import {
  axeInBothThemes,
  expectSignedIn,
  forgetAddresses,
  module,
  openLogin,
  secretsOf,
  send,
  watchCalls,
} from './signIn'

const loginCall = '/wps/session/login'
const times = (calls: readonly string[], path: string) => calls.filter((call) => call === path).length

test.afterEach(async () => {
  for (const merchant of ['aurora', 'jade', 'sahara']) await scenario('normal', merchant)
})

test.describe('name and password', () => {
  test('a doubled click sends one request', async ({ page }) => {
    const calls = watchCalls(page)
    await openLogin(page, 'aurora')
    await page.getByRole('textbox', { name: 'Username' }).fill('  member01 ')
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(demoPassword)
    await page.locator('form').getByRole('button', { name: 'Log in' }).dblclick()
    await expectSignedIn(page, 'member01')
    expect(times(calls, loginCall)).toBe(1)
    expect(times(calls, '/wps/system/settings/consolidated')).toBe(0)
  })

  test('Log in pressed while the login is on its way leads on to where it was asked for', async ({ page }) => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route('**/assets/signIn-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${siteOf('aurora')}/help?modal=loginPopupModal&next=%2Fpromotions`)
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
    letGo()
    await send(page, 'member01')
    await expect(page).toHaveURL(/\/promotions$/)
    await expectSignedIn(page, 'member01')
  })

  test('what is missing is said before anything is sent', async ({ page }) => {
    const calls = watchCalls(page)
    await openLogin(page, 'aurora')
    await page.locator('form').getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByText('Enter your username')).toBeVisible()
    await expect(page.getByText('Enter your password')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeFocused()
    expect(times(calls, loginCall)).toBe(0)
  })

  test('after three failures a captcha, whose picture comes once a second at most', async ({ page }) => {
    const calls = watchCalls(page)
    await openLogin(page, 'jade')
    for (let tries = 0; tries < 3; tries += 1) {
      await send(page, 'member01', 'Wrong123')
      await expect(page.getByText('Username or password is wrong.')).toBeVisible()
      await expect.poll(() => times(calls, loginCall)).toBe(tries + 1)
    }
    const form = page.locator('form')
    await expect(form.getByRole('img', { name: /characters to type/ })).toBeVisible()
    const before = times(calls, '/wps/captcha')
    const another = form.getByRole('button', { name: 'Show another picture' })
    for (let press = 0; press < 5; press += 1) await another.click()
    expect(times(calls, '/wps/captcha') - before).toBeLessThanOrEqual(1)
    await send(page, 'member01')
    await expect(page.getByText('Enter the characters from the picture')).toBeVisible()
    // nothing was sent: what was said of the try before is gone
    await expect(page.getByText('Username or password is wrong.')).toHaveCount(0)
    await form.getByLabel('Characters in the picture').fill('nope')
    await send(page, 'member01')
    await expect(form.getByLabel('Characters in the picture')).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByLabel('Characters in the picture')).toHaveValue('')
    await expect(form.getByRole('img', { name: /characters to type/ })).toBeVisible()
    await form.getByLabel('Characters in the picture').fill(await captchaOf(form))
    await send(page, 'member01')
    await expectSignedIn(page, 'member01')
  })

  test('nothing of it is left in storage, the address or the page', async ({ page }) => {
    await page.goto(siteOf('aurora'))
    await logIn(page, 'member01')
    expect(await secretsIn(page, demoPassword)).toEqual([])
  })
})

test.describe('geetest', () => {
  const slide = async (page: Page) => {
    const slider = page.getByRole('slider', { name: 'Position of the ball' })
    await expect(slider).toBeFocused()
    const mark = Number(/at (\d+)/.exec(await page.getByText(/Slide the ball to the mark at/).innerText())?.[1])
    for (let step = 0; step < mark; step += 1) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
  }

  test('comes before the login, is done with keys, and counts once', async ({ page }) => {
    await module('aurora', 'GEETEST3')
    const calls = watchCalls(page)
    await openLogin(page, 'aurora')
    await send(page, 'member01', 'Wrong123')
    await slide(page)
    await expect(page.getByText('Username or password is wrong.')).toBeVisible()
    await send(page, 'member01')
    await slide(page)
    await expectSignedIn(page, 'member01')
    expect(calls.filter((call) => call === loginCall || call === '/sandbox/geetest/verify')).toEqual([
      '/sandbox/geetest/verify',
      loginCall,
      '/sandbox/geetest/verify',
      loginCall,
    ])
  })

  test('closed, it sends nothing and says what is missing; the form is as it was', async ({ page }) => {
    await module('aurora', 'GEETEST3')
    const calls = watchCalls(page)
    await openLogin(page, 'aurora')
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Close' }).last().click(),
      // as a browser does unasked
      () => page.locator('dialog:has(input[type=range])').evaluate((dialog: HTMLDialogElement) => dialog.close()),
    ]) {
      await send(page, 'member01')
      await expect(page.getByRole('slider')).toBeVisible()
      await leave()
      await expect(page.getByRole('slider')).toHaveCount(0)
      await expect(page.getByText('Complete the verification first.')).toBeVisible()
    }
    await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('member01')
    expect(times(calls, loginCall)).toBe(0)
  })

  test('a script that does not come is a network error, and the next try loads it again', async ({ page }) => {
    await module('aurora', 'GEETEST3')
    await openLogin(page, 'aurora')
    await page.route('**/sandbox/geetest/gt4.js', (route) => route.abort(), { times: 1 })
    await send(page, 'member01')
    await expect(page.getByText(/connection/i)).toBeVisible()
    await send(page, 'member01')
    await slide(page)
    await expectSignedIn(page, 'member01')
  })

  test('comes before registration too', async ({ page }) => {
    await module('jade', 'GEETEST3')
    const name = freshName()
    await page.goto(`${siteOf('jade')}/register`)
    const form = page.getByRole('dialog', { name: 'Register' }).locator('form')
    await giveAccount(form, name)
    await form.getByLabel('Real name').fill('王小明')
    await form.getByLabel('Phone number').fill(`139${String(Date.now()).slice(-8)}`)
    await form.getByLabel('Characters in the picture').fill(await captchaOf(form))
    for (const consent of await form.getByRole('checkbox').all()) await consent.check()
    await form.getByRole('button', { name: 'Create account' }).click()
    await slide(page)
    await expectSignedIn(page, name)
  })

  test('is asked for once more where a hidden code of the address had to be dropped', async ({ page }) => {
    await module('sahara', 'GEETEST3')
    const name = freshName()
    const mobile = freshMobile(9)
    await page.goto(`${siteOf('sahara')}/register?referralCode=NOBODY99`)
    const form = page.getByRole('dialog', { name: 'Register' }).locator('form')
    await page.getByRole('tab', { name: 'Username' }).click()
    await giveAccount(form, name)
    await form.getByLabel('Phone number').fill(mobile)
    await form.getByRole('button', { name: 'Send code' }).click()
    await expect(form.getByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled()
    await form.getByLabel('Verification code').fill(await smsCode('sahara', mobile))
    for (const consent of await form.getByRole('checkbox').all()) await consent.check()
    const refused = page.waitForResponse('**/wps/member/register')
    await form.getByRole('button', { name: 'Create account' }).click()
    await slide(page)
    await refused
    await slide(page)
    await expectSignedIn(page, name)
    await expect(page).toHaveURL(/\/index$/)
  })

  test('is not there where the module is off', async ({ page }) => {
    const calls = watchCalls(page)
    await openLogin(page, 'jade')
    await send(page, 'member01')
    await expectSignedIn(page, 'member01')
    expect(calls.filter((call) => call.includes('geetest'))).toEqual([])
  })
})

test.describe('an unregistered address', () => {
  test.beforeEach(() => forgetAddresses('aurora', 'newip01'))

  const check = (page: Page) => page.getByRole('region', { name: 'Confirm that it is you' })
  const begin = async (page: Page) => {
    await module('aurora', 'LOGINIPVERF3')
    await openLogin(page, 'aurora')
    await send(page, 'newip01')
    await expect(check(page)).toBeVisible()
  }
  const ways = {
    sms: { name: /Code by SMS to 138\*\*\*\*007/, label: 'Verification code', sends: true },
    email: { name: /Code by email to n\*\*\*@example\.com/, label: 'Verification code', sends: true },
    google: { name: 'Code from your authenticator app', label: 'Code from the app', sends: false },
    bankName: { name: 'Name on your bank account', label: 'Account holder', sends: false },
  } as const

  for (const [way, { name, label, sends }] of Object.entries(ways)) {
    test(`is checked by ${way}`, async ({ page }) => {
      await begin(page)
      if (way !== 'sms') await check(page).getByRole('button', { name }).click()
      if (sends) {
        await check(page).getByRole('button', { name: 'Send code' }).click()
        await expect(check(page).getByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled()
      }
      const secrets = await secretsOf('aurora', 'newip01')
      const answer = secrets[way as keyof typeof ways]
      // as people type codes: in groups, or with a full-width keyboard
      const typed =
        way === 'google'
          ? answer.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
          : `${answer.slice(0, 3)}${sends ? ' ' : ''}${answer.slice(3)}`
      if (way !== 'bankName')
        await expect(check(page).getByLabel(label)).toHaveAttribute('autocomplete', 'one-time-code')
      await check(page).getByLabel(label).fill(typed)
      await check(page).getByRole('button', { name: 'Confirm', exact: true }).click()
      await expectSignedIn(page, 'newip01')
      expect(await secretsIn(page, answer)).toEqual([])
    })
  }

  test('tells how many tries are left, and begins anew after the last', async ({ page }) => {
    await begin(page)
    await check(page).getByRole('button', { name: ways.bankName.name }).click()
    for (const left of [
      'You have 4 tries left.',
      'You have 3 tries left.',
      'You have 2 tries left.',
      'You have one try left.',
    ]) {
      await check(page).getByLabel(ways.bankName.label).fill('Somebody Else')
      await check(page).getByRole('button', { name: 'Confirm', exact: true }).click()
      await expect(check(page).getByText(left)).toBeVisible()
    }
    await check(page).getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(check(page)).toHaveCount(0)
    await expect(page.getByText(/ Log in again\./)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
  })

  test('can be left for the login', async ({ page }) => {
    await begin(page)
    await check(page).getByRole('button', { name: 'Back to log in' }).click()
    await send(page, 'member01')
    await expectSignedIn(page, 'member01')
  })

  test('is no matter where the module is off, and asked once per address', async ({ page }) => {
    await openLogin(page, 'jade')
    await send(page, 'newip01')
    await expectSignedIn(page, 'newip01')
  })

  test('is asked on the page of a brand that requires the login', async ({ page }) => {
    await module('sahara', 'LOGINIPVERF3')
    await page.goto(`${siteOf('sahara')}/promotions`)
    await send(page, 'newip01')
    await check(page).getByRole('button', { name: ways.bankName.name }).click()
    await check(page).getByLabel(ways.bankName.label).fill('mira lindqvist')
    await check(page).getByRole('button', { name: 'Confirm', exact: true }).click()
    await expectSignedIn(page, 'newip01')
    await expect(page).toHaveURL(/\/promotions/)
  })
})

test.describe('a password that must be changed', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Change password' })
  const change = async (page: Page, password: string) => {
    await dialog(page).getByRole('textbox', { name: 'New password', exact: true }).fill(password)
    await dialog(page).getByLabel('Confirm new password').fill(password)
    await dialog(page).getByRole('button', { name: 'Change password' }).click()
  }

  test('the default one cannot be kept: no key, no way back leads past it', async ({ page }) => {
    await page.goto(siteOf('aurora'))
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
    const asked = page.waitForResponse((response) => response.url().endsWith('/edge/default-password'))
    await send(page, 'default01', 'Welcome1')
    expect((await asked).status()).toBe(200)
    await expect(dialog(page).getByText(/every new account gets/)).toBeVisible()
    await expect(dialog(page).getByLabel('Current password')).toHaveCount(0)
    await expect(dialog(page).getByLabel('Confirm new password')).toBeVisible()
    await expect(dialog(page).locator('[aria-invalid=true]')).toHaveCount(0)
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toHaveCount(0)
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(dialog(page)).toBeVisible()
    await page.goBack()
    await expect(dialog(page)).toBeVisible()
    await expect(page).toHaveURL(/modal=changePasswordModal/)
    expect(await page.evaluate(() => sessionStorage.getItem('account'))).toBeNull()

    await change(page, 'Welcome1')
    await expect(dialog(page).getByText('Choose a password that differs from the current one.')).toBeVisible()
    await dialog(page).getByRole('textbox', { name: 'New password', exact: true }).fill('Better22')
    await expect(dialog(page).getByText(/^(Could be stronger|Good|Strong)$/)).toBeVisible()
    await change(page, 'Better22')
    await expectSignedIn(page, 'default01')
    await expect(page).toHaveURL(/\/index$/)
    expect(await secretsIn(page, 'Better22')).toEqual([])
    await logOut(page)
    await logIn(page, 'default01', 'Better22')
  })

  test('logging out instead leaves a visitor, a reload too', async ({ page }) => {
    await page.goto(`${siteOf('sahara')}/login`)
    await send(page, 'default01', 'Welcome1')
    await dialog(page).getByRole('button', { name: 'Log out' }).click()
    await expect(dialog(page)).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
    await send(page, 'default01', 'Welcome1')
    await expect(dialog(page)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  })

  test('an expired one, where the settings say so', async ({ page }) => {
    await openLogin(page, 'aurora')
    await send(page, 'expired01')
    await expect(dialog(page).getByText('Your password has expired.', { exact: false })).toBeVisible()
    await change(page, 'Better22')
    await expectSignedIn(page, 'expired01')
    await openLogin(page, 'jade')
    await send(page, 'expired01')
    await expectSignedIn(page, 'expired01')
  })

  test('a first login, then the news for who is new', async ({ page }) => {
    await openLogin(page, 'aurora')
    await send(page, 'newbie01')
    await expect(dialog(page).getByText(/Somebody else has opened this account/)).toBeVisible()
    await change(page, 'Better22')
    const news = page.getByRole('dialog', { name: 'News for you' })
    await expect(news.getByText('Good to have you with us')).toBeVisible()
    await expect(page).toHaveURL(/modal=afterLoginModal/)
    await news.getByRole('button', { name: 'Got it' }).click()
    await expect(news).toHaveCount(0)
    await expectSignedIn(page, 'newbie01')
    await expect(page).not.toHaveURL(/modal=/)
  })

  test('by the member in the member centre, with the old one once it is not known any more', async ({ page }) => {
    const name = freshName()
    await registered(page, name)
    await page.goto(`${siteOf('jade')}/member`)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page).toHaveURL(/modal=changePasswordModal/)
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Change password' }).click()
    await dialog(page).getByLabel('Current password').fill('Wrong123')
    await change(page, 'Better22')
    await expect(dialog(page).getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true')
    await dialog(page).getByLabel('Current password').fill(demoPassword)
    await change(page, 'Better22')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/index$/)
    await logOut(page)
    await logIn(page, name, 'Better22')
    // known still: it was typed a moment ago
    await page.getByRole('button', { name: /^Account menu of/ }).click()
    await page.getByRole('menuitem', { name: 'Member centre' }).click()
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(dialog(page).getByRole('textbox', { name: 'New password', exact: true })).toBeVisible()
    await expect(dialog(page).getByLabel('Current password')).toHaveCount(0)
    await change(page, 'Better33')
    await expect(page).toHaveURL(/\/index$/)
  })

  test('asked for by its address without a session, comes after the login', async ({ page }) => {
    await page.goto(`${siteOf('jade')}/index?modal=changePasswordModal`)
    await send(page, 'member01')
    await expect(dialog(page)).toBeVisible()
    await expect(dialog(page).getByLabel('Current password')).toHaveCount(0)
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expectSignedIn(page, 'member01')
  })
})

for (const language of ['EN', 'AR']) {
  test.describe(language, () => {
    test.use({ language })
    test('every step of the login passes axe in both themes', async ({ page }) => {
      await module('aurora', 'LOGINIPVERF3')
      await forgetAddresses('aurora', 'newip01')
      const fill = async (name: string, password: string) => {
        await page.goto(`${siteOf('aurora')}/help?modal=loginPopupModal`)
        await page.locator('form input[name=username]').fill(name)
        await page.locator('form input[name=password]').fill(password)
        await page.locator('form button[type=submit]').click()
      }
      await fill('newip01', demoPassword)
      await expect(page.locator('#second-check')).toBeVisible()
      expect.soft(await axeInBothThemes(page)).toEqual([])
      await page.getByRole('dialog').getByRole('listitem').last().getByRole('button').click()
      await page.locator('form button[type=submit]').click()
      expect.soft(await axeInBothThemes(page)).toEqual([])

      await module('sahara', 'GEETEST3')
      await fill2(page)
      await expect(page.getByRole('slider')).toBeVisible()
      expect.soft(await axeInBothThemes(page)).toEqual([])
      await scenario('normal', 'sahara')
      await fill2(page)
      await expect(page.locator('input[name=newPassword]')).toBeVisible()
      expect.soft(await axeInBothThemes(page)).toEqual([])
      await page.locator('dialog form button[type=submit]').click()
      expect.soft(await axeInBothThemes(page)).toEqual([])
    })
  })
}

/** Never changes it: the account is the same for every test. */
async function fill2(page: Page) {
  await page.goto(`${siteOf('sahara')}/login`)
  await page.locator('form input[name=username]').fill('default01')
  await page.locator('form input[name=password]').fill('Welcome1')
  await page.locator('form button[type=submit]').click()
}

async function registered(page: Page, name: string) {
  await page.goto(`${siteOf('jade')}/register`)
  const form = page.getByRole('dialog', { name: 'Register' }).locator('form')
  await giveAccount(form, name)
  await form.getByLabel('Real name').fill('王小明')
  await form.getByLabel('Phone number').fill(`139${String(Date.now()).slice(-8)}`)
  await form.getByLabel('Characters in the picture').fill(await captchaOf(form))
  for (const consent of await form.getByRole('checkbox').all()) await consent.check()
  await form.getByRole('button', { name: 'Create account' }).click()
  await expectSignedIn(page, name)
}

/** Where a secret was found that should be nowhere. */
function secretsIn(page: Page, secret: string): Promise<readonly string[]> {
  return page.evaluate((wanted) => {
    const found: string[] = []
    for (const [name, store] of [
      ['local', localStorage],
      ['session', sessionStorage],
    ] as const)
      for (const key of Object.keys(store)) if (store.getItem(key)?.includes(wanted)) found.push(`${name} ${key}`)
    if (location.href.includes(wanted)) found.push('address')
    for (const element of document.querySelectorAll('*'))
      for (const { name, value } of element.attributes)
        if (value.includes(wanted)) found.push(`${element.tagName} ${name}`)
    return found
  }, secret)
}

test.describe('on a small screen', () => {
  const barOf = (page: Page) =>
    page.getByRole('navigation', { name: 'Quick navigation' }).evaluate((bar) => bar.getBoundingClientRect().top)

  for (const brand of ['aurora', 'jade', 'sahara'])
    for (const [what, width, height, size] of [
      ['a phone', 390, 844, '100%'],
      ['the smallest', 320, 568, '100%'],
      ['letters twice as large', 390, 844, '200%'],
    ] as const)
      test(`${brand}, ${what}: nothing that has the focus is under the bar or the header`, async ({ page }) => {
        await page.setViewportSize({ width, height })
        await page.goto(`${siteOf(brand)}/login`)
        const submit = page.locator('form').getByRole('button', { name: 'Log in' })
        await expect(submit).toBeVisible()
        const bar = await barOf(page)
        if (what === 'a phone') {
          const box = await submit.boundingBox()
          expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(bar - 16)
        }
        await page.evaluate((zoom) => void (document.documentElement.style.fontSize = zoom), size)
        await page.getByRole('textbox', { name: 'Username' }).focus()
        for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
          await page.keyboard.press(key)
          // the page is scrolled, and the header gives way, in the next frames
          const places = () =>
            page.evaluate(() => {
              const at = document.activeElement?.getBoundingClientRect()
              const header = document.querySelector('header')?.getBoundingClientRect()
              const main = document.querySelector('main')?.contains(document.activeElement) ?? false
              return { main, top: at?.top ?? 0, bottom: at?.bottom ?? 0, header: header?.bottom ?? 0 }
            })
          await expect
            .poll(async () => {
              const { main, top, bottom, header } = await places()
              return !main || (top >= header && bottom <= bar)
            }, key)
            .toBe(true)
        }
      })
})
