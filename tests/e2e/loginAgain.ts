import type { Locator, Page } from '@playwright/test'
import { demoPassword, expect, place } from './support'

export const accountMenu = (page: Page, name?: string) =>
  page.getByRole('button', { name: name === undefined ? /^Account menu of/ : `Account menu of ${name}` })
/** The dialog that asks for the login where the session of a page has ended. */
export const again = (page: Page) => page.getByRole('dialog', { name: 'Log in again' })
/** What session storage holds. */
export const stored = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() =>
    Object.fromEntries(Object.keys(sessionStorage).map((key) => [key, sessionStorage.getItem(key) ?? ''])),
  )

/** The platform forgets the token of the page, as it does after half an hour without a call. */
export async function endToken(page: Page, merchant = 'aurora'): Promise<void> {
  // a call that is still on its way would meet the refusal before the test does
  await page.waitForLoadState('networkidle')
  const { token = '' } = await stored(page)
  expect(token).not.toBe('')
  const answer = await fetch(`${place().sandbox}/wps/session/logout`, {
    method: 'DELETE',
    headers: { Merchant: merchant, Authorization: token },
  })
  expect(answer.ok).toBe(true)
}

/** By keyboard, as the page below may be inert for the pointer. */
export async function fillLogin(dialog: Locator, username: string, password = demoPassword): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Username' }).fill(username)
  await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await dialog.locator('form').getByRole('button', { name: 'Log in' }).click()
}
