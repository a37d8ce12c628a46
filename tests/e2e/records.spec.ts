import { readFileSync } from 'node:fs'
import { storeSession } from './signIn'
import { expect, scenario, siteOf, test } from './support'

test('a bet is opened from the record, by its address, and closed by going back', async ({ page }) => {
  await storeSession(page, 'aurora', 'member01')
  await page.goto(`${siteOf('aurora')}/member?page=personalHistoryCopy&period=next30`)
  const table = page.getByRole('table', { name: 'Betting record' })
  await expect(table.getByRole('row')).toHaveCount(3)
  await table.getByRole('link', { name: 'Provider’s lobby' }).or(table.getByRole('link')).first().click()
  const dialog = page.getByRole('dialog', { name: 'Bet details' })
  await expect(dialog.getByRole('heading', { name: /selection/ })).toBeVisible()
  await expect(dialog.getByText('Open', { exact: true }).first()).toBeVisible()
  await expect(page).toHaveURL(/bet=BET\d{8}/)
  await page.reload()
  await expect(dialog.getByText('Result expected')).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).not.toHaveURL(/bet=/)
})

test('a transaction leads to the bet that it settles', async ({ page }) => {
  await storeSession(page, 'aurora', 'member01')
  await page.goto(`${siteOf('aurora')}/member?page=transactionHistory&type=GAME`)
  await page.getByRole('table', { name: 'Account transactions' }).getByRole('link').nth(1).click()
  const transaction = page.getByRole('dialog', { name: 'Transaction details' })
  await expect(transaction.getByText('Balance before')).toBeVisible()
  await transaction.getByRole('link', { name: 'View bet' }).click()
  await expect(page.getByRole('dialog', { name: 'Bet details' }).getByText('Bet number')).toBeVisible()
})

test('free days: refused where they make no range, kept in the address, exported whole', async ({ page }) => {
  await storeSession(page, 'aurora', 'member01')
  await page.goto(`${siteOf('aurora')}/member?page=personalHistoryCopy`)
  await page.getByRole('button', { name: 'Choose dates' }).click()
  const days = page.getByRole('form', { name: 'Choose dates' })
  const day = (back: number) => new Date(Date.now() - back * 24 * 3_600_000).toLocaleDateString('sv')
  await days.getByLabel('From').fill(day(1))
  await days.getByLabel('To').fill(day(30))
  await days.getByRole('button', { name: 'Show' }).click()
  await expect(days.getByText('The end date is before the start date.')).toBeVisible()
  await expect(days.getByLabel('To')).toBeFocused()
  const count = page.getByText(/^\d+ bets/)
  const before = (await count.textContent()) ?? ''
  await days.getByLabel('From').fill(day(30))
  await days.getByLabel('To').fill(day(1))
  await days.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(new RegExp(`period=range&from=${day(30)}&to=${day(1)}`))
  // the rows of before stay until those of these days are there
  await expect(count).not.toHaveText(before)
  const bets = Number.parseInt((await count.textContent()) ?? '')

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('bets.csv')
  const lines = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(lines[0]).toBe('\ufeffBet number,Placed,Result time,Game,Provider,Status,Stake,Payout,Net,Currency')
  expect(lines).toHaveLength(bets + 1)
  // the newest may still be open, shortly after midnight
  expect(lines.slice(1).find((line) => !line.includes(',Open,'))).toMatch(
    /^BET\d{8},\d{4}-\d\d-\d\dT[\d:.]+Z,.*,\d+\.\d\d,\d+\.\d\d,-?\d+\.\d\d,USD$/,
  )
  await expect(page.getByText('bets.csv was saved with your downloads.')).toBeVisible()

  await page.goto(`${siteOf('aurora')}/member?page=personalHistoryCopy&period=range&from=2029-02-30&to=oops`)
  await expect(page.getByRole('button', { name: '7 days', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/\?page=personalHistoryCopy$/)
})

test('an export that fails says so, and can be cancelled', async ({ page }) => {
  const call = '/wps/relay/ODSFE2_MemFundTransDet'
  await storeSession(page, 'aurora', 'member01')
  await page.goto(`${siteOf('aurora')}/member?page=transactionHistory`)
  await expect(page.getByRole('table', { name: 'Account transactions' })).toBeVisible()
  await scenario('failing', 'aurora', call)
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await expect(page.getByText('The file could not be created.')).toBeVisible()
  await scenario('normal', 'aurora', call)
  // never answered
  await page.route(`**${call}?*pageSize=500*`, () => undefined)
  await page.getByRole('button', { name: 'Export again' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible()
  await page.unrouteAll()
})

test('profit and loss: net deposits, a chart with its table, days that add up to the sum', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await storeSession(page, 'aurora', 'member01')
  await page.goto(`${siteOf('aurora')}/member?page=transactionHistory`)
  await expect(page.getByRole('table')).toBeVisible()
  expect(scripts.filter((url) => url.includes('Chart'))).toEqual([])
  await page.goto(`${siteOf('aurora')}/member?page=personalProfit`)
  await expect(page.getByText(/^Since .* you have deposited .* more than you have withdrawn\.$/)).toBeVisible()
  await expect(page.getByRole('img', { name: /^Result by day, .* in total\./ })).toBeVisible()
  expect(scripts.filter((url) => url.includes('ColumnChart'))).toHaveLength(1)
  const table = page.getByRole('table', { name: 'Result by day' })
  const results = await table.locator('tbody td:last-child').allTextContents()
  const cents = (text: string) => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100)
  const together = page
    .locator('div')
    .filter({ has: page.locator('dt', { hasText: 'Total' }) })
    .last()
  expect(results.reduce((sum, text) => sum + cents(text), 0)).toBe(
    cents((await together.locator('dd').textContent()) ?? ''),
  )
  await page.getByText('Cumulative').click()
  await expect(page.getByRole('img', { name: /, cumulative: / })).toBeVisible()
  await page.getByText('Provider', { exact: true }).first().click()
  await expect(page.getByRole('table', { name: 'Result by provider' })).toBeVisible()
  await expect(page).toHaveURL(/by=vendor/)
})
