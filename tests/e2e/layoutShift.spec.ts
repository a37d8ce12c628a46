import type { Page } from '@playwright/test'
import { paths } from '../../src/site/paths'
import { storeSession } from './signIn'
import { expect, siteOf, test } from './support'

/**
 * How far drawn things move by themselves, as the browser counts it: what came late without its place being kept. It
 * measures drawing, not time. Motion that follows a press within half a second does not count.
 */
const most = 0.01

const pageOf = (key: string) => `${paths.member}?page=${key}`
/** Pages of which most of what is drawn comes late, or that a desktop lays out otherwise; phones have them all. */
const forVisitors = [paths.home, paths.category.RNG, paths.category.LIVE, paths.promotions, paths.vip, paths.login]
const forMembers = [paths.home, paths.category.LOTT, paths.promotions, paths.pointMall, pageOf('depositv2')]
const onPhones = {
  visitors: [
    ...[paths.category.SPORTS, paths.promotion('daily-rebate'), paths.help, paths.helpArticle('withdrawal')],
    ...[paths.download, paths.join],
  ],
  members: [
    ...[paths.category.LIVE, paths.vip, paths.join, paths.feedback],
    ...['withdraw', 'rewardCenter', 'messageV2', 'securityCenter'].map(pageOf),
  ],
}

async function watch(page: Page, language = 'EN'): Promise<void> {
  await page.addInitScript((code) => {
    localStorage.setItem('hisLang', code)
    const told: string[] = []
    const seen = Object.assign(window, { shift: 0, moved: told })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        hadRecentInput: boolean
        value: number
        sources: readonly { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
      })[]) {
        if (entry.hadRecentInput) continue
        seen.shift += entry.value
        for (const { node, previousRect, currentRect } of entry.sources)
          told.push(
            `${entry.value.toFixed(3)} ${previousRect.y} to ${currentRect.y}: ${node?.textContent?.slice(0, 40)}`,
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, language)
}

/** Pages that move, with what moved. */
async function restless(page: Page, brand: string, addresses: readonly string[]): Promise<readonly string[]> {
  const found: string[] = []
  // the edge knows the vendors by then: the first visitor after its start waits for them
  await page.goto(siteOf(brand))
  await page.waitForLoadState('networkidle')
  for (const address of addresses) {
    await page.goto(siteOf(brand) + address)
    await expect(page.getByRole('heading').first()).toBeAttached()
    await page.waitForLoadState('networkidle')
    const { shift, moved } = await page.evaluate(() => {
      const seen = window as unknown as { readonly shift: number; readonly moved: readonly string[] }
      return { shift: seen.shift, moved: seen.moved }
    })
    if (shift >= most) found.push(`${address}: ${shift.toFixed(3)}\n  ${moved.join('\n  ')}`)
  }
  return found
}

/**
 * The same for somebody who goes to the end of a page before anything of it is there: each answer of the platform is
 * held until the page stands still at its end, so that what comes in above is all that moves.
 */
async function restlessAtEnd(page: Page, brand: string, addresses: readonly string[]): Promise<readonly string[]> {
  const held: (() => void)[] = []
  await page.route(/\/(wps|lgw|lotto)\//, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue().catch(() => undefined)
  })
  const found: string[] = []
  for (const address of addresses) {
    await page.goto(siteOf(brand) + address, { waitUntil: 'commit' })
    await expect(page.locator('main')).toBeAttached()
    await page.evaluate(() => document.fonts.ready)
    // a last answer may bring the next question
    for (let quiet = 0; quiet < 4;) {
      await page.evaluate(async () => {
        scrollTo(0, document.documentElement.scrollHeight)
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      })
      const answer = held.shift()
      answer?.()
      quiet = answer === undefined ? quiet + 1 : 0
      await page.waitForTimeout(answer === undefined ? 150 : 30)
    }
    const { shift, moved } = await page.evaluate(() => {
      const seen = window as unknown as { readonly shift: number; readonly moved: readonly string[] }
      return { shift: seen.shift, moved: seen.moved }
    })
    if (shift >= most) found.push(`${address}: ${shift.toFixed(3)}\n  ${moved.join('\n  ')}`)
  }
  await page.unroute(/\/(wps|lgw|lotto)\//)
  return found
}

for (const [name, width, height, more] of [
  ['phone', 390, 844, onPhones],
  ['desktop', 1440, 900, { visitors: [], members: [] }],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: { width, height } })

    test('nothing moves by itself for a visitor', async ({ page }) => {
      await watch(page)
      expect(await restless(page, 'aurora', [...forVisitors, ...more.visitors])).toEqual([])
      expect(await restless(page, 'jade', [paths.home])).toEqual([])
    })

    test('nothing moves by itself for a member', async ({ page }) => {
      await watch(page)
      await storeSession(page, 'jade', 'member01')
      expect(await restless(page, 'jade', [...forMembers, ...more.members])).toEqual([])
      await storeSession(page, 'aurora', 'vip01')
      expect(await restless(page, 'aurora', [paths.category.LIVE, paths.vip, paths.pointMall])).toEqual([])
    })

    test('nothing moves by itself where visitors see the login alone', async ({ page }) => {
      await watch(page)
      expect(await restless(page, 'sahara', [paths.login])).toEqual([])
      await storeSession(page, 'sahara', 'member01')
      expect(
        await restless(page, 'sahara', [paths.home, paths.category.LIVE, paths.category.SPORTS, paths.promotions]),
      ).toEqual([])
    })
  })
}

const { category } = paths
const ends: readonly (readonly [string, number, number, Readonly<Record<string, readonly string[]>>])[] = [
  ['phone', 390, 844, { aurora: [paths.home, category.LIVE, category.SPORTS, paths.vip], sahara: [paths.promotions] }],
  [
    'desktop',
    1440,
    900,
    { aurora: [paths.member, paths.promotions, paths.vip, category.LOTT], sahara: [paths.member, paths.promotions] },
  ],
]
for (const [name, width, height, pages] of ends) {
  test.describe(`at the end of a page on a ${name}`, () => {
    test.use({ viewport: { width, height } })

    for (const [brand, addresses] of Object.entries(pages)) {
      test(`nothing of ${brand} moves when its answers come`, async ({ page }) => {
        await watch(page)
        await storeSession(page, brand, 'member01')
        expect(await restlessAtEnd(page, brand, addresses)).toEqual([])
      })
    }
  })
}

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1100 } })

  test('nothing moves by itself for a visitor', async ({ page }) => {
    await watch(page)
    const addresses = [paths.home, paths.promotions, paths.category.SPORTS]
    expect(await restless(page, 'jade', addresses)).toEqual([])
    expect(await restless(page, 'aurora', addresses)).toEqual([])
    expect(await restless(page, 'sahara', [paths.login])).toEqual([])
  })

  test('nothing moves by itself for a member', async ({ page }) => {
    await watch(page)
    for (const brand of ['aurora', 'sahara']) {
      await storeSession(page, brand, 'vip01')
      expect(await restless(page, brand, [paths.category.LIVE])).toEqual([])
    }
  })

  test('lanes of home are as high as they were guessed to be', async ({ page }) => {
    await page.goto(siteOf('jade'))
    await page.waitForLoadState('networkidle')
    const lanes = page.locator('[data-waits]')
    const tall = () =>
      lanes.evaluateAll((all) => all.reduce((sum, lane) => sum + lane.getBoundingClientRect().height, 0))
    const guessed = await tall()
    expect(await lanes.count()).toBeGreaterThan(3)
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += 300) {
        scrollTo(0, top)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    })
    expect(Math.abs((await tall()) - guessed)).toBeLessThan(40)
  })
})

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('nothing moves by itself for a member', async ({ page }) => {
    await watch(page)
    for (const brand of ['aurora', 'jade']) {
      await storeSession(page, brand, 'vip01')
      expect(await restless(page, brand, [paths.pointMall])).toEqual([])
    }
  })
})

for (const language of ['AR', 'VI']) {
  test.describe(`on a desktop in ${language}`, () => {
    test.use({ language, viewport: { width: 1440, height: 900 } })

    test('a header that has not room for everything does not move', async ({ page }) => {
      await watch(page, language)
      expect(await restless(page, 'jade', [paths.home, paths.promotions])).toEqual([])
    })
  })
}
