import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { findChromium } from '../findChromium.mjs'
import { startServer } from './startServer'

const port = Number(process.env.PICTURES_PORT ?? 4188)
const folder = process.env.PICTURES_FOLDER ?? 'docs/pictures'
/** Where each picture is kept in its own size too, to look at closely. */
const whole = process.env.PICTURES_WHOLE

const brands = ['aurora', 'jade', 'sahara'] as const
const themes = ['dark', 'light'] as const
/** Windows of a desktop, a tablet and a phone, and the height of each in the sheet. All CSS pixels. */
const windows = [
  { width: 1440, height: 900, shown: 480 },
  { width: 820, height: 1093, shown: 225 },
  { width: 390, height: 836, shown: 140 },
] as const
const [rowHeight, gap] = [300, 2] as const

type Brand = (typeof brands)[number]

interface Screen {
  /** Address of each brand. */
  readonly at: Readonly<Record<Brand, string>>
  /** Who looks; a brand that asks everybody to sign in shows visitors nothing else. */
  readonly as: (brand: Brand) => string | undefined
  /** What is there last, as a selector. */
  readonly last?: string
}

const everywhere = (address: string) => ({ aurora: address, jade: address, sahara: address })
const outside = (brand: Brand) => (brand === 'sahara' ? 'member01' : undefined)
const inside = () => 'vip01'

/** Sheets by the name of their file. */
const screens: Readonly<Record<string, Screen>> = {
  home: { at: everywhere('/index'), as: outside },
  category: { at: { aurora: '/rng', jade: '/lottery', sahara: '/sports' }, as: outside },
  promotions: { at: everywhere('/promotions'), as: outside },
  vip: { at: everywhere('/vip'), as: inside },
  register: { at: everywhere('/register'), as: () => undefined, last: 'dialog[open] form input' },
  deposit: { at: everywhere('/index?modal=depositModal'), as: inside, last: 'dialog[open] form input' },
}

/** Home as a member sees it, a picture of its own for each brand: `docs/pictures/<brand>.jpg`. */
const homes: Readonly<Record<Brand, { readonly language: string; readonly theme: (typeof themes)[number] }>> = {
  aurora: { language: 'EN', theme: 'dark' },
  jade: { language: 'EN', theme: 'light' },
  sahara: { language: 'AR', theme: 'light' },
}
const homeWindow = { width: 1280, height: 800 } as const

const names = [...Object.keys(screens), ...brands]
const asked = (process.env.PICTURES ?? names.join(',')).split(',')

/** What each brand looks like, side by side: a row a brand, three windows by night and by day. `docs/pictures/<screen>.jpg`. */
export async function benchPictures(): Promise<void> {
  const { path: executablePath, tried } = await findChromium()
  if (executablePath === undefined) throw new Error(`no Chromium; tried ${tried.join(', ')}`)
  for (const place of [folder, whole]) if (place !== undefined) mkdirSync(place, { recursive: true })
  const server = await startServer(port, { MARQUEE_SANDBOX_PORT: String(port + 1) })
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  })
  try {
    for (const name of asked) {
      const brand = brands.find((each) => each === name)
      const screen = Object.hasOwn(screens, name) ? screens[name] : undefined
      if (brand === undefined && screen === undefined)
        throw new Error(`no picture "${name}"; there are: ${names.join(', ')}`)
      const file = path.join(folder, `${name}.jpg`)
      if (screen !== undefined) await writeFile(file, await draw(await take(browser, name, screen)))
      if (brand !== undefined) await writeFile(file, await takeHome(browser, brand))
      console.log(file)
    }
  } finally {
    await browser.close()
    server.kill()
  }
}

interface Taken {
  readonly png: Buffer
  readonly left: number
  readonly top: number
  readonly width: number
}

async function take(browser: Browser, name: string, screen: Screen): Promise<readonly Taken[]> {
  const taken: Taken[] = []
  for (const [row, brand] of brands.entries())
    for (const [column, window] of windows.entries()) {
      const page = await open(browser, brand, window, screen.as(brand))
      for (const [half, theme] of themes.entries()) {
        await show(page, siteOf(brand) + screen.at[brand], { 'marquee.theme': theme }, screen.last)
        const png = await page.screenshot({ caret: 'initial' })
        if (whole !== undefined) await writeFile(path.join(whole, `${name}-${brand}-${window.width}-${theme}.png`), png)
        const before = windows.slice(0, column).reduce((sum, { shown }) => sum + shown + gap, 0)
        taken.push({
          png,
          left: half * (windows.reduce((sum, { shown }) => sum + shown + gap, 0) + gap) + before,
          top: row * (rowHeight + gap),
          width: window.shown,
        })
      }
      await page.context().close()
    }
  return taken
}

async function takeHome(browser: Browser, brand: Brand): Promise<Buffer> {
  const page = await open(browser, brand, homeWindow, 'vip01')
  const { language, theme } = homes[brand]
  await show(page, `${siteOf(brand)}/index`, { hisLang: language, 'marquee.theme': theme })
  const png = await page.screenshot({ caret: 'initial' })
  await page.context().close()
  return sharp(png).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}

/** Opens an address with what is chosen, and waits until all of it is there. */
async function show(page: Page, address: string, chosen: Readonly<Record<string, string>>, last = 'main h1') {
  await page.emulateMedia({ colorScheme: chosen['marquee.theme'] === 'dark' ? 'dark' : 'light' })
  await page.evaluate((all) => {
    for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value)
  }, chosen)
  await page.goto(address)
  await page.locator(last).first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(600)
}

const siteOf = (brand: Brand) => `http://${brand}.localhost:${port}`

/** A page in English that has not moved, signed in where somebody is named. */
async function open(
  browser: Browser,
  brand: Brand,
  { width, height }: { readonly width: number; readonly height: number },
  account: string | undefined,
): Promise<Page> {
  const isPhone = width < 600
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    ...(isPhone && { isMobile: true, hasTouch: true }),
  })
  await context.addInitScript(() => {
    // the site's own pages alone: a game's frame may have no storage
    if (window === window.top && localStorage.getItem('hisLang') === null) localStorage.setItem('hisLang', 'EN')
  })
  const page = await context.newPage()
  await page.goto(`${siteOf(brand)}/login`)
  if (account !== undefined) {
    await page.getByRole('textbox', { name: 'Username' }).fill(account)
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Marquee1')
    await page.locator('form').getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('button', { name: /^Account menu of/ }).waitFor()
  }
  return page
}

async function draw(taken: readonly Taken[]): Promise<Buffer> {
  const pictures = await Promise.all(
    taken.map(async ({ png, left, top, width }) => ({
      input: await sharp(png).resize(width, rowHeight, { fit: 'cover', position: 'top' }).toBuffer(),
      left,
      top,
    })),
  )
  const width = Math.max(...taken.map(({ left, width: own }) => left + own))
  const height = Math.max(...taken.map(({ top }) => top + rowHeight))
  return sharp({ create: { width, height, channels: 3, background: '#8a8d93' } })
    .composite(pictures)
    .jpeg({ quality: 74, mozjpeg: true })
    .toBuffer()
}
