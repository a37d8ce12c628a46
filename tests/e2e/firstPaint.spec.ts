import type { Browser, Locator, Page } from '@playwright/test'
import { storeSession } from './signIn'
import { ask, expect, motion, siteOf, test } from './support'

test.use(motion)

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A page without its modules: what is seen before the app has arrived. */
async function openDrawn(browser: Browser, address: string, width: number): Promise<Page> {
  // the picture that was painted first, not the one that follows it on a slow machine
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(address)
  return page
}

/** All of it, so that no press needs to be kept any more. */
const takenOver = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !('keepPress' in (document.getElementById('root') ?? {})))

const parts = {
  hero: '#hero article',
  logo: 'a[href="/index"] img:visible',
  header: 'header:visible',
  firstCard: 'main li article:visible',
}
const names = Object.keys(parts) as (keyof typeof parts)[]
const boxOf = async (page: Page, selector: string): Promise<Box | null> => page.locator(selector).first().boundingBox()

for (const brand of ['aurora', 'jade']) {
  for (const width of [320, 390, 820, 1440]) {
    test(`${brand} at ${width}: the app takes over what the edge has drawn, where it stands`, async ({ browser }) => {
      const drawn = await openDrawn(browser, `${siteOf(brand)}/index`, width)
      const before = await Promise.all(names.map((name) => boxOf(drawn, parts[name])))
      await drawn.close()

      const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
      const troubles: string[] = []
      page.on('pageerror', ({ message }) => troubles.push(message))
      await page.goto(`${siteOf(brand)}/index`)
      await page.waitForLoadState('networkidle')
      for (const [at, name] of names.entries()) {
        const [was, is] = [before[at], await boxOf(page, parts[name])]
        if (name !== 'firstCard') expect(was, name).not.toBeNull()
        for (const side of ['x', 'y', 'width', 'height'] as const)
          expect.soft(Math.abs((is?.[side] ?? 0) - (was?.[side] ?? 0)), `${name} ${side}`).toBeLessThanOrEqual(1)
      }
      // React found what it would have drawn
      expect(troubles).toEqual([])
      await page.close()
    })
  }
}

for (const { brand, path, hisLang, theme } of [
  ...['aurora', 'jade', 'sahara'].map((each) => ({ brand: each, path: '/login' })),
  { brand: 'sahara', path: '/index' },
  { brand: 'aurora', path: '/index?lang=ar' },
  { brand: 'jade', path: '/login?lang=vi&utm_source=mail' },
  { brand: 'aurora', path: '/index', hisLang: 'AR', theme: 'light' },
  { brand: 'jade', path: '/index', hisLang: 'VI', theme: 'dark' },
  { brand: 'sahara', path: '/login', hisLang: 'EN', theme: 'system' },
] as readonly { brand: string; path: string; hisLang?: string; theme?: string }[]) {
  test(`${brand}${path}${hisLang ? ` in ${hisLang} and ${theme}` : ''}: the app finds what it would have drawn`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    const troubles: string[] = []
    page.on('pageerror', ({ message }) => troubles.push(message))
    if (hisLang !== undefined && theme !== undefined) {
      await page.addInitScript(
        (chosen) => {
          localStorage.setItem('hisLang', chosen.hisLang)
          localStorage.setItem('marquee.theme', chosen.theme)
        },
        { hisLang, theme },
      )
      // the page says what was chosen, and the next one comes by it
      await page.goto(`${siteOf(brand)}/vip`, { waitUntil: 'commit' })
      await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('marquee.view')
    }
    await page.goto(siteOf(brand) + path)
    await expect(page.locator('html')).toHaveAttribute('data-view', /^[\w-]+\.[a-z-]+\.0$/)
    await takenOver(page)
    // drawn by the edge, and not again by the browser
    await expect(page.locator('#root[data-drawn]')).toBeAttached()
    expect(troubles).toEqual([])
    await context.close()
  })
}

/** Elements of the page as they were read, in a field of the window. */
const keepElements = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { elementsRead: [...document.querySelectorAll('#root :is(main, article) *')] })
    })
  })

/** How many there were, and which of them are not in the page any more. */
const elementsLost = (page: Page): Promise<{ readonly read: number; readonly lost: readonly string[] }> =>
  page.evaluate(() => {
    const read = Reflect.get(window, 'elementsRead') as readonly Element[]
    return { read: read.length, lost: read.filter(({ isConnected }) => !isConnected).map(({ outerHTML }) => outerHTML) }
  })

// the edge may have heard none of a page's answers when the first visitor comes
const warm = async (site: string, path: string): Promise<void> => {
  await expect
    .poll(async () => (await ask(new URL(site).host, path)).text)
    .toMatch(/<div id="root"><(?!div class="sh )/)
  await new Promise((resolve) => setTimeout(resolve, 300))
}

for (const [brand, path, width, theme] of [
  ['aurora', '/pages/about', 390, 'light'],
  ['aurora', '/pages/responsible?lang=ar', 1440, 'dark'],
  ['aurora', '/pages/about?lang=zh-CN', 820, 'dark'],
  ['aurora', '/promotions', 390, 'dark'],
  ['aurora', '/promotions?lang=zh-CN', 1440, 'light'],
  ['aurora', '/promotions/detail/welcome-seven', 390, 'dark'],
  ['aurora', '/promotions/detail/welcome-seven?lang=ar', 1440, 'light'],
  ['aurora', '/help', 1440, 'dark'],
  ['aurora', '/help?article=verification&lang=ar', 390, 'light'],
  ['aurora', '/vip', 1440, 'light'],
  ['aurora', '/nowhere', 390, 'dark'],
  ['jade', '/promotions?lang=en', 1440, 'light'],
  ['jade', '/promotions/detail/first-deposit', 390, 'dark'],
  ['jade', '/help?article=verification', 1440, 'light'],
  ['jade', '/vip?lang=en', 390, 'dark'],
  ['jade', '/nowhere', 1440, 'light'],
  // what others add to an address
  ['aurora', '/vip?ref=agent&gad_source=1', 390, 'light'],
  ['aurora', '/help?fbclid=a&article=verification&sid=7', 1440, 'dark'],
  ['sahara', '/helpmc', 1440, 'dark'],
  ['sahara', '/nowhere', 390, 'light'],
  ['sahara', '/nowhere?ref=agent', 1440, 'dark'],
  ['sahara', '/index?ref=agent', 390, 'dark'],
  ['sahara', '/helpmc?article=verification&lang=en', 390, 'light'],
  ['sahara', '/promotions', 390, 'light'],
] as const) {
  test(`${brand}${path} at ${width} in ${theme}: each element that the edge has drawn is taken over`, async ({
    browser,
  }) => {
    await warm(siteOf(brand), path)
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
      // not that of the edge
      timezoneId: 'Pacific/Auckland',
    })
    const page = await context.newPage()
    const troubles: string[] = []
    page.on('pageerror', ({ message }) => troubles.push(message))
    page.on('console', (message) => {
      // the page of an address without one is answered with 404
      if (message.type() === 'error' && !message.text().includes('status of 404')) troubles.push(message.text())
    })
    await keepElements(page)
    await page.addInitScript((chosen) => localStorage.setItem('marquee.theme', chosen), theme)
    const { hostname } = new URL(siteOf(brand))
    const view = `${new URL(path, siteOf(brand)).searchParams.get('lang') ?? '-'}.${theme}`
    await context.addCookies([{ name: 'marquee.view', value: view, domain: hostname, path: '/' }])
    await page.goto(siteOf(brand) + path)
    await takenOver(page)
    await expect(page.locator('#root[data-drawn]')).toBeAttached()
    await page.waitForLoadState('networkidle')
    const { read, lost } = await elementsLost(page)
    expect(read).toBeGreaterThan(8)
    expect(lost).toEqual([])
    expect(troubles).toEqual([])
    await context.close()
  })
}

test('a button of a promotion that is pressed before the app is there is answered once it is', async ({ page }) => {
  await warm(siteOf('aurora'), '/promotions/detail/welcome-seven')
  await slowClock(page)
  const letGo = await holdApp(page)
  await openHeld(page, '/promotions/detail/welcome-seven')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  letGo()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible({ timeout: 45_000 })
})

test('the first paint is in the visitor’s language, direction and theme', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } })
  await context.addInitScript(() => {
    localStorage.setItem('hisLang', 'AR')
    localStorage.setItem('marquee.theme', 'light')
  })
  const page = await context.newPage()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(`${siteOf('aurora')}/index`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await context.close()
})

test('a brand that requires a session shows its form, and no games, to who has none', async ({ browser }) => {
  const page = await openDrawn(browser, `${siteOf('sahara')}/index`, 1280)
  await expect(page.locator('form input[type="password"]')).toBeVisible()
  await expect(page.locator('#hero')).toHaveCount(0)
  await page.close()
})

test('a language that another tab chooses before the app is there waits for the next page', async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  const letGo = await holdApp(page)
  await page.goto(`${siteOf('aurora')}/index`)
  await page.evaluate(() => localStorage.setItem('hisLang', 'AR'))
  letGo()
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  expect(problems).toEqual([])
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
})

test('a page can be read and its links followed without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${siteOf('aurora')}/index`)
  await expect(page.getByRole('heading', { name: '$20 for seven check-ins' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Slots' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Live casino' }).first()).toHaveAttribute('href', '/live')
  // what needs them is said where it is seen
  const word = page.locator('noscript p')
  await expect(word).toBeInViewport()
  await expect(word).toHaveText(/^Signing in, playing and searching need JavaScript\./)
  // and a page that only scripts draw says its name, and leads to one that can be read
  await page.goto(`${siteOf('aurora')}/rng`)
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible()
  await expect(word).toBeInViewport()
  await page.getByRole('link', { name: 'Promotions' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
  await context.close()
})

test('from page to page without scripts: promotions, help and what the brand has written', async ({ browser }) => {
  for (const path of ['/promotions', '/help', '/promotions/detail/welcome-seven']) await warm(siteOf('aurora'), path)
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const main = page.getByRole('main')
  await page.goto(`${siteOf('aurora')}/promotions`)
  await main.getByRole('link', { name: 'Seven-day welcome', exact: true }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'Seven-day welcome' })).toBeVisible()
  await expect(page).toHaveTitle('Seven-day welcome – Aurora')
  await page.getByRole('link', { name: 'Help centre' }).first().click()
  await main.getByRole('link', { name: 'Your code does not arrive' }).click()
  await expect(page).toHaveURL(/\/help\?article=verification$/)
  await expect(main.getByRole('heading', { name: 'Your code does not arrive' })).toBeVisible()
  await expect(main.getByRole('article')).toHaveCount(1)
  await page.goto(`${siteOf('aurora')}/pages/about`)
  await expect(main.getByRole('heading', { level: 1, name: 'About Aurora' })).toBeVisible()
  await main.getByRole('complementary').getByRole('link', { name: 'Responsible gaming policy' }).click()
  await expect(page).toHaveURL(/\/pages\/responsible$/)
  await page.goto(`${siteOf('aurora')}/nowhere`)
  await main.getByRole('link', { name: 'Go to home page' }).click()
  await expect(page).toHaveURL(/\/index$/)
  await context.close()
})

test('a form that is sent without scripts puts nothing into the address', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${siteOf('aurora')}/login`)
  await page.getByRole('textbox', { name: 'Username' }).fill('member01')
  await page.locator('input[type="password"]').fill('Marquee1')
  await page.locator('form').getByRole('button', { name: 'Log in' }).click()
  await page.waitForLoadState()
  expect(page.url()).toBe(`${siteOf('aurora')}/login`)
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('')
  await context.close()
})

/** The page has been read, and its app has not come. */
async function openHeld(page: Page, path: string): Promise<void> {
  await page.goto(`${siteOf('aurora')}${path}`, { waitUntil: 'commit' })
  await expect(page.locator('#root[data-drawn]')).toBeAttached()
}

/** A machine that does much at once takes longer than a visitor waits: ten seconds count as one. */
const slowClock = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() / 10
    // and so does what is given up
    const later = window.setTimeout.bind(window)
    const slow = (act: TimerHandler, wait = 0) => later(act, wait < 4_000 ? wait : wait * 10)
    Object.assign(window, { setTimeout: slow })
  })

/** Holds the app back until it is let go. */
async function holdApp(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

test.describe('before the app is there', () => {
  // all of the app comes first, on a machine that does much at once
  const atLast = { timeout: 45_000 }

  const languages = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Language/ })

  test('a press on a button is answered once it is', async ({ page }) => {
    await slowClock(page)
    const letGo = await holdApp(page)
    await openHeld(page, '/index')
    await languages(page).click()
    await expect(languages(page)).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('menu')).toHaveCount(0)
    letGo()
    await expect(page.getByRole('menu')).toBeVisible(atLast)
  })

  const logInButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Log in' })
  const login = (page: Page) => page.getByRole('dialog', { name: 'Log in' })

  for (const width of [390, 1280])
    test(`the login opens at once, and goes on with what was typed into it at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 860 })
      const letGo = await holdApp(page)
      await openHeld(page, '/index')
      await logInButton(page).click()
      await login(page).getByRole('textbox', { name: 'Username' }).fill('member01')
      const password = login(page).getByRole('textbox', { name: 'Password', exact: true })
      await password.fill('Marquee')
      const height = async () => Math.round((await login(page).boundingBox())?.height ?? 0)
      const before = await height()
      letGo()
      await expect(page).toHaveURL(/modal=loginPopupModal/, atLast)
      await expect(page.getByRole('dialog')).toHaveCount(1)
      expect(await height()).toBe(before)
      await expect(password).toBeFocused()
      await page.keyboard.type('1')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: /^Account menu of/ })).toBeVisible(atLast)
    })

  test('a login that was sent before the app is there is sent once it is', async ({ page }) => {
    const letGo = await holdApp(page)
    await openHeld(page, '/index')
    await logInButton(page).click()
    await login(page).getByRole('textbox', { name: 'Username' }).fill('member01')
    await login(page).getByRole('textbox', { name: 'Password', exact: true }).fill('Marquee1')
    await page.keyboard.press('Enter')
    expect(page.url()).toBe(`${siteOf('aurora')}/index`)
    letGo()
    await expect(page.getByRole('button', { name: /^Account menu of/ })).toBeVisible(atLast)
  })

  for (const [how, leave] of [
    ['its cross', (page: Page) => login(page).getByRole('button', { name: 'Close' }).click()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    // a second tap would fall beside it too, and does not count
    ['a press beside it', (page: Page) => page.waitForTimeout(500).then(() => page.mouse.click(5, 5))],
  ] as const)
    test(`a login that was closed by ${how} does not come back with the app`, async ({ page }) => {
      const letGo = await holdApp(page)
      await openHeld(page, '/index')
      await logInButton(page).click()
      await expect(login(page)).toBeVisible()
      await leave(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(logInButton(page)).toBeFocused()
      letGo()
      await takenOver(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await logInButton(page).click()
      await expect(login(page).getByRole('textbox', { name: 'Username' })).toBeVisible()
    })

  const username = (page: Page) => login(page).getByRole('textbox', { name: 'Username' })
  const password = (page: Page) => login(page).getByRole('textbox', { name: 'Password', exact: true })
  /** The one that the edge has drawn. */
  const early = (page: Page) => page.locator('dialog[data-early]')

  test('what is typed after Enter is not sent by it', async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && /login/i.test(request.url())) sent.push(request.url())
    })
    const letGo = await holdApp(page)
    await openHeld(page, '/index')
    await logInButton(page).click()
    await username(page).fill('member01')
    await page.keyboard.press('Enter')
    await expect(login(page).locator('[aria-busy="true"]')).toHaveText('Log in')
    await password(page).fill('Marq')
    await expect(login(page).locator('[aria-busy="true"]')).toHaveCount(0)
    letGo()
    await expect(page).toHaveURL(/modal=loginPopupModal/, atLast)
    await expect(early(page)).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    expect(sent).toEqual([])
    await password(page).press('End')
    await page.keyboard.type('uee1')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /^Account menu of/ })).toBeVisible(atLast)
  })

  test('the eye of a password works at once, stays as it is, and takes no press away', async ({ page }) => {
    const letGo = await holdApp(page)
    await openHeld(page, '/index')
    await logInButton(page).click()
    await username(page).fill('member01')
    await password(page).fill('Marquee1')
    await login(page).getByRole('button', { name: 'Show password' }).click()
    await expect(password(page)).toHaveAttribute('type', 'text')
    letGo()
    await expect(early(page)).toHaveCount(0, atLast)
    await expect(login(page).getByRole('button', { name: 'Hide password' })).toBeVisible()
    await expect(password(page)).toHaveValue('Marquee1')
  })

  test('the eye that is pressed after Enter leaves the form to be sent', async ({ page }) => {
    const letGo = await holdApp(page)
    await openHeld(page, '/index')
    await logInButton(page).click()
    await username(page).fill('member01')
    await password(page).fill('Marquee1')
    await page.keyboard.press('Enter')
    await login(page).getByRole('button', { name: 'Show password' }).click()
    letGo()
    await expect(page.getByRole('button', { name: /^Account menu of/ })).toBeVisible(atLast)
  })

  test('the login stays for a second tap and for a text that is selected beyond it, and holds the page still', async ({
    page,
  }) => {
    await holdApp(page)
    await openHeld(page, '/index')
    await logInButton(page).dblclick()
    await expect(login(page)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-modal')
    await username(page).fill('member01')
    const box = await username(page).boundingBox()
    if (!box) throw new Error('no field')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(5, box.y + box.height / 2)
    await page.mouse.up()
    await expect(login(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(login(page)).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveAttribute('data-modal')
  })

  test('the login goes over to the app’s though its button is not there any more', async ({ browser }) => {
    // of its own: React says that it finds another page than the one that was drawn
    const page = await browser.newPage()
    const letGo = await holdApp(page)
    await openHeld(page, '/index')
    await logInButton(page).click()
    await username(page).fill('member01')
    await page.evaluate(() => {
      for (const button of document.querySelectorAll('#root [data-opens="loginPopupModal"]')) button.remove()
    })
    letGo()
    await expect(page).toHaveURL(/modal=loginPopupModal/, atLast)
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(early(page)).toHaveCount(0)
    await expect(username(page)).toHaveValue('member01')
    await page.close()
  })

  test('the login waits for who types, and the focus goes back to its button', async ({ page }) => {
    const letGo = await holdApp(page)
    await openHeld(page, '/index')
    await logInButton(page).click()
    await username(page).focus()
    letGo()
    const typed = 'member and many more of them who type on'
    await username(page).pressSequentially(typed, { delay: 200 })
    await expect(early(page)).toHaveCount(0, atLast)
    await expect(username(page)).toHaveValue(typed)
    await expect(username(page)).toBeFocused()
    await expect(page).toHaveURL(/modal=loginPopupModal/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(logInButton(page)).toBeFocused()
  })

  test('what was typed is kept for as long as the app’s login is on its way', async ({ page }) => {
    const letGo = await holdApp(page)
    let letLoginGo = () => {}
    const held = new Promise<void>((resolve) => (letLoginGo = resolve))
    await page.route('**/assets/signIn-*.js', async (route) => {
      await held
      await route.continue()
    })
    await openHeld(page, '/index')
    await logInButton(page).click()
    await username(page).fill('member01')
    letGo()
    await takenOver(page)
    await page.waitForTimeout(6_000)
    await expect(early(page)).toBeVisible()
    letLoginGo()
    await expect(early(page)).toHaveCount(0, atLast)
    await expect(username(page)).toHaveValue('member01')
  })

  test('a login that does not come with the app is told of, and the drawn one closes', async ({ page }) => {
    const letGo = await holdApp(page)
    await page.route('**/assets/signIn-*.js', (route) => route.abort())
    await openHeld(page, '/index')
    await logInButton(page).click()
    await username(page).fill('member01')
    letGo()
    await takenOver(page)
    await expect(page.getByText('Part of the site could not be loaded.').last()).toBeVisible(atLast)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveAttribute('data-modal')
  })

  test('that the app is late is said in the login, and beside it once that is closed', async ({ page }) => {
    await page.clock.install()
    const letGo = await holdApp(page)
    await openHeld(page, '/index')
    await logInButton(page).click()
    const words = page.getByText('Part of the site could not be loaded.')
    await page.clock.fastForward(20_000)
    await expect(login(page).getByText('Part of the site could not be loaded.')).toBeVisible()
    // and in what takes its place
    await login(page).getByRole('button', { name: 'Register' }).click()
    await expect(dialogOf(page, 'Register').getByText('Part of the site could not be loaded.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(words).toBeVisible()
    letGo()
    await expect(words).toHaveCount(0, atLast)
  })

  const register = (page: Page) => page.getByRole('dialog', { name: 'Register' })

  test('from the login to the registration and back, before the app, and on with it', async ({ page }) => {
    const letGo = await holdApp(page)
    await openHeld(page, '/index')
    await logInButton(page).click()
    for (const turn of ['first', 'second']) {
      await login(page).getByRole('button', { name: 'Register' }).click()
      await expect(register(page), turn).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(1)
      if (turn === 'first') await register(page).getByRole('button', { name: 'Log in' }).click()
    }
    await expect(page.locator('html')).toHaveAttribute('data-modal')
    letGo()
    await expect(page).toHaveURL(/modal=registerModal/, atLast)
    await expect(early(page)).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(register(page).getByRole('textbox').first()).toBeVisible(atLast)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(logInButton(page)).toBeFocused()
  })

  /** Holds files back that the app asks for when it is there. */
  const holdFiles = async (page: Page, files: string): Promise<() => void> => {
    let letThemGo = () => {}
    const held = new Promise<void>((resolve) => (letThemGo = resolve))
    await page.route(files, async (route) => {
      await held
      await route.continue()
    })
    return letThemGo
  }

  test('the registration opens at once from a login whose own files are still on their way', async ({ page }) => {
    const letGo = await holdApp(page)
    const letLoginGo = await holdFiles(page, '**/assets/signIn-*.js')
    await openHeld(page, '/index')
    await logInButton(page).click()
    letGo()
    await takenOver(page)
    await expect(early(page)).toBeVisible()
    await login(page).getByRole('button', { name: 'Register' }).click()
    await expect(register(page)).toBeVisible()
    letLoginGo()
    await expect(page).toHaveURL(/modal=registerModal/, atLast)
    await expect(early(page)).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(register(page).getByRole('textbox').first()).toBeVisible(atLast)
  })

  test('the login stays until what leads on from it can be shown, whose files are asked for at the press', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const letGo = await holdApp(page)
    const letForgotGo = await holdFiles(page, '**/assets/ForgotDialog-*.js')
    await openHeld(page, '/index')
    await logInButton(page).click()
    const forgot = login(page).getByRole('button', { name: 'Forgot password?' })
    await forgot.click()
    await expect(forgot).toHaveAttribute('aria-busy', 'true')
    await expect.poll(() => asked.filter((address) => address.includes('/assets/ForgotDialog-')).length).toBe(1)
    letGo()
    await takenOver(page)
    await page.waitForTimeout(3_000)
    await expect(early(page)).toBeVisible()
    letForgotGo()
    await expect(page).toHaveURL(/modal=forgetPassModal/, atLast)
    await expect(early(page)).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(1)
  })

  test('one click logs in, though it was pressed before the app was there', async ({ page }) => {
    await page.addInitScript(() => {
      class Kept {
        readonly type = 'password'
        readonly id = 'member01'
        readonly password = 'Marquee1'
      }
      Object.assign(window, { PasswordCredential: Kept })
      const container = { get: () => Promise.resolve(new Kept()), store: () => Promise.resolve() }
      Object.defineProperty(navigator, 'credentials', { value: container })
    })
    const letGo = await holdApp(page)
    await openHeld(page, '/index')
    await logInButton(page).click()
    await login(page).getByRole('button', { name: 'Log in with one click' }).click()
    letGo()
    await expect(page.getByRole('button', { name: 'Account menu of member01' })).toBeVisible(atLast)
  })

  test('on touch the login itself has the focus, in both drawings', async ({ browser }) => {
    const page = await browser.newPage({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
    const letGo = await holdApp(page)
    await openHeld(page, '/index')
    await logInButton(page).tap()
    await expect(early(page)).toBeFocused()
    letGo()
    await expect(early(page)).toHaveCount(0, atLast)
    await expect(login(page)).toBeFocused()
    await page.close()
  })

  test('a game that a visitor opens before the app opens the login at once, and starts after it', async ({ page }) => {
    await warm(siteOf('aurora'), '/index')
    const letGo = await holdApp(page)
    await openHeld(page, '/index')
    await page.locator('main article > .open').first().click()
    await username(page).fill('member01')
    await password(page).fill('Marquee1')
    letGo()
    await expect(page).toHaveURL(/modal=loginPopupModal/, atLast)
    await expect(early(page)).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(password(page)).toHaveValue('Marquee1')
    expect(new URL(page.url()).searchParams.get('next')).toMatch(/^\/\w+/)
    const next = new URL(page.url()).searchParams.get('next') ?? ''
    await page.keyboard.press('Enter')
    await expect.poll(() => page.url(), atLast).toContain(next)
  })

  /** What else is drawn for a press on its button, and how its own element of the app's is known to be there. */
  const drawnDialogs = [
    { name: 'Menu', part: (dialog: Locator) => dialog.getByRole('radio', { name: 'Dark' }) },
    { name: 'Search', part: (dialog: Locator) => dialog.getByRole('searchbox') },
    { name: 'Register', part: (dialog: Locator) => dialog.getByRole('textbox').first() },
  ] as const
  const buttonOf = (page: Page, name: string) =>
    page.locator('#root').getByRole('button', { name, exact: true }).filter({ visible: true }).first()
  const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })
  /** Where it stands when it has come in. */
  const placeOf = async (dialog: Locator): Promise<Box | null> => {
    await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
    return dialog.boundingBox()
  }

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    for (const { name, part } of drawnDialogs) {
      test(`${name} opens at once, and the app’s stands in its place`, async ({ page }) => {
        await warm(siteOf('aurora'), '/index')
        const letGo = await holdApp(page)
        await openHeld(page, '/index')
        await buttonOf(page, name).click()
        await expect(dialogOf(page, name)).toBeVisible()
        const before = await placeOf(dialogOf(page, name))
        letGo()
        await expect(early(page)).toHaveCount(0, atLast)
        await expect(page.getByRole('dialog')).toHaveCount(1)
        // what moves in has moved in
        expect(await dialogOf(page, name).boundingBox()).toEqual(before)
        await expect(part(dialogOf(page, name))).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(buttonOf(page, name)).toBeFocused()
      })

      test(`${name} that was closed by Escape does not come back with the app`, async ({ page }) => {
        const letGo = await holdApp(page)
        await openHeld(page, '/index')
        await buttonOf(page, name).click()
        await expect(dialogOf(page, name)).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(page.locator('html')).not.toHaveAttribute('data-modal')
        letGo()
        await takenOver(page)
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await buttonOf(page, name).click()
        await expect(part(dialogOf(page, name))).toBeVisible(atLast)
      })
    }

    test('the search of the home page opens at once', async ({ page }) => {
      await warm(siteOf('aurora'), '/index')
      const letGo = await holdApp(page)
      await openHeld(page, '/index')
      const entry = page
        .getByRole('main')
        .getByRole('button', { name: /^Search/ })
        .first()
      await entry.click()
      const field = dialogOf(page, 'Search').getByRole('searchbox')
      await expect(field).toBeFocused()
      letGo()
      await expect(early(page)).toHaveCount(0, atLast)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(entry).toBeFocused()
    })

    test('a link of the menu leads on without the app', async ({ page }) => {
      await warm(siteOf('aurora'), '/promotions')
      await holdApp(page)
      await openHeld(page, '/index')
      // the second tap of two falls on what has come in under it
      await buttonOf(page, 'Menu').dblclick()
      await page.waitForTimeout(500)
      await expect(page).toHaveURL(/\/index$/)
      await dialogOf(page, 'Menu').getByRole('link', { name: 'Promotions' }).click()
      await expect(page).toHaveURL(/\/promotions$/)
      await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
    })

    test('the app’s menu is scrolled as far as the drawn one was', async ({ page }) => {
      await warm(siteOf('aurora'), '/index')
      const letGo = await holdApp(page)
      await page.setViewportSize({ width: 390, height: 500 })
      await openHeld(page, '/index')
      await buttonOf(page, 'Menu').click()
      const body = dialogOf(page, 'Menu').locator('header + div')
      await body.evaluate((box) => box.scrollTo(0, 120))
      letGo()
      await expect(early(page)).toHaveCount(0, atLast)
      expect(await body.evaluate(({ scrollTop }) => scrollTop)).toBe(120)
    })

    test('what needs the app in the menu is pressed by it', async ({ page }) => {
      await warm(siteOf('aurora'), '/index')
      const letGo = await holdApp(page)
      await openHeld(page, '/index')
      await buttonOf(page, 'Menu').click()
      const vendors = dialogOf(page, 'Menu').getByRole('button', { name: /Slots/ })
      await vendors.click()
      await expect(vendors).toHaveAttribute('aria-busy', 'true')
      letGo()
      await expect(early(page)).toHaveCount(0, atLast)
      await expect(vendors).toHaveAttribute('aria-expanded', 'true')
    })

    test('a language that is chosen in the menu is shown by the app', async ({ page }) => {
      const letGo = await holdApp(page)
      await openHeld(page, '/index')
      await buttonOf(page, 'Menu').click()
      await dialogOf(page, 'Menu').getByRole('combobox', { name: 'Language' }).selectOption('ar')
      letGo()
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar', atLast)
    })

    test('in Arabic the menu comes from the right', async ({ page }) => {
      await holdApp(page)
      await openHeld(page, '/index?lang=ar')
      await page.locator('#root [data-opens="menu"]:visible').click()
      const box = await placeOf(early(page))
      expect(box && box.x + box.width).toBe(390)
      expect(box?.height).toBe(844)
    })

    test('what is typed into the search goes over to the app’s, with the cursor', async ({ page }) => {
      const letGo = await holdApp(page)
      await openHeld(page, '/index')
      await buttonOf(page, 'Search').click()
      const search = dialogOf(page, 'Search')
      const field = search.getByRole('searchbox')
      // it has the focus: a phone shows its keyboard
      await expect(field).toBeFocused()
      await expect(search.getByText('Searching…')).toBeHidden()
      await page.keyboard.type('fortunes')
      await page.keyboard.press('ArrowLeft')
      await expect(search.getByText('Searching…')).toBeVisible()
      letGo()
      await expect(early(page)).toHaveCount(0, atLast)
      await expect(field).toHaveValue('fortunes')
      await expect(field).toBeFocused()
      expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(7)
      await page.keyboard.press('Delete')
      await expect(
        search
          .getByRole('listitem')
          .filter({ hasText: /fortune/i })
          .first(),
      ).toBeVisible(atLast)
    })
  })

  for (const way of ['its button', 'the login'])
    test(`where what sees to an early dialog does not come, the app’s own opens, reached by ${way}`, async ({
      page,
    }) => {
      const letGo = await holdApp(page)
      let aborted = 0
      await page.route('**/assets/earlyDialog-*.js', (route) => {
        aborted += 1
        return route.abort()
      })
      await openHeld(page, '/index')
      if (way === 'the login') await logInButton(page).click()
      await (
        way === 'the login' ? login(page).getByRole('button', { name: 'Register' }) : buttonOf(page, 'Register')
      ).click()
      await expect(early(page)).toBeVisible()
      letGo()
      await expect(page).toHaveURL(/modal=registerModal/, atLast)
      await expect(early(page)).toHaveCount(0)
      await expect(dialogOf(page, 'Register').getByRole('textbox').first()).toBeVisible()
      expect(aborted).toBeGreaterThan(0)
    })

  test('a menu whose file does not come closes and says so', async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const letGo = await holdApp(page)
    await page.route('**/assets/MenuDrawer-*.js', (route) => route.abort())
    await openHeld(page, '/index')
    await buttonOf(page, 'Menu').click()
    await expect(early(page)).toBeVisible()
    letGo()
    await expect(page.getByText('Part of the site could not be loaded.')).toBeVisible(atLast)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.close()
  })

  test('a login whose app does not come says so, and keeps what was typed', async ({ browser }) => {
    const page = await browser.newPage()
    let fail = () => {}
    const failed = new Promise<void>((resolve) => (fail = resolve))
    await page.route('**/assets/vendor-*.js', async (route) => {
      await failed
      await route.abort()
    })
    await openHeld(page, '/index')
    await logInButton(page).click()
    await username(page).fill('member01')
    await password(page).fill('Marquee1')
    fail()
    await expect(login(page).getByText('Part of the site could not be loaded.')).toBeVisible()
    await expect(username(page)).toHaveValue('member01')
    await expect(password(page)).toHaveValue('Marquee1')
    // nothing looks alive, but what closes it
    await expect(login(page).locator('[type="submit"]')).toBeDisabled()
    await login(page).getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('alert').filter({ hasText: 'Part of the site could not be loaded.' })).toBeVisible()
    await page.close()
  })

  test('the header and its dialogs do not wait for the files of the page, which stays as it was drawn', async ({
    page,
  }) => {
    await warm(siteOf('aurora'), '/index')
    await keepElements(page)
    const troubles: string[] = []
    page.on('pageerror', ({ message }) => troubles.push(message))
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route('**/assets/home-*.js', async (route) => {
      await held
      await route.continue()
    })
    await openHeld(page, '/index')
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('dialog', { name: 'Log in' }).getByLabel('Username')).toBeVisible(atLast)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const meanwhile = await elementsLost(page)
    expect(meanwhile.read).toBeGreaterThan(100)
    expect(meanwhile.lost).toEqual([])
    letGo()
    await takenOver(page)
    // answers come by then; games stay
    expect((await elementsLost(page)).lost.filter((html) => html.startsWith('<article'))).toEqual([])
    expect(troubles).toEqual([])
  })

  for (const [width, where] of [
    [1280, 'in the header'],
    [390, 'in the bar for the thumb'],
  ] as const) {
    test(`the key of the search opens it at once, where its button stands ${where}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      const letGo = await holdApp(page)
      await openHeld(page, '/index')
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
      letGo()
      await expect(page).toHaveURL(/modal=searchModal/, atLast)
      await expect(early(page)).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      // and the app hears it by itself from now on
      await takenOver(page)
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
    })
  }

  for (const [what, act] of [
    ['long ago', (page: Page) => page.clock.fastForward(4_500)],
    ['before the page was scrolled far', (page: Page) => page.mouse.wheel(0, 1_500)],
    ['before something else was', (page: Page) => page.getByRole('heading', { name: 'Slots' }).click()],
  ] as const) {
    test(`a button that was pressed ${what} opens nothing by surprise`, async ({ page }) => {
      await page.clock.install()
      const letGo = await holdApp(page)
      await openHeld(page, '/index')
      await languages(page).click()
      await act(page)
      letGo()
      await takenOver(page)
      await expect(page.getByRole('menu')).toHaveCount(0)
      await languages(page).click()
      await expect(page.getByRole('menu')).toBeVisible()
    })
  }

  test('a form that is sent with Enter is sent once it is, however late, and nothing stands in the address', async ({
    page,
  }) => {
    await page.clock.install()
    const letGo = await holdApp(page)
    await openHeld(page, '/login')
    await page.getByRole('textbox', { name: 'Username' }).fill('member01')
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Marquee1')
    await page.keyboard.press('Enter')
    expect(page.url()).toBe(`${siteOf('aurora')}/login`)
    await page.clock.fastForward(9_000)
    letGo()
    await expect(page.getByRole('button', { name: /^Account menu of/ })).toBeVisible(atLast)
  })

  test('an error of some script beside the start leaves nothing switched off', async ({ page }) => {
    const letGo = await holdApp(page)
    await openHeld(page, '/index')
    const logIn = page.getByRole('banner').getByRole('button', { name: 'Log in' })
    await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { filename: '/assets/x.js', lineno: 1 })))
    await expect(logIn).toBeDisabled()
    letGo()
    await expect(logIn).toBeEnabled(atLast)
    await expect(page.getByText('Part of the site could not be loaded.')).toHaveCount(0)
    await logIn.click()
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible(atLast)
  })

  for (const isReading of [false, true])
    test(`what was typed into a search on the page${isReading ? ', beside an article,' : ''} is searched for once it is`, async ({
      page,
    }) => {
      // once with the app: the edge has the articles from then on
      await page.goto(`${siteOf('aurora')}/help`)
      const first = page.getByRole('navigation', { name: 'Articles' }).getByRole('link').first()
      await expect(first).toBeVisible()
      if (isReading) {
        await first.click()
        await expect(page).toHaveURL(/article=/)
      }
      const address = `/help${new URL(page.url()).search}`
      const letGo = await holdApp(page)
      await openHeld(page, address)
      const search = page.getByRole('main').getByRole('searchbox')
      await search.fill('spam FOLDER')
      letGo()
      await expect(page.getByRole('navigation', { name: 'Articles' }).getByRole('status')).toHaveText(
        '1 article found',
        atLast,
      )
      await expect(search).toHaveValue('spam FOLDER')
      // what is found takes the place of the article
      await expect(page).toHaveURL(/\/help\?q=spam(\+|%20)FOLDER$/)
    })

  test('what was typed into the form stays', async ({ page }) => {
    const letGo = await holdApp(page)
    await openHeld(page, '/login')
    await page.getByRole('textbox', { name: 'Username' }).fill('member01')
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Marquee1')
    letGo()
    await page.waitForLoadState('networkidle')
    await page.locator('form').getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('button', { name: /^Account menu of/ })).toBeVisible(atLast)
  })
})

test.describe('what the browser knows better is not shown otherwise', () => {
  test('a language and a theme that were chosen: the second time they come drawn', async ({ page, context }) => {
    await page.addInitScript(() => {
      localStorage.setItem('hisLang', 'AR')
      localStorage.setItem('marquee.theme', 'light')
    })
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(`${siteOf('aurora')}/index`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(page.locator('#root .sh')).toBeAttached()
    await page.goto(`${siteOf('aurora')}/index`)
    await expect(page.getByRole('heading', { name: 'السلوتس' }).or(page.getByRole('banner')).first()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    const cookies = await context.cookies()
    expect(cookies.find(({ name }) => name === 'marquee.view')?.value).toBe('ar.light')
  })

  test('whoever is signed in never sees the way in', async ({ page, context }) => {
    const now = Date.now() / 1000
    await storeSession(page, 'aurora', 'member01')
    await page.route('**/assets/*.js', (route) => route.abort())
    for (const visit of ['first', 'second']) {
      await page.goto(`${siteOf('aurora')}/index`)
      await expect(page.getByRole('button', { name: 'Log in' }), visit).toHaveCount(0)
    }
    const member = async () => (await context.cookies()).find(({ name }) => name === 'marquee.member')
    // what says so does not outlive the visit by much
    expect((await member())?.expires).toBeLessThan(now + 3600)
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(`${siteOf('aurora')}/index`)
    expect(await member()).toBeUndefined()
  })
})

test.describe('an app that does not start', () => {
  const told = (page: Page) => page.getByRole('alert').filter({ hasText: 'Part of the site could not be loaded.' })
  const logIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Log in' })
  const broken = { contentType: 'text/javascript', body: 'throw new Error("broken")' }

  for (const [what, files, answer] of [
    ['its first script does not come', 'main', undefined],
    ['what that imports does not come', 'vendor', undefined],
    ['what that imports throws', 'vendor', broken],
    ['its messages do not come', 'en', undefined],
    ['its messages throw', 'en', broken],
  ] as const) {
    test(`since ${what}: it is said, nothing looks alive, and it is tried again`, async ({ browser }) => {
      const page = await browser.newPage()
      const address = `**/assets/${files}-*.js`
      await page.route(address, (route) => (answer ? route.fulfill(answer) : route.abort()))
      await page.goto(`${siteOf('aurora')}/index`)
      await expect(told(page)).toBeVisible()
      await expect(logIn(page)).toBeDisabled()
      await expect(page.getByRole('link', { name: 'Live casino' }).first()).toHaveAttribute('href', '/live')
      await page.unroute(address)
      await told(page).getByRole('link', { name: 'Try again' }).click()
      // the app takes the words away when it is there
      await expect(page.locator('#marquee-trouble')).toHaveCount(0, { timeout: 45_000 })
      await takenOver(page)
      await logIn(page).click()
      await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
      await page.close()
    })
  }

  test('for long, on a page that comes with the shell: it is said, and taken back when it starts', async ({ page }) => {
    await page.clock.install()
    const letGo = await holdApp(page)
    await page.goto(`${siteOf('aurora')}/winners?lang=en`, { waitUntil: 'commit' })
    await expect(told(page)).toHaveCount(0)
    await page.clock.fastForward(20_000)
    await expect(told(page)).toBeVisible()
    letGo()
    await expect(logIn(page)).toBeEnabled()
    await expect(told(page)).toHaveCount(0)
  })
})

test.describe('a new version that came between a page and its files', () => {
  const told = (page: Page) => page.getByRole('alert').filter({ hasText: 'Part of the site could not be loaded.' })
  const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1, name: 'Promotions' })

  /** Answers a file as a build does that does not have it, for the first so many pages; counts the pages. */
  const withoutFile = async (page: Page, file: string, pages: number): Promise<() => number> => {
    await warm(siteOf('aurora'), '/promotions')
    let opened = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) opened += 1
    })
    await page.route(`**/assets/${file}-*.js`, (route) =>
      opened <= pages ? route.fulfill({ status: 404, body: 'There is no such file.' }) : route.continue(),
    )
    return () => opened
  }

  for (const file of ['main', 'RailFrame', 'PromotionsPage'])
    test(`${file} is gone: the page is loaded anew, once, by itself`, async ({ browser }) => {
      // a start that fails is an error of the page that is left
      const page = await browser.newPage()
      const opened = await withoutFile(page, file, 1)
      await page.goto(`${siteOf('aurora')}/promotions`)
      await expect.poll(opened).toBe(2)
      await page.waitForLoadState()
      await takenOver(page)
      await expect(heading(page)).toBeVisible()
      await expect(told(page)).toHaveCount(0)
      expect(opened()).toBe(2)
      await page.close()
    })

  test('the file is in no build: what was drawn stays, with a line that offers another try', async ({ page }) => {
    const opened = await withoutFile(page, 'PromotionsPage', Infinity)
    await keepElements(page)
    await page.goto(`${siteOf('aurora')}/promotions`)
    await expect.poll(opened).toBe(2)
    await expect(told(page)).toBeVisible()
    await takenOver(page)
    await expect(heading(page)).toBeVisible()
    const { read, lost } = await elementsLost(page)
    expect(read).toBeGreaterThan(8)
    expect(lost).toEqual([])
    // the rest of the site answers, and what was said goes with the page
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(heading(page)).toBeVisible()
    await page.getByRole('link', { name: 'VIP' }).first().click()
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: /VIP/ })).toBeVisible()
    await expect(told(page)).toHaveCount(0)
    // back where nothing is drawn
    await page.goBack()
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(opened()).toBe(2)
  })

  for (const [what, file] of [
    ['page', 'PromotionsPage'],
    ['messages of the page', 'en'],
  ] as const)
    test(`the line is down for the ${what}: what was drawn stays, and nothing is loaded anew`, async ({ page }) => {
      await warm(siteOf('aurora'), '/promotions')
      let opened = 0
      page.on('request', (request) => (opened += Number(request.isNavigationRequest())))
      const main = await firstMessages()
      await page.route(`**/assets/${file}-*.js`, (route) =>
        route.request().url().includes(main) ? route.continue() : route.abort(),
      )
      await keepElements(page)
      await page.goto(`${siteOf('aurora')}/promotions`)
      await expect(told(page)).toBeVisible()
      await takenOver(page)
      await expect(heading(page)).toBeVisible()
      expect((await elementsLost(page)).lost).toEqual([])
      expect(opened).toBe(1)
      await page.unroute(`**/assets/${file}-*.js`)
      await told(page).getByRole('link', { name: 'Try again' }).click()
      await expect(told(page)).toHaveCount(0)
      await expect(heading(page)).toBeVisible()
    })

  /** The file with the messages of the first page, by what a page without messages of its own asks for. */
  async function firstMessages(): Promise<string> {
    const { text } = await ask(new URL(siteOf('aurora')).host, '/nowhere')
    return /\/assets\/en-[\w-]+\.js/.exec(text)?.[0] ?? 'none'
  }

  test('a page that was gone to is not there any more: it comes from the new version', async ({ page }) => {
    const opened = await withoutFile(page, 'PromotionsPage', 1)
    await page.goto(`${siteOf('aurora')}/vip`)
    await takenOver(page)
    await page.getByRole('link', { name: 'Promotions' }).first().click()
    await expect(heading(page)).toBeVisible({ timeout: 45_000 })
    expect(opened()).toBe(2)
  })
})
