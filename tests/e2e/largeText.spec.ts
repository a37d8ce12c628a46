import type { Page } from '@playwright/test'
import { enter, storeSession } from './signIn'
import { expect, siteOf, test } from './support'

/** Pages of the member centre by brand; the hub is the one without a name. */
const brands = {
  aurora: ['', 'depositv2', 'transferFund', 'personalHistoryCopy', 'missionLeaderboard'],
  jade: ['', 'withdraw', 'transactionHistory', 'rewardCenter'],
  sahara: ['', 'depositv2', 'personalHistoryCopy', 'transactionHistory'],
}

/** The text size that somebody has set in the browser; 16 is where browsers begin. */
async function setText(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
  await expect
    .poll(() => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize)))
    .toBe(standard)
  await browser.detach()
}

/** What does not fit: a page that is wider than the window, controls and titles out of it, words in two pieces. */
function misfits(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : []
    const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
    }
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    for (const part of document.querySelectorAll('header, nav, main')) {
      for (const element of part.querySelectorAll('a[href], button, input, select, h1, h2, [role="tab"]')) {
        if (!isShown(element) || scrolls(element)) continue
        const { left, right } = element.getBoundingClientRect()
        if (left < -1 || right > clientWidth + 1)
          found.push(`${nameOf(element)}: ${left} to ${right} of ${clientWidth}`)
      }
    }
    const lines = (text: Node, from: number, size: number) => {
      const range = document.createRange()
      range.setStart(text, from)
      range.setEnd(text, from + size)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }
    for (const element of document.querySelectorAll('h1, main h2, [role="tab"], nav a, nav button')) {
      if (!isShown(element)) continue
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu))
          if (lines(text, index, word.length) > 1) found.push(`${nameOf(element)}: "${word}" is broken`)
      }
    }
    return [...new Set(found)]
  })
}

for (const [brand, pages] of Object.entries(brands)) {
  test(`${brand}: frame and member centre fit 320 px, at twice the size of text too`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await enter(page, brand, 'vip01', '/member')
    for (const name of pages) {
      await page.goto(`${siteOf(brand)}/member${name === '' ? '' : `?page=${name}`}`)
      await expect(page.getByRole('button', { name: /^Account menu of/ })).toBeVisible()
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      for (const size of [16, 32]) {
        await setText(page, size)
        expect(await misfits(page), `${name} at ${size} px`).toEqual([])
      }
    }
  })
}

test('the bar of a game shows its name in whole words, on two lines at most, and leaves the window to the game', async ({
  page,
}) => {
  await storeSession(page, 'aurora', 'vip01')
  await page.goto(`${siteOf('aurora')}/game?nodeId=100001&gameId=SALT-0001&vassalage=SALT&category=RNG`)
  const name = page.getByRole('heading', { level: 1 })
  await expect(name).toHaveText('Peacock Champions')
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible()
  for (const [width, size] of [320, 360, 390].flatMap((one) => [16, 32].map((text) => [one, text] as const))) {
    await page.setViewportSize({ width, height: 800 })
    await setText(page, size)
    const where = `${width} px wide, text of ${size} px`
    expect(await misfits(page), where).toEqual([])
    const lines = await name.evaluate((title) => title.clientHeight / parseFloat(getComputedStyle(title).lineHeight))
    expect(Math.round(lines), where).toBeLessThanOrEqual(2)
    expect((await page.locator('main header').first().boundingBox())?.height, where).toBeLessThan(210)
  }
})

test('agent centre: at twice the size of text charts grow with their words, and the selected tab is in sight', async ({
  page,
}) => {
  await storeSession(page, 'aurora', 'agent01')
  const open = async (query: string) => {
    await page.goto(`${siteOf('aurora')}/agentHome?page=${query}`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  for (const width of [390, 820]) {
    await page.setViewportSize({ width, height: 900 })
    for (const [query, name] of [
      ['agentTeamBetting&period=previous30', /^Turnover by account/],
      ['agentTeamOverview', /^Turnover by day/],
    ] as const) {
      await open(query)
      const chart = page.getByRole('img', { name })
      const tall = async () => (await chart.boundingBox())?.height ?? 0
      await expect.poll(tall).toBeGreaterThan(100)
      const before = await tall()
      await setText(page, 32)
      await expect.poll(tall).toBeGreaterThan(before * 1.7)
      expect(await misfits(page), `${query} at ${width}`).toEqual([])
      await setText(page, 16)
    }
    await open('agentOpenAccount&way=links')
    await setText(page, 32)
    const [tab, row] = [page.getByRole('tab', { selected: true }), page.getByRole('tablist')]
    await expect
      .poll(async () => {
        const [own, around] = [await tab.boundingBox(), await row.boundingBox()]
        return own && around && own.x >= around.x - 1 && own.x + own.width <= around.x + around.width + 1
      })
      .toBe(true)
    await setText(page, 16)
  }
})

test.describe('Arabic', () => {
  // the brand's own
  test.use({ language: null })

  test('sahara: the header of a tablet holds all that stands in it', async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1000 })
    await storeSession(page, 'sahara', 'vip01')
    await page.goto(`${siteOf('sahara')}/member`)
    await expect(
      page
        .getByRole('banner')
        .locator('bdi')
        .filter({ hasText: /\p{Nd}/u }),
    ).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    expect(await misfits(page)).toEqual([])
  })
})

/** Words of the page that stand on two lines, though one of their own would hold them. */
const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const isOutOfSight = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isOutOfSight(element.parentElement))
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const around = text.parentElement
      if (!around?.checkVisibility({ visibilityProperty: true }) || isOutOfSight(around)) continue
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{M}’']{3,}/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const [first, ...others] = range.getClientRects()
        if (first && others.some(({ top }) => Math.abs(top - first.top) > first.height / 2))
          found.add(`"${word}" in "${around.textContent.trim().slice(0, 40)}"`)
      }
    }
    return [...found]
  })

for (const [language, brands] of [
  ['EN', ['aurora', 'jade']],
  ['AR', ['aurora']],
  ['VI', ['jade']],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language, viewport: { width: 320, height: 800 } })
    const addresses = ['/index', '/promotions', '/vip', '/lottery', '/login', '/register']

    test('at twice the size of text words break between words', async ({ page }) => {
      for (const brand of brands) {
        await page.goto(`${siteOf(brand)}/down`)
        await setText(page, 32)
        for (const address of addresses) {
          await page.goto(siteOf(brand) + address)
          await expect(page.getByRole('heading').first()).toBeVisible()
          // what is drawn when it is reached
          await page.evaluate(async () => {
            for (let top = 0; top < Math.min(document.body.scrollHeight, 12_000); top += 600) {
              scrollTo(0, top)
              await new Promise((resolve) => setTimeout(resolve, 30))
            }
          })
          await page.waitForLoadState('networkidle')
          expect.soft(await brokenWords(page), `${brand} ${address}`).toEqual([])
        }
        await setText(page, 16)
      }
    })
  })
}
