import { storeSession } from './signIn'
import { expect, siteOf, test } from './support'

/** Entries of the menu in the order of the product (spec §2), each with its page key. */
const entries = [
  ['My account', 'securityCenter'],
  ['My wallet', 'transferFund'],
  ['Deposit', 'depositv2'],
  ['Withdraw', 'withdraw'],
  ['Transfer to upline', 'transferUpline'],
  ['Betting record', 'personalHistoryCopy'],
  ['Account transactions', 'transactionHistory'],
  ['Profit and loss', 'personalProfit'],
  ['Bonus details', 'bonusDetails'],
  ['Reward centre', 'rewardCenter'],
  ['VIP', 'vip'],
  ['Invite friends', 'referral'],
  ['Missions', 'missionLeaderboard'],
  ['Message inbox', 'messageV2'],
  ['Limits and breaks', 'saferPlay'],
] as const

/** Stands outside of the centre. */
const elsewhere = 'vip'

/** What the platform of a brand does not have. */
const brands: Readonly<Record<string, readonly string[]>> = {
  aurora: [],
  jade: [],
  sahara: ['My wallet', 'Reward centre', 'Missions', 'Message inbox'],
}

for (const [brand, without] of Object.entries(brands)) {
  test(`${brand}: each entry of the member centre leads to its page, which loads`, async ({ page }) => {
    await storeSession(page, brand, 'vip01')
    await page.goto(`${siteOf(brand)}/member`)
    const menu = page.getByRole('navigation', { name: 'Member centre' })
    const listed = entries.filter(([name]) => !without.includes(name))
    await expect(menu.getByRole('link')).toHaveText(listed.map(([name]) => new RegExp(`^${name}\\d*$`)))
    const wanted = listed.filter(([, key]) => key !== elsewhere)
    for (const [name, key] of wanted) {
      await menu.getByRole('link', { name }).click()
      await expect(page).toHaveURL(new RegExp(`[?&]page=${key}\\b`))
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      const main = page.getByRole('main')
      await expect(
        main.getByRole('progressbar', { name: 'Loading' }).or(main.getByText('Loading', { exact: true })),
      ).toHaveCount(0)
      await expect(main.getByRole('button', { name: 'Try again' }), key).toHaveCount(0)
    }
  })
}
