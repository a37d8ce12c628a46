import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { accountMenu, again, endToken, fillLogin, stored } from './loginAgain'
import { storeSession } from './signIn'
import { demoPaymentPassword } from '../../src/server/sandbox/seed/demoAccounts'
import { expect, giveAccount, lightPage, siteOf, test } from './support'

const light = siteOf('aurora') + lightPage

interface Halfway {
  readonly form: string
  readonly account: string
  readonly address: string
  /** Fills the form; answers its fields with what they hold. */
  readonly fill: (page: Page) => Promise<readonly (readonly [Locator, string])[]>
  readonly sendWith: (page: Page) => Promise<void>
  readonly path: string
  readonly done: (page: Page) => Locator
}

const main = (page: Page) => page.getByRole('main')
const dialogOf = (name: string) => (page: Page) => page.getByRole('dialog', { name })
const fillAll = async (where: Locator, values: Readonly<Record<string, string>>) => {
  const fields = Object.entries(values).map(
    ([name, value]) => [where.getByRole('textbox', { name, exact: true }), value] as const,
  )
  for (const [one, value] of fields) await one.fill(value)
  return fields
}
const press =
  (name: RegExp, where = main) =>
  (page: Page) =>
    where(page).getByRole('button', { name }).click()

const redeemDialog = dialogOf('Redeem this reward?')
const addDialog = dialogOf('Add card or address')
const removeDialog = dialogOf('Remove this account?')

/** Forms of a member that a session may end in the middle of. */
const halfway: readonly Halfway[] = [
  {
    form: 'a withdrawal',
    account: 'member01',
    address: '/member?page=withdraw',
    fill: (page) => fillAll(main(page), { Amount: '120', 'Payment password': demoPaymentPassword }),
    sendWith: press(/^Withdraw/),
    path: '/wps/relay/passwordCheck/MCSFE_requestWithdrawal',
    done: (page) => page.getByRole('heading', { level: 2, name: /Withdrawal of .*120\.00/ }),
  },
  {
    form: 'a transfer between wallets',
    account: 'member01',
    address: '/member?page=transferFund',
    fill: async (page) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Skyball, / })
        .click()
      await main(page).getByRole('button', { name: 'Swap direction' }).click()
      return fillAll(main(page), { Amount: '10' })
    },
    sendWith: press(/^Transfer .*10\.00.* to Skyball/),
    path: '/wps/relay/GCS_walletTransfer',
    done: (page) => page.getByText('transferred to Skyball.'),
  },
  {
    form: 'a transfer to the upline',
    account: 'member01',
    address: '/member?page=transferUpline',
    fill: (page) => fillAll(main(page), { Amount: '11.50', 'Payment password': demoPaymentPassword }),
    sendWith: press(/^Transfer/),
    path: '/wps/relay/passwordCheck/MCSFE_transferToUpline',
    done: (page) => page.getByText('sent to ag****02.'),
  },
  {
    form: 'the profile',
    account: 'vip01',
    address: '/member?page=securityCenter',
    fill: async (page) => {
      await main(page).getByRole('button', { name: 'Edit' }).first().click()
      return fillAll(main(page), { Address: '4 Harbour Row' })
    },
    sendWith: press(/^Save$/),
    path: '/wps/member/profile',
    done: (page) => main(page).getByText('4 Harbour Row', { exact: true }),
  },
  {
    form: 'a reward of the points mall',
    account: 'vip01',
    address: '/pointMall',
    fill: async (page) => {
      await main(page)
        .getByRole('article')
        .filter({ hasText: 'Demo credit 5' })
        .getByRole('button', { name: 'Redeem' })
        .click()
      return fillAll(redeemDialog(page), { 'Payment password': demoPaymentPassword })
    },
    sendWith: press(/^Redeem for/, redeemDialog),
    path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
    done: (page) => page.getByText('Demo credit 5 redeemed'),
  },
  {
    form: 'points that become money',
    account: 'vip01',
    address: '/pointMall',
    fill: (page) => fillAll(main(page), { Points: '500', 'Payment password': demoPaymentPassword }),
    sendWith: press(/^Convert into/),
    path: '/wps/relay/passwordCheck/MCS2_convertPoint',
    done: (page) => page.getByText(/\d\S? credited to your main wallet$/),
  },
  {
    form: 'a new payout account',
    account: 'member01',
    address: '/member?page=withdraw&view=accounts',
    fill: async (page) => {
      await press(/^Add card or address$/)(page)
      await addDialog(page).getByText('Crypto address').click()
      const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
      return fillAll(addDialog(page), { Address: address, 'Payment password': demoPaymentPassword })
    },
    sendWith: press(/^Save$/, addDialog),
    path: '/wps/relay/passwordCheck/MCSFE_addPayoutAccount',
    done: (page) => page.getByRole('listitem').filter({ hasText: 'TR7NHq****gjLj6t' }),
  },
  {
    form: 'the removal of a payout account',
    account: 'vip01',
    address: '/member?page=withdraw&view=accounts',
    fill: async (page) => {
      await main(page)
        .getByRole('button', { name: /^Remove: / })
        .first()
        .click()
      return fillAll(removeDialog(page), { 'Payment password': demoPaymentPassword })
    },
    sendWith: press(/^Remove$/, removeDialog),
    path: '/wps/relay/passwordCheck/MCSFE_removePayoutAccount',
    done: (page) => page.getByText('Removed', { exact: true }),
  },
  {
    form: 'feedback',
    account: 'member01',
    address: '/feedback',
    fill: async (page) => {
      await main(page).getByRole('combobox').selectOption({ label: 'Deposit' })
      const message = main(page).getByRole('textbox', { name: /Your message/ })
      await message.fill('Where is my deposit?')
      return [[message, 'Where is my deposit?']]
    },
    sendWith: press(/^Send feedback$/),
    path: '/wps/feedback',
    done: (page) => main(page).getByText('Thank you for your feedback'),
  },
  {
    form: 'an application to a promotion',
    account: 'member01',
    address: '/promotions/detail/big-win',
    fill: async (page) => {
      const buffer = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#2a8f6d' } })
        .png()
        .toBuffer()
      await main(page).getByLabel('Images').setInputFiles({ name: 'win.png', mimeType: 'image/png', buffer })
      await expect(main(page).getByText('Uploaded')).toBeVisible()
      return fillAll(main(page), { Note: 'Round 7' })
    },
    sendWith: press(/^Send application$/),
    path: '/wps/relay/MCS2_applyActivity',
    done: (page) => page.getByText('Application sent.'),
  },
]

test('a session that ends leaves an open dialog as it is, with everything typed', async ({ page }) => {
  await page.clock.install()
  await storeSession(page, 'aurora', 'demo01')
  await page.goto(`${light}?modal=registerModal`)
  const register = page.getByRole('dialog', { name: 'Register' })
  await giveAccount(register.locator('form'), 'halfway1')
  await register.getByLabel('Email').fill('half@example.com')
  await endToken(page)
  // the balance is asked for every minute
  await page.clock.fastForward(61_000)
  await expect(again(page)).toBeVisible()
  await fillLogin(again(page), 'demo01')
  await expect(again(page)).toHaveCount(0)
  await expect(register).toBeVisible()
  await expect(register.getByLabel('Email')).toHaveValue('half@example.com')
  await register.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(register.getByRole('textbox', { name: 'Username' })).toHaveValue('halfway1')
})

test('a session that ends is met by the change of a password: after the login the same form is sent again, as it was', async ({
  page,
}) => {
  await storeSession(page, 'aurora', 'member01')
  await page.goto(`${light}?modal=changePasswordModal`)
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  const typed = { 'Current password': 'Wrong1234', 'New password': 'Marquee22', 'Confirm new password': 'Marquee22' }
  for (const [name, value] of Object.entries(typed))
    await dialog.getByRole('textbox', { name, exact: true }).fill(value)
  await endToken(page)
  await dialog.locator('form').getByRole('button').last().click()
  await expect(again(page)).toBeVisible()
  await expect(again(page).getByRole('textbox', { name: 'Username' })).toHaveValue('member01')
  await fillLogin(again(page), 'member01')
  await expect(again(page)).toHaveCount(0)
  for (const [name, value] of Object.entries(typed))
    await expect(dialog.getByRole('textbox', { name, exact: true })).toHaveValue(value)
  await expect(dialog.getByText('You are not logged in')).toHaveCount(0)
  const sent = page.waitForResponse((response) => response.url().endsWith('/wps/member/password'))
  await dialog.locator('form').getByRole('button').last().click()
  expect((await sent).status()).toBe(200)
  await expect(dialog).toContainText('Your current password is wrong')
})

for (const { form, account, address, fill, sendWith, path, done } of halfway)
  test(`a session that ends is met by ${form}: the form is still filled after the login, and its own button sends it once`, async ({
    page,
  }) => {
    await storeSession(page, 'jade', account)
    // the look for news comes by the clock, and would meet the end of the token before the form does
    await page.route('**/wps/relay/CSP_getInbox**', (route) => route.abort())
    await page.goto(`${siteOf('jade')}${address}`)
    const fields = await fill(page)
    const arrived: number[] = []
    page.on('response', (response) => {
      const isSent = response.request().method() !== 'GET'
      if (isSent && new URL(response.url()).pathname === path) arrived.push(response.status())
    })
    await endToken(page, 'jade')
    await sendWith(page)
    await expect(again(page)).toBeVisible()
    await fillLogin(again(page), account)
    await expect(again(page)).toHaveCount(0)
    for (const [field, value] of fields) await expect(field).toHaveValue(value)
    await expect(page.getByText('You are not logged in')).toHaveCount(0)
    // nobody else sends it
    await page.waitForLoadState('networkidle')
    expect(arrived.filter((status) => status !== 401)).toEqual([])
    await sendWith(page)
    await expect(done(page)).toBeVisible()
    expect(arrived.filter((status) => status !== 401)).toEqual([200])
  })

test('another account that logs in instead finds nothing of the first', async ({ page }) => {
  await page.clock.install()
  await storeSession(page, 'aurora', 'demo01')
  await page.goto(`${light}?modal=registerModal`)
  const register = page.getByRole('dialog', { name: 'Register' })
  await register.getByRole('textbox', { name: 'Username' }).fill('halfway1')
  await endToken(page)
  await page.clock.fastForward(61_000)
  await fillLogin(again(page), 'vip01')
  await expect(again(page)).toHaveCount(0)
  await expect(accountMenu(page, 'vip01')).toBeAttached()
  const username = page.getByRole('dialog', { name: 'Register' }).getByRole('textbox', { name: 'Username' })
  await expect(username).not.toHaveValue('halfway1')
  expect(await stored(page)).toMatchObject({ account: 'vip01', clubLabel: 'Gold Club' })
})
