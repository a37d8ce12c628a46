import type { Page } from '@playwright/test'
import { axeFindings, axeInBothThemes, enter, storeSession } from './signIn'
import { demoPaymentPassword } from '../../src/server/sandbox/seed/demoAccounts'
import { demoPassword, expect, scenario, siteOf, test } from './support'

const centre = (page: Page) => page.getByRole('navigation', { name: 'Member centre' })
const avatarMenu = async (page: Page) => {
  await page.getByRole('button', { name: /^Account menu of/ }).click()
  return page.getByRole('menu', { name: 'Account menu' })
}
const amountOf = (text: string | null): number => Number((text ?? '').replace(/[^\d.-]/g, ''))

test('the avatar menu has its entries in the order of the product, the badge counts what is unread', async ({
  page,
}) => {
  await enter(page, 'aurora', 'agent01')
  const menu = await avatarMenu(page)
  const items = (await menu.getByRole('menuitem').allTextContents()).map((text) => text.replace(/(\d+|Bronze)$/, ''))
  expect(items).toEqual([
    'Member centre',
    'Agent centre',
    'Deposit',
    'Betting record',
    'VIP',
    'Bonus details',
    'Reward centre',
    'Messages',
    'Hide balance',
    'Log out',
  ])
  await expect(menu.getByRole('menuitem', { name: /Messages/ })).toContainText('2')
  await menu.getByRole('menuitem', { name: 'Betting record' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Betting record' })).toBeVisible()
})

for (const brand of ['aurora', 'jade', 'sahara'])
  test(`${brand}: whoever has a rank finds the way to it, in a club or not`, async ({ page }) => {
    await enter(page, brand, 'member01')
    await expect(page.getByRole('banner').getByRole('link', { name: 'VIP', exact: true })).toHaveCount(0)
    const menu = await avatarMenu(page)
    await menu.getByRole('menuitem', { name: /^VIP/ }).filter({ hasText: 'Bronze' }).click()
    await expect(page).toHaveURL(/\/vip$/)
    await page.goto(`${siteOf(brand)}/member`)
    await centre(page).getByRole('link', { name: 'VIP', exact: true }).click()
    await expect(page).toHaveURL(/\/vip$/)
    await expect(page.getByRole('heading', { level: 2, name: 'Bronze', exact: true }).first()).toBeVisible()
    await page.goto(`${siteOf(brand)}/member?page=vip`)
    await expect(page).toHaveURL(/\/vip$/)
  })

test('the side menu has groups, closes, and stays closed', async ({ page }) => {
  await storeSession(page, 'aurora', 'vip01')
  await page.goto(`${siteOf('aurora')}/member`)
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Account details' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'My account' })).toHaveCount(1)
  const names = (await centre(page).getByRole('link').allTextContents()).map((text) => text.replace(/\d+$/, ''))
  const known = ['My account', 'Deposit', 'Betting record', 'Account transactions', 'Invite friends', 'Message inbox']
  expect(names.filter((name) => known.includes(name))).toEqual(known)
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(centre(page)).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Member centre' }).click()
  await expect(centre(page)).toBeVisible()
  await page.goto(`${siteOf('aurora')}/member?page=withdrawl`)
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Member centre' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
})

test('on a phone the hub leads to the pages', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await storeSession(page, 'aurora', 'vip01')
  await page.goto(`${siteOf('aurora')}/member?page=depositv2`)
  await page.getByRole('main').getByRole('link', { name: 'Member centre' }).click()
  await centre(page).getByRole('link', { name: 'Account transactions' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account transactions' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Account transactions' }).getByRole('listitem').first()).toContainText(
    /Amount[+−-]?\$/,
  )
})

test('a message is read, the badge goes down, it is deleted', async ({ page }) => {
  await storeSession(page, 'jade', 'agent01')
  await page.goto(`${siteOf('jade')}/member?page=messageV2`)
  const list = page.getByRole('main')
  await expect(list.getByText(/unread message/)).toBeVisible()
  const first = list.getByRole('button', { name: /Unread$/ }).first()
  const title = (await first.locator('b').textContent()) ?? ''
  const call = '/wps/relay/CSP_readInbox'
  await scenario('failing', 'jade', call)
  await first.click()
  const refused = page.getByText('This message is still unread. Something went wrong on our side')
  await expect(refused).toBeVisible()
  await scenario('normal', 'jade', call)
  await page.reload()
  const article = page.getByRole('article')
  await expect(article.getByRole('heading', { name: title })).toBeFocused()
  await expect(list.getByRole('button', { name: title })).not.toHaveAccessibleName(/Unread$/)
  await expect(article.getByText('Sample data from the sandbox')).toBeVisible()
  await article.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Delete this message?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Message deleted')).toBeVisible()
  await expect(list.getByRole('button', { name: title })).toHaveCount(0)
  await page.goto(`${siteOf('jade')}/member?page=messageV2&p=99&message=none`)
  await expect(list.getByRole('button', { name: /, 20\d\d/ }).first()).toBeVisible()
  await expect(page).toHaveURL(/\?page=messageV2$/)
})

test('bets: period, provider and status narrow them, totals and pages agree', async ({ page }) => {
  await storeSession(page, 'aurora', 'member01')
  await page.goto(`${siteOf('aurora')}/member?page=personalHistoryCopy`)
  const table = page.getByRole('table', { name: 'Betting record' })
  await expect(table.getByRole('row')).toHaveCount(11)
  const sevenDays = amountOf(await page.getByText(/^\d+ bets/).textContent())
  await page.getByText('30 days', { exact: true }).click()
  await expect.poll(async () => amountOf(await page.getByText(/^\d+ bets/).textContent())).toBeGreaterThan(sevenDays)
  await page.getByRole('button', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/p=2/)
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Open' })
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(table.getByText('Open', { exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'Provider' }).selectOption({ label: 'Luma Salon' })
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Stake refunded' })
  await expect(page.getByText('No bets in this period').or(table)).toBeVisible()
  await page.goto(`${siteOf('aurora')}/member?page=personalHistoryCopy&p=99&vendor=NONE&status=odd&period=previous30`)
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Provider' })).toHaveValue('')
  await expect(page).toHaveURL(/\?page=personalHistoryCopy(?=.*&period=previous30\b)(?=.*&p=([2-9]|1\d)\b)/)
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Open' })
  await expect(page.getByText(/^1 bet · .*in open bets$/)).toBeVisible()
})

test('a record that fails says so and comes back', async ({ page }) => {
  await storeSession(page, 'aurora', 'member01')
  const call = '/wps/relay/ODSFE2_MemFundTransDet'
  await scenario('failing', 'aurora', call)
  await page.goto(`${siteOf('aurora')}/member?page=transactionHistory`)
  await expect(page.getByText('We could not load these records')).toBeVisible()
  await scenario('normal', 'aurora', call)
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('table', { name: 'Account transactions' })).toBeVisible()
  await expect(page.getByText('Net change')).toBeVisible()
  await scenario('failing', 'aurora', '/wps/v2/wallets/balance')
  await page.getByRole('button', { name: 'Refresh balance' }).click()
  await expect(page.getByText('The balance was not updated. Something went wrong on our side')).toBeVisible()
  await scenario('normal', 'aurora', '/wps/v2/wallets/balance')
})

test('a deposit: refused amounts, instructions, credited, in the record and in the inbox', async ({ page }) => {
  await enter(page, 'aurora', 'mira01')
  await page.goto(`${siteOf('aurora')}/member?page=depositv2`)
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: /E-wallet/ }).check({ force: true })
  const amount = main.getByRole('textbox', { name: 'Amount' })
  await amount.fill('1')
  await main.getByRole('button', { name: /^Deposit/ }).click()
  await expect(main.getByText(/The minimum is/)).toBeVisible()
  await main.getByRole('button', { name: '$50.00' }).click()
  const shown = page.getByRole('banner').getByText(/^\$[\d,]+\.\d\d$/)
  const before = amountOf(await shown.textContent())
  await main.getByRole('button', { name: /Deposit .*\$50\.00/ }).click()
  await expect(main.getByRole('heading', { name: /Pay .*\$50\.00/ })).toBeFocused()
  await expect(main.getByText('Reference to quote')).toBeVisible()
  await expect(page).toHaveURL(/page=depositv2&reference=DEP\d+$/)
  await page.reload()
  await expect(main.getByRole('heading', { name: /\$50\.00.* credited/ })).toBeVisible({ timeout: 20_000 })
  await expect.poll(async () => amountOf(await shown.textContent())).toBeCloseTo(before + 50, 2)
  await page.goBack()
  await expect(amount).toBeVisible()
  await main
    .getByRole('link', { name: /\$50\.00.*Credited/ })
    .first()
    .click()
  await expect(main.getByRole('heading', { name: /\$50\.00.* credited/ })).toBeFocused()
  await page.goto(`${siteOf('aurora')}/member?page=depositv2&reference=DEP99999999`)
  await expect(main.getByText('No deposit with this reference')).toBeVisible()
  await main.getByRole('link', { name: 'Make a deposit' }).click()
  await expect(amount).toBeVisible()
  await page.goto(`${siteOf('aurora')}/member?page=transactionHistory&type=DEPOSIT`)
  await expect(page.getByRole('table').getByText('+$50.00').first()).toBeVisible()
  await page.goto(`${siteOf('aurora')}/member?page=messageV2`)
  await expect(page.getByText('Deposit of $50.00 credited').first()).toBeVisible()
})

test('a deposit whose answer is lost: told, found out, made once; another like it can be made', async ({ page }) => {
  const [request, list] = ['/wps/relay/MCSFE_requestDeposit', '/wps/relay/MCSFE_getDepositRequestList']
  await storeSession(page, 'aurora', 'zora03')
  await scenario('done-then-lost', 'aurora', request)
  await scenario('failing', 'aurora', list)
  await page.goto(`${siteOf('aurora')}/member?page=depositv2`)
  const main = page.getByRole('main')
  const pay = async () => {
    await main.getByRole('textbox', { name: 'Amount' }).fill('70')
    await main.getByRole('button', { name: /Deposit .*\$70\.00/ }).click()
  }
  await pay()
  const open = main.getByRole('group').filter({ hasText: 'We do not know yet whether it went through' })
  await expect(open).toContainText('Deposit of \u2068$70.00\u2069')
  await page.goto(`${siteOf('aurora')}/index`)
  await page.goto(`${siteOf('aurora')}/member?page=depositv2`)
  const findOut = open.getByRole('button', { name: 'Check status' })
  await findOut.click()
  await expect(findOut).toBeEnabled()
  await scenario('normal', 'aurora', request)
  await scenario('normal', 'aurora', list)
  const found = main.getByRole('status').filter({ hasText: /We have it|It went through/ })
  // the list of deposits may be asked again meanwhile and find it without a press
  await expect(async () => {
    if (await findOut.isVisible()) await findOut.click({ timeout: 1_000 })
    await expect(found).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await found.getByRole('link', { name: 'Show it' }).click()
  await expect(main.getByRole('heading', { name: /\$70\.00/ })).toBeVisible()
  const rows = main.getByRole('link', { name: /\$70\.00.*DEP/ })
  await expect(rows).toHaveCount(1)
  await page.goBack()
  await pay()
  await expect(main.getByText(/We already have a deposit of this amount/)).toBeVisible()
  await expect(rows).toHaveCount(1)
  await main.getByRole('button', { name: /Deposit .*\$70\.00/ }).click()
  await expect(page).toHaveURL(/reference=/)
  await expect(rows).toHaveCount(2)
})

test('a deposit that fails says so; where deposits are closed customer service is named', async ({ page }) => {
  await storeSession(page, 'aurora', 'otto02')
  await page.goto(`${siteOf('aurora')}/member?page=depositv2`)
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Amount' }).fill('100.13')
  await main.getByRole('button', { name: /Deposit .*100\.13/ }).click()
  await expect(main.getByRole('heading', { name: /failed/ })).toBeVisible({ timeout: 20_000 })
  await expect(main.getByText('The payment could not be confirmed.')).toBeVisible()
  const call = '/wps/relay/MCSFE_getDepositSettings'
  await scenario('deposits-closed', 'aurora', call)
  await page.goto(`${siteOf('aurora')}/member?page=depositv2`)
  await expect(main.getByText('You cannot deposit right now')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Customer service' })).toBeVisible()
  await scenario('normal', 'aurora', call)
})

test('the points mall: a reward is redeemed once, after the password', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}/index`)
  await page.getByRole('navigation', { name: 'More' }).first().getByRole('link', { name: 'Points mall' }).click()
  const login = page.getByRole('dialog', { name: 'Log in' })
  await login.getByRole('textbox', { name: 'Username' }).fill('vip01')
  await login.getByRole('textbox', { name: 'Password', exact: true }).fill(demoPassword)
  await login.locator('form').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Points mall' })).toBeVisible()
  const main = page.getByRole('main')
  const had = amountOf(
    await main
      .getByText(/^[\d,.]+ pts$/)
      .first()
      .textContent(),
  )
  await main.getByRole('article').filter({ hasText: 'Demo credit 5' }).getByRole('button', { name: 'Redeem' }).click()
  const dialog = page.getByRole('dialog', { name: 'Redeem this reward?' })
  await dialog.getByRole('textbox', { name: 'Payment password' }).fill('999999')
  await dialog.getByRole('button', { name: /Redeem for/ }).click()
  await expect(dialog.getByRole('alert')).toContainText('password is wrong')
  await dialog.getByRole('textbox', { name: 'Payment password' }).fill(demoPaymentPassword)
  await dialog.getByRole('button', { name: /Redeem for/ }).dblclick()
  await expect(page.getByText('Demo credit 5 redeemed')).toBeVisible()
  await expect
    .poll(async () =>
      amountOf(
        await main
          .getByText(/^[\d,.]+ pts$/)
          .first()
          .textContent(),
      ),
    )
    .toBeCloseTo(had - 100, 2)
  await main.getByRole('tab', { name: 'Exchange history' }).click()
  await expect(main.getByRole('table').getByText('Approved')).toHaveCount(1)
  await main.getByRole('tab', { name: 'Rules' }).click()
  await expect(main.getByText('Points never expire.')).toBeVisible()
})

for (const [left, leave] of [
  [
    'the dialog is closed',
    (page: Page) =>
      page.getByRole('dialog', { name: 'Redeem this reward?' }).getByRole('button', { name: 'Close' }).click(),
  ],
  ['another page is open', (page: Page) => page.evaluate(() => history.back())],
] as const) {
  test(`a redemption that is refused when ${left} is told of, and by its name`, async ({ page }) => {
    await enter(page, 'aurora', 'vip01')
    await page.getByRole('navigation', { name: 'More' }).first().getByRole('link', { name: 'Points mall' }).click()
    let answer = () => undefined as void
    const leaving = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/passwordCheck/MCS2_redeemPointReward', async (route) => {
      await leaving
      await route.continue()
    })
    const asked = page.waitForRequest('**/passwordCheck/MCS2_redeemPointReward')
    await page
      .getByRole('main')
      .getByRole('article')
      .filter({ hasText: 'Demo credit 5' })
      .getByRole('button', { name: 'Redeem' })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Redeem this reward?' })
    await dialog.getByRole('textbox', { name: 'Payment password' }).fill('999999')
    await dialog.getByRole('button', { name: /Redeem for/ }).click()
    await asked
    await leave(page)
    await expect(dialog).toHaveCount(0)
    answer()
    await expect(page.getByText(/^Demo credit 5: .*password is wrong/)).toBeVisible()
  })
}

test('a value of an address that means nothing gives way to what the page shows', async ({ page }) => {
  await storeSession(page, 'aurora', 'vip01')
  for (const [asked, shown] of [
    ['/pointMall?tab=none&p=2', '/pointMall'],
    ['/pointMall?tab=exchanges&p=99', '/pointMall?tab=exchanges'],
    ['/pointMall?tab=details&p=odd', '/pointMall?tab=details'],
    ['/promotions?type=none', '/promotions'],
    ['/promotions?type=POINTS_MALL', '/promotions?type=pointsMall'],
    ['/live?vendor=NONE', '/live'],
    ['/sports?vendor=NONE&vendor=KICK', '/sports'],
    ['/rng?page=none&type=RNG%2CQQ&lines=odd&q=fox', '/rng?type=RNG&q=fox'],
    ['/help?article=none', '/help'],
    ['/help?article=none&modal=noticeModal&notice=none', '/help?modal=noticeModal'],
  ] as const) {
    await page.goto(`${siteOf('aurora')}${asked}`)
    await expect(page, asked).toHaveURL(`${siteOf('aurora')}${shown}`)
  }
})

test('VIP: the link is for visitors and club members; the page shows what there is to win, and the own rank', async ({
  page,
}) => {
  const link = page.getByRole('navigation', { name: 'More' }).first().getByRole('link', { name: 'VIP' })
  await page.goto(`${siteOf('aurora')}/index`)
  await expect(link).toBeVisible()
  await link.click()
  await expect(page.getByRole('heading', { name: 'From Bronze to Diamond' })).toBeVisible()
  await expect(page.getByText('up to \u2068$2,000\u2069')).toBeVisible()
  const ladder = page.getByRole('region', { name: 'Ranks and what they give' })
  await expect(ladder.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Gold' }) })).toContainText(
    'Keep it with \u2068$5,000\u2069 a month',
  )
  await expect(ladder.getByText('You are here')).toHaveCount(0)
  await enter(page, 'aurora', 'member01')
  await expect(
    page.getByRole('navigation', { name: 'More' }).first().getByRole('link', { name: 'Promotions' }),
  ).toBeVisible()
  await expect(link).toHaveCount(0)
  await page.goto(`${siteOf('aurora')}/vip`)
  await expect(page.getByRole('progressbar', { name: 'All-time turnover' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/of turnover to Silver/)
  await expect(ladder.locator('[aria-current="step"]')).toContainText('Bronze')
  // the ring round the picture in the header tells the same
  const share = () =>
    page.evaluate(() => Number(getComputedStyle(document.documentElement).getPropertyValue('--rank-share')))
  await expect.poll(share).toBeGreaterThan(0.1)
  expect(await share()).toBeLessThan(1)
  expect(await axeInBothThemes(page)).toEqual([])
})

test('the agent centre is for agents', async ({ page }) => {
  await enter(page, 'aurora', 'agent41')
  const menu = await avatarMenu(page)
  await menu.getByRole('menuitem', { name: 'Agent centre' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Team overview' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Team size')).toBeVisible()
  const side = page.getByRole('navigation', { name: 'Agent centre' })
  await side.getByRole('link', { name: 'Referral link' }).click()
  await expect(page.getByRole('img', { name: /QR code of the link on/ }).first()).toBeVisible()
  await expect(page.getByText('/register?referralCode=AGENT41').first()).toBeVisible()
  await side.getByRole('link', { name: 'Announcements' }).click()
  await expect(page.getByText('Referral links on every domain')).toBeVisible()
})

for (const at of ['/member', '/pointMall'])
  test(`a demo account is told once at ${at}: by the dialog, then by the page`, async ({ page }) => {
    await enter(page, 'aurora', 'demo01')
    await page.goto(`${siteOf('aurora')}${at}`)
    const words = page.getByText('This page is for real accounts only', { exact: false })
    const dialog = page.getByRole('dialog', { name: 'A real account is needed' })
    await expect(dialog).toBeVisible()
    await expect(words).toHaveCount(1)
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Not now' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('alert')).toContainText('A real account is needed')
    await expect(words).toHaveCount(1)
    await expect(page.getByRole('main')).toBeFocused()
  })

test('others are refused: only agents', async ({ page }) => {
  await enter(page, 'aurora', 'member01')
  await expect((await avatarMenu(page)).getByRole('menuitem', { name: 'Agent centre' })).toHaveCount(0)
  await page.goto(`${siteOf('aurora')}/agentHome`)
  await expect(page.getByText('For agents only')).toBeVisible()
})

test('the extra-help panel leads to feedback, which is sent', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}/index`)
  await page.getByRole('button', { name: 'Help and feedback' }).click()
  const panel = page.getByRole('group', { name: 'Help and feedback' })
  await expect(panel.getByRole('listitem')).toHaveText([
    'Customer service',
    'Help centre',
    'Feedback',
    'Limits and breaks',
    'Connection',
    /^Phone/,
    /^Email/,
    /^WhatsApp/,
    /^Telegram/,
    /^Facebook/,
  ])
  await expect(panel.getByRole('link', { name: /^Email/ })).toHaveAttribute('href', 'mailto:care@aurora.example.com')
  await panel.getByRole('link', { name: 'Feedback' }).click()
  await expect(panel).toHaveCount(0)
  const main = page.getByRole('main')
  await main.getByRole('combobox', { name: /What is it about/ }).selectOption({ label: 'Game' })
  await main.getByRole('textbox', { name: /Your message/ }).fill('Too short')
  await main.getByRole('button', { name: 'Send feedback' }).click()
  await expect(main.getByRole('textbox', { name: /Your message/ })).toHaveAttribute('aria-invalid', 'true')
  await main.getByRole('textbox', { name: /Your message/ }).fill('The reels are lovely to look at.')
  await main.getByRole('button', { name: 'Send feedback' }).click()
  await expect(main.getByText('Thank you for your feedback')).toBeVisible()
})

test('a brand whose modules are off shows none of their entries', async ({ page }) => {
  await enter(page, 'sahara', 'agent02')
  const menu = await avatarMenu(page)
  await expect(menu.getByRole('menuitem', { name: 'Deposit' })).toBeVisible()
  await expect(menu.getByRole('menuitem', { name: /Messages/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Points mall' })).toHaveCount(0)
  await page.goto(`${siteOf('sahara')}/member`)
  await expect(centre(page).getByRole('link', { name: 'Betting record' })).toBeVisible()
  await expect(centre(page).getByRole('link', { name: 'Message inbox' })).toHaveCount(0)
  await page.goto(`${siteOf('sahara')}/pointMall`)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.goto(`${siteOf('sahara')}/agentHome`)
  const side = page.getByRole('navigation', { name: 'Agent centre' })
  await expect(side.getByRole('link', { name: 'Team overview' })).toBeVisible()
  await expect(side.getByRole('link', { name: 'Announcements' })).toHaveCount(0)
})

const screens = [
  ...['depositv2', 'personalHistoryCopy', 'transactionHistory', 'referral', 'messageV2'].map(
    (key) => `/member?page=${key}`,
  ),
  ...['agentTeamOverview', 'referralLink', 'agentAnnouncements'].map((key) => `/agentHome?page=${key}`),
  ...['rewards', 'exchanges', 'details', 'rules'].map((tab) => `/pointMall?tab=${tab}`),
  '/vip',
  '/feedback',
]
for (const [code, theme, width] of [
  ['EN', 'dark', 1440],
  ['AR', 'light', 390],
] as const) {
  test.describe(`axe ${code} ${theme} ${width}`, () => {
    test.use({ language: code, viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })
    test('every page passes and fits its width', async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('marquee.theme', value), theme)
      await storeSession(page, 'aurora', 'agent01')
      for (const address of screens) {
        await page.goto(`${siteOf('aurora')}${address}`)
        await page.waitForLoadState('networkidle')
        expect.soft(await axeFindings(page), address).toEqual([])
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect.soft(over, `${address} is wider than the window`).toBeLessThanOrEqual(0)
      }
    })
  })
}
