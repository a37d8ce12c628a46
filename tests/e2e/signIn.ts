import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { demoPassword, expect, place, siteOf } from './support'

const post = (where: string, body: object) =>
  fetch(`${place().sandbox}${where}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })

/** Switches a module of a merchant. `scenario('normal', merchant)` puts all of them back. */
export async function module(merchant: string, modId: string, enabled = true): Promise<void> {
  expect((await post('/sandbox/modules', { merchant, modId, enabled })).ok).toBe(true)
}

/** What only its owner knows of an account that is checked at sign-in. */
export async function secretsOf(merchant: string, username: string) {
  const answer = await fetch(`${place().sandbox}/sandbox/check?merchant=${merchant}&username=${username}`)
  return (await answer.json()) as { sms: string; email: string; google: string; secret: string; bankName: string }
}

/** Makes every address of an account an unregistered one. */
export async function forgetAddresses(merchant: string, username: string): Promise<void> {
  expect((await post('/sandbox/check', { merchant, username })).ok).toBe(true)
}

/** Fills and sends the form of the login, wherever it stands. */
export async function send(page: Page, username: string, password = demoPassword): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).fill(username)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await page.locator('form').getByRole('button', { name: 'Log in' }).click()
}

export async function openLogin(page: Page, brand: string): Promise<void> {
  await page.goto(`${siteOf(brand)}/index?modal=loginPopupModal`)
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
}

/** The paths of the platform's calls that a page makes from now on. */
export function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(wps|lgw|lotto|sandbox)\//.test(pathname)) calls.push(pathname)
  })
  return calls
}

export async function expectSignedIn(page: Page, username: string): Promise<void> {
  await expect(page.getByRole('button', { name: `Account menu of ${username}` })).toBeVisible()
}

/** Violations of WCAG 2.2 AA on the page as it is. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => node.target.join(' ')).join(' | ')}`)
}
