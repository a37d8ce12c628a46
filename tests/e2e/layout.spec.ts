import type { CDPSession, Locator, Page } from '@playwright/test'
import { layoutFaults, lengthenWords } from './layoutFaults'
import { storeSession } from './signIn'
import { expect, freshName, giveAccount, siteOf, test } from './support'

/** CSS widths of a phone whose page is shown at 200 %, and of windows. */
const zoomed = 195
const widths = [320, 390, 820, 1440]
/** Where text of twice the usual size is tried: each is another layout. */
const largeTextWidths = [320, 820, 1440]

const member = (...keys: readonly string[]) => keys.map((key) => `/member?page=${key}`)
const agent = (...keys: readonly string[]) => keys.map((key) => `/agentHome?page=${key}`)

/** Screens by brand and who looks. Those that are the brand's own in each, the others in one of them. */
const screens: readonly (readonly [brand: string, account: string | undefined, addresses: readonly string[]])[] = [
  [
    'aurora',
    undefined,
    [
      ...['/index', '/rng', '/live', '/sports', '/jackpot', '/promotions', '/promotions/detail/first-twice', '/vip'],
      ...['/help', '/winners', '/down', '/join', '/feedback', '/nowhere', '/login', '/login?modal=forgetPassModal'],
      ...['/index?modal=searchModal', '/index?modal=noticeModal'],
    ],
  ],
  [
    'aurora',
    'vip01',
    [
      ...['/index', '/member', '/pointMall', '/promotions/mine', '/index?modal=depositModal'],
      ...member('securityCenter', 'transferFund', 'rewardCenter', 'missionLeaderboard', 'referral'),
    ],
  ],
  [
    'aurora',
    'agent01',
    ['/agentHome', ...agent('agentTeamOverview', 'agentOpenAccount', 'teamManagement', 'contractRequests')],
  ],
  ['jade', undefined, ['/index', '/lottery', '/elott', '/fish', '/pvp', '/promotions', '/vip', '/help', '/login']],
  [
    'jade',
    'vip01',
    ['/index', '/member', ...member('withdraw', 'transferUpline', 'personalProfit', 'bonusDetails', 'messageV2')],
  ],
  [
    'jade',
    'agent01',
    agent(
      ...['agentTeamBetting', 'agentTeamTransactions', 'agentSubordinateProfit', 'agentIncome', 'referralLink'],
      'agentAnnouncements',
    ),
  ],
  ['sahara', undefined, ['/login', '/helpmc']],
  [
    'sahara',
    'vip01',
    [
      ...['/index', '/rng', '/sports', '/esports', '/promotions', '/vip', '/member'],
      ...member('depositv2', 'personalHistoryCopy', 'transactionHistory', 'saferPlay'),
    ],
  ],
]

for (const [brand, account, addresses] of screens)
  test(`${brand}, ${account ?? 'visitor'}: nothing is cut, covered or overprinted at any width, at 200 %, with long words`, async ({
    page,
  }) => {
    const window = await windowOf(page)
    if (account !== undefined) await storeSession(page, brand, account)
    await page.goto(siteOf(brand) + (addresses[0] ?? ''))
    for (const address of addresses) {
      await window.size(1440, 16)
      await go(page, window, address)
      await expectNoFaults(page, window, address)
    }
  })

for (const brand of ['aurora', 'jade', 'sahara'])
  test(`${brand}: both steps of registering fit, at 200 % and with long words`, async ({ page }) => {
    const window = await windowOf(page)
    await page.goto(`${siteOf(brand)}/register`)
    const dialog = page.getByRole('dialog', { name: 'Register' })
    await expect(dialog.locator('form')).toBeVisible()
    await expectNoFaults(page, window, 'the first step')
    await window.size(1440, 16)
    // in its own words again
    await page.goto(`${siteOf(brand)}/register`)
    await expect(dialog.locator('form')).toBeVisible()
    const byName = dialog.getByRole('tab', { name: 'Username' })
    if ((await byName.count()) > 0) await byName.click()
    await giveAccount(dialog.locator('form'), freshName())
    await expectNoFaults(page, window, 'the second step')
  })

for (const language of ['EN', 'AR'])
  test.describe(`text of twice the size in a layout that does not know, ${language}`, () => {
    test.use({ language })

    for (const brand of ['aurora', 'jade', 'sahara'])
      test(`${brand}: what stands in the header is whole and apart, for a visitor and a member`, async ({ page }) => {
        for (const account of [undefined, 'vip01']) {
          if (account !== undefined) await storeSession(page, brand, account)
          await page.goto(`${siteOf(brand)}/help`)
          await expect(
            page
              .getByRole('banner')
              .locator(account === undefined ? 'button' : 'bdi')
              .last(),
          ).toBeVisible()
          await page.waitForLoadState('networkidle')
          await doubleText(page)
          for (const width of [700, 820, 1080, 1440]) {
            await page.setViewportSize({ width, height: 860 })
            await drawn(page)
            expect.soft(await headerFaults(page), `${account ?? 'visitor'} at ${width}`).toEqual([])
          }
        }
      })
  })

for (const brand of ['aurora', 'jade', 'sahara'])
  test(`${brand}: at twice the size the words of the hero are whole, in a layout that knows and one that does not`, async ({
    page,
  }) => {
    const window = await windowOf(page)
    await storeSession(page, brand, 'vip01')
    await page.goto(`${siteOf(brand)}/index`)
    const slides = page.getByRole('region', { name: 'Featured' }).getByRole('listitem')
    await expect(slides.first()).toBeAttached()
    const cut = () =>
      slides.locator('h2, p').evaluateAll((all) => {
        const range = document.createRange()
        return all.flatMap((words) => {
          if (!words.checkVisibility()) return []
          range.selectNodeContents(words)
          const [text, slide] = [range.getBoundingClientRect(), words.closest('article')?.getBoundingClientRect()]
          const isWhole =
            text.bottom <= words.getBoundingClientRect().bottom + parseFloat(getComputedStyle(words).fontSize) / 3 &&
            slide &&
            text.left >= slide.left &&
            text.right <= slide.right &&
            text.top >= slide.top - 1 &&
            text.bottom <= slide.bottom + 1
          return isWhole ? [] : [words.textContent]
        })
      })
    for (const width of [320, 390, 820, 1440]) {
      await window.size(width, 32)
      expect.soft(await cut(), `${width}, the browser's text`).toEqual([])
    }
    await window.size(1440, 16)
    await doubleText(page)
    const inPageText = async (how: string) => {
      for (const width of [320, 390, 820, 1440]) {
        await page.setViewportSize({ width, height: 860 })
        await drawn(page)
        expect.soft(await cut(), `${width}, the page's text${how}`).toEqual([])
      }
    }
    await inPageText('')
    await lengthenWords(page)
    await inPageText(', long words')
  })

for (const brand of ['aurora', 'jade', 'sahara'])
  test(`${brand}: a title and a text of many lines leave the hero of a tablet as tall as it was`, async ({ page }) => {
    await page.setViewportSize({ width: 744, height: 1000 })
    await storeSession(page, brand, 'vip01')
    await page.goto(`${siteOf(brand)}/index`)
    const hero = page.getByRole('region', { name: 'Featured' })
    const words = hero.getByRole('listitem').first().locator('h2, p')
    await expect(words.first()).toBeVisible()
    const tablets = [700, 744, 768, 810]
    const heights = async () => {
      const found: number[] = []
      for (const width of tablets) {
        await page.setViewportSize({ width, height: 1000 })
        await drawn(page)
        found.push(Math.round((await hero.boundingBox())?.height ?? 0))
      }
      return found
    }
    const usual = await heights()
    await words.evaluateAll((all) => all.forEach((each) => (each.textContent = 'Of many words and lines '.repeat(12))))
    expect(await heights()).toEqual(usual)
  })

test('the measure finds what it is for', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 })
  await page.setContent(`<!doctype html><body style="margin:0">
    <p style="inline-size:60px;overflow:hidden;white-space:nowrap">Cut at its end</p>
    <p style="inline-size:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis" title="All">Told as a title alone</p>
    <a href="#all" style="display:block;inline-size:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Opened by a press</a>
    <p style="margin:0">Below another</p><p style="margin:-20px 0 0">Above it</p>
    <div style="position:relative"><button>Press</button><div style="position:absolute;inset:0"></div></div>
    <p style="inline-size:400px">As wide as a tablet, wider than a phone, and so it makes the page wide</p>`)
  const found = (await layoutFaults(page)).join('\n')
  for (const fault of [
    '"Cut at its end" is cut',
    '"Told as a title alone" is cut',
    'over one another',
    '"Press" is covered',
    'the page is 400 wide',
  ])
    expect(found).toContain(fault)
  expect(found).not.toContain('Opened by a press')
})

/** Sums that the header has to hold, and how a phone writes them. */
const sums = [
  ['12499999999.00', 'VND', /^₫12\.49B$/],
  ['98765432109', 'IDR', /^Rp\s98\.76B$/],
  ['987654321098765432.10', 'IDR', /^Rp\s987,654T$/],
] as const

const wholes: Readonly<Record<string, string | RegExp>> = {
  '12499999999.00': '₫12,499,999,999',
  '98765432109': /^Rp\s98,765,432,109$/,
  '987654321098765432.10': /^Rp\s987,654,321,098,765,432\.10$/,
}

for (const brand of ['aurora', 'jade', 'sahara'])
  test(`${brand}: the header holds millions of any currency, with the whole sum behind a press`, async ({ page }) => {
    const window = await windowOf(page)
    let [sumBalance, currency]: readonly [string, string] = ['0', 'USD']
    await page.route('**/wps/v2/wallets/balance', (route) =>
      route.fulfill({ json: { success: true, value: { sumBalance, currency, balance: [] } } }),
    )
    await storeSession(page, brand, 'member01')
    for (const [amount, code, short] of sums) {
      ;[sumBalance, currency] = [amount, code]
      await page.goto(`${siteOf(brand)}/help`)
      const banner = page.getByRole('banner')
      const seen = banner.locator('bdi').filter({ hasText: /\d/ }).first()
      await expect(seen).toBeVisible()
      for (const [width, text] of [[zoomed, 16], ...widths.map((each) => [each, 16]), [320, 32], [1440, 32]] as const) {
        await window.size(width ?? 0, text ?? 16)
        expect(await layoutFaults(page), `${amount} ${code} at ${width}, text of ${text}`).toEqual([])
        // the avatar is whole
        const avatar = await banner.getByRole('button', { name: /^Account menu of/ }).boundingBox()
        expect(avatar && Math.min(avatar.width, avatar.height)).toBeGreaterThanOrEqual(44)
      }
      await window.size(320, 16)
      await expect(seen).toHaveText(short)
      const whole = wholes[amount] ?? ''
      await banner.getByRole('button', { name: whole }).click()
      await expect(page.getByRole('group', { name: 'Full balance' }).getByText(whole)).toBeVisible()
    }
  })

test('jade: the sum in the header and the line below it are pressed apart', async ({ page }) => {
  const balance = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((accountTypeId) => ({ accountTypeId, availBalance: '50' }))
  await page.route('**/wps/v2/wallets/balance', (route) =>
    route.fulfill({ json: { success: true, value: { sumBalance: '123456789012.99', currency: 'IDR', balance } } }),
  )
  await storeSession(page, 'jade', 'vip01')
  await page.goto(`${siteOf('jade')}/help`)
  const banner = page.getByRole('banner')
  const [sum, line] = [banner.getByRole('button', { name: /^Rp/ }), banner.getByRole('button', { name: /providers$/ })]
  for (const width of [320, 390, 820]) {
    await page.setViewportSize({ width, height: 860 })
    await expect(line).toBeVisible()
    const [above, below] = [await sum.boundingBox(), await line.boundingBox()]
    expect(above && below && above.y + above.height, `${width}`).toBeLessThanOrEqual((below?.y ?? 0) + 0.5)
    expect(Math.min(above?.height ?? 0, below?.height ?? 0)).toBeGreaterThanOrEqual(24)
  }
})

for (const brand of ['aurora', 'jade', 'sahara'])
  test(`${brand}: a usual sum stands in the header of a phone on one line`, async ({ page }) => {
    let sumBalance = ''
    await page.route('**/wps/v2/wallets/balance', (route) =>
      route.fulfill({ json: { success: true, value: { sumBalance, currency: 'USD', balance: [] } } }),
    )
    await storeSession(page, brand, 'vip01')
    for (const [sum, text] of [
      ['88888.88', '$88,888.88'],
      ['8888888.88', '$8,888,888.88'],
    ] as const) {
      sumBalance = sum
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(`${siteOf(brand)}/help`)
      for (const width of [390, 360, 320]) {
        await page.setViewportSize({ width, height: 844 })
        const figures = page.getByRole('banner').locator('bdi').filter({ hasText: text })
        await expect(figures).toBeVisible()
        const lines = await figures.evaluate((bdi) => new Set([...bdi.getClientRects()].map(({ top }) => top)).size)
        expect(lines, `${text} at ${width}`).toBe(1)
      }
    }
  })

for (const brand of ['aurora', 'jade', 'sahara'])
  test(`${brand}: the largest sum is in one piece on the smallest phone, and one that does not come leaves the avatar alone`, async ({
    page,
  }) => {
    let answer: object = { success: true, value: { sumBalance: '987654321098765432.10', currency: 'IDR', balance: [] } }
    await page.route('**/wps/v2/wallets/balance', (route) => route.fulfill({ json: answer }))
    await storeSession(page, brand, 'vip01')
    await page.setViewportSize({ width: 320, height: 860 })
    // Sahara has no page of wallets
    for (const address of ['/member', ...(brand === 'sahara' ? [] : member('transferFund'))]) {
      await page.goto(siteOf(brand) + address)
      const sum = page.getByRole('main').locator('bdi', { hasText: '987,654,321' }).first()
      await expect(sum).toBeVisible()
      const lines = () => sum.evaluate((element) => new Set([...element.getClientRects()].map(({ top }) => top)).size)
      await expect.poll(lines, { message: address }).toBe(1)
      expect(await layoutFaults(page)).toEqual([])
    }
    answer = { success: false, message: 'request.failed' }
    await page.goto(`${siteOf(brand)}/help`)
    await expect(page.getByRole('banner').getByText('Balance not available')).toBeVisible()
    expect(await layoutFaults(page)).toEqual([])
  })

/** Pages of a brand that somebody goes through one after the other. */
const titled: Readonly<Record<string, readonly string[]>> = {
  aurora: [
    ...['/rng', '/live', '/sports', '/jackpot', '/lottery', '/promotions', '/vip', '/help', '/winners', '/pointMall'],
    ...['/join', '/feedback'],
  ],
  jade: [
    '/rng',
    '/live',
    '/lottery',
    '/elott',
    '/fish',
    '/pvp',
    '/sports',
    '/promotions',
    '/vip',
    '/help',
    '/pointMall',
  ],
  sahara: ['/rng', '/live', '/sports', '/esports', '/promotions', '/vip', '/help'],
}

/** Of those, what waits in each way. */
const waiting = ['/rng', '/live', '/promotions']

for (const [brand, addresses] of Object.entries(titled))
  for (const width of [390, 1440])
    test(`${brand} at ${width}: titles of pages stand at one place, where the page waited for its code too`, async ({
      page,
    }) => {
      const holds = new Set<() => void>()
      let isHeld = false
      await page.route('**/assets/*.js', async (route) => {
        if (isHeld) await new Promise<void>((resolve) => holds.add(resolve))
        await route.continue()
      })
      const place = async (title: Locator) => {
        const { x = 0, y = 0, height = 0 } = (await title.boundingBox()) ?? {}
        return [x, y, height].map(Math.round)
      }
      await page.setViewportSize({ width, height: 860 })
      // whose code is fetched before it is asked for shows no skeleton: a browser that saves data fetches nothing ahead
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true, addEventListener() {} } }),
      )
      await storeSession(page, brand, 'vip01')
      const go = (address: string) =>
        page.evaluate((to) => {
          history.pushState(null, '', to)
          dispatchEvent(new PopStateEvent('popstate', { state: null }))
        }, address)
      const title = page.getByRole('heading', { level: 1 })
      const waited: Record<string, readonly number[]> = {}
      const stood: Record<string, readonly number[]> = {}
      for (const address of addresses) {
        const isMeasured = waiting.includes(address)
        if (isMeasured) {
          await page.goto(`${siteOf(brand)}/member`)
          await expect(title).toBeVisible()
          await page.waitForLoadState('networkidle')
          isHeld = true
          await go(address)
          const skeleton = page.getByRole('main').getByRole('status').locator(':scope > [aria-hidden]').first()
          await expect(skeleton).toBeVisible()
          waited[address] = await place(skeleton)
          isHeld = false
          for (const release of holds) release()
          holds.clear()
        } else await go(address)
        await page.waitForLoadState('networkidle')
        await expect(
          page
            .getByRole('main')
            .getByRole('status')
            .filter({ hasText: /^Loading/ }),
        ).toHaveCount(0)
        await expect(title).toBeVisible()
        stood[address] = await place(title)
      }
      const one = stood[addresses[0] ?? '']
      const allAt = (those: readonly string[]) => Object.fromEntries(those.map((address) => [address, one]))
      expect.soft(stood).toEqual(allAt(addresses))
      expect.soft(waited).toEqual(allAt(waiting))
    })

for (const brand of ['aurora', 'jade'])
  for (const width of [390, 1440])
    test(`${brand} at ${width}: what waits for the slots hall has its places of search and covers`, async ({
      page,
    }) => {
      const holds = new Set<() => void>()
      let isHeld = true
      await page.route(/\/assets\/HallPage.*\.js$/, async (route) => {
        if (isHeld) await new Promise<void>((resolve) => holds.add(resolve))
        await route.continue()
      })
      await page.setViewportSize({ width, height: 860 })
      await page.goto(`${siteOf(brand)}/rng`)
      const main = page.getByRole('main')
      const waiting = main.getByRole('status').locator('[aria-hidden]')
      await expect(waiting.first()).toBeVisible()
      const [, tabs, search, , first, second] = await waiting.evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
      )
      isHeld = false
      for (const release of holds) release()
      const covers = main.getByRole('article')
      await expect(covers.nth(1)).toBeVisible()
      const boxes = [main.getByRole('navigation').first(), main.getByRole('searchbox'), covers.first(), covers.nth(1)]
      const places = await Promise.all(boxes.map((box) => box.boundingBox()))
      for (const [at, was] of [tabs, search, first, second].entries()) {
        expect.soft(Math.abs((places[at]?.y ?? 0) - (was?.y ?? 0)), `${at}: y`).toBeLessThanOrEqual(2)
        if (at > 1) expect.soft(Math.abs((places[at]?.x ?? 0) - (was?.x ?? 0)), `${at}: x`).toBeLessThanOrEqual(2)
      }
    })

test.describe('in Arabic', () => {
  test.use({ language: 'AR' })

  const leads: Readonly<Record<string, string>> = { aurora: 'السلوتس', jade: 'اليانصيب', sahara: 'الملاعب' }

  for (const brand of Object.keys(leads))
    test(`${brand}: each place of the bar for the thumb says its name on one line`, async ({ page }) => {
      await storeSession(page, brand, 'member01')
      await page.goto(`${siteOf(brand)}/vip`)
      const places = page.getByRole('navigation').filter({ has: page.getByText('القائمة', { exact: true }) })
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 700 })
        const lines = () =>
          places.locator('li').evaluateAll((all) =>
            all.map((place) => {
              const range = document.createRange()
              range.selectNodeContents(place)
              const words = [...range.getClientRects()].filter(({ height, width }) => height < 30 && width > 1)
              return new Set(words.map(({ bottom }) => Math.round(bottom / 8))).size
            }),
          )
        await expect(places).toContainText(leads[brand] ?? '')
        await expect.poll(lines, { message: `${width}` }).toEqual([1, 1, 1, 1, 1])
      }
    })

  test('sahara: headings of lanes are no columns of words on the smallest phone', async ({ page }) => {
    await storeSession(page, 'sahara', 'member01')
    await page.setViewportSize({ width: 320, height: 860 })
    await page.goto(`${siteOf('sahara')}/index`)
    const heading = page.getByRole('main').getByRole('heading', { level: 2, name: 'طاولات مباشرة بها أماكن شاغرة' })
    await heading.scrollIntoViewIfNeeded()
    await expect
      .poll(() =>
        heading.evaluate((element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 20))).size
        }),
      )
      .toBeLessThanOrEqual(2)
    expect(await layoutFaults(page)).toEqual([])
  })
})

interface Window {
  readonly size: (width: number, text: number) => Promise<void>
  /** Nothing is on its way any more: also on a page that was gone to without a new document. */
  readonly quiet: () => Promise<void>
}

/** Its width in CSS pixels, and the size of text that somebody has set in the browser: 16 is where browsers begin. */
async function windowOf(page: Page): Promise<Window> {
  const browser: CDPSession = await page.context().newCDPSession(page)
  let [standard, open] = [16, 0]
  page.on('request', () => (open += 1))
  page.on('requestfinished', () => (open -= 1))
  page.on('requestfailed', () => (open -= 1))
  return {
    quiet: async () => {
      for (let [still, count] = [0, 0]; still < 3 && count < 100; count += 1) {
        await page.waitForTimeout(40)
        still = open <= 0 ? still + 1 : 0
      }
    },
    size: async (width, text) => {
      await page.setViewportSize({ width, height: width === zoomed ? 420 : 860 })
      if (text !== standard) {
        standard = text
        await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
      }
      await drawn(page, text)
    },
  }
}

/** What hangs on the size of window and text has been drawn by it. */
const drawn = (page: Page, text = 0) =>
  page.evaluate(async (wanted) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const size = () => parseFloat(getComputedStyle(document.documentElement).fontSize)
    for (let count = 0; wanted > 0 && size() !== wanted && count < 60; count += 1) await frame()
    let before = -1
    for (let count = 0; count < 12 && before !== document.body.scrollHeight; count += 1) {
      before = document.body.scrollHeight
      await frame()
      await frame()
    }
  }, text)

/** As what enlarges text alone does: queries of the window do not count by it. */
const doubleText = (page: Page) => page.evaluate(() => (document.documentElement.style.fontSize = '200%'))

/**
 * Controls of the header that are cut, stand out of the window, or meet one another. A tool may be out of sight as a whole
 * where the button of the menu, which has it too, is in sight; desktops have no such button.
 */
const headerFaults = (page: Page): Promise<readonly string[]> =>
  page.getByRole('banner').evaluate((header) => {
    const name = (element: Element) => element.getAttribute('aria-label') ?? element.textContent.trim()
    const found: string[] = []
    const hidden: string[] = []
    const seen = [...header.querySelectorAll('a[href], button')].flatMap((element) => {
      const box = element.getBoundingClientRect()
      // what is inert has wrapped under a button for the rest
      if (!element.checkVisibility({ visibilityProperty: true }) || box.width < 3 || element.closest('[inert]'))
        return []
      for (let around = element.parentElement; around && around !== header; around = around.parentElement) {
        if (getComputedStyle(around).overflowX === 'visible') continue
        const frame = around.getBoundingClientRect()
        if (box.top >= frame.bottom - 1 || box.left >= frame.right || box.right <= frame.left) {
          if (element.closest('[role=group]')) hidden.push(name(element))
          else found.push(`${name(element)} is out of sight`)
          return []
        }
        if (box.left < frame.left - 1 || box.right > frame.right + 1 || box.bottom > frame.bottom + 1)
          found.push(`${name(element)} is cut`)
      }
      if (box.left < -1 || box.right > innerWidth + 1) found.push(`${name(element)} stands out of the window`)
      return [{ element, box }]
    })
    seen.forEach(({ element, box }, at) => {
      for (const other of seen.slice(at + 1))
        if (
          box.left < other.box.right - 1 &&
          other.box.left < box.right - 1 &&
          box.top < other.box.bottom - 1 &&
          other.box.top < box.bottom - 1
        )
          found.push(`${name(element)} and ${name(other.element)} are over one another`)
    })
    const menu = [...document.querySelectorAll('[data-opens=menu]')].some((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    if (!menu && innerWidth < 1080) found.push(...hidden.map((each) => `${each} is nowhere`))
    return found
  })

/** To another screen as the site goes there itself: without a new document. */
async function go(page: Page, window: Window, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)
  await window.quiet()
  await expect(page.locator(address.includes('modal=') ? 'dialog[open] h2' : 'h1').first()).toBeAttached()
  // the screen itself, and not what is shown in its place
  expect(new URL(page.url()).pathname).toBe(new URL(address, page.url()).pathname)
  const instead = page.getByRole('heading', {
    name: /^(Page not found|This page did not load|A real account is needed)$/,
  })
  await expect(instead).toHaveCount(address === '/nowhere' ? 1 : 0)
  await drawn(page)
}

async function expectNoFaults(page: Page, window: Window, screen: string): Promise<void> {
  const look = async (width: number, text: number, how: string) => {
    await window.size(width, text)
    if (how === 'long words') {
      await lengthenWords(page)
      await drawn(page)
    }
    expect.soft(await layoutFaults(page), `${screen} at ${width}, ${how}`).toEqual([])
  }
  for (const width of largeTextWidths) await look(width, 32, 'text of twice the size')
  await look(zoomed, 16, 'a page at 200 %')
  for (const width of widths) await look(width, 16, 'long words')
}
