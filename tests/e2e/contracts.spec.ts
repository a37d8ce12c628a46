import type { Browser, Page } from '@playwright/test'
import { axeInBothThemes, enter, module, openLogin, send } from './signIn'
import { expect, moveClock, place, scenario, test } from './support'

const requests = '/agentHome?page=contractRequests'
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const field = (page: Page, name: string | RegExp) => main(page).getByRole('textbox', { name })

/** Somebody else, in a browser of their own. */
async function somebody(browser: Browser, username: string, address: string): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await page.addInitScript(() => {
    if (window === window.top) localStorage.setItem('hisLang', 'EN')
  })
  await enter(page, 'aurora', username, address)
  return page
}

/** Rounds of a demo game, 1.00 each. */
async function play(page: Page, username: string, rounds: number): Promise<void> {
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '')
  const launched = await fetch(`${place().sandbox}/wps/game/launchGame`, {
    method: 'POST',
    headers: {
      ...{ Merchant: 'aurora', Device: 'WEB', Language: 'EN', 'X-Gateway-Version': '3' },
      ...{ Authorization: token, 'Content-Type': 'application/json' },
    },
    body: JSON.stringify({
      ...{ accountType: 1, confirmTrans: 0, launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 },
      ...{ username, token, merchantCode: 'aurora', language: 'EN', vassalage: 'CIND' },
    }),
  })
  const { value } = (await launched.json()) as { readonly value: { readonly game_url: string } }
  const { pathname, search } = new URL(value.game_url)
  const game = await (await fetch(place().sandbox + pathname + search)).text()
  const body = JSON.stringify({ key: /data-key="([^"]+)"/.exec(game)?.[1], stake: 100 })
  for (let round = 0; round < rounds; round += 1)
    expect((await fetch(`${place().sandbox}/sandbox/play/spin`, { method: 'POST', body })).ok).toBe(true)
}

async function propose(page: Page, lossRate: string, account = 'agent02'): Promise<void> {
  await main(page).getByRole('link', { name: 'New contract' }).first().click()
  // the list has a choice of kinds, too
  await expect(main(page).getByRole('heading', { name: 'New contract' })).toBeVisible()
  await main(page).getByRole('combobox', { name: 'Kind' }).selectOption('Real-time salary')
  await main(page).getByRole('combobox', { name: 'Subordinate' }).fill(account)
  await field(page, /^Single bet from/).fill('0')
  await field(page, 'Rate on winning bets').fill('0.1')
  await field(page, 'Rate on losing bets').fill(lossRate)
  await button(page, 'Propose contract').click()
}

test('a real-time contract is proposed, compared, accepted, settled, replaced by a higher one and ended', async ({
  page,
  browser,
}) => {
  await enter(page, 'aurora', 'agent01', `${requests}&side=UPLINE`)
  await propose(page, '10.01')
  await expect(main(page).getByText('This is higher than your own rate.')).toBeVisible()
  await expect(field(page, 'Rate on losing bets')).toBeFocused()
  await field(page, 'Rate on losing bets').fill('1')
  await button(page, 'Propose contract').click()
  await expect(main(page).getByText('Waiting for an answer')).toBeVisible()
  const first = new URL(page.url()).searchParams.get('contract') ?? ''

  const holder = await somebody(browser, 'agent02', requests)
  const menu = holder.getByRole('navigation', { name: 'Agent centre' })
  await expect(menu.getByRole('link', { name: /^Contract requests/ })).toContainText('1')
  await main(holder).getByRole('link', { name: 'Real-time salary' }).click()
  expect(await axeInBothThemes(holder)).toEqual([])
  await button(holder, 'Accept contract').click()
  await expect(holder.getByText('The contract is now in force.')).toBeVisible()
  // the button is gone; who reads by ear is at the contract's heading
  await expect(main(holder).getByRole('heading', { name: 'Real-time salary' }).locator('span')).toBeFocused()
  await expect(menu.getByRole('link', { name: 'Contract requests', exact: true })).toBeVisible()

  const player = await somebody(browser, 'zora03', '/index')
  await play(player, 'zora03', 12)
  await moveClock(5 * 60_000)
  await holder.goto(new URL('/agentHome?page=agentIncome&kind=REALTIME_SALARY', holder.url()).href)
  const paid = main(holder).getByRole('table', { name: 'Payments' }).getByRole('row').nth(1)
  await expect(paid).toContainText(/losing bets \W*\$\d+\.00\W* × \W*1%/)
  await expect(paid).toContainText(first)
  expect(await axeInBothThemes(holder)).toEqual([])

  await page.goto(new URL(`${requests}&contract=${first}`, page.url()).href)
  await main(page).getByRole('link', { name: 'Propose new terms' }).click()
  await expect(main(page).getByRole('combobox', { name: 'Subordinate' })).toHaveValue('agent02')
  await field(page, 'Rate on losing bets').fill('2')
  await button(page, 'Propose contract').click()
  await expect(main(page).getByText('Waiting for an answer')).toBeVisible()
  const second = new URL(page.url()).searchParams.get('contract') ?? ''
  const address = new URL(`${requests}&contract=${second}`, page.url()).href
  await holder.goto(address)
  const terms = main(holder).getByRole('table', { name: 'Old and new terms' })
  await expect(terms.getByRole('row', { name: /^Pays/ })).toHaveText(/^Pays(Every five minutes){2}$/)
  await expect(terms.getByRole('columnheader')).toHaveText(['Term', 'Current', 'New'])
  const rate = terms.getByRole('row', { name: /^Rate on losing bets/ })
  await expect(rate).toContainText('1%')
  await expect(rate).toContainText('2%')
  await expect(main(holder).getByText(/the current one ends at once/)).toBeVisible()
  const otherTab = await somebody(browser, 'agent02', `${requests}&contract=${second}`)
  await expect(button(otherTab, 'Accept contract')).toBeVisible()
  await button(holder, 'Accept contract').click()
  await expect(holder.getByText('The contract is now in force.')).toBeVisible()
  await expect(terms.getByRole('columnheader')).toHaveText(['Term', 'Before', 'Now'])
  await button(otherTab, 'Accept contract').click()
  await expect(main(otherTab).getByRole('alert')).toContainText('This has already been answered or withdrawn.')

  await page.goto(new URL(`${requests}&contract=${first}`, page.url()).href)
  await expect(main(page).getByText('Replaced', { exact: true })).toBeVisible()
  await page.goto(address)
  await button(page, 'Terminate contract').click()
  await page
    .getByRole('dialog', { name: 'Terminate contract' })
    .getByRole('button', { name: 'Request termination' })
    .click()
  await expect(main(page).getByText('End requested', { exact: true }).first()).toBeVisible()
  await holder.reload()
  // the platform does it, and its answer is lost on the way
  await scenario('done-then-lost', 'aurora', '/wps/relay/MCSFE_processRealTimeSalaryContract')
  await button(holder, 'Accept termination').click()
  await expect(main(holder).getByRole('alert')).toContainText('No answer came back.')
  await scenario('normal', 'aurora')
  await expect(main(holder).getByText('Ended', { exact: true })).toBeVisible()
  await page.reload()
  await expect(main(page).getByText('Ended', { exact: true })).toBeVisible()
})

test('who closes the account is told what becomes of a proposal, and its upline what became of it', async ({
  page,
  browser,
}) => {
  await enter(page, 'aurora', 'agent02', '/agentHome?page=agentOpenAccount')
  await main(page).getByRole('combobox', { name: 'Type of account' }).selectOption('AGENT')
  await field(page, 'Rate').fill('2')
  await button(page, 'Open account').click()
  await expect(main(page).getByRole('heading', { name: 'Agent account opened' })).toBeVisible()
  const [account = '', password = ''] = await main(page).locator('dd [dir=ltr]').allTextContents()

  const holder = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await holder.addInitScript(() => localStorage.setItem('hisLang', 'EN'))
  await openLogin(holder, 'aurora')
  await send(holder, account, password)
  const change = holder.getByRole('dialog')
  await change.getByRole('textbox', { name: 'New password', exact: true }).fill('Better22')
  await change.getByLabel('Confirm new password').fill('Better22')
  await change.getByRole('button', { name: 'Change password' }).click()
  await holder.getByRole('dialog', { name: 'News for you' }).getByRole('button', { name: 'Got it' }).click()
  await expect(holder.getByRole('dialog')).toHaveCount(0)
  // what comes after the first look is news
  const looked = holder.waitForResponse((response) => response.url().includes('/CSP_getInbox'))
  await holder.goto(new URL('/member?page=securityCenter', holder.url()).href)
  await looked

  await page.goto(new URL(`${requests}&side=UPLINE`, page.url()).href)
  await propose(page, '1', account)
  await expect(main(page).getByText('Waiting for an answer')).toBeVisible()
  const news = holder.getByText(/New contract with \W*ag\*{4}02\W*: real-time salary/)
  await expect(news).toBeVisible({ timeout: 30_000 })

  await main(holder).getByRole('button', { name: 'Close account…' }).click()
  const closing = holder.getByRole('dialog', { name: 'Close your account' })
  await expect(closing.getByText('Contracts proposed to you or by you are withdrawn.')).toBeVisible()
  await expect(closing.getByText('Your agent contracts end.')).toHaveCount(0)
  await closing.getByRole('textbox', { name: 'Password' }).fill('Better22')
  await closing.getByRole('button', { name: 'Close my account permanently' }).click()
  await expect(holder.getByText('Your account is closed')).toBeVisible()
  await expect(holder.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(news).toHaveCount(0)
  await holder.context().close()

  await page.reload()
  await expect(main(page).getByText('Withdrawn', { exact: true })).toBeVisible()
  await expect(main(page).getByText('Withdrawn when the agent left · Platform')).toBeVisible()
  await page.goto(new URL(`/agentHome?page=teamManagement&account=${account}`, page.url()).href)
  await expect(main(page).getByText('Closed', { exact: true })).toBeVisible()
  await expect(main(page).getByText('This account is permanently closed.', { exact: false })).toBeVisible()
  await expect(main(page).getByText('Locked')).toHaveCount(0)
  await expect(button(page, 'Raise rate')).toHaveCount(0)
  // that of the menu
  await expect(main(page).getByRole('link', { name: 'Contract requests' })).toHaveCount(1)
  await expect(main(page).getByRole('link', { name: 'Team betting' })).toHaveCount(2)
  expect(await axeInBothThemes(page)).toEqual([])
})

test('a contract whose beginning has not come by the clock is not said to be in force', async ({ page }) => {
  await enter(page, 'aurora', 'agent01', `${requests}&side=UPLINE&state=CURRENT&account=agent41`)
  await main(page).getByRole('link', { name: 'Real-time salary' }).click()
  const status = (name: string) => main(page).getByText(name, { exact: true })
  await expect(status('In force')).toBeVisible()
  await expect(status('From')).toBeVisible()
  await moveClock(-20 * 86_400_000)
  await page.reload()
  await expect(status('Not started yet')).toBeVisible()
  await expect(status('Starts on')).toBeVisible()
  await expect(status('In force')).toHaveCount(0)
  await moveClock(0)
})

test('where a kind is closed its contracts go on, and no new terms are proposed', async ({ page }) => {
  await enter(page, 'aurora', 'agent01', `${requests}&side=UPLINE&state=CURRENT&account=agent41`)
  await main(page).getByRole('link', { name: 'Real-time salary' }).click()
  await expect(main(page).getByRole('link', { name: 'Propose new terms' })).toBeVisible()
  const address = page.url()
  await module('aurora', 'RTSALARY3', false)
  await page.goto(address)
  await expect(button(page, 'Terminate contract')).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Propose new terms' })).toHaveCount(0)
  const like = new URL(address).searchParams.get('contract') ?? ''
  await page.goto(new URL(`${requests}&view=propose&like=${like}`, address).href)
  await expect(main(page).getByText('New contracts are not available')).toBeVisible()
  await expect(main(page).locator('form')).toHaveCount(0)
  await scenario('normal', 'aurora')
})

test('the cursor follows rows of terms that are added and removed', async ({ page }) => {
  await enter(page, 'aurora', 'agent01', `${requests}&view=propose`)
  await main(page).getByRole('combobox', { name: 'Kind' }).selectOption('Real-time salary')
  const leads = field(page, /^Single bet from/)
  await button(page, 'Add row').click()
  await expect(leads.nth(1)).toBeFocused()
  await button(page, 'Add row').click()
  await expect(leads.nth(2)).toBeFocused()
  await button(page, 'Remove row 3').click()
  await expect(leads.nth(1)).toBeFocused()
  await button(page, 'Remove row 1').click()
  await expect(leads).toHaveCount(1)
  await expect(leads).toBeFocused()
})

test('all that is wrong with a proposal is said at once', async ({ page }) => {
  await enter(page, 'aurora', 'agent01', `${requests}&view=propose`)
  await main(page).getByRole('combobox', { name: 'Kind' }).selectOption('Daily salary')
  await field(page, /^Rate/).fill('10.01')
  await button(page, 'Propose contract').click()
  await expect(main(page).getByText('Enter the account of a subordinate.')).toBeVisible()
  await expect(main(page).getByText('Enter a number.')).toBeVisible()
  await expect(main(page).getByText('This is higher than your own rate.')).toBeVisible()
  await expect(main(page).getByRole('combobox', { name: 'Subordinate' })).toBeFocused()
  await field(page, /^Rate/).fill('9')
  await expect(main(page).getByText('This is higher than your own rate.')).toHaveCount(0)
  await main(page).getByRole('combobox', { name: 'Subordinate' }).fill('agent02')
  await button(page, 'Propose contract').click()
  await expect(field(page, /^Daily/)).toBeFocused()
})
