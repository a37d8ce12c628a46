import { takenOver } from './drawnPage'
import { enter, storeSession } from './signIn'
import { expect, siteOf, test } from './support'

const leads = { aurora: 'Slots', jade: 'Lottery hall' } as const

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const width of [320, 390]) {
    test(`the hero of sahara and its dots take 200 px at ${width}, in Arabic too, and its mark is legible`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.addInitScript(() => localStorage.setItem('hisLang', 'AR'))
      await storeSession(page, 'sahara', 'member01')
      await page.goto(`${siteOf('sahara')}/index`)
      const slides = page.locator('#hero article')
      await expect(slides.first()).toBeVisible()
      const tallest = await slides.evaluateAll((all) => Math.max(...all.map((one) => one.clientHeight)))
      expect(tallest + 44).toBeLessThanOrEqual(200)
      const mark = await page.getByRole('banner').locator('a img').first().boundingBox()
      expect(mark?.width ?? 0).toBeGreaterThanOrEqual(64)
    })
  }

  for (const language of ['EN', 'AR']) {
    test(`home of sahara in ${language}: the first match has its odds in sight on a phone of 664 px, right after sign-in`, async ({
      page,
    }) => {
      await page.addInitScript((code) => localStorage.setItem('hisLang', code), language)
      await storeSession(page, 'sahara', 'member01')
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 664 })
        await page.goto(`${siteOf('sahara')}/index`)
        const first = page
          .locator('main section article')
          .filter({ hasText: /\d\.\d\d/ })
          .first()
        await expect(first).toBeVisible()
        // the line of the session stands above it
        await expect(page.getByRole('main').getByRole('button').first()).toContainText(/\d/)
        const [prices, bar] = await Promise.all([
          first.locator(':scope > :last-child').boundingBox(),
          page.getByRole('navigation').last().boundingBox(),
        ])
        expect((prices?.y ?? Infinity) + (prices?.height ?? 0), `${width} px`).toBeLessThanOrEqual(bar?.y ?? 0)
      }
    })
  }

  for (const [brand, lead] of Object.entries(leads)) {
    test(`home of ${brand}: what is played is seen without scrolling, and nothing covers it`, async ({ page }) => {
      await page.goto(`${siteOf(brand)}/index?lang=en`)
      const hero = page.locator('#hero')
      await expect(hero).toBeVisible()
      const { height = Infinity } = (await hero.boundingBox()) ?? {}
      // with the row of the dots and the air above it
      expect(height).toBeLessThanOrEqual(220)

      // below its dots, whatever the brand's measure of air
      const [dots, search] = await Promise.all([
        hero.locator('button[aria-current]').first().boundingBox(),
        page.getByRole('main').getByRole('button', { name: 'Search games and providers' }).boundingBox(),
      ])
      expect(search?.y ?? 0).toBeGreaterThan((dots?.y ?? Infinity) + (dots?.height ?? 0) / 2 + 6)

      const first = page.locator('#main section li :is(button, article)').first()
      await expect(first).toBeInViewport({ ratio: 0.5 })
      // the announcement is told in the place of the ticker, and opens when it is asked for
      const popup = page.getByRole('complementary', { name: 'This is a demo' })
      await expect(popup).toBeVisible()
      await expect(popup.getByText('This site takes no real money.')).toBeHidden()
      const [bar, card] = await Promise.all([popup.boundingBox(), first.boundingBox()])
      expect((bar?.y ?? Infinity) + (bar?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0)
      await popup.getByRole('button', { name: 'This is a demo' }).click()
      await expect(popup.getByText('This site takes no real money.')).toBeVisible()
      await popup.getByRole('button', { name: 'Got it' }).click()
      await expect(popup).toHaveCount(0)

      // customer service stands in the menu: no button floats over the games
      const service = { name: 'Customer service', exact: true }
      await expect(page.getByRole('complementary').getByRole('button', service)).toHaveCount(0)
      await page.getByRole('button', { name: 'Menu' }).last().click()
      await expect(page.getByRole('dialog').getByRole('button', service)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('navigation', { name: 'Quick navigation' }).getByRole('link').nth(1)).toHaveText(lead)
    })
  }
})

test('a member goes on with what was played last; lanes take the page once the aside ends', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await enter(page, 'aurora', 'member01', '/index')
  await expect(page.getByRole('heading', { name: 'Recent winners' })).toBeVisible()
  const lane = (name: string) =>
    page
      .getByRole('region', { name, exact: true })
      .or(page.locator(`section:has(> header h2:text-is("${name}"))`))
      .first()
  await lane('Mini games').scrollIntoViewIfNeeded()
  const [first, last] = await Promise.all([lane('Slots').boundingBox(), lane('Mini games').boundingBox()])
  expect(last?.width ?? 0).toBeGreaterThan((first?.width ?? Infinity) + 250)
})

test('a lane beside the last pixels of the aside stands below it, as wide as the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${siteOf('aurora')}/index`)
  await expect(page.getByRole('heading', { name: 'Recent winners' })).toBeVisible()
  /** The third lane beside an aside that ends so many pixels below the lane's beginning. */
  const beside = (pixels: number) =>
    page.evaluate((below) => {
      const aside = document.querySelector<HTMLElement>('[data-aside]')
      const lane = document.querySelectorAll('[data-waits]')[2]
      if (aside === null || lane === undefined) throw new Error('no aside or no third lane')
      aside.style.overflow = 'hidden'
      aside.style.blockSize = '2000px'
      const top = lane.getBoundingClientRect().top
      aside.style.blockSize = `${top + below - aside.getBoundingClientRect().top}px`
      const box = lane.getBoundingClientRect()
      return { down: box.top - aside.getBoundingClientRect().bottom, wide: box.width }
    }, pixels)
  const far = await beside(120)
  expect(far.down).toBeCloseTo(-120, 0)
  for (const pixels of [-2, 4, 14]) {
    const near = await beside(pixels)
    expect(near.down, `${pixels} px`).toBeGreaterThan(0)
    expect(near.wide, `${pixels} px`).toBeGreaterThan(far.wide + 300)
  }
})

test('the foot of home keeps the focus that comes to it while the last sections are on their way', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${siteOf('aurora')}/index`)
  await takenOver(page)
  await page.waitForLoadState('networkidle')
  // sections are drawn one by one: the last control has to be final
  const controls = page.getByRole('main').locator('a, button')
  await expect(async () => {
    const before = await controls.count()
    await page.waitForTimeout(500)
    expect(await controls.count()).toBe(before)
  }).toPass()
  const held: (() => void)[] = []
  await page.route(/\/(wps|lgw|lotto)\//, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue().catch(() => undefined)
  })
  const foot = page.getByRole('contentinfo')
  await page.evaluate(() => [...document.querySelectorAll<HTMLElement>('main :is(a, button)')].at(-1)?.focus())
  await page.keyboard.press('Tab')
  await expect(foot.locator(':focus')).toHaveCount(1)
  // what comes near is asked for, and stands as a skeleton meanwhile
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await expect(page.locator('main [data-skeleton]').first()).toBeAttached()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(foot.locator(':focus')).toHaveCount(1)
  held.forEach((go) => go())
})
