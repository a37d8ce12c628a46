import { type Browser, type Page } from '@playwright/test'
import { axeFindings, openLogin, send, storeSession } from './signIn'
import { expect, freshMobile, freshName, giveAccount, moveClock, openOptional, siteOf, smsCode, test } from './support'

const centre = () => `${siteOf('aurora')}/agentHome?page=agentOpenAccount`

const newcomer = async (browser: Browser): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await page.addInitScript(() => localStorage.setItem('hisLang', 'EN'))
  return page
}

async function register(page: Page, name: string): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Register' }).locator('form')
  const mobile = freshMobile(11)
  await giveAccount(form, name)
  await openOptional(form)
  await form.getByLabel('Email').fill('player@example.com')
  await form.getByLabel('Telegram').fill('@player_one')
  await form.getByLabel('Phone number').fill(mobile)
  await form.getByRole('button', { name: 'Send code' }).click()
  await expect(form.getByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled()
  await form.getByLabel('Verification code').fill(await smsCode('aurora', mobile))
  for (const consent of await form.getByRole('checkbox').all()) await consent.check()
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('button', { name: `Account menu of ${name}` })).toBeVisible()
}

async function pay(page: Page): Promise<void> {
  await page.goto(`${siteOf('aurora')}/member?page=depositv2`)
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: /E-wallet/ }).check({ force: true })
  await main.getByRole('textbox', { name: 'Amount' }).fill('60')
  await main.getByRole('button', { name: /^Deposit/ }).click()
  await expect(main.getByRole('heading', { name: /\$60\.00.* credited/ })).toBeVisible({ timeout: 20_000 })
}

/** Rounds of a demo game, 10.00 each, until one did not end even; answers what was staked. */
async function play(page: Page): Promise<number> {
  await page.goto(`${siteOf('aurora')}/game?vassalage=CIND&category=RNG`)
  const game = page.frameLocator('iframe')
  await game.getByRole('radio', { name: '10.00' }).check()
  for (let rounds = 1; rounds <= 5; rounds += 1) {
    const answer = page.waitForResponse((response) => response.url().endsWith('/sandbox/play/spin'))
    await game.getByRole('button', { name: /spin/i }).click()
    const { stake, win } = (await (await answer).json()) as { readonly stake: string; readonly win: string }
    expect(stake).toBe('10.00')
    if (win !== stake) return rounds * 10
    await expect(game.getByRole('button', { name: /spin/i })).toBeEnabled()
  }
  throw new Error('every round ended even')
}

/** What a page of the agent centre says of one thing. */
async function figure(page: Page, name: string): Promise<number> {
  const tile = page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.locator('dt').getByText(name, { exact: true }) })
  return Number((await tile.locator('dd').first().textContent())?.replace(/[^\d.]/g, ''))
}

test('a link: made, registered by, paid in, used up and refused', async ({ page, browser }) => {
  await storeSession(page, 'aurora', 'agent02')
  await page.goto(centre())
  const main = page.getByRole('main')
  await main.getByRole('tab', { name: 'Invitation links' }).click()
  await main.getByRole('combobox', { name: 'Type of account' }).selectOption('AGENT')
  await main.getByRole('textbox', { name: 'Rate' }).fill('8.01')
  await main.getByRole('textbox', { name: 'Registrations allowed' }).fill('1')
  await main.getByRole('button', { name: 'Create link' }).click()
  await expect(main.getByText(/^Enter \W*8%\W* or less\. No rate can be higher than your own\.$/)).toBeVisible()
  await main.getByRole('textbox', { name: 'Rate' }).fill('1.2')
  await main.getByRole('button', { name: 'Create link' }).click()
  const dialog = page.getByRole('dialog', { name: /^Link / })
  await expect(dialog.getByRole('img', { name: /QR code of the link/ })).toBeVisible()
  const address = (await dialog.getByText('/register?referralCode=').textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  const row = main.getByRole('row').filter({ hasText: /Agent, \W*1\.2%/ })
  const figures = row.locator('[data-figure]')
  await expect(figures).toHaveText(['0', '0 of 1', '0'])

  const name = freshName()
  const friend = await newcomer(browser)
  await friend.goto(address)
  await register(friend, name)
  await pay(friend)
  await friend.goto(centre())
  await expect(friend.getByText(/^A percentage from 0 to \W*1\.2%\W*, which is your own rate\.$/)).toBeVisible()

  await page.reload()
  await expect(row).toContainText('Used up')
  await expect(figures).toHaveText(['1', '1 of 1', '1'])

  const late = await newcomer(browser)
  await late.goto(address)
  const form = late.getByRole('dialog', { name: 'Register' })
  await expect(form.getByRole('alert')).toContainText('has reached its limit')
  await form.getByRole('button', { name: 'Register without it' }).click()
  await register(late, freshName())
  await friend.context().close()
  await late.context().close()
})

test('an account is opened, its password told once, and changed at the first sign-in', async ({ page, browser }) => {
  await storeSession(page, 'aurora', 'agent02')
  await page.goto(centre())
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Rate' }).fill('0.5')
  await main.getByRole('button', { name: 'Open account' }).click()
  await expect(main.getByRole('heading', { name: 'Member account opened' })).toBeVisible()
  await expect(main.getByText('This password is shown only once.')).toBeVisible()
  const [account = '', password = ''] = await main.locator('dd [dir=ltr]').allTextContents()
  await main.getByRole('button', { name: 'Open another' }).click()
  await expect(main.getByText(password)).toHaveCount(0)

  const friend = await newcomer(browser)
  await friend.goto(`${siteOf('aurora')}/login`)
  await friend.getByRole('textbox', { name: 'Username' }).fill(account)
  await friend.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await friend.locator('form').getByRole('button', { name: 'Log in' }).click()
  await expect(friend).toHaveURL(/modal=changePasswordModal/)
  await friend.context().close()
})

for (const brand of ['aurora', 'jade'])
  test(`${brand}: the first password is to be changed at every sign-in until it is`, async ({ page, browser }) => {
    await storeSession(page, brand, 'agent02')
    await page.goto(`${siteOf(brand)}/agentHome?page=agentOpenAccount`)
    const main = page.getByRole('main')
    await main.getByRole('textbox', { name: 'Rate' }).fill('0')
    await main.getByRole('button', { name: 'Open account' }).click()
    await expect(main.getByRole('heading', { name: 'Member account opened' })).toBeVisible()
    const [account = '', password = ''] = await main.locator('dd [dir=ltr]').allTextContents()

    const friend = await newcomer(browser)
    const dialog = friend.getByRole('dialog')
    for (let time = 0; time < 2; time += 1) {
      await openLogin(friend, brand)
      await send(friend, account, password)
      await expect(dialog.getByText(/Somebody else has opened this account/)).toBeVisible()
    }
    await dialog.getByRole('textbox', { name: 'New password', exact: true }).fill('Better22')
    await dialog.getByLabel('Confirm new password').fill('Better22')
    await dialog.getByRole('button', { name: 'Change password' }).click()
    const news = friend.getByRole('dialog', { name: 'News for you' })
    await expect(news.getByText('Good to have you with us')).toBeVisible()
    await expect(news.getByText(/password/)).toHaveCount(0)
    await friend.context().close()
  })

test('where the browser does not allow copying, the text is selected and this is said beside it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
    })
  })
  await storeSession(page, 'aurora', 'agent01')
  await page.goto(`${siteOf('aurora')}/agentHome?page=referralLink`)
  const selected = () => page.evaluate(() => String(getSelection()))
  const said = page.getByRole('status').filter({ hasText: 'Your browser did not allow copying.' })
  const link = page.getByRole('main').getByText('/register?referralCode=AGENT01').first()
  await page.getByRole('button', { name: 'Copy code', exact: true }).click()
  await expect.poll(selected).toBe('AGENT01')
  await expect(said).toHaveCount(1)
  await page.getByRole('button', { name: 'Copy link', exact: true }).first().click()
  await expect.poll(selected).toBe(await link.textContent())
  // of what is selected now alone
  await expect(said).toHaveCount(1)
  await expect(link).toBeInViewport()
  await expect(page.getByRole('region', { name: 'Messages' }).locator('[aria-live] > *')).toHaveCount(0)
  expect(await axeFindings(page)).toEqual([])
})

test('what was copied is said beside the button, which keeps its name', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await storeSession(page, 'aurora', 'agent01')
  await page.goto(`${siteOf('aurora')}/agentHome?page=referralLink`)
  const button = page.getByRole('button', { name: 'Copy code', exact: true })
  await button.click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1)
  await expect(button).toBeFocused()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('AGENT01')
})

test('all that is wrong with an account or a link is said at once', async ({ page }) => {
  await storeSession(page, 'aurora', 'agent02')
  await page.goto(centre())
  const main = page.getByRole('main')
  const tooHigh = main.getByText(/^Enter \W*8%\W* or less\. No rate can be higher than your own\.$/)
  const rate = main.getByRole('textbox', { name: 'Rate' })
  await rate.fill('8.01')
  await main.getByRole('textbox', { name: 'Account name' }).fill('x')
  await main.getByRole('button', { name: 'Open account' }).click()
  await expect(tooHigh).toBeVisible()
  await expect(main.getByRole('textbox', { name: 'Account name' })).toHaveAttribute('aria-invalid', 'true')
  await expect(rate).toBeFocused()
  await rate.fill('8')
  await expect(tooHigh).toHaveCount(0)

  await main.getByRole('tab', { name: 'Invitation links' }).click()
  await rate.fill('8.01')
  await main.getByRole('textbox', { name: 'Registrations allowed' }).fill('0')
  await main.getByRole('button', { name: 'Create link' }).click()
  await expect(tooHigh).toBeVisible()
  await expect(main.getByText('Enter 1 or more, or leave it empty.')).toBeVisible()
  await expect(rate).toBeFocused()
})

test('a link is closed after a second question, and counts nothing more', async ({ page }) => {
  await storeSession(page, 'aurora', 'agent41')
  await page.goto(centre())
  const main = page.getByRole('main')
  await main.getByRole('tab', { name: 'Invitation links' }).click()
  await expect(main.getByText('You have not created a link yet')).toBeVisible()
  await main.getByRole('textbox', { name: 'Rate' }).fill('0')
  await main.getByRole('button', { name: 'Create link' }).click()
  const dialog = page.getByRole('dialog', { name: /^Link / })
  await dialog.getByRole('button', { name: 'Close link' }).click()
  await dialog.getByRole('button', { name: 'Close it now' }).click()
  await expect(dialog.getByText('Nobody can register with this link any more.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(main.getByRole('row').filter({ hasText: 'Closed' })).toHaveCount(1)
})

test('pictures of the referral link are saved as PNG', async ({ page }) => {
  await storeSession(page, 'aurora', 'agent01')
  await page.goto(`${siteOf('aurora')}/agentHome?page=referralLink`)
  const picture = page.getByRole('img', { name: /Picture with the QR code/ })
  await page.getByRole('radio', { name: 'Story' }).check({ force: true })
  await expect(picture).toHaveAttribute('height', '1920')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as PNG' }).click()
  expect((await saving).suggestedFilename()).toBe('aurora-AGENT01-story.png')
})

test('who registered by a link plays, and overview and income of the agent move', async ({ page, browser }) => {
  const stretch = 5 * 60_000
  // the beginning of a stretch that contracts are settled for: all rounds are in one
  const begun = stretch - (Date.now() % stretch)
  await moveClock(begun)
  const [overview, income] = ['agentTeamOverview', 'agentIncome'].map(
    (key) => `${siteOf('aurora')}/agentHome?page=${key}`,
  )
  await storeSession(page, 'aurora', 'agent41')
  const read = async (address = '', name: string) => {
    await page.goto(address)
    await expect(page.getByRole('main').locator('dt').getByText(name, { exact: true })).toBeVisible()
    return figure(page, name)
  }
  const turnover = await read(overview, 'Turnover')
  const received = await read(income, 'Received')

  await page.goto(`${centre()}&way=links`)
  await page.getByRole('textbox', { name: 'Rate' }).fill('0')
  await page.getByRole('button', { name: 'Create link' }).click()
  const dialog = page.getByRole('dialog', { name: /^Link / })
  const address = (await dialog.getByText('/register?referralCode=').textContent()) ?? ''
  const friend = await newcomer(browser)
  await friend.goto(address)
  await register(friend, freshName())
  await pay(friend)
  const staked = await play(friend)
  await friend.context().close()

  expect(await read(overview, 'Turnover')).toBeCloseTo(turnover + staked, 2)
  await moveClock(begun + stretch)
  expect(await read(income, 'Received')).toBeGreaterThan(received)
  const newest = page.getByRole('table', { name: 'Payments' }).getByRole('row').nth(1)
  await expect(newest).toContainText('Real-time salary')
  await expect(newest).toContainText(/Row \d: (winning|losing) bets \W*\$\d+\.00/)
})
