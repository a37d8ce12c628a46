import type { Page } from '@playwright/test'
import { enter, storeSession } from './signIn'
import { expect, scenario, siteOf, test } from './support'

const transfer = '/wps/relay/GCS_walletTransfer'
const amountOf = (text: string | null): number => Number((text ?? '').replace(/[^\d.-]/g, ''))
const main = (page: Page) => page.getByRole('main')
const wallet = (page: Page, vendor: string) => main(page).getByRole('button', { name: new RegExp(`^${vendor}, `) })
const balance = (page: Page) =>
  main(page)
    .locator('section')
    .filter({ hasText: /^Main wallet/ })
    .locator('strong')
const calls = (page: Page, path: string) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) sent.push(request.postData() ?? '')
  })
  return sent
}
async function fill(page: Page, vendor: string, amount: string): Promise<void> {
  await wallet(page, vendor).click()
  await main(page).getByRole('textbox', { name: 'Amount' }).fill(amount)
}

test('money goes to a vendor once, comes back by hand, and is listed', async ({ page }) => {
  await enter(page, 'jade', 'member01', '/member?page=transferFund')
  const before = amountOf(await balance(page).textContent())
  const sent = calls(page, transfer)
  await fill(page, 'Skyball', '10')
  await main(page).getByRole('button', { name: 'Swap direction' }).click()
  await main(page).getByRole('button', { name: 'Transfer \u2068¥10.00\u2069 to Skyball' }).dblclick()
  await expect(page.getByText('transferred to Skyball.')).toBeVisible()
  await expect.poll(async () => amountOf(await balance(page).textContent())).toBeCloseTo(before - 10, 2)
  expect(sent).toHaveLength(1)
  const rows = main(page).getByRole('table', { name: 'Transfers' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('Main wallet → Skyball')
  await expect(rows.nth(1)).toContainText('¥10.00')
  await fill(page, 'Skyball', '٩٩٬٩٩٩')
  await main(page)
    .getByRole('button', { name: /^Transfer/ })
    .click()
  await expect(main(page).getByText('This wallet’s balance is too low for this amount.')).toBeVisible()
  await main(page).getByRole('textbox', { name: 'Amount' }).fill('１０.０')
  await main(page).getByRole('button', { name: 'Transfer \u2068¥10.00\u2069 to your main wallet' }).click()
  await expect(rows.nth(1)).toContainText('Skyball → Main wallet')
  await page.getByRole('button', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/page=transferFund&p=2$/)
})

test('everything comes back at once; what does not says so by its wallet and can be tried again', async ({ page }) => {
  await enter(page, 'jade', 'vip01', '/member?page=transferFund')
  await scenario('failing', 'jade', transfer)
  const bring = main(page).getByRole('button', { name: 'Bring all back' })
  await bring.click()
  await expect(main(page).getByRole('alert')).toHaveCount(3)
  await expect(main(page).getByRole('alert').first()).toContainText('The money is still at Minute Draw.')
  await scenario('normal', 'jade', transfer)
  await main(page).getByRole('button', { name: 'Try again: Skyball' }).click()
  await expect(page.getByText('came back from Skyball to your main wallet.')).toBeVisible()
  await expect(main(page).getByRole('alert')).toHaveCount(2)
  await bring.click()
  await expect(main(page).getByText('All your money is in your main wallet.')).toBeVisible()
  await expect(bring).toHaveCount(0)
  const sum = amountOf(
    await page
      .getByRole('banner')
      .getByText(/^¥[\d,]+\.\d\d$/)
      .textContent(),
  )
  expect(amountOf(await balance(page).textContent())).toBe(sum)
})

test('a transfer whose answer is lost is told of, found out, and was made once', async ({ page }) => {
  await enter(page, 'jade', 'agent02', '/member?page=transferFund')
  const list = '/wps/relay/GCS_walletTransferList'
  await scenario('done-then-lost', 'jade', transfer)
  await scenario('failing', 'jade', list)
  await fill(page, 'Minute Draw', '7')
  await main(page)
    .getByRole('button', { name: /^Transfer/ })
    .click()
  const open = main(page).getByRole('group', { name: /Transfer of .*¥7\.00.* to your main wallet/ })
  await expect(open).toContainText('We do not know yet whether it went through')
  await scenario('normal', 'jade', transfer)
  await scenario('normal', 'jade', list)
  await page.reload()
  await expect(main(page).getByText(/It went through: Transfer of .*¥7\.00/)).toBeVisible()
  await expect(main(page).getByRole('table').getByText('¥7.00')).toHaveCount(1)
})

test('one wallet where the merchant has no others', async ({ page }) => {
  await storeSession(page, 'aurora', 'member01')
  await page.goto(`${siteOf('aurora')}/member?page=transferFund`)
  await expect(main(page).getByText('One wallet for everything')).toBeVisible()
  await expect(balance(page)).toHaveText(/^\$[\d,]+\.\d\d$/)
  await expect(main(page).getByRole('button', { name: /^Transfer/ })).toHaveCount(0)
})

test('money goes to the upline once under a double click, after the payment password', async ({ page }) => {
  await enter(page, 'aurora', 'member01', '/member?page=transferUpline')
  const shown = page.getByRole('banner').getByText(/^\$[\d,]+\.\d\d$/)
  const before = amountOf(await shown.textContent())
  const sent = calls(page, '/wps/relay/passwordCheck/MCSFE_transferToUpline')
  const amount = main(page).getByRole('textbox', { name: 'Amount' })
  const password = main(page).getByRole('textbox', { name: 'Payment password' })
  const submit = main(page).getByRole('button', { name: /^Transfer/ })
  await amount.fill('0.5')
  await submit.click()
  await expect(main(page).getByText(/The minimum is/)).toBeVisible()
  await amount.fill('12.5')
  await password.fill('135790')
  await submit.click()
  await expect(main(page).getByRole('alert')).toContainText('The payment password is wrong')
  await password.fill('246810')
  await submit.dblclick()
  await expect(page.getByText('sent to ag****02.')).toBeVisible()
  expect(sent).toHaveLength(2)
  await expect.poll(async () => amountOf(await shown.textContent())).toBeCloseTo(before - 12.5, 2)
  await expect(main(page).getByRole('table').getByText('$12.50')).toHaveCount(1)
  await page.goto(`${siteOf('aurora')}/member?page=messageV2`)
  await expect(page.getByText('$12.50 sent to your upline')).toBeVisible()
})

test('whom nobody stands above has no such page', async ({ page }) => {
  await storeSession(page, 'aurora', 'agent01')
  await page.goto(`${siteOf('aurora')}/member?page=transferUpline`)
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
})
