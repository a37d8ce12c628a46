import sharp from 'sharp'
import { enter, send, storeSession } from './signIn'
import { expect, scenario, siteOf, test } from './support'

const form = (brand: string) => `${siteOf(brand)}/member?page=depositv2`
const slip = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#0a8' } })
    .png()
    .toBuffer()

test('a deposit with a proof and a bonus: both are asked for, and both arrive', async ({ page }) => {
  await storeSession(page, 'aurora', 'zora03')
  await page.goto(form('aurora'))
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: /Bank counter/ }).check({ force: true })
  await main.getByRole('textbox', { name: 'Amount' }).fill('30')
  await main.getByRole('radio', { name: /Daily reload bonus/ }).check({ force: true })
  await main.getByRole('button', { name: /^Deposit/ }).click()
  await expect(main.getByText(/The bonus you chose needs a deposit of at least/)).toBeVisible()
  await main.getByRole('textbox', { name: 'Amount' }).fill('100')
  await main.getByRole('button', { name: /^Deposit/ }).click()
  await expect(main.getByRole('textbox', { name: 'Depositor’s name' })).toBeFocused()
  await main.getByRole('textbox', { name: 'Depositor’s name' }).fill('Zora')
  await main.getByRole('combobox', { name: 'Paid at' }).selectOption('MACHINE')
  await main.getByRole('button', { name: /^Deposit/ }).click()
  await expect(main.getByText('Add proof of payment, such as a photo of the slip.')).toBeVisible()
  const image = { name: 'slip.png', mimeType: 'image/png', buffer: await slip() }
  await main.getByLabel('Proof of payment').setInputFiles(image)
  await expect(main.getByRole('button', { name: 'Remove' })).toBeVisible()
  // a press before that is answered by a word, and has to be made again
  await expect(main.getByText('Uploaded')).toBeVisible()
  await expect(main.getByText(/You get .*\$20\.00.*\$100\.00/)).toBeVisible()
  await main.getByRole('button', { name: /Deposit .*\$100\.00/ }).click()
  // on its way or there already: four seconds are not long
  await expect(main.getByText(/Daily reload bonus: .*\$20\.00/)).toBeVisible()
  await expect(main.getByRole('heading', { name: /\$100\.00.* credited/ })).toBeVisible({ timeout: 20_000 })
  await expect(main.getByText(/\$20\.00.* is in your main wallet/)).toBeVisible()
  await page.goto(form('aurora'))
  await expect(main.getByRole('radio', { name: /Daily reload bonus/ })).toHaveCount(0)
})

test('coins are for one network, and a deposit that was not paid is cancelled once', async ({ page }) => {
  await storeSession(page, 'jade', 'mira01')
  await page.goto(form('jade'))
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: /USDT/ }).check({ force: true })
  await expect(main.getByText('Send USDT over the TRC-20 network only.')).toBeVisible()
  await main.getByRole('textbox', { name: 'Amount' }).fill('720.17')
  await main.getByRole('button', { name: /Deposit .*720\.17/ }).click()
  await expect(main.getByRole('img', { name: 'QR code of the USDT address on TRC-20' })).toBeVisible()
  await expect(main.getByText('100.03', { exact: true })).toBeVisible()
  await main.getByRole('button', { name: 'Cancel deposit' }).click()
  const dialog = page.getByRole('dialog', { name: /Cancel the deposit of/ })
  // what is left of the member's limits is asked again: what was cancelled counts against none
  const limits = page.waitForRequest(/MCSFE_getSaferPlay/)
  await dialog.getByRole('button', { name: 'Cancel deposit' }).click()
  await expect(main.getByRole('heading', { name: /720\.17.* cancelled/ })).toBeFocused()
  await limits
  await page.reload()
  await expect(main.getByRole('heading', { name: /720\.17.* cancelled/ })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Cancel deposit' })).toHaveCount(0)
})

test('a deposit that is credited is told on another page within 15 s, with a way to it', async ({ page }) => {
  await enter(page, 'aurora', 'otto02')
  // the page has seen what there was
  const looked = page.waitForResponse((response) => response.url().includes('CSP_getInbox'))
  await page.goto(form('aurora'))
  await looked
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: /E-wallet/ }).check({ force: true })
  await main.getByRole('textbox', { name: 'Amount' }).fill('60')
  await main.getByRole('button', { name: /Deposit .*\$60\.00/ }).click()
  await expect(main.getByRole('heading', { name: /Pay .*\$60\.00/ })).toBeVisible()
  const centre = page.getByRole('navigation', { name: 'Member centre' })
  await centre.getByRole('link', { name: 'Betting record' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Betting record' })).toBeVisible()
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages.getByText('Deposit of $60.00 credited')).toBeVisible({ timeout: 19_000 })
  await messages.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(main.getByRole('heading', { name: /\$60\.00.* credited/ })).toBeVisible()
  await page.goto(`${siteOf('aurora')}/member?page=messageV2`)
  await page.getByRole('button', { name: /Deposit of \$60\.00 credited/ }).click()
  await page.getByRole('link', { name: 'View deposit' }).click()
  await expect(page).toHaveURL(/page=depositv2&reference=DEP/)
})

test('inviting friends: what it takes, what it earned, and how far each friend is', async ({ page }) => {
  await storeSession(page, 'aurora', 'member01')
  await page.goto(`${siteOf('aurora')}/member?page=referral`)
  await expect(page.getByRole('heading', { name: /\$10\.00.* for every friend/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /f\*\*\*1 .* Registered, no deposit yet/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /h\*\*\*3 .* Rewarded \$10\.00/ })).toBeVisible()
})

test('a deposit over a page: the address carries it, going back closes it, and one deposit is made', async ({
  page,
}) => {
  await enter(page, 'aurora', 'otto02', '/promotions?category=deposit')
  const asked: string[] = []
  page.on('request', (call) => {
    if (call.url().endsWith('/MCSFE_requestDeposit')) asked.push(call.postData() ?? '')
  })
  const button = page.getByRole('banner').getByRole('button', { name: 'Deposit', exact: true })
  await button.click()
  const sheet = page.getByRole('dialog', { name: 'Deposit' })
  await expect(sheet.getByRole('radio', { name: /E-wallet/ })).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/promotions\?category=deposit$/)
  await button.click()
  await sheet.getByRole('radio', { name: /E-wallet/ }).check({ force: true })
  await sheet.getByRole('textbox', { name: 'Amount' }).fill('70')
  await sheet.getByRole('button', { name: /Deposit .*\$70\.00/ }).dblclick()
  // the second press may come down on the payment, and take the focus with it
  await expect(sheet.getByRole('heading', { name: /Pay .*\$70\.00/ })).toBeVisible()
  await expect(page).toHaveURL(/\/promotions\?category=deposit&modal=depositModal&deposit=DEP\d+$/)
  await page.reload()
  await expect(sheet.getByRole('heading', { name: /\$70\.00.* credited/ })).toBeVisible({ timeout: 20_000 })
  await sheet.getByRole('link', { name: 'Make another deposit' }).click()
  await expect(sheet.getByRole('textbox', { name: 'Amount' })).toBeVisible()
  await sheet
    .getByRole('link', { name: /\$70\.00.*Credited/ })
    .first()
    .click()
  await expect(sheet.getByRole('heading', { name: /\$70\.00.* credited/ })).toBeFocused()
  await sheet.getByRole('button', { name: 'Close' }).last().click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/promotions\?category=deposit$/)
  expect(asked).toHaveLength(1)
})

test('a deposit over a game that runs: the game stays, and its wallet is named where it is another', async ({
  page,
}) => {
  await storeSession(page, 'jade', 'mira01')
  const starts: string[] = []
  page.on('request', (call) => {
    if (call.url().includes('/wps/game/launchGame')) starts.push(call.url())
  })
  await page.goto(`${siteOf('jade')}/game?vassalage=CIND&category=RNG`)
  const game = page.frameLocator('iframe')
  await expect(game.getByText('Demo game')).toBeVisible()
  await page.getByRole('button', { name: 'Deposit', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Deposit' })
  await sheet.getByRole('radio', { name: /E-wallet/ }).check({ force: true })
  await sheet.getByRole('textbox', { name: 'Amount' }).fill('90')
  await sheet.getByRole('button', { name: /Deposit .*90\.00/ }).click()
  await expect(sheet.getByRole('heading', { name: /90\.00.* credited/ })).toBeVisible({ timeout: 20_000 })
  await expect(sheet.getByText('Reload the game to play with it.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).last().click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/game\?vassalage=CIND&category=RNG$/)
  await expect(game.getByText('Demo game')).toBeVisible()
  expect(starts).toHaveLength(1)
})

for (const [where, brand, address] of [
  ['over a page', 'aurora', '/promotions'],
  ['over a game', 'jade', '/game?vassalage=CIND&category=RNG'],
] as const)
  test(`a deposit ${where} whose answer is lost is shown once it is found; the like of it is asked about`, async ({
    page,
  }) => {
    const call = '/wps/relay/MCSFE_requestDeposit'
    await page.setViewportSize({ width: 390, height: 700 })
    await storeSession(page, brand, 'zora03')
    const asked: string[] = []
    page.on('request', (one) => {
      if (one.url().endsWith(call)) asked.push(one.postData() ?? '')
    })
    await page.goto(`${siteOf(brand)}${address}`)
    await page.getByRole('button', { name: 'Deposit', exact: true }).first().click()
    const sheet = page.getByRole('dialog', { name: 'Deposit' })
    const pay = async () => {
      await sheet.getByRole('radio', { name: /E-wallet/ }).check({ force: true })
      await sheet.getByRole('textbox', { name: 'Amount' }).fill('71')
      await sheet.getByRole('button', { name: /Deposit .*71\.00/ }).click()
    }
    await scenario('done-then-lost', brand, call)
    await pay()
    const shown = sheet.getByRole('heading', { name: /71\.00/ })
    await expect(shown).toBeFocused()
    await expect(page.getByText('it counts only once')).toHaveCount(0)
    await scenario('normal', brand, call)
    await sheet.getByRole('link', { name: 'Make another deposit' }).click()
    await pay()
    await expect(sheet.getByText(/We already have a deposit of this amount/)).toBeInViewport()
    expect(asked).toHaveLength(1)
    await sheet.getByRole('button', { name: /Deposit .*71\.00/ }).click()
    await expect(shown).toBeVisible()
    expect(asked).toHaveLength(2)
  })

test('a deposit whose answer is lost and which another tab finds is shown in the tab that sent it', async ({
  page,
  context,
}) => {
  const [request, list] = ['/wps/relay/MCSFE_requestDeposit', '/wps/relay/MCSFE_getDepositRequestList']
  await storeSession(page, 'aurora', 'zora03')
  await page.goto(form('aurora'))
  const main = page.getByRole('main')
  await scenario('done-then-lost', 'aurora', request)
  await scenario('failing', 'aurora', list)
  await main.getByRole('textbox', { name: 'Amount' }).fill('73')
  await main.getByRole('button', { name: /Deposit .*\$73\.00/ }).click()
  await expect(main.getByRole('alert').filter({ hasText: 'it counts only once' })).toBeInViewport()
  await scenario('normal', 'aurora')
  const other = await context.newPage()
  await storeSession(other, 'aurora', 'zora03')
  await other.goto(form('aurora'))
  await expect(main.getByRole('heading', { name: /\$73\.00/ })).toBeVisible()
  await expect(page.getByText('it counts only once')).toHaveCount(0)
})

test('a link to a deposit that is followed signed out asks for the login, which leads to it', async ({ page }) => {
  const link = '/promotions?modal=depositModal&deposit=DEP1'
  await page.goto(siteOf('aurora') + link)
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await send(page, 'zora03')
  const sheet = page.getByRole('dialog', { name: 'Deposit' })
  await expect(sheet.getByText('No deposit with this reference')).toBeVisible()
  await expect(page).toHaveURL(siteOf('aurora') + link)
})

test('on a phone the amount and the button are seen as the sheet opens, and when a keyboard leaves half of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await storeSession(page, 'aurora', 'zora03')
  await page.goto(`${siteOf('aurora')}/promotions?modal=depositModal`)
  const sheet = page.getByRole('dialog', { name: 'Deposit' })
  const amount = sheet.getByRole('textbox', { name: 'Amount' })
  const button = sheet.getByRole('button', { name: /^Deposit/ })
  await expect(amount).toBeInViewport({ ratio: 1 })
  await expect(button).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 390, height: 380 })
  await amount.focus()
  await expect(amount).toBeInViewport({ ratio: 1 })
  await expect(button).toBeInViewport({ ratio: 1 })
})

test.describe('in Arabic', () => {
  test.use({ language: 'AR' })

  test('the sign of the currency beside the amount reads from the right', async ({ page }) => {
    await storeSession(page, 'sahara', 'member01')
    await page.goto(form('sahara'))
    await expect(page.getByRole('main').getByText('د.إ.', { exact: true })).toHaveCSS('direction', 'rtl')
  })

  test('a sign in Latin letters keeps clear of the edge of its field, as on a withdrawal', async ({ page }) => {
    await storeSession(page, 'aurora', 'vip01')
    for (const place of ['depositv2', 'withdraw']) {
      await page.goto(`${siteOf('aurora')}/member?page=${place}`)
      const sign = page.getByRole('main').locator('bdi', { hasText: /^US\$$/ })
      const field = page.getByRole('main').locator('input[inputmode="decimal"]')
      const [inner, outer] = [await sign.boundingBox(), await field.boundingBox()]
      expect(inner, place).not.toBeNull()
      expect(outer, place).not.toBeNull()
      expect((inner?.x ?? 0) - (outer?.x ?? 0), place).toBeGreaterThanOrEqual(10)
    }
  })
})
