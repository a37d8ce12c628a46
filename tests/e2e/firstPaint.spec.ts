import type { Browser, Page } from '@playwright/test'
import { elementsLost, holdApp, keepElements, openHeld, slowClock, takenOver, warm } from './drawnPage'
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

const parts = {
  hero: '#hero article',
  logo: 'a[href="/index"] img:visible',
  header: 'header:visible',
  firstCard: 'main li article:visible',
}
const names = Object.keys(parts) as (keyof typeof parts)[]
const boxOf = async (page: Page, selector: string): Promise<Box | null> => page.locator(selector).first().boundingBox()

for (const [brand, width] of [
  ['aurora', 320],
  ['aurora', 820],
  ['jade', 390],
  ['jade', 1440],
] as const) {
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

for (const [brand, path, width, theme] of [
  ['aurora', '/pages/about', 390, 'light'],
  ['aurora', '/pages/responsible?lang=ar', 1440, 'dark'],
  ['aurora', '/promotions?lang=zh-CN', 1440, 'light'],
  ['aurora', '/promotions/detail/welcome-seven?lang=ar', 1440, 'light'],
  ['aurora', '/help?article=verification&lang=ar', 390, 'light'],
  ['aurora', '/nowhere', 390, 'dark'],
  ['jade', '/promotions?lang=en', 1440, 'light'],
  ['jade', '/promotions/detail/first-deposit', 390, 'dark'],
  ['jade', '/vip?lang=en', 390, 'dark'],
  // what others add to an address
  ['aurora', '/vip?ref=agent&gad_source=1', 390, 'light'],
  ['aurora', '/help?fbclid=a&article=verification&sid=7', 1440, 'dark'],
  ['sahara', '/nowhere?ref=agent', 1440, 'dark'],
  ['sahara', '/helpmc?article=verification&lang=en', 390, 'light'],
  ['sahara', '/promotions', 390, 'light'],
  ['sahara', '/promotions/detail/welcome-seven', 1440, 'light'],
  ['sahara', '/rng?category=new', 390, 'dark'],
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
    ['its header does not come', 'RailFrame', undefined],
    ['its messages throw', 'en', broken],
  ] as const) {
    test(`since ${what}: it is said, nothing looks alive, and it is tried again`, async ({ browser }) => {
      const page = await browser.newPage()
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      const address = `**/assets/${files}-*.js`
      await page.route(address, (route) => (answer ? route.fulfill(answer) : route.abort()))
      await page.goto(`${siteOf('aurora')}/index`)
      await expect(told(page)).toBeVisible()
      await expect(logIn(page)).toBeDisabled()
      await expect(page.getByRole('link', { name: 'Live casino' }).first()).toHaveAttribute('href', '/live')
      // what does not come is the line's fault, and no error of the site's
      expect(errors.length > 0, errors.join()).toBe(answer !== undefined)
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

  /** The file of the drawn promotions is on its way until it is lost. */
  async function openWaiting(page: Page, file = 'PromotionsPage'): Promise<() => void> {
    await warm(siteOf('aurora'), '/promotions')
    let lose = () => {}
    const held = new Promise<void>((resolve) => (lose = resolve))
    await page.route(`**/assets/${file}-*.js`, async (route) => {
      await held
      await route.abort()
    })
    // by then the line of a start that fails has been read, and the app takes it out once it answers
    await page.goto(`${siteOf('aurora')}/promotions`, { waitUntil: 'domcontentloaded' })
    await expect(page.locator('#marquee-trouble')).toHaveCount(0, { timeout: 45_000 })
    return lose
  }

  const vip = (page: Page) => page.getByRole('link', { name: 'VIP' }).first()

  test('a page that was left before its file is lost says nothing on the next one, and switches nothing off', async ({
    page,
  }) => {
    const lose = await openWaiting(page)
    await vip(page).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: /VIP/ })).toBeVisible()
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/PromotionsPage-'))
    lose()
    await lost
    await page.waitForTimeout(500)
    await expect(told(page)).toHaveCount(0)
    await expect(page.locator('#root :disabled')).toHaveCount(0)
  })

  test('a next page whose file is lost says so, and does not take over what was drawn of the first', async ({
    page,
  }) => {
    await page.route('**/assets/VipPage-*.js', (route) => route.abort())
    await openWaiting(page)
    await vip(page).click()
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(heading(page)).toHaveCount(0)
    await expect(told(page)).toHaveCount(0)
  })

  test('a page that does not come asks once whether its build is still there, however often it is drawn', async ({
    page,
  }) => {
    await page.route('**/assets/PromotionsPage-*.js', (route) => route.abort())
    let asked = 0
    page.on('request', (request) => (asked += Number(request.method() === 'HEAD')))
    await page.goto(`${siteOf('aurora')}/vip`)
    await takenOver(page)
    await page.getByRole('link', { name: 'Promotions' }).first().click()
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible()
    // the address names the dialog, so the page is drawn again
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.waitForTimeout(300)
    expect(asked).toBe(1)
  })

  test('nothing is loaded anew under somebody who types into a dialog', async ({ page }) => {
    const letGo = await holdApp(page)
    const opened = await withoutFile(page, 'PromotionsPage', 1)
    await openHeld(page, '/promotions')
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
    const username = page.getByRole('dialog', { name: 'Log in' }).getByRole('textbox', { name: 'Username' })
    await username.fill('memb')
    letGo()
    await expect(page.locator('#marquee-trouble[data-lost]')).toBeAttached({ timeout: 45_000 })
    await page.waitForTimeout(1_000)
    await expect(username).toHaveValue('memb')
    expect(opened()).toBe(1)
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
