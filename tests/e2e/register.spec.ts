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
  giveAccount,
  logIn,
  logOut,
  openOptional,
  scenario,
  siteOf,
  smsCode,
  test,
} from './support'
import { module } from './signIn'

/** What each brand's platform asks for, besides name and password. */
const brands: Readonly<Record<string, (form: Locator, page: Page) => Promise<void>>> = {
  async aurora(form) {
    await openOptional(form)
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
    await expect(form.getByRole('textbox').first()).toBeVisible()
    if ((await byName.count()) > 0) await byName.click()
    await giveAccount(form, name)
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
  const password = form.getByRole('textbox', { name: 'Password', exact: true })
  await form.getByLabel('Confirm password').fill('Other123')
  await password.fill(demoPassword)
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect(form.getByText('The two passwords do not match')).toBeVisible()
  await expect(form.getByLabel('Confirm password')).toBeFocused()
  await expect(password).not.toHaveAttribute('aria-invalid', 'true')
  await expect(name).toHaveValue('abcdefg')
  await form.getByLabel('Confirm password').fill(demoPassword)
  await expect(form.getByText('The two passwords do not match')).toHaveCount(0)
  await form.getByRole('button', { name: 'Continue' }).click()
  // nothing is said of what was not asked for before
  await expect(form.getByLabel('Email')).not.toHaveAttribute('aria-invalid', 'true')
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByLabel('Phone number')).toBeFocused()
})

test('required fields are marked, fields that are off are absent', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}/register`)
  const form = page.getByRole('dialog', { name: 'Register' }).locator('form')
  await giveAccount(form, 'walker77')
  await openOptional(form)
  await expect(form.getByLabel('Email')).toHaveAttribute('required', '')
  await expect(form.getByLabel('Telegram')).not.toHaveAttribute('required')
  await expect(form.locator('label', { hasText: 'Email' })).toContainText('*')
  await expect(form.getByLabel('QQ')).toHaveCount(0)
  await expect(form.getByLabel(/I am 18 or over/)).toBeChecked()
  for (const words of ['I am 18 or over', 'I have read and agree']) {
    await expect(form.getByRole('checkbox', { name: words })).toHaveAttribute('required', '')
    await expect(form.locator('label', { hasText: words })).toContainText('*')
  }
})

test('the brand sets the age and how its box starts', async ({ page }) => {
  await page.goto(`${siteOf('sahara')}/register`)
  const form = page.getByRole('dialog', { name: 'Register' }).locator('form')
  await giveAccount(form, 'walker77')
  await expect(form.getByLabel(/I am 21 or over/)).not.toBeChecked()
})

test('tabs follow the module flags', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}/register`)
  const dialog = page.getByRole('dialog', { name: 'Register' })
  await expect(dialog.getByRole('tab')).toHaveText(['Username', 'Phone'])
  await dialog.getByRole('tab', { name: 'Phone' }).click()
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
  await giveAccount(form, freshName())
  await brands.aurora?.(form, page)
  await form.getByLabel('Affiliate code').fill('NOBODY1')
  for (const consent of await form.getByRole('checkbox').all()) await consent.check()
  await form.getByRole('button', { name: 'Create account' }).click()
  const warning = page.getByRole('dialog', { name: 'Check your code' })
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
    await giveAccount(form, 'walker77')
    // not folded: somebody gave them
    await expect(form.getByRole('button', { name: /optional/ })).toHaveAttribute('aria-expanded', 'false')
    await expect(form.getByLabel('Invitation code')).toHaveValue('FRIEND01')
    await expect(form.getByLabel('Affiliate code')).toHaveValue('AGENT01')
  })
}

test('an invitation reaches the form over other pages, and a press outside loses passwords alone', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}/index?referralCode=FRIEND01`)
  await page.getByRole('link', { name: 'Promotions' }).first().click()
  await expect(page).toHaveURL(/\/promotions$/)
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click()
  const dialog = page.getByRole('dialog', { name: 'Register' })
  const form = dialog.locator('form')
  await giveAccount(form, 'walker77')
  await expect(form.getByLabel('Invitation code')).toHaveValue('FRIEND01')
  await form.getByLabel('Invitation code').fill('')
  await form.getByLabel('Email').fill('me@example.com')
  await page.mouse.click(5, 300)
  await expect(dialog).toHaveCount(0)
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click()
  await expect(form.getByRole('textbox', { name: 'Username' })).toHaveValue('walker77')
  await expect(form.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue('')
  await giveAccount(form, 'walker77')
  await expect(form.getByLabel('Invitation code')).toHaveValue('')
  await form.getByRole('button', { name: 'Back', exact: true }).click()
  await dialog.getByRole('tab', { name: 'Phone' }).click()
  await form.getByLabel('Phone number').fill('13800000001')
  await dialog.getByRole('tab', { name: 'Username' }).click()
  await expect(form.getByRole('textbox', { name: 'Username' })).toHaveValue('walker77')
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect(form.getByLabel('Email')).toHaveValue('me@example.com')
  await expect(form.getByLabel('Phone number')).toHaveValue('13800000001')
})

test('a reload of the tab loses passwords and codes alone, and finds the rest', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}/help?modal=registerModal`)
  const dialog = page.getByRole('dialog', { name: 'Register' })
  const form = dialog.locator('form')
  await giveAccount(form, 'walker77')
  await form.getByLabel('Phone number').fill('13800000001')
  await form.getByLabel('Verification code').fill('731946')
  await openOptional(form)
  await form.getByLabel('Nickname').fill('Strider')
  await form.getByRole('checkbox', { name: /agree to the terms/ }).check()
  await page.reload()
  await expect(form.getByRole('heading', { name: 'Step 1 of 2' })).toBeVisible()
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).toContain('Strider')
  for (const secret of [demoPassword, '731946']) expect(stored).not.toContain(secret)
  const password = form.getByRole('textbox', { name: 'Password', exact: true })
  await expect(form.getByRole('textbox', { name: 'Username' })).toHaveValue('walker77')
  await expect(password).toHaveValue('')
  await giveAccount(form, 'walker77')
  await expect(form.getByLabel('Phone number')).toHaveValue('13800000001')
  await expect(form.getByLabel('Verification code')).toHaveValue('')
  // something stands in them
  await expect(form.getByRole('button', { name: /optional/ })).toHaveAttribute('aria-expanded', 'true')
  await expect(form.getByLabel('Nickname')).toHaveValue('Strider')
  await expect(form.getByRole('checkbox', { name: /agree to the terms/ })).toBeChecked()

  await dialog.getByRole('button', { name: 'Back', exact: true }).click()
  await dialog.getByRole('tab', { name: 'Phone' }).click()
  await page.reload()
  await expect(dialog.getByRole('tab', { name: 'Phone' })).toHaveAttribute('aria-selected', 'true')
})

test('what was typed is forgotten an hour later, and once somebody was signed in', async ({ page }) => {
  await page.clock.install()
  const address = `${siteOf('aurora')}/help?modal=registerModal`
  const username = page.getByRole('dialog', { name: 'Register' }).getByRole('textbox', { name: 'Username' })
  const kept = () => page.evaluate(() => sessionStorage.getItem('marquee.registration'))
  await page.goto(address)
  await username.fill('walker77')
  await page.clock.runFor(500)
  await page.reload()
  await expect(username).toHaveValue('walker77')
  await page.clock.fastForward(3_600_000)
  await page.reload()
  await expect(username).toHaveValue('')
  expect(await kept()).toBeNull()

  await username.fill('walker77')
  await page.clock.runFor(500)
  await page.goto(`${siteOf('aurora')}/index`)
  expect(await kept()).not.toBeNull()
  await logIn(page, 'member01')
  await logOut(page)
  expect(await kept()).toBeNull()
})

test('what the platform refuses of the first step leads back to it', async ({ page }) => {
  await page.goto(`${siteOf('jade')}/register`)
  const form = page.getByRole('dialog', { name: 'Register' }).locator('form')
  await giveAccount(form, 'member01')
  await brands.jade?.(form, page)
  await form.getByRole('checkbox', { name: /agree to the terms/ }).check()
  await form.getByRole('button', { name: 'Create account' }).click()
  const username = form.getByRole('textbox', { name: 'Username' })
  await expect(username).toBeFocused()
  await expect(username).toHaveAccessibleDescription(/taken/)
  await expect(form.getByRole('heading', { name: 'Step 1 of 2' })).toBeVisible()
  const name = freshName()
  await username.fill(name)
  await username.press('Enter')
  await expect(form.getByLabel('Real name')).toHaveValue('王小明')
  await form.getByLabel('Characters in the picture').fill(await captchaOf(form))
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('button', { name: `Account menu of ${name}` })).toBeVisible()
})

test('a dialog that is closed while the account is opened: one account, and whoever went on is not pulled back', async ({
  page,
}) => {
  const path = '/wps/member/register'
  let asked = 0
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route(`**${path}`, async (route) => {
    asked++
    await answered
    await route.continue()
  })
  await page.goto(`${siteOf('jade')}/help?modal=registerModal`)
  const dialog = page.getByRole('dialog', { name: 'Register' })
  const form = dialog.locator('form')
  const name = freshName()
  const fill = async () => {
    await giveAccount(form, name)
    await brands.jade?.(form, page)
    const terms = form.getByRole('checkbox', { name: /agree to the terms/ })
    if (!(await terms.isChecked())) await terms.check()
    await form.getByRole('button', { name: 'Create account' }).click()
  }
  await fill()
  await expect.poll(() => asked).toBe(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click()
  await fill()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  answer()
  await expect(page.getByRole('button', { name: `Account menu of ${name}` })).toBeVisible()
  await expect(page).toHaveURL(/\/help$/)
  expect(asked).toBe(1)
})

test('an answer that is lost on the way: the same press again finds the account', async ({ page }) => {
  const path = '/wps/member/register'
  await page.goto(`${siteOf('jade')}/register`)
  const dialog = page.getByRole('dialog', { name: 'Register' })
  const form = dialog.locator('form')
  const name = freshName()
  await giveAccount(form, name)
  await brands.jade?.(form, page)
  await form.getByRole('checkbox', { name: /agree to the terms/ }).check()
  // the platform opens the account; nobody hears of it
  await scenario('done-then-lost', 'jade', path)
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(form.getByRole('alert')).toContainText('We don’t know yet whether your account was opened')
  await expect(form.getByRole('heading', { name: 'Step 2 of 2' })).toBeVisible()
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain(demoPassword)
  await scenario('normal', 'jade')

  // a login that is refused leaves the way to log in, with the name
  await page.route('**/wps/session/login', (route) =>
    route.fulfill({ json: { success: false, message: 'login.credential.error', value: { captcha: false } } }),
  )
  await form.getByLabel('Characters in the picture').fill(await captchaOf(form))
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(form.getByRole('alert')).toContainText('An account with this name exists. Log in if it is yours.')
  await page.unroute('**/wps/session/login')
  await form.getByRole('alert').getByRole('button', { name: 'Log in' }).click()
  const login = page.getByRole('dialog', { name: 'Log in' })
  await expect(login.getByRole('textbox', { name: 'Username' })).toHaveValue(name)
  await login.getByRole('textbox', { name: 'Password', exact: true }).fill(demoPassword)
  await login.locator('form').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('button', { name: `Account menu of ${name}` })).toBeVisible()
  await logOut(page)

  // and without one, the press leads in
  const second = freshName()
  await page.goto(`${siteOf('jade')}/register`)
  await giveAccount(form, second)
  await brands.jade?.(form, page)
  await form.getByRole('checkbox', { name: /agree to the terms/ }).check()
  await scenario('done-then-lost', 'jade', path)
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(form.getByRole('alert')).toContainText('Press “Create account” again')
  await scenario('normal', 'jade')
  await form.getByLabel('Characters in the picture').fill(await captchaOf(form))
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/index$/)
  await expect(page.getByRole('button', { name: `Account menu of ${second}` })).toBeVisible()
})

test('where the code that opens the account does not arrive, the form says so and is sent by another press', async ({
  page,
}) => {
  const file = '**/assets/register-*.js'
  await page.route(file, (route) => route.abort())
  await page.goto(`${siteOf('jade')}/register`)
  const form = page.getByRole('dialog', { name: 'Register' }).locator('form')
  const name = freshName()
  await giveAccount(form, name)
  await brands.jade?.(form, page)
  await form.getByRole('checkbox', { name: /agree to the terms/ }).check()
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(form.getByRole('alert')).toBeVisible()
  await expect(form.getByLabel('Real name')).toHaveValue('王小明')
  await page.unroute(file)
  await form.getByLabel('Characters in the picture').fill(await captchaOf(form))
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('button', { name: `Account menu of ${name}` })).toBeVisible()
})

test('optional fields are reached by keys, and one that is wrong is shown', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}/register`)
  const form = page.getByRole('dialog', { name: 'Register' }).locator('form')
  await giveAccount(form, 'walker77')
  const fold = form.getByRole('button', { name: /optional/ })
  await form.getByLabel('Email').focus()
  await page.keyboard.press('Tab')
  await expect(fold).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(form.getByLabel('Real name')).toBeFocused()
  await form.getByLabel('Telegram').fill('1')
  await fold.click()
  await expect(form.getByLabel('Telegram')).toHaveCount(0)
  await form.getByLabel('Phone number').fill('13800000001')
  await form.getByLabel('Verification code').fill('123456')
  await form.getByLabel('Email').fill('me@example.com')
  await form.getByRole('checkbox', { name: /agree to the terms/ }).check()
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(form.getByLabel('Telegram')).toBeFocused()
  await expect(form.getByLabel('Telegram')).toHaveAttribute('aria-invalid', 'true')
})

test('terms and privacy are read over the form, which stays as it is', async ({ page }) => {
  await page.goto(`${siteOf('sahara')}/register`)
  const form = page.getByRole('dialog', { name: 'Register' }).locator('form')
  await giveAccount(form, 'walker77')
  await form.getByLabel('Phone number').fill('500000001')
  const consent = form.getByRole('checkbox', { name: /agree to the terms/ })
  for (const [words, title] of [
    ['terms and conditions', 'Terms and conditions'],
    ['privacy policy', 'Privacy policy'],
  ] as const) {
    const link = form.getByRole('link', { name: words })
    await link.click()
    const paper = page.getByRole('dialog', { name: title })
    await expect(paper.getByText('Sample data from the sandbox')).toBeVisible()
    if (title === 'Privacy policy') await page.keyboard.press('Escape')
    else await paper.getByRole('button', { name: 'Back to the form' }).click()
    await expect(paper).toHaveCount(0)
    await expect(link).toBeFocused()
  }
  await expect(consent).not.toBeChecked()
  await expect(form.getByLabel('Phone number')).toHaveValue('500000001')
})

test('the offer for new members says what the platform says, and is read over the form', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}/register`)
  const dialog = page.getByRole('dialog', { name: 'Register' })
  await dialog.getByRole('textbox', { name: 'Username' }).fill('walker77')
  await dialog.getByRole('button', { name: /^For new members/ }).click()
  const offer = page.getByRole('dialog', { name: 'Seven-day welcome' })
  await expect(offer).toContainText('$20 for seven check-ins in your first 30 days')
  await page.keyboard.press('Escape')
  await expect(offer).toHaveCount(0)
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue('walker77')
})

test('without promotions there is the form alone', async ({ page }) => {
  await page.route('**/wps/relay/MCSFE_getListAnnouncements**', (route) => route.abort())
  await page.goto(`${siteOf('jade')}/register`)
  const dialog = page.getByRole('dialog', { name: 'Register' })
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toBeVisible()
})

/** What of the open dialog stands out of it sideways, and how far apart controls and the labels below them are. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
    if (!dialog) throw new Error('no dialog is open')
    const { left, right } = dialog.getBoundingClientRect()
    const shown = [...dialog.querySelectorAll('label, input, button, h2, h3, a')].filter((one) => one.checkVisibility())
    const out = shown.filter((one) => {
      const box = one.getBoundingClientRect()
      return box.width > 1 && (box.left < left - 1 || box.right > right + 1) && !one.closest('[role=tablist]')
    })
    const field = dialog.querySelector('[name=username]')
    const hints = (field?.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .flatMap((id) => document.getElementById(id) ?? [])
    const end = Math.max(...[field, ...hints].map((one) => one?.getBoundingClientRect().bottom ?? NaN))
    const below = dialog.querySelector('label[for$=_password]')?.getBoundingClientRect().top ?? NaN
    return { out: out.map((one) => one.textContent), gap: Math.round(below - end) }
  })

test('its fields are 16 px apart, and it fits narrow and wide windows at twice the size of text too', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page)
  for (const size of [16, 32]) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`${siteOf('aurora')}/register`)
      const form = page.getByRole('dialog', { name: 'Register' }).locator('form')
      await expect(form.getByRole('textbox', { name: 'Username' })).toBeVisible()
      const { out, gap } = await measure(page)
      expect(out, `${width} at ${size}`).toEqual([])
      if (size === 16) expect(gap).toBe(16)
      await expect(form.getByRole('button', { name: 'Continue' })).toBeInViewport({ ratio: 1 })
      await giveAccount(form, 'walker77')
      await openOptional(form)
      await form.getByRole('button', { name: 'Create account' }).click()
      expect((await measure(page)).out, `${width} at ${size}, second step`).toEqual([])
      await page.evaluate(() => sessionStorage.clear())
    }
  }
})

test('the button covers nothing of the last line, scrolled to the end', async ({ page }) => {
  for (const brand of ['aurora', 'jade', 'sahara'])
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`${siteOf(brand)}/register`)
      const foot = page.getByRole('dialog').locator('form [data-submit]')
      await expect(foot).toBeVisible()
      const room = () =>
        foot.evaluate((element) => {
          const last = element.previousElementSibling
          for (let box = element.parentElement; box; box = box.parentElement) box.scrollTop = box.scrollHeight
          return element.getBoundingClientRect().top - (last?.getBoundingClientRect().bottom ?? Infinity)
        })
      await expect.poll(room, `${brand} at ${width}`).toBeGreaterThanOrEqual(4)
    }
})

test('the dialog does not move while the form and its offer arrive', async ({ page }) => {
  await page.addInitScript(() => {
    const moved: number[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: readonly { node?: Node | null }[]
      })[])
        if (entry.sources.some(({ node }) => node instanceof Element && node.closest('dialog'))) moved.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const brand of ['aurora', 'jade', 'sahara'])
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await page.route('**/wps/system/setting/register', async (route) => {
        await new Promise((done) => setTimeout(done, 600))
        await route.continue()
      })
      await page.goto(`${siteOf(brand)}/register`)
      await expect(page.getByRole('dialog', { name: 'Register' }).locator('form')).toBeVisible()
      await page.waitForLoadState('networkidle')
      const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved)
      expect(
        moved.reduce((sum, one) => sum + one, 0),
        `${brand} at ${width}`,
      ).toBeLessThan(0.01)
      await page.unroute('**/wps/system/setting/register')
    }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

  test('a press on what is agreed to opens it, though an error moves it away as the field is left', async ({
    page,
  }) => {
    await page.goto(`${siteOf('aurora')}/register`)
    const form = page.getByRole('dialog', { name: 'Register' }).locator('form')
    await giveAccount(form, freshName())
    await openOptional(form)
    const field = form.getByRole('textbox', { name: 'Telegram' })
    await field.fill('@zed')
    const link = form.getByRole('link', { name: 'privacy policy' })
    await link.scrollIntoViewIfNeeded()
    await field.focus()
    const place = await link.boundingBox()
    if (!place) throw new Error('the link is not drawn')
    await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2)
    await page.mouse.down()
    await page.mouse.up()
    await expect(page.getByRole('dialog', { name: 'Privacy policy' })).toBeVisible()
    await page.getByRole('dialog', { name: 'Privacy policy' }).getByRole('button', { name: 'Back to the form' }).click()
    await expect(form.getByRole('checkbox', { name: /agree to the terms/ })).not.toBeChecked()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  })

  test('the button is in view, also above the keyboard', async ({ page }) => {
    await page.goto(`${siteOf('aurora')}/register`)
    const form = page.getByRole('dialog', { name: 'Register' }).locator('form')
    const button = form.getByRole('button', { name: 'Continue' })
    const password = form.getByLabel('Confirm password')
    await expect(button).toBeInViewport({ ratio: 1 })
    await password.focus()
    // a keyboard covers the page, which keeps its size
    await page.evaluate(() => {
      const view = window.visualViewport
      if (!view) throw new Error('no visual viewport')
      Object.defineProperty(view, 'height', { value: 340, configurable: true })
      view.dispatchEvent(new Event('resize'))
    })
    const bottom = async () => {
      const box = await button.boundingBox()
      return Math.round((box?.y ?? 0) + (box?.height ?? 0))
    }
    await expect.poll(bottom).toBeLessThan(340)
    await expect(password).toBeInViewport({ ratio: 1 })
    const [field, foot] = [await password.boundingBox(), await button.boundingBox()]
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
    await page.evaluate(() => {
      Reflect.deleteProperty(window.visualViewport ?? {}, 'height')
      window.visualViewport?.dispatchEvent(new Event('resize'))
    })
    await expect.poll(bottom).toBeGreaterThan(500)
  })
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
