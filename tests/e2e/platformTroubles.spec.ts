import { rmSync } from 'node:fs'
import sharp from 'sharp'
import { demoPaymentPassword } from '../../src/server/sandbox/seed/demoAccounts'
import { storeSession } from './signIn'
import {
  addBrand,
  ask,
  captchaOf,
  demoPassword,
  expect,
  giveAccount,
  openOptional,
  scenario,
  siteOf,
  test,
} from './support'

const settings = '/wps/system/setting/register'

test.describe.configure({ mode: 'serial' })
test.afterEach(async () => scenario('normal', 'aurora'))

test('an explosive or invalid pattern of the server neither freezes nor breaks the form', async ({ page }) => {
  await scenario('hostile-patterns', 'aurora')
  await page.goto(`${siteOf('aurora')}/register`)
  const form = page.getByRole('dialog', { name: 'Register' }).locator('form')
  const before = Date.now()
  const fillAll = async () => {
    for (const field of await form.getByRole('textbox').all()) {
      await field.fill('a'.repeat(40) + '!')
      await field.blur()
    }
  }
  await fillAll()
  await form.getByRole('button', { name: 'Continue' }).click()
  await giveAccount(form, 'walker77')
  await openOptional(form)
  await fillAll()
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(form.getByRole('button', { name: 'Create account' })).toBeVisible()
  // a backtracking engine needs longer than the universe has; this is no measure of speed
  expect(Date.now() - before).toBeLessThan(30_000)
})

for (const trouble of ['failing', 'malformed', 'not-json', 'blank', 'rate-limited']) {
  test(`registration settings ${trouble}: message, retry, header stays`, async ({ page }) => {
    await scenario(trouble, 'aurora', settings)
    await page.goto(`${siteOf('aurora')}/register`)
    const dialog = page.getByRole('dialog', { name: 'Register' })
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expect(page.locator('header').first()).toBeVisible()
    await scenario('normal', 'aurora')
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Username' })).toBeVisible()
  })
}

test('a part that the platform failed shows the id by which its logs have the request', async ({ page }) => {
  await scenario('failing', 'aurora', settings)
  const failed = page.waitForResponse((answer) => answer.url().includes(settings))
  await page.goto(`${siteOf('aurora')}/register`)
  const id = (await failed).headers()['x-request-id'] ?? ''
  expect(id).toMatch(/^[\da-f]{16}$/)
  const alert = page.getByRole('dialog', { name: 'Register' }).getByRole('alert')
  await expect(alert.getByText('Code for customer service:')).toContainText(id)
  // a refusal says what to do: there is nothing to look up
  await scenario('rate-limited', 'aurora', settings)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(alert).toContainText('Too many requests')
  await expect(alert).not.toContainText('Code for customer service')
})

test('a failed sign-in keeps what was typed and can be sent again', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}/help?modal=loginPopupModal`)
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await dialog.getByRole('textbox', { name: 'Username' }).fill('member01')
  await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(demoPassword)
  await scenario('failing', 'aurora', '/wps/session/login')
  await dialog.locator('form').getByRole('button', { name: 'Log in' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Something went wrong on our side')
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue('member01')
  await expect(dialog.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue(demoPassword)
  await scenario('normal', 'aurora')
  await dialog.locator('form').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('button', { name: /^Account menu of/ })).toBeVisible()
})

test('three wrong passwords bring the captcha', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}/help?modal=loginPopupModal`)
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await dialog.getByRole('textbox', { name: 'Username' }).fill('agent42')
  await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill('Wrong123')
  for (let attempt = 0; attempt < 3; attempt++) {
    await dialog.locator('form').getByRole('button', { name: 'Log in' }).click()
    await expect(dialog.getByRole('alert').first()).toContainText('Username or password is wrong')
  }
  await expect(dialog.getByLabel('Characters in the picture')).toBeVisible()
  await expect(dialog.getByRole('img', { name: /characters to type/i })).toBeVisible()
})

test('the captcha goes with the login that it was asked for, and nothing breaks', async ({ page }) => {
  const broken: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('does not describe')) broken.push(message.text())
  })
  await page.goto(`${siteOf('sahara')}/login`)
  const form = page.locator('form')
  const captcha = form.getByLabel('Characters in the picture')
  await form.getByRole('textbox', { name: 'Username' }).fill('agent42')
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill('Wrong123')
  for (let attempt = 0; attempt < 3; attempt++) {
    const answered = page.waitForResponse('**/wps/session/login')
    await form.getByRole('button', { name: 'Log in' }).click()
    await answered
    await expect(page.getByRole('alert').first()).toContainText('Username or password is wrong')
  }
  await captcha.fill(await captchaOf(form))
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill(demoPassword)
  await form.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('button', { name: /^Account menu of/ })).toBeVisible()
  await expect(page).toHaveURL(/\/index$/)
  expect(broken).toEqual([])
})

test('maintenance and region restriction replace every page', async ({ page }) => {
  await scenario('maintenance', 'aurora')
  await page.goto(`${siteOf('aurora')}/promotions`)
  await expect(page.getByRole('heading', { name: 'We are improving the site' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await scenario('region-restricted', 'aurora')
  await page.goto(`${siteOf('aurora')}/index`)
  await expect(page.getByRole('heading', { name: 'Not available in your region' })).toBeVisible()
})

test('maintenance comes drawn, can be read without scripts, and makes room when it is over', async ({
  page,
  browser,
}) => {
  await scenario('maintenance', 'aurora')
  // the edge asks every fifteen seconds
  await expect
    .poll(async () => (await ask('aurora.localhost', '/vip')).text, { timeout: 40_000 })
    .toMatch(/<div id="root">.*We are improving the site.*<template/s)
  const bare = await browser.newContext({ javaScriptEnabled: false })
  const read = await bare.newPage()
  expect((await read.goto(`${siteOf('aurora')}/vip`))?.status()).toBe(503)
  await expect(read.getByRole('heading', { name: 'We are improving the site' })).toBeVisible()
  await bare.close()

  const troubles: string[] = []
  page.on('pageerror', ({ message }) => troubles.push(message))
  await page.goto(`${siteOf('aurora')}/vip`)
  await expect(page.locator('#root[data-drawn]')).toBeAttached()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { name: 'We are improving the site' })).toBeVisible()
  await scenario('normal', 'aurora')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'VIP club' })).toBeVisible()
  expect(troubles).toEqual([])
})

test('an image that has arrived is not sent again when the site was closed in between', async ({ page }) => {
  await storeSession(page, 'aurora', 'vip01')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('MCSFE_uploadImage')) sent.push(request.url())
  })
  await page.goto(`${siteOf('aurora')}/promotions/detail/big-win`)
  const buffer = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#2a8f6d' } })
    .png()
    .toBuffer()
  const main = page.getByRole('main')
  await main.getByLabel('Images').setInputFiles({ name: 'win.png', mimeType: 'image/png', buffer })
  await expect(main.getByText('Uploaded')).toBeVisible()
  await scenario('maintenance', 'aurora')
  // a call that the page makes by itself may find it closed first: then nothing is there to press
  const refresh = page.getByRole('button', { name: 'Refresh balance' }).first()
  await refresh.click({ timeout: 3_000 }).catch(() => undefined)
  await expect(page.getByRole('heading', { name: 'We are improving the site' })).toBeVisible()
  await scenario('normal', 'aurora')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(main.getByText('Uploaded')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(sent).toHaveLength(1)
})

test('maintenance that begins during a visit takes its page at once; what was typed is there when it ends', async ({
  page,
}) => {
  const maintenance = page.getByRole('heading', { name: 'We are improving the site' })
  const back = page.getByRole('button', { name: 'Check again' })
  await page.goto(`${siteOf('aurora')}/feedback`)
  const message = page.getByRole('textbox', { name: /Your message/ })
  await message.fill('The reels are lovely to look at.')
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await dialog.getByRole('textbox', { name: 'Username' }).fill('member01')
  await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(demoPassword)
  await scenario('maintenance', 'aurora')
  await dialog.locator('form').getByRole('button', { name: 'Log in' }).click()
  await expect(maintenance).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await scenario('normal', 'aurora')
  await back.click()
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue('member01')
  await expect(dialog.locator('form').getByRole('button', { name: 'Log in' })).toBeFocused()
  await expect(dialog.getByText('maintenance')).toHaveCount(0)
  await dialog.locator('form').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('button', { name: /^Account menu of/ })).toBeVisible()
  await expect(message).toHaveValue('The reels are lovely to look at.')

  await page.evaluate(() => {
    const look = () => {
      if (document.body.innerText.includes('could not')) document.body.dataset['failed'] = 'told'
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  // what is still on its way would find the site closed before the link does
  await page.waitForLoadState('networkidle')
  await scenario('maintenance', 'aurora')
  await page.getByRole('navigation', { name: 'More' }).first().getByRole('link', { name: 'Points mall' }).click()
  await expect(maintenance).toBeVisible()
  await scenario('normal', 'aurora')
  // the page asks by itself too, and may be gone by now
  await back.click({ timeout: 5_000 }).catch(() => undefined)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(page.locator('body')).not.toHaveAttribute('data-failed')

  // what is said of it is true before and after the end
  await page.getByRole('main').getByRole('article').filter({ hasText: 'Demo credit 5' }).getByRole('button').click()
  const redeem = page.getByRole('dialog', { name: 'Redeem this reward?' })
  await redeem.getByRole('textbox', { name: 'Payment password' }).fill(demoPaymentPassword)
  await scenario('done-then-lost', 'aurora', '/wps/relay/passwordCheck/MCS2_redeemPointReward')
  await redeem.getByRole('button', { name: /Redeem for/ }).click()
  await expect(redeem.getByText('We do not know yet').first()).toBeVisible()
  await redeem.getByRole('button', { name: 'Close' }).first().click()
  await expect(redeem).toHaveCount(0)
  // what the page asks by itself would find the maintenance before the press does
  await page.route('**/wps/relay/CSP_getInbox**', (route) => route.abort())
  await page.waitForLoadState('networkidle')
  await scenario('maintenance', 'aurora')
  await page.getByRole('button', { name: 'Check status' }).click()
  await expect(maintenance).toBeVisible()
  await scenario('normal', 'aurora')
  // the page may have come back by itself meanwhile
  await back.click({ timeout: 3_000 }).catch(() => undefined)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(page.getByText('The site was closed for maintenance, so this was not done.').first()).toBeVisible()
})

test.describe('everything', () => {
  // a merchant of its own: the edge keeps what the platform answered, and the next test would start from that
  let folder: string
  test.beforeAll(async () => {
    folder = addBrand('troubled')
    await expect.poll(async () => (await ask('troubled.localhost', '/')).status).toBe(200)
  })
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

  for (const trouble of ['failing', 'malformed', 'not-json', 'empty']) {
    test(`${trouble}: header and footer stay`, async ({ page }) => {
      await scenario(trouble, 'troubled')
      await page.goto(`${siteOf('troubled')}/index`)
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(page.getByRole('link', { name: /home page/ }).first()).toBeVisible()
    })
  }
})

test('a page whose file does not arrive says so, keeps the header, and loads on another try', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}/index`)
  await expect(page.getByRole('banner')).toBeVisible()
  const file = '**/assets/HallPage-*.js'
  await page.route(file, (route) => route.abort())
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Slots' })
    .or(page.getByRole('navigation').getByRole('link', { name: 'Slots' }))
    .first()
    .click()
  const main = page.getByRole('main')
  await expect(main.getByText('Part of the site could not be loaded')).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await page.unroute(file)
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByRole('heading', { name: 'Slots', level: 1 })).toBeVisible()
})

test('a dialog whose file does not arrive says so, and opens on another try', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}/index`)
  const file = '**/assets/RegisterDialog-*.js'
  await page.route(file, (route) => route.abort())
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click()
  const told = page.getByRole('region', { name: 'Messages' })
  await expect(told.getByText('Part of the site could not be loaded')).toBeVisible()
  await page.unroute(file)
  await told.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible()
})

test('ranks and draws whose names are no names keep to the page, and are read as words', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const endless = `<img src=x onerror=alert(1)>${'W'.repeat(5000)}`
  const rank = { name: endless, totalTurnover: '-5', monthlyTurnover: '0', benefits: [{ id: 'gift', name: endless }] }
  await page.route('**/wps/relay/MCSFE_getRankLadder*', (route) =>
    route.fulfill({ json: { success: true, value: { content: ['one', 'two'].map((id) => ({ ...rank, id })) } } }),
  )
  const draw = { gameCode: 'N', name: endless, issue: 'W'.repeat(5000), openedAt: 1_700_000_000_000 }
  const prizes = [{ name: endless, numbers: ['12345678', '87654321'] }]
  await page.route('**/lgw/vn/numeros/opened/game*', (route) =>
    route.fulfill({ json: { success: true, value: { list: [{ ...draw, prizes }] } } }),
  )
  for (const [address, shown] of [
    ['/vip', page.getByRole('heading', { name: /^<img src=x.*W…$/ }).first()],
    ['/lottery', page.getByRole('rowheader', { name: /^<img src=x.*W…$/ })],
  ] as const) {
    // within the app: a page that the edge draws has the edge's answers
    await page.goto(`${siteOf('aurora')}/help`)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, address)
    await shown.scrollIntoViewIfNeeded()
    await expect(shown).toBeVisible()
    const { wide, high } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth - innerWidth,
      high: document.documentElement.scrollHeight,
    }))
    expect(wide, address).toBeLessThanOrEqual(0)
    expect(high, address).toBeLessThan(8000)
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
  }
})
