import { cpSync, mkdirSync, rmSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { type ConsoleMessage, expect, type Locator, type Page, test as base } from '@playwright/test'
import { parse } from 'jsonc-parser'
import { ownPort } from './ports'

interface Place {
  readonly brands: string
  readonly port: string
  readonly sandbox: string
}

export const place = (): Place =>
  JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, `../../.data/e2e-${ownPort()}/place.json`), 'utf8'),
  ) as Place

export const siteOf = (brand: string): string => `http://${brand}.localhost:${place().port}`

/** Has the whole frame and little in it. Home takes twice its processor time: four dozen pictures, a dozen lists. */
export const lightPage = '/help'

export interface Answer {
  readonly status: number
  readonly text: string
  readonly policy: string
}

/** Asks the edge by host name without asking the machine's resolver, which may not know names under localhost. */
export function ask(host: string, address: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port: place().port, path: address, headers: { ...headers, Host: host } },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(parts).toString('utf8'),
            policy: String(answer.headers['content-security-policy']),
          }),
        )
      },
    )
    asked.on('error', reject)
    asked.end()
  })
}

/** Adds a copy of Aurora as a brand and merchant of its own while the product runs; answers its folder, which the test removes. */
export function addBrand(id: string, more: object = {}): string {
  const folder = path.join(place().brands, id)
  cpSync(path.join(place().brands, 'aurora'), folder, { recursive: true })
  const file = path.join(folder, 'brand.json')
  const aurora = parse(readFileSync(file, 'utf8')) as object
  writeFileSync(file, JSON.stringify({ ...aurora, domains: [], merchant: id, ...more }, null, 2))
  return folder
}

/** A brand in a folder of its own, gone after the test. A test that is tried again gives another id. */
export async function withBrand(
  id: string,
  files: Readonly<Record<string, string | object>>,
  act: (site: string) => Promise<void>,
): Promise<void> {
  const folder = path.join(place().brands, id)
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
  try {
    await expect.poll(async () => (await ask(`${id}.localhost`, '/login')).status).toBe(200)
    await act(siteOf(id))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A name that no earlier test has taken: 9 characters. */
export const freshName = (): string =>
  `t${Date.now().toString(36).slice(-5)}${random(36 ** 3)
    .toString(36)
    .padStart(3, '0')}`
export const freshMobile = (digits: number): string =>
  `15${String(random(10 ** 7)).padStart(7, '0')}${'0'.repeat(11)}`.slice(0, digits)
const random = (below: number) => Math.floor(Math.random() * below)

export const demoPassword = 'Marquee1'

/** The first step of a registration by name: the account. Answers once the second is there. */
export async function giveAccount(form: Locator, name: string, password = demoPassword): Promise<void> {
  await form.getByRole('textbox', { name: 'Username' }).fill(name)
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await form.getByLabel('Confirm password').fill(password)
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect(form.getByRole('heading', { name: 'Step 2 of 2' })).toBeFocused()
}

/** Opens the optional fields of a form. */
export const openOptional = (form: Locator): Promise<void> =>
  form.getByRole('button', { name: /\(optional\)$/ }).click()

/** The file whose tests run in this worker. */
let seededFor: string | undefined

/**
 * `page` fails its test on anything that the page's policy refused and on errors that nobody caught, and speaks
 * English whatever the brand starts in, unless a test picks another language.
 */
export const test = base.extend<{ language: string | null; seeded: void }>({
  // what a file left behind (failed logins, limits, letters), or a failed test before its second try in a new worker,
  // must not meet the tests of another file, in whatever order they come
  seeded: [
    async ({}, use, { file }) => {
      if (seededFor !== file) await reset()
      seededFor = file
      await use()
    },
    { auto: true },
  ],
  language: ['EN', { option: true }],
  baseURL: async ({}, use) => use(siteOf('aurora')),
  page: async ({ page, language }, use) => {
    const troubles: string[] = []
    page.on('pageerror', (error) => troubles.push(`error: ${error.message}`))
    page.on('console', (message: ConsoleMessage) => {
      // the sanitiser's own parser meets a <base> in hostile HTML: refused, as it should be
      if (message.text().startsWith("Setting the document's base URI")) return
      if (/Content Security Policy|violates the following/i.test(message.text())) troubles.push(message.text())
    })
    if (language !== null) {
      await page.addInitScript((code) => {
        // the site's own pages alone: a game's frame may have no storage
        if (window === window.top && localStorage.getItem('hisLang') === null) localStorage.setItem('hisLang', code)
      }, language)
    }
    await use(page)
    expect(troubles).toEqual([])
  },
})

/** For specs whose pages move as they do for most visitors: `test.use(motion)`. */
export const motion = { contextOptions: { reducedMotion: 'no-preference' as const } }

/** For what must not meet what an earlier test has played or asked for: everything is as it was at the start. */
export async function reset(): Promise<void> {
  await tellSandbox('/sandbox/reset', {})
}

/** Moves the sandbox's clock so many milliseconds before the machine's; the next file begins at none. */
export async function moveClock(ahead: number): Promise<void> {
  await tellSandbox('/sandbox/clock', { ahead })
}

/** Switches the sandbox; `call` narrows it to one path. Tests put it back with `normal`. */
export async function scenario(name: string, merchant: string, call?: string): Promise<void> {
  await tellSandbox('/sandbox/scenario', { name, merchant, ...(call !== undefined && { call }) })
}

/** The newest code that was sent to a number. */
export async function smsCode(merchant: string, mobile: string): Promise<string> {
  const answer = await fetch(`${place().sandbox}/sandbox/sms?merchant=${merchant}&mobile=${mobile}`)
  const { codes } = (await answer.json()) as { codes: readonly { code: string }[] }
  return codes[0]?.code ?? ''
}

/** Reads the picture that a captcha field shows. */
export async function captchaOf(form: Locator): Promise<string> {
  const picture = form.getByRole('img', { name: /characters to type/i })
  const address = (await picture.getAttribute('src')) ?? ''
  const { answer } = (await tellSandbox('/sandbox/captcha', {
    image: address.replace(/^data:image\/png;base64,/, ''),
  })) as {
    answer: string
  }
  return answer
}

/** Tells the sandbox something of its controls, such as an operator's decision. */
export async function tellSandbox(where: string, body: unknown): Promise<unknown> {
  const answer = await fetch(`${place().sandbox}${where}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.ok, `${where}: ${answer.status}`).toBe(true)
  return answer.json()
}

export async function logIn(page: Page, username: string, password = demoPassword): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  if (new URL(page.url()).pathname !== '/login') {
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
    await expect(dialog).toBeVisible()
  }
  await page.getByRole('textbox', { name: 'Username' }).fill(username)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await page.locator('form').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('button', { name: /^Account menu of/ })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page).not.toHaveURL(/modal=/)
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account menu of/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('button', { name: /^Account menu of/ })).toHaveCount(0)
}

export { expect }
