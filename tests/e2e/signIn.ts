import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { CompactEncrypt, importJWK, type JWK } from 'jose'
import type { LoginResponse } from '../../src/contract/login-response'
import type { MemberInfo } from '../../src/contract/member-info'
import { demoPassword, expect, lightPage, place, siteOf } from './support'

const post = (where: string, body: object) =>
  fetch(`${place().sandbox}${where}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

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
  await page.goto(`${siteOf(brand)}${lightPage}?modal=loginPopupModal`)
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

/** An answer of the sandbox's platform, asked for a merchant. */
async function ask<Value>(merchant: string, path: string, init: RequestInit = {}): Promise<Value> {
  const headers = { Merchant: merchant, Device: 'WEB', Language: 'EN', 'X-Gateway-Version': '3', ...init.headers }
  const answer = await fetch(place().sandbox + path, { ...init, headers })
  const { success, value, message } = (await answer.json()) as { success: boolean; value: Value; message?: string }
  expect(success, `${path}: ${message ?? answer.status}`).toBe(true)
  return value
}

async function logInByCall(merchant: string, username: string, more: object): Promise<string> {
  const { keys } = await ask<{ keys: readonly JWK[] }>(merchant, '/wps/system/encryptionKey')
  const [jwk = {}] = keys
  const header = { alg: 'RSA-OAEP-256', enc: 'A256GCM', ...(jwk.kid !== undefined && { kid: jwk.kid }) }
  const plain = new TextEncoder().encode(
    JSON.stringify({ username, password: demoPassword, type: 'username', ...more }),
  )
  const body = await new CompactEncrypt(plain).setProtectedHeader(header).encrypt(await importJWK(jwk, header.alg))
  const headers = { Encryption: 'JWE', 'Content-Type': 'application/jose' }
  const { token } = await ask<LoginResponse>(merchant, '/wps/session/login', { method: 'POST', headers, body })
  return token
}

/**
 * A session without its form, for tests of what comes after the login: logged in by call and kept where pages of the
 * brand look for it, by the keys of src/session/keys.ts. No page of the site is open afterwards.
 * @param more of the login, such as `withdrawOnly`
 */
export async function storeSession(page: Page, brand: string, username: string, more: object = {}): Promise<void> {
  const token = await logInByCall(brand, username, more)
  const info = await ask<MemberInfo>(brand, '/wps/member/info', { headers: { Authorization: token } })
  const memberLabel = info.memberLabel
    ?.map(({ labelName }) => labelName)
    .filter(Boolean)
    .join(', ')
  const session = {
    token,
    account: info.account,
    isAgent: String(info.type),
    customerId: String(info.id),
    nickname: info.nickname,
    clubLabel: info.clubLabel?.labelName,
    toUpline: info.toUpline === true ? 'yes' : undefined,
    memberLabel,
  }
  const blank = `${siteOf(brand)}/blank-page-of-tests`
  await page.route(blank, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>blank</title>' }),
  )
  await page.goto(blank)
  await page.unroute(blank)
  await page.evaluate((entries) => {
    for (const [key, value] of entries) if (value !== undefined && value !== '') sessionStorage.setItem(key, value)
  }, Object.entries(session))
}

/** The same, and a page of the brand with its member on it: a light one, unless the test is about another. */
export async function enter(page: Page, brand: string, username: string, address = lightPage): Promise<void> {
  await storeSession(page, brand, username)
  await page.goto(siteOf(brand) + address)
  await expect(page.getByRole('button', { name: /^Account menu of/ })).toBeVisible()
}

declare global {
  interface Window {
    readonly axe: { run: (context: Document | string, options: RunOptions) => Promise<AxeResults> }
  }
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Rules that look at colours; what the others find is the same in both themes. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Violations of WCAG 2.2 AA on the page as it is, or on a part of it. */
export async function axeFindings(page: Page, part?: string): Promise<readonly string[]> {
  return analyse(page, part, wcag)
}

/** The same in both themes: every rule in the theme that is shown, those about colours in the other one too. */
export async function axeInBothThemes(page: Page, part?: string): Promise<readonly string[]> {
  const shown = await axeFindings(page, part)
  const theme = await flipTheme(page)
  const other = await analyse(page, part, { type: 'rule', values: colourRules })
  await flipTheme(page)
  return [...shown, ...other.map((finding) => `${theme}: ${finding}`)]
}

interface Finding {
  readonly id: string
  readonly targets: readonly string[]
}

async function analyse(
  page: Page,
  part: string | undefined,
  runOnly: NonNullable<RunOptions['runOnly']>,
): Promise<readonly string[]> {
  // what passed is not named: to name each element takes longer than to judge it
  const options: RunOptions = { runOnly, resultTypes: ['violations'] }
  const findings = await (page.frames().length === 1
    ? analyseOne(page, part, options)
    : analyseAll(page, part, options))
  return findings.map(({ id, targets }) => `${id}: ${targets.slice(0, 3).join(' | ')}`)
}

/** Of a page without frames axe is read once: with AxeBuilder twice in each run, which takes longer than many a run. */
async function analyseOne(page: Page, part: string | undefined, options: RunOptions): Promise<readonly Finding[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([context, chosen]) => {
      const { violations } = await window.axe.run(context ?? document, chosen)
      return violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }))
    },
    [part, options] as const,
  )
}

async function analyseAll(page: Page, part: string | undefined, options: RunOptions): Promise<readonly Finding[]> {
  const builder = new AxeBuilder({ page }).options(options)
  if (part !== undefined) builder.include(part)
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }))
}

/**
 * Shows the other theme, which is all a matter of variables (src/theme/style.ts), and answers its name. At once: a colour
 * on its way, however short, would be judged as it was.
 */
function flipTheme(page: Page): Promise<string> {
  return page.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, *::before, *::after { transition: none !important }')
    document.adoptedStyleSheets.push(still)
    const { dataset } = document.documentElement
    return (dataset['theme'] = dataset['theme'] === 'dark' ? 'light' : 'dark')
  })
}
