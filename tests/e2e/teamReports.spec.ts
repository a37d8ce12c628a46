import { readFileSync } from 'node:fs'
import { axeInBothThemes, module, storeSession } from './signIn'
import { expect, scenario, siteOf, test } from './support'

const betting = '/agentHome?page=agentTeamBetting&period=previous30'

test('team betting leads to one member’s bets and back to the same list', async ({ page }) => {
  await storeSession(page, 'aurora', 'agent01')
  await page.goto(`${siteOf('aurora')}${betting}`)
  const table = page.getByRole('table', { name: 'Team betting' })
  await expect(table.getByRole('link', { name: 'member01' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Turnover by account, .* in total\./ })).toBeVisible()
  await page.getByRole('combobox', { name: 'Level' }).selectOption('2')
  await expect(page).toHaveURL(/level=2/)
  await expect(table.getByText(/Level [13]/)).toHaveCount(0)
  const row = table.getByRole('row').filter({ has: page.getByRole('link', { name: 'member01' }) })
  const turnover = (await row.getByRole('cell').nth(2).textContent()) ?? ''

  await table.getByRole('link', { name: 'member01' }).click()
  await expect(page).toHaveURL(/account=member01/)
  await expect(page.getByRole('heading', { name: 'member01' })).toBeVisible()
  const bets = page.getByRole('table', { name: 'Bets of member01' })
  await expect(bets.getByText(/^BET\d{8}$/).first()).toBeVisible()
  // the list's row and the bets one by one say the same
  await expect(page.locator('dd').filter({ hasText: turnover }).first()).toBeVisible()
  await page.reload()
  await expect(bets).toBeVisible()
  await page.getByRole('link', { name: 'Whole team' }).click()
  await expect(page).toHaveURL(/level=2/)
  await expect(page).not.toHaveURL(/account=/)
  await expect(table).toBeVisible()
})

test('an account is searched for; one of somebody else’s team is as unknown as none', async ({ page }) => {
  await storeSession(page, 'aurora', 'agent42')
  for (const key of ['agentTeamBetting', 'agentTeamTransactions', 'agentSubordinateProfit']) {
    await page.goto(`${siteOf('aurora')}/agentHome?page=${key}&period=previous30`)
    for (const name of ['mira01', 'nobody99']) {
      await page.getByRole('textbox', { name: 'Account' }).fill(name)
      await page.getByRole('button', { name: 'Show', exact: true }).click()
      await expect(page.getByText('Account not found in your team')).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Whole team' }).last().click()
    }
  }
  await page.getByRole('textbox', { name: 'Account' }).fill('Wren09')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByText(/Of this, wren09 alone/)).toBeVisible()
})

test('filters that do not count for one account are not offered to be removed', async ({ page }) => {
  await storeSession(page, 'aurora', 'agent01')
  const search = 'period=today&level=1&accountType=AGENT&account=agent41'
  await page.goto(`${siteOf('aurora')}/agentHome?page=agentTeamBetting&${search}`)
  await expect(page.getByText('No bets in this period')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show 30 days' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove filters' })).toHaveCount(0)
  // they wait for the way back
  await page.getByRole('link', { name: 'Whole team' }).click()
  await expect(page.getByRole('combobox', { name: 'Level' })).toHaveValue('1')
})

test('transactions of the team: rows a page, types, and all of them as a file', async ({ page }) => {
  const call = '/wps/relay/MCSFE_getTeamTransactions'
  await storeSession(page, 'aurora', 'agent01')
  await page.goto(`${siteOf('aurora')}/agentHome?page=agentTeamTransactions&period=previous30`)
  const table = page.getByRole('table', { name: 'Team transactions' })
  await expect(table.getByRole('row')).toHaveCount(26)
  await page.getByRole('radiogroup', { name: 'Rows per page' }).getByText('50').click()
  await expect(page).toHaveURL(/size=50/)
  await expect(table.getByRole('row')).toHaveCount(51)
  await page.getByText('Show figures').click()
  await expect(page.getByRole('table', { name: 'Transactions by type' }).getByText('Deposit')).toBeVisible()
  await page.getByRole('combobox', { name: 'Type' }).selectOption('DEPOSIT')
  const count = page.getByText(/^\d+ transactions?$/)
  await expect(page).toHaveURL(/type=DEPOSIT/)
  await expect(table.getByText('Game round')).toHaveCount(0)
  const rows = Number.parseInt((await count.textContent()) ?? '')

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('team-transactions.csv')
  const lines = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(lines[0]).toBe('\ufeffNumber,Account,Level,Time,Type,Reference,Amount,Balance after,Currency')
  expect(lines).toHaveLength(rows + 1)

  // never answered
  await page.route(`**${call}?*pageSize=1000*`, () => undefined)
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible()
  await page.unrouteAll()
})

test('profit and loss goes down level by level, and each level adds up to its row above', async ({ page }) => {
  await storeSession(page, 'aurora', 'agent01')
  await page.goto(`${siteOf('aurora')}/agentHome?page=agentSubordinateProfit&period=previous30`)
  const table = page.getByRole('table', { name: 'Subordinate profit and loss' })
  const row = table.getByRole('row').filter({ has: page.getByRole('link', { name: 'agent02' }) })
  const result = (await row.getByRole('cell').last().textContent()) ?? ''
  // the chart writes it as the table does, won or lost
  expect(result).toMatch(/^[+-].*\d/)
  await expect(page.getByRole('img', { name: /^Profit and loss by subordinate/ })).toContainText(result)
  await row.getByRole('link').click()
  await expect(page.getByText(/Of this, agent02 alone/)).toBeVisible()
  await expect(page.locator('dd').filter({ hasText: result }).first()).toBeVisible()
  await table.getByRole('link', { name: 'agent42' }).click()
  const way = page.getByRole('navigation', { name: 'Whose report this is' })
  await expect(way.getByRole('heading', { name: 'agent42' })).toBeVisible()
  await way.getByRole('link', { name: 'agent02' }).click()
  await expect(way.getByRole('heading', { name: 'agent02' })).toBeVisible()
  await page.goBack()
  await expect(way.getByRole('heading', { name: 'agent42' })).toBeVisible()
  // who has nobody below is shown by their bets, in the same days
  await table.getByRole('link', { name: 'wren09' }).click()
  await expect(page.getByRole('table', { name: 'Bets of wren09' })).toBeVisible()
  await expect(page).toHaveURL(/page=agentTeamBetting&period=previous30&account=wren09/)
})

test('a report that fails can be asked for again; one whose module is off has no page', async ({ page }) => {
  const call = '/wps/relay/MCSFE_getTeamBetting'
  await storeSession(page, 'aurora', 'agent01')
  await scenario('failing', 'aurora', call)
  await page.goto(`${siteOf('aurora')}${betting}`)
  await expect(page.getByText('We could not load this report')).toBeVisible()
  await scenario('normal', 'aurora', call)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('table', { name: 'Team betting' })).toBeVisible()
  await module('aurora', 'TEAMBET3', false)
  await page.goto(`${siteOf('aurora')}${betting}`)
  await expect(page.getByRole('link', { name: 'Team transactions' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Team betting' })).toHaveCount(0)
  await expect(page.getByRole('table')).toHaveCount(0)
  await scenario('normal', 'aurora')
})

test.describe('in Arabic on a phone', () => {
  test.use({ language: 'AR', viewport: { width: 320, height: 700 } })
  test('the reports fit the screen and pass axe', async ({ page }) => {
    await storeSession(page, 'aurora', 'agent01')
    for (const key of ['agentTeamBetting', 'agentTeamTransactions', 'agentSubordinateProfit']) {
      await page.goto(`${siteOf('aurora')}/agentHome?page=${key}&period=previous30`)
      await expect(page.getByRole('button', { name: 'تصدير CSV' })).toBeVisible()
      expect(await axeInBothThemes(page), key).toEqual([])
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(over, key).toBeLessThanOrEqual(0)
    }
  })
})
