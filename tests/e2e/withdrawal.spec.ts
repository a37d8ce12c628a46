import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { enter, storeSession } from './signIn'
import { expect, scenario, siteOf, test } from './support'

const address = '/member?page=withdraw'
const paymentPassword = (page: Page) => page.getByRole('textbox', { name: 'Payment password', exact: true })
/** Amounts in sentences are isolated from the words around them. */
const standing = (page: Page, amount: string, state: string) =>
  page.getByRole('heading', { level: 2, name: new RegExp(`Withdrawal of .*${amount}.* ${state}`) })

/** A picture of an account statement. */
async function slip() {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#27c' } }).png()
  return { name: 'proof.png', mimeType: 'image/png', buffer: await picture.toBuffer() }
}

async function withdraw(page: Page, amount: string) {
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill(amount)
  await paymentPassword(page).fill('246810')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Withdraw/ })
    .click()
}

test('a withdrawal goes from its request to “partly received” with a proof, and the rest comes back', async ({
  page,
}) => {
  await enter(page, 'aurora', 'member01', address)
  await withdraw(page, '100')
  // it is looked at and paid within seconds, so that only its end is waited for
  await expect(standing(page, '100.00', 'Paid out')).toBeFocused({ timeout: 20_000 })
  await expect(page.getByRole('timer', { name: 'Time left' })).toHaveText(/^(30:00|29:\d\d)$/)
  await page.getByText('Only part of it').click()
  const arrived = page.getByRole('textbox', { name: 'Amount received' })
  await arrived.fill('100')
  await page.getByRole('button', { name: 'Report' }).click()
  await expect(arrived).toHaveAccessibleDescription(/less than .*100\.00/)
  await arrived.fill('60,50')
  await expect(page.getByText(/39\.50.* is missing\./)).toBeVisible()
  // what could not be sent holds the report back until it is taken off or replaced
  const proof = page.getByLabel(/^Proof/)
  await proof.setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: Buffer.from('MZ no picture') })
  await page.getByRole('button', { name: 'Report' }).click()
  await expect(proof).toBeFocused()
  await expect(proof).toHaveAccessibleDescription(/Only PNG and JPG/)
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Only PNG and JPG images can be uploaded.')).toBeHidden()
  await proof.setInputFiles(await slip())
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible()
  const said = page.waitForRequest(/MCSFE_confirmPayment/)
  await page.getByRole('button', { name: 'Report' }).dblclick()
  expect((await said).postDataJSON()).toMatchObject({ outcome: 'PART', fileId: expect.stringMatching(/./) })
  await expect(standing(page, '100.00', 'Being checked')).toBeVisible()
  await page.getByRole('button', { name: 'Confirm anyway' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm with money missing?' })
  await expect(dialog).toContainText(/39\.50.* will not be returned/)
  await dialog.getByRole('button', { name: 'Give up the rest' }).click()
  await expect(standing(page, '100.00', 'Received')).toBeVisible()
  // the record of what was moved leads back to it
  await page.goto(`${siteOf('aurora')}/member?page=transactionHistory&type=WITHDRAWAL`)
  await page.getByRole('table', { name: 'Account transactions' }).getByRole('link').first().click()
  await page.getByRole('link', { name: 'View withdrawal' }).click()
  await expect(standing(page, '100.00', 'Received')).toBeVisible()
})

test('nothing arrived: the proof is a picture, and others are told apart from it', async ({ page }) => {
  await enter(page, 'jade', 'member01', address)
  await withdraw(page, '٢٠٠')
  await expect(page.getByText('Has your money arrived?')).toBeVisible({ timeout: 20_000 })
  await page.getByText('No, none of it').click()
  await page.getByRole('button', { name: 'Report' }).click()
  await expect(page.getByText('Add a picture showing that nothing arrived.')).toBeVisible()
  const proof = page.getByLabel(/^Proof/)
  const svg = {
    name: 'proof.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  }
  await proof.setInputFiles(svg)
  await expect(page.getByText('Only PNG and JPG images can be uploaded.')).toBeVisible()
  await proof.setInputFiles(await slip())
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Report' }).click()
  await expect(page.getByText(/We are looking into the missing .*200\.00/)).toBeVisible()
})

test('an answer that is lost is found in the list, and a double click withdraws once', async ({ page }) => {
  await enter(page, 'aurora', 'vip01', address)
  await scenario('done-then-lost', 'aurora', '/wps/relay/passwordCheck/MCSFE_requestWithdrawal')
  await withdraw(page, '150')
  // the list beside the form has it
  await expect(page.getByText(/^(We have it|It went through): Withdrawal of .*150\.00/)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await scenario('normal', 'aurora')
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('160')
  await paymentPassword(page).fill('246810')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Withdraw/ })
    .dblclick()
  await expect(page.getByRole('heading', { level: 2, name: /Withdrawal of .*160\.00/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /\$160\.00/ })).toHaveCount(1)
})

test('after a reload an unanswered withdrawal is meant again: to the same account, or asked about once more', async ({
  page,
}) => {
  await storeSession(page, 'aurora', 'vip01')
  await page.goto(`${siteOf('aurora')}${address}&view=accounts`)
  await page.getByRole('button', { name: 'Add card or address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add card or address' })
  await dialog.getByText('Crypto address').click()
  await dialog.getByRole('textbox', { name: 'Address' }).fill('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')
  await dialog.getByRole('textbox', { name: 'Payment password', exact: true }).fill('246810')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'TR7NHq****gjLj6t' })).toBeVisible()

  // the platform's books cannot be read either
  await page.route('**/MCSFE_getWithdrawalRequestList*', (route) => route.fulfill({ status: 500 }))
  await page.goto(`${siteOf('aurora')}${address}`)
  await page.getByText('TR7NHq****gjLj6t').click()
  await scenario('done-then-lost', 'aurora', '/wps/relay/passwordCheck/MCSFE_requestWithdrawal')
  await withdraw(page, '111')
  const note = page.getByText(/Withdrawal of .*111\.00.* to .*TR7NHq/)
  await expect(note).toBeVisible()
  await scenario('normal', 'aurora')

  await page.reload()
  await expect(note).toBeVisible()
  await expect(page.getByRole('radio', { name: /TR7NHq/ })).toBeChecked()
  await page.getByText('**** 1111').click()
  await withdraw(page, '111.00')
  await expect(page.getByRole('alert').filter({ hasText: 'You may have withdrawn' })).toBeVisible()
  await page.unrouteAll()
  await page.reload()
  await expect(page.getByText(/^(We have it|It went through): Withdrawal of .*111\.00/)).toBeVisible()
  await expect(page.getByRole('link', { name: /\$111\.00/ })).toHaveCount(1)
})

test('a first card takes a payment password, a right number, and is removed with the password', async ({ page }) => {
  await storeSession(page, 'aurora', 'member01')
  await page.goto(`${siteOf('aurora')}${address}&view=accounts`)
  await page.getByRole('button', { name: 'Add card or address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add card or address' })
  await dialog.getByText('Crypto address').click()
  await dialog.getByRole('textbox', { name: 'Address' }).fill('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(/not a valid address on this network/)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Address' }).fill('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')
  await dialog.getByRole('textbox', { name: 'Payment password', exact: true }).fill('000000')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The payment password is wrong')
  await dialog.getByRole('textbox', { name: 'Payment password', exact: true }).fill('246810')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'TR7NHq****gjLj6t' })).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(`${siteOf('aurora')}${address}`)
  await other.getByRole('radio', { name: /TR7NHq/ }).check({ force: true })
  await other.getByRole('textbox', { name: 'Amount', exact: true }).fill('50')
  await other.getByRole('textbox', { name: 'Payment password', exact: true }).fill('246810')
  await page.getByRole('button', { name: /^Remove: USDT/ }).click()
  const sure = page.getByRole('dialog', { name: 'Remove this account?' })
  await sure.getByRole('textbox', { name: 'Payment password', exact: true }).fill('246810')
  await sure.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('TR7NHq****gjLj6t')).toHaveCount(0)
  // the other tab learns it when it sends money there
  await other
    .getByRole('main')
    .getByRole('button', { name: /^Withdraw/ })
    .click()
  await expect(other.getByRole('alert')).toContainText('This account was removed')
  await expect(other.getByText('TR7NHq****gjLj6t')).toHaveCount(0)
})

test('a payment password is set from the form that asks for it', async ({ page }) => {
  await enter(page, 'aurora', 'expired01', '/member?page=securityCenter&modal=paymentPasswordModal')
  const dialog = page.getByRole('dialog', { name: 'Payment password' })
  await dialog.getByRole('textbox', { name: 'Login password' }).fill('Marquee1')
  await dialog.getByRole('textbox', { name: 'New payment password', exact: true }).fill('12345')
  await dialog.getByRole('textbox', { name: 'Confirm new payment password' }).fill('135790')
  await dialog.getByRole('button', { name: 'Save payment password' }).click()
  await expect(dialog.getByText('Use six digits')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'New payment password', exact: true }).fill('135790')
  await dialog.getByRole('button', { name: 'Save payment password' }).click()
  await expect(page.getByText('Payment password saved')).toBeVisible()
})
