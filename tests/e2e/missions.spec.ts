import type { Page } from '@playwright/test'
import { storeSession } from './signIn'
import { expect, place, reset, scenario, siteOf, test } from './support'

const missions = `${siteOf('aurora')}/member?page=missionLeaderboard`
/** Today's stands below yesterday's, which is there after midnight: the seed's rounds are some hours old then. */
const card = (page: Page, name: string) => page.getByRole('article', { name }).last()

/** Words with money in them: it is isolated from the direction of the words around it. */
const told = (words: string): string => words.replace(/\$\d+\.\d\d/g, '\u2068$&\u2069')

/** A call of the signed-in member, made beside the page. */
async function call(page: Page, path: string, body: object) {
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '')
  const headers = {
    ...{ Merchant: 'aurora', Device: 'WEB', Language: 'EN', 'X-Gateway-Version': '3' },
    ...{ Authorization: token, 'Content-Type': 'application/json' },
  }
  const answer = await fetch(place().sandbox + path, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...body, token }),
  })
  return (await answer.json()) as { readonly value: { readonly game_url: string } }
}

/** Opens a demo game and plays rounds in it. */
async function play(page: Page, username: string, rounds: number) {
  const { value } = await call(page, '/wps/game/launchGame', {
    ...{ accountType: 1, confirmTrans: 0, launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 },
    ...{ username, merchantCode: 'aurora', language: 'EN', vassalage: 'CIND' },
  })
  const { pathname, search } = new URL(value.game_url)
  const game = await (await fetch(place().sandbox + pathname + search)).text()
  const body = JSON.stringify({ key: /data-key="([^"]+)"/.exec(game)?.[1], stake: 100 })
  for (let round = 0; round < rounds; round += 1)
    expect((await fetch(`${place().sandbox}/sandbox/play/spin`, { method: 'POST', body })).ok).toBe(true)
}

test('a mission goes on by what is done, and its reward comes once under a double click', async ({ page }) => {
  await storeSession(page, 'aurora', 'newip01')
  await page.goto(missions)
  const first = card(page, 'First steps')
  await expect(first).toContainText(told('$0.00 of $20.00'))
  await expect(first.getByRole('button', { name: 'Collect' })).toHaveCount(0)

  await call(page, '/wps/relay/MCSFE_requestDeposit', { methodId: 'bank', amount: '20', requestId: 'journey-1' })
  await expect(async () => {
    await page.reload()
    await expect(first).toContainText(told('$20.00 of $20.00'), { timeout: 2_000 })
  }).toPass()
  await expect(first).toContainText('0 of 1')
  await play(page, 'newip01', 1)
  await page.reload()

  const badge = page.getByRole('navigation', { name: 'Member centre' }).getByRole('link', { name: /^Missions/ })
  await expect(badge).toContainText('1')
  await first.getByRole('button', { name: 'Collect' }).dblclick()
  await expect(page.getByText(told('Collected: $2.00'))).toBeVisible()
  await expect(first.getByText('Collected')).toBeVisible()
  await expect(first.getByRole('heading', { name: 'First steps' })).toBeFocused()
  await expect(badge).toHaveText('Missions')

  await page.goto(`${siteOf('aurora')}/member?page=transactionHistory&type=BONUS`)
  const table = page.getByRole('table', { name: 'Account transactions' })
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(table.getByRole('row').last()).toContainText('+$2.00')
  await page.goto(`${missions}&tab=leaderboard`)
  // how high that reaches depends on what the week has brought the others
  await expect(page.getByRole('definition').filter({ hasText: /^30$/ })).toBeVisible()
})

test('what another tab has collected is told in words, and does not come twice', async ({ page, context }) => {
  const member = 'member01'
  const other = await context.newPage()
  const collect = (where: Page, name: string) => card(where, name).getByRole('button', { name: 'Collect' }).click()
  const told = page.getByRole('region', { name: 'Messages' }).getByText('You have already collected this.')
  for (const one of [page, other]) await storeSession(one, 'aurora', member)

  await play(page, member, 3)
  for (const one of [page, other]) await one.goto(missions)
  const mission = card(page, 'First three rounds')
  await expect(mission.getByRole('button', { name: 'Collect' })).toBeVisible()
  await collect(other, 'First three rounds')
  await expect(card(other, 'First three rounds').getByText('Collected')).toBeVisible()
  await collect(page, 'First three rounds')
  await expect(told).toBeVisible()
  await expect(mission.getByText('Collected')).toBeVisible()
  await expect(mission.getByRole('alert')).toHaveCount(0)

  for (const one of [page, other]) await one.goto(`${siteOf('aurora')}/member?page=rewardCenter`)
  await expect(card(page, 'Raffle tickets')).toBeVisible()
  await collect(other, 'Raffle tickets')
  await expect(card(other, 'Raffle tickets')).toHaveCount(0)
  await collect(page, 'Raffle tickets')
  await expect(told).toBeVisible()
  await expect(card(page, 'Raffle tickets')).toHaveCount(0)
})

test('a ticket whose answer is lost is drawn once, and the odds stand beside the prizes', async ({ page }) => {
  const call = '/wps/relay/MCS2_claimRafflePromotion'
  await storeSession(page, 'aurora', 'vip01')
  await page.goto(`${missions}&tab=raffle`)
  await expect(page.getByRole('row', { name: /\$500\.00.*1 in 2,000 tickets.*0\.05%/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: '2 tickets' })).toBeVisible()
  await scenario('done-then-lost', 'aurora', call)
  await page.getByRole('button', { name: 'Draw a ticket' }).click()
  await expect(page.getByText('We do not know yet', { exact: false }).first()).toBeVisible()
  await scenario('normal', 'aurora', call)
  await page.getByRole('button', { name: 'Check status' }).click()
  await expect(page.getByRole('heading', { name: '1 ticket' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Your draws' }).getByRole('row')).toHaveCount(4)
})

test('what a bonus takes is said before it is given up', async ({ page }) => {
  // the ticket above may have won a bonus
  await reset()
  await storeSession(page, 'aurora', 'vip01')
  await page.goto(`${siteOf('aurora')}/member?page=rewardCenter`)
  await page.getByRole('article', { name: 'Customer service gift' }).getByRole('button', { name: 'Collect' }).click()
  await expect(page.getByText(told('Collected: $10.00 bonus'))).toBeVisible()
  await page.goto(`${siteOf('aurora')}/member?page=bonusDetails`)
  await expect(page.getByText(told('$0.00 of $20.00 staked'))).toBeVisible()
  await page.getByRole('button', { name: 'Give up bonus' }).click()
  const dialog = page.getByRole('dialog', { name: /Give up/ })
  await expect(dialog).toContainText('Taken from your wallets$10.00')
  // a round in between may have won something: no more is taken than was said
  await play(page, 'vip01', 1)
  await dialog.getByRole('button', { name: told('Give up, lose $10.00') }).click()
  const changed = dialog.getByText('has just changed')
  await expect(changed.or(page.getByText('was given up.'))).toBeVisible()
  // a dialog that closes is still in sight for a moment
  if (await changed.isVisible()) await dialog.getByRole('button', { name: /^Give up, lose/ }).click()
  await expect(page.getByText('No active bonuses')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Past bonuses' }).getByRole('row').nth(1)).toContainText('Given up')
})
