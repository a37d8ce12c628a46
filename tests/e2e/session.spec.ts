import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { accountMenu, again, endToken, fillLogin, stored } from './loginAgain'
import { axeInBothThemes, enter, storeSession } from './signIn'
import { demoPassword, expect, giveAccount, lightPage, logIn, logOut, place, scenario, siteOf, test } from './support'

const light = siteOf('aurora') + lightPage
/** Answers that session storage keeps, and that a visit runs; they are no part of the session itself. */
const caches = ['marquee.visit', 'notices', 'routers', 'settings', 'rules', 'vendors', 'favourites', 'wallet']

async function sessionKeys(page: Page): Promise<string[]> {
  return Object.keys(await stored(page))
    .filter((key) => !caches.includes(key))
    .sort()
}

async function secondTab(context: BrowserContext, address = light): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('hisLang', 'EN'))
  await page.goto(address)
  return page
}

test.afterEach(async () => {
  for (const merchant of ['aurora', 'sahara']) await scenario('normal', merchant)
})

for (const brand of ['aurora', 'jade', 'sahara'])
  test(`${brand}: a sign-in that a reload cuts off goes on where it was, unless something is still asked`, async ({
    page,
  }) => {
    const beginAt = async (held: string) => {
      await page.goto(`${siteOf(brand)}/member`)
      // an answer that does not come before the page goes
      await page.route(`**${held}`, () => undefined)
      const reached = page.waitForRequest(`**${held}`)
      await page.getByRole('textbox', { name: 'Username' }).fill('member01')
      await page.getByRole('textbox', { name: 'Password', exact: true }).fill(demoPassword)
      await page.locator('form').getByRole('button', { name: 'Log in' }).click()
      await reached
    }
    await beginAt('/wps/member/info')
    await expect.poll(() => sessionKeys(page)).toContain('marquee.admitted')
    const finishing = page.waitForRequest('**/wps/member/info')
    await page.reload()
    // and once more, while it is finished
    await finishing
    await page.unrouteAll()
    await page.reload()
    await expect(accountMenu(page, 'member01')).toBeVisible()
    await expect(page).toHaveURL(/\/member$/)
    await logOut(page)

    const asked = brand === 'sahara' ? '/wps/session/login' : '/edge/default-password'
    await beginAt(asked)
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
    await expect(page).toHaveURL(/next=%2Fmember/)
    await expect.poll(() => sessionKeys(page)).toEqual(['marquee.left', 'merchant'])
    await expect(accountMenu(page)).toHaveCount(0)
  })

test('session storage holds the session by its keys; logging out keeps the merchant and tells the platform', async ({
  page,
}) => {
  await page.goto(light)
  // the app starts after the page has loaded
  await expect.poll(() => sessionKeys(page)).toEqual(['merchant'])
  await logIn(page, 'vip01')
  const { token, ...rest } = await stored(page)
  expect(token?.length).toBeGreaterThan(20)
  expect(rest).toMatchObject({
    account: 'vip01',
    merchant: 'aurora',
    isAgent: '0',
    nickname: 'vip01',
    memberLabel: 'VIP',
    clubLabel: 'Gold Club',
  })
  expect(rest['customerId']).toMatch(/^\d+$/)
  const told = page.waitForRequest(
    (request) => request.method() === 'DELETE' && request.url().endsWith('/wps/session/logout'),
  )
  await logOut(page)
  expect((await told).headers()['authorization']).toBe(token)
  await expect(page).toHaveURL(/\/index$/)
  await expect.poll(async () => (await sessionKeys(page)).filter((key) => key !== 'marquee.left')).toEqual(['merchant'])
})

test('the club of a member is named in the language of the page, not in that of the sign-in', async ({ page }) => {
  await page.goto(light)
  await logIn(page, 'vip01')
  await page.evaluate(() => localStorage.setItem('hisLang', 'CN'))
  await page.reload()
  await page.getByRole('banner').getByRole('button', { name: /vip01/ }).click()
  await expect(page.getByText('黄金俱乐部', { exact: true })).toBeVisible()
})

for (const trouble of ['failing', 'blank', 'rate-limited']) {
  test(`logging out works where the call is ${trouble}`, async ({ page }) => {
    await enter(page, 'aurora', 'member01')
    await scenario(trouble, 'aurora', '/wps/session/logout')
    await logOut(page)
    await page.reload()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
    expect(await sessionKeys(page)).not.toContain('token')
  })
}

test('logging out works without a network, and asks first', async ({ page, context }) => {
  await enter(page, 'aurora', 'member01')
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  const question = page.getByRole('dialog', { name: 'Log out?' })
  await question.getByRole('button', { name: 'Stay logged in' }).click()
  await expect(question).toHaveCount(0)
  await expect(accountMenu(page)).toBeVisible()
  await context.setOffline(true)
  await logOut(page)
  expect(await sessionKeys(page)).not.toContain('token')
  await context.setOffline(false)
})

for (const [account, address] of [
  ['member01', '/member?page=personalHistoryCopy'],
  ['agent01', '/agentHome'],
  ['vip01', '/pointMall'],
] as const) {
  test(`logging out of ${address} leads home, and asks for no login`, async ({ page }) => {
    await storeSession(page, 'aurora', account)
    await page.goto(`${siteOf('aurora')}${address}`)
    await logOut(page)
    await expect(page).toHaveURL(/\/index$/)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/index$/)
  })
}

test('the login of the header forgets where another one had wanted to go; on its own page there is none', async ({
  page,
}) => {
  await page.goto(`${siteOf('aurora')}/member`)
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/next=%2Fmember/)
  // the cursor is where one types
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toBeFocused()
  await page.keyboard.type('member01')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/index$/)
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue('member01')
  await expect(dialog.getByRole('textbox', { name: 'Password', exact: true })).toBeFocused()
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await expect(accountMenu(page, 'member01')).toBeVisible()
  await expect(page).toHaveURL(/\/index$/)
  await logOut(page)
  await page.goto(`${siteOf('aurora')}/login?next=%2Fmember`)
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Register' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await page.getByRole('dialog', { name: 'Reset password' }).getByRole('button', { name: 'Back to log in' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/login\?next=%2Fmember$/)
  await fillLogin(page.locator('main'), 'member01')
  await expect(page).toHaveURL(/\/member$/)
})

test('a token without an account is no session, and is removed', async ({ page }) => {
  await page.goto(light)
  await page.evaluate(() => sessionStorage.setItem('token', 'of-nobody'))
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(await sessionKeys(page)).toEqual(['merchant'])
})

test('a session outlives a reload', async ({ page }) => {
  await enter(page, 'aurora', 'member01')
  await page.reload()
  await expect(accountMenu(page, 'member01')).toBeVisible()
})

test.describe('a token that runs out', () => {
  test('asks for the login over the page, says why, and reads again', async ({ page }) => {
    await storeSession(page, 'aurora', 'member01')
    await page.goto(`${siteOf('aurora')}/member?page=transferFund`)
    await expect(page.getByRole('main')).toContainText('Main wallet')
    await endToken(page)
    await page.getByRole('banner').getByRole('button', { name: 'Refresh balance' }).click()
    await expect(again(page)).toBeVisible()
    await expect(again(page).getByRole('alert').first()).toContainText('Your session as member01 has ended')
    await expect(page).toHaveURL(/\/member/)
    await expect(page.getByRole('main').getByText('Main wallet', { exact: true })).toBeAttached()
    expect(await sessionKeys(page)).not.toContain('token')
    const read = page.waitForResponse((response) => response.url().includes('/wallets/balance') && response.ok())
    await fillLogin(again(page), 'member01')
    await expect(again(page)).toHaveCount(0)
    await read
    await expect(page).toHaveURL(/\/member/)
    await expect(page.getByRole('main')).toContainText('Main wallet')
  })

  test('wrong passwords are said in the dialog, and the page still waits', async ({ page }) => {
    await enter(page, 'aurora', 'member01')
    await endToken(page)
    await page.getByRole('banner').getByRole('button', { name: 'Refresh balance' }).click()
    await fillLogin(again(page), 'member01', 'Wrong123')
    await expect(again(page).getByRole('alert').filter({ hasText: 'Username or password is wrong' })).toBeVisible()
    await fillLogin(again(page), 'member01')
    await expect(again(page)).toHaveCount(0)
    await expect(accountMenu(page, 'member01')).toBeVisible()
  })

  test('closing the dialog is logging out', async ({ page }) => {
    await storeSession(page, 'aurora', 'member01')
    await page.goto(`${siteOf('aurora')}/member`)
    await endToken(page)
    await page.getByRole('banner').getByRole('button', { name: 'Refresh balance' }).click()
    await expect(again(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(again(page)).toHaveCount(0)
    await expect(accountMenu(page)).toHaveCount(0)
    expect(await sessionKeys(page)).not.toContain('account')
    await expect(page).toHaveURL(/\/index$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('where the brand requires a login, the page stays until the dialog is closed', async ({ page }) => {
    await storeSession(page, 'sahara', 'member01')
    await page.goto(`${siteOf('sahara')}/promotions`)
    await endToken(page, 'sahara')
    await page.getByRole('banner').getByRole('button', { name: 'Refresh balance' }).click()
    await expect(again(page)).toBeVisible()
    await expect(page).toHaveURL(/\/promotions/)
    await fillLogin(again(page), 'member01')
    await expect(again(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/promotions$/)
    await endToken(page, 'sahara')
    // a call of the page's own may have found out first, and the dialog covers the button
    await page
      .getByRole('banner')
      .getByRole('button', { name: 'Refresh balance' })
      .click({ timeout: 5_000 })
      .catch(() => undefined)
    await again(page).getByRole('button', { name: 'Close without logging in' }).click()
    // who leaves is not led back
    await expect(page).toHaveURL(/\/login$/)
  })
})

test.describe('tabs', () => {
  test('one that is opened while somebody is logged in has the session, without a token in common storage', async ({
    page,
    context,
  }) => {
    await enter(page, 'aurora', 'member01')
    const other = await secondTab(context, `${siteOf('aurora')}/member`)
    await expect(accountMenu(other, 'member01')).toBeVisible()
    await expect(other).toHaveURL(/\/member/)
    const { token = '?' } = await stored(page)
    expect(await stored(other)).toMatchObject({ token, account: 'member01' })
    expect(await other.evaluate(() => JSON.stringify(localStorage) + document.cookie)).not.toContain(token)
  })

  test('log out together, and say so', async ({ page, context }) => {
    await enter(page, 'aurora', 'member01')
    const other = await secondTab(context)
    await expect(accountMenu(other, 'member01')).toBeVisible()
    await logOut(page)
    const notice = other.getByRole('dialog', { name: 'You are logged out' })
    await expect(notice).toContainText('member01 was logged out in another tab')
    await expect(accountMenu(other)).toHaveCount(0)
    expect(await sessionKeys(other)).not.toContain('token')
    await notice.getByRole('button', { name: 'OK' }).click()
    await expect(notice).toHaveCount(0)
    await other.reload()
    await expect(other.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  })

  test('a page that comes back from the browser’s own store starts anew, and is not seen before', async ({ page }) => {
    await enter(page, 'jade', 'member01', '/index')
    await page.waitForLoadState('networkidle')
    // browsers that are driven keep no page: told as they would tell it
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
    await expect(page.getByRole('banner')).toBeHidden()
    const reloaded = page.waitForEvent('load')
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await reloaded
    await expect(page.getByRole('banner')).toBeVisible()
  })

  test('of another account stay as they are', async ({ page, context }) => {
    await page.goto(light)
    const other = await secondTab(context)
    await logIn(page, 'member01')
    await other
      .getByRole('dialog', { name: 'Already logged in' })
      .getByRole('button', { name: 'Stay logged out' })
      .click()
    await logIn(other, 'vip01')
    await logOut(page)
    await page.reload()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
    await expect(accountMenu(other, 'vip01')).toBeVisible()
  })

  test('a visitor is offered the session of somebody who logs in elsewhere', async ({ page, context }) => {
    await page.goto(light)
    const other = await secondTab(context)
    await expect(other.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
    await other.waitForTimeout(600)
    await logIn(page, 'member01')
    const offer = other.getByRole('dialog', { name: 'Already logged in' })
    await expect(offer).toContainText('You logged in as member01 in another tab')
    await offer.getByRole('button', { name: 'Continue as member01' }).click()
    await expect(offer).toHaveCount(0)
    await expect(accountMenu(other, 'member01')).toBeVisible()
  })

  test('an offer that nobody holds any more leads to the login', async ({ page, context }) => {
    await page.goto(light)
    const other = await secondTab(context)
    await other.waitForTimeout(600)
    await logIn(page, 'member01')
    const offer = other.getByRole('dialog', { name: 'Already logged in' })
    await expect(offer).toBeVisible()
    await page.close()
    await offer.getByRole('button', { name: 'Continue as member01' }).click()
    await expect(other.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  })

  test('whose token ran out gets the one that another tab logs in with', async ({ page, context }) => {
    await enter(page, 'aurora', 'member01')
    const other = await secondTab(context)
    await expect(accountMenu(other, 'member01')).toBeVisible()
    await other.waitForLoadState('networkidle')
    await endToken(page)
    for (const each of [page, other]) {
      const refresh = each.getByRole('banner').getByRole('button', { name: 'Refresh balance' })
      // a call of the page's own may meet the end of the token before, at any moment
      await expect(async () => {
        if (!(await again(each).isVisible())) await refresh.click({ timeout: 1_000 })
        await expect(again(each)).toBeVisible({ timeout: 2_000 })
      }).toPass()
    }
    await fillLogin(again(page), 'member01')
    await expect(again(page)).toHaveCount(0)
    await expect(again(other)).toHaveCount(0)
    await expect(accountMenu(other, 'member01')).toBeVisible()
  })
})

test.describe('roles', () => {
  test('a demo account is asked to register a real one', async ({ page }) => {
    await storeSession(page, 'aurora', 'demo01')
    await page.goto(`${siteOf('aurora')}/member`)
    const warning = page.getByRole('dialog', { name: 'A real account is needed' })
    await warning.getByRole('button', { name: 'Register a real account' }).click()
    await expect(page).toHaveURL(/modal=registerModal/)
    await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible()
  })

  test('free play logs in and goes home; it is absent where the module is off', async ({ page }) => {
    await page.goto(`${siteOf('aurora')}/promotions`)
    await page.getByRole('banner').getByRole('button', { name: 'Free play' }).click()
    await expect(accountMenu(page)).toBeVisible()
    await expect(page).toHaveURL(/\/index$/)
    expect(await stored(page)).toMatchObject({ isAgent: '4' })
    await page.goto(`${siteOf('sahara')}/login`)
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
    await expect(page.getByText(/free play/i)).toHaveCount(0)
  })

  for (const [side, refused, admitted, words] of [
    ['agent', ['member01', 'demo01'], 'agent41', 'Only agent accounts can log in here.'],
    ['member', ['agent02', 'agent41'], 'member01', 'Only member accounts can log in here.'],
  ] as const) {
    test(`the ${side} side refuses the other side's accounts in the form, and closes their session`, async ({ page }, {
      retry,
    }) => {
      const id = `only${side}s${retry === 0 ? '' : retry}`
      const folder = path.join(place().brands, id)
      mkdirSync(folder, { recursive: true })
      writeFileSync(
        path.join(folder, 'brand.json'),
        JSON.stringify({ extends: 'aurora', name: `Only ${side}s`, domains: [], access: { side } }),
      )
      try {
        await expect.poll(async () => (await page.goto(`${siteOf(id)}/login`).catch(() => null))?.status()).toBe(200)
        const form = page.locator('form')
        for (const account of refused) {
          const closed = page.waitForRequest((request) => request.method() === 'DELETE')
          await form.getByRole('textbox', { name: 'Username' }).fill(account)
          await form.getByRole('textbox', { name: 'Password', exact: true }).fill(demoPassword)
          await form.getByRole('button', { name: 'Log in' }).click()
          await expect(form.getByRole('alert')).toContainText(words)
          expect((await closed).headers()['authorization']).toBeTruthy()
          expect(await sessionKeys(page)).toEqual(['merchant'])
        }
        await form.getByRole('textbox', { name: 'Username' }).fill(admitted)
        await form.getByRole('button', { name: 'Log in' }).click()
        await expect(accountMenu(page, admitted)).toBeVisible()
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    })
  }

  test('a game asks for the login first, and starts after it', async ({ page }) => {
    await page.goto(`${siteOf('aurora')}/rng`)
    await page.getByRole('main').getByRole('article').first().getByRole('button').first().click()
    const dialog = page.getByRole('dialog', { name: 'Log in' })
    await fillLogin(dialog, 'member01')
    await expect(page).toHaveURL(/\/game\?/)
  })
})

test.describe('without a network', () => {
  test('a login says so above its button, keeps what was typed, and works afterwards', async ({ page, context }) => {
    await page.goto(`${light}?modal=loginPopupModal`)
    const dialog = page.getByRole('dialog', { name: 'Log in' })
    await dialog.getByRole('textbox', { name: 'Username' }).fill('member01')
    // the flow is loaded with the first try
    await fillLogin(dialog, 'member01', 'Wrong123')
    await expect(dialog.getByRole('alert')).toContainText('Username or password is wrong')
    await context.setOffline(true)
    await fillLogin(dialog, 'member01')
    await expect(dialog.getByRole('alert')).toContainText('The network connection failed')
    await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue('member01')
    await expect(dialog.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue(demoPassword)
    await context.setOffline(false)
    await dialog.locator('form').getByRole('button', { name: 'Log in' }).click()
    await expect(accountMenu(page, 'member01')).toBeVisible()
  })

  test('a code that is not sent is a warning with OK', async ({ page, context }) => {
    await page.goto(`${siteOf('aurora')}/register`)
    const form = page.getByRole('dialog', { name: 'Register' }).locator('form')
    await giveAccount(form, 'walker77')
    await form.getByLabel('Phone number').fill('15900001111')
    await form.getByLabel('Email').fill('player@example.com')
    await context.setOffline(true)
    await form.getByRole('button', { name: 'Send code' }).click()
    const warning = page.getByRole('dialog', { name: 'The code was not sent' })
    await expect(warning).toContainText('The network connection failed')
    await warning.getByRole('button', { name: 'OK' }).click()
    await expect(form.getByLabel('Phone number')).toHaveValue('15900001111')
    await expect(form.getByLabel('Email')).toHaveValue('player@example.com')
    await expect(form.getByRole('button', { name: 'Send code' })).toBeEnabled()
    await context.setOffline(false)
  })

  test('a failure that cannot be mended here leads to customer service', async ({ page }) => {
    await page.goto(`${light}?modal=loginPopupModal`)
    const dialog = page.getByRole('dialog', { name: 'Log in' })
    await fillLogin(dialog, 'locked01')
    await expect(dialog.getByRole('alert')).toContainText('This account is closed or disabled')
    const popup = page.waitForEvent('popup')
    await dialog.getByRole('alert').getByRole('button', { name: 'Customer service' }).click()
    await (await popup).close()
  })
})

test.describe('answers in session storage', () => {
  test('outlive a reload and are checked when they come back', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const rules = '/wps/system/setting/register'
    await page.goto(`${light}?modal=registerModal`)
    const form = page.getByRole('dialog', { name: 'Register' }).locator('form')
    await expect(form.getByRole('textbox', { name: 'Username' })).toBeVisible()
    await expect
      .poll(async () => Object.keys(await stored(page)))
      .toEqual(expect.arrayContaining(['rules', 'vendors', 'notices', 'routers']))
    await scenario('failing', 'aurora', rules)
    await page.reload()
    await expect(form.getByRole('textbox', { name: 'Username' })).toBeVisible()
    await page.evaluate(() =>
      sessionStorage.setItem('rules', sessionStorage.getItem('rules')?.replace('"fields":{', '"fields":[{') ?? ''),
    )
    asked.length = 0
    await page.reload()
    await expect(page.getByRole('dialog', { name: 'Register' }).getByRole('alert')).toBeVisible()
    expect(asked).toContain(rules)
  })
})

for (const code of ['EN', 'AR'] as const) {
  test.describe(`the dialogs in ${code}`, () => {
    test.use({ language: code })
    test('pass axe in both themes', async ({ page, context }) => {
      const check = async (where: Page, name: string) => {
        await expect(where.getByRole('dialog').last()).toBeVisible()
        await where.waitForTimeout(300)
        expect.soft(await axeInBothThemes(where), name).toEqual([])
        if (process.env['SHOTS'] !== undefined) {
          for (const width of [390, 820, 1440]) {
            await where.setViewportSize({ width, height: width === 390 ? 844 : 900 })
            await where.waitForTimeout(150)
            await where.screenshot({ path: path.join(process.env['SHOTS'], `${name}-${code}-${width}.png`) })
          }
        }
      }
      const submit = (where: Page) => where.locator('form').last().locator('button[type=submit]').click()
      const send = async (where: Page, account: string) => {
        await where.locator('input[autocomplete~=username]').last().fill(account)
        await where.locator('input[type=password]').last().fill(demoPassword)
        await submit(where)
      }
      await page.goto(light)
      const other = await context.newPage()
      await other.addInitScript((language) => localStorage.setItem('hisLang', language), code)
      await other.goto(light)
      await other.waitForTimeout(600)
      await page.goto(`${light}?modal=loginPopupModal`)
      await send(page, 'demo01')
      await check(other, 'offer')
      await page.goto(`${siteOf('aurora')}/member`)
      await check(page, 'demo')
      await other.getByRole('dialog').last().locator('footer button').last().click()
      await expect(other.getByRole('dialog')).toHaveCount(0)
      const { token = '' } = await stored(page)
      await page.evaluate(() =>
        new BroadcastChannel('marquee.session').postMessage({ type: 'ended', account: 'demo01' }),
      )
      await check(other, 'ended')
      expect(token).not.toBe('')
      await page.goto(light)
      await page.goto(`${light}?modal=loginPopupModal`)
      await send(page, 'member01')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await endToken(page)
      await page.goto(`${siteOf('aurora')}/member`)
      await check(page, 'again')
    })
  })
}
