import type { Page, Route } from '@playwright/test'
import { axeFindings, storeSession } from './signIn'
import { expect, motion, scenario, siteOf, test } from './support'

const hall = `${siteOf('aurora')}/rng`
const listPath = '**/wps/relay/GCSGAME_gameList*'
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search games or providers' })
const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })
/** Once every page has come. */
const loaded = (page: Page) =>
  expect(
    page
      .getByRole('main')
      .getByText(/^[\d,]+ games$/)
      .first(),
  ).toBeVisible({ timeout: 20_000 })

interface Asked {
  readonly page: number
  readonly size: number
}

/** Answers the list in place of the platform: so many games, or what `content` says. */
async function serve(
  page: Page,
  total: number,
  content?: (asked: Asked) => readonly unknown[] | 'broken',
): Promise<void> {
  await page.route(listPath, async (route: Route) => {
    const query = new URL(route.request().url()).searchParams
    const asked = { page: Number(query.get('page')), size: Number(query.get('pageSize')) }
    const from = (asked.page - 1) * asked.size
    const usual = Array.from({ length: Math.max(0, Math.min(asked.size, total - from)) }, (_, at) => ({
      nodeId: String(from + at + 1),
      title: `Game ${from + at + 1}`,
      vassalage: 'CIND',
      gameType: 'RNG',
    }))
    const chosen = content?.(asked) ?? usual
    if (chosen === 'broken') return route.fulfill({ status: 500, body: 'broken' })
    await route.fulfill({
      json: {
        success: true,
        value: {
          content: chosen,
          page: asked.page,
          pageSize: asked.size,
          total,
          pageCount: Math.ceil(total / asked.size),
        },
      },
    })
  })
}

test.describe('the hall', () => {
  test('shows its first cards before the whole list is there', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(listPath, async (route) => {
      if (new URL(route.request().url()).searchParams.get('pageSize') !== '48') await held
      await route.continue()
    })
    await page.goto(hall)
    await expect(cards(page).first()).toBeVisible()
    await expect(page.getByText('Loading', { exact: true })).toBeVisible()
    release()
    await loaded(page)
  })

  test('draws a part of thousands, wherever it is scrolled', async ({ page }) => {
    await page.goto(hall)
    await loaded(page)
    await page.goto(`${hall}?more=30`)
    await loaded(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeGreaterThan(50_000)
    for (const part of [0.3, 0.7, 1]) {
      await page.evaluate((top) => window.scrollTo(0, top), height * part)
      // of two points further apart than rows are, one is on a card
      await expect
        .poll(() =>
          page.evaluate(() =>
            [400, 440].some((y) => document.elementFromPoint(640, y)?.closest('[data-place], footer') !== null),
          ),
        )
        .toBe(true)
      expect(await page.evaluate(() => document.getElementsByTagName('*').length)).toBeLessThanOrEqual(1_500)
    }
    await page.evaluate((top) => window.scrollTo(0, top - 3_000), height)
    await expect
      .poll(async () => Number(await cards(page).first().getAttribute('aria-posinset')))
      .toBeGreaterThan(5_000)
  })

  test('rows are as far apart as their cards are high, with larger letters too', async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        const larger = new CSSStyleSheet()
        larger.replaceSync(':root { font-size: 200% !important }')
        document.adoptedStyleSheets.push(larger)
      }),
    )
    await page.goto(hall)
    // the air below the first row, undefined where there is no second one yet
    const air = () =>
      cards(page).evaluateAll((all) => {
        const [first, ...others] = all.map((card) => card.getBoundingClientRect())
        const below = first && others.find(({ top }) => top > first.top + 1)
        return first && below && below.top - first.bottom
      })
    await expect.poll(air).toBeGreaterThan(0)
  })

  test('searches as somebody types, marks what fits, and forgives a slip', async ({ page }) => {
    await page.goto(hall)
    await loaded(page)
    const title = (
      (await cards(page)
        .first()
        .getByRole('button', { name: /^Details: / })
        .getAttribute('aria-label')) ?? ''
    ).replace('Details: ', '')
    const word = title.split(' ')[0] ?? ''
    await search(page).pressSequentially(word.toLowerCase())
    await expect(page.locator('mark').first()).toHaveText(word, { ignoreCase: true })
    await expect(page).toHaveURL(new RegExp(`q=${word.toLowerCase()}`))
    const swapped = word.slice(0, 2) + word.charAt(3) + word.charAt(2) + word.slice(4)
    await search(page).fill(swapped)
    await expect(page.getByText(new RegExp(`No exact match for “${swapped}”`, 'i')).first()).toBeVisible()
    await expect(cards(page).filter({ hasText: word }).first()).toBeVisible()
    await search(page).fill('zzqqxxyy')
    await expect(page.getByText('No results for “zzqqxxyy”')).toBeVisible()
    await page.getByRole('button', { name: 'Show all games' }).click()
    await expect(cards(page).first()).toBeVisible()
    await expect(page).not.toHaveURL(/q=/)
  })

  test.describe('where things move', () => {
    test.use(motion)

    test('the notices stand still while somebody types', async ({ page }) => {
      await page.goto(hall)
      await loaded(page)
      const isRunning = () =>
        page.evaluate(() =>
          document
            .getAnimations()
            .some(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity),
        )
      await expect.poll(isRunning).toBe(true)
      await search(page).focus()
      await expect.poll(isRunning).toBe(false)
      await search(page).blur()
      await expect.poll(isRunning).toBe(true)
    })
  })

  test('header and search give way while the page is read downwards, and the page stands still under a dialog', async ({
    page,
  }) => {
    await page.goto(hall)
    await loaded(page)
    await page.mouse.move(640, 500)
    await page.mouse.wheel(0, 1_500)
    await expect(page.getByRole('banner')).not.toBeInViewport()
    await expect(search(page)).not.toBeInViewport()
    await page.mouse.wheel(0, -300)
    await expect(page.getByRole('banner')).toBeInViewport()
    await expect(search(page)).toBeInViewport()
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
  })

  test('keeps its filters in the address, through a reload', async ({ page }) => {
    await page.goto(hall)
    await loaded(page)
    await page.getByRole('group', { name: 'Providers' }).getByRole('button', { name: 'Quartzline' }).click()
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('button', { name: '25 lines' }).click()
    await sheet.getByRole('button', { name: /^Up to \W*1\.00\W*$/ }).click()
    await sheet.getByRole('button', { name: 'Free spins' }).click()
    await sheet.getByRole('button', { name: /^Show [\d,]+ games?$/ }).click()
    await expect(page).toHaveURL(/vendor=QRTZ.*lines=usual.*bet=1.*feature=FREE_SPINS/)
    const count = await page
      .getByText(/^[\d,]+ games$/)
      .first()
      .innerText()
    await page.reload()
    await loaded(page)
    await expect(page.getByText(count, { exact: true }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Remove the filter Quartzline' }).click()
    await expect(page).not.toHaveURL(/vendor=/)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL(hall)
  })

  test('asks for bets in the money of the member, of a size that is usual in it', async ({ page }) => {
    await page.route('**/wps/v2/wallets/balance', (route) =>
      route.fulfill({ json: { success: true, value: { sumBalance: '2500000', currency: 'VND', balance: [] } } }),
    )
    await storeSession(page, 'aurora', 'member01')
    await page.goto(hall)
    await loaded(page)
    await page.getByRole('button', { name: 'Filters' }).click()
    const bets = page.getByRole('dialog', { name: 'Filters' }).getByRole('group', { name: 'Minimum bet' })
    await expect(bets.getByRole('button')).toHaveCount(5)
    await expect(bets.getByRole('button').first()).toHaveText(/₫1,000\W*$/)
    await bets.getByRole('button', { name: /₫10,000\W*$/ }).click()
    await expect(page).toHaveURL(/bet=10000/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /^Remove the filter Up to \W*₫10,000\W*$/ })).toBeVisible()
  })

  test('sorts by name and by age', async ({ page }) => {
    await page.goto(hall)
    await loaded(page)
    // the last line of a card is the vendor
    const titles = async () =>
      (await cards(page).getByRole('article').allInnerTexts()).map((text) => text.trim().split('\n').at(-2) ?? '')
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name')
    await expect(page).toHaveURL(/sort=name/)
    const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
    await expect
      .poll(async () => {
        const shown = await titles()
        return shown.length > 9 && shown.every((title, at) => title !== '' && compare(shown[at - 1] ?? '', title) <= 0)
      })
      .toBe(true)
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('newest')
    await expect(cards(page).first()).toContainText('New')
  })

  test('going back from a game leads to the same place', async ({ page }) => {
    await storeSession(page, 'aurora', 'member01')
    await page.goto(`${hall}?sort=newest`)
    await loaded(page)
    await page.evaluate(() => window.scrollTo(0, 8_000))
    const place = cards(page).nth(12)
    await expect(place).toBeInViewport()
    const number = await place.getAttribute('aria-posinset')
    await place.getByRole('button').first().click()
    await expect(page).toHaveURL(/\/game\?/)
    await expect(page.locator('iframe')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/rng\?sort=newest/)
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY / 100))).toBe(80)
    await expect(page.locator(`[aria-posinset="${number}"]`)).toBeInViewport()
    await page.reload()
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY / 100)), { timeout: 20_000 }).toBe(80)
    await page.goto(`${hall}?page=recent`)
    await expect(cards(page)).not.toHaveCount(0)
  })
})

test('the hall ends: more games are asked for, footer and licence are in reach, and coming back finds as many', async ({
  page,
}) => {
  await storeSession(page, 'aurora', 'member01')
  await page.goto(hall)
  await loaded(page)
  const more = page.getByRole('button', { name: 'Show more games' })
  await more.scrollIntoViewIfNeeded()
  await expect(page.getByText(/^3\d\d of [\d,]+ games$/)).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  await more.click()
  await expect(page).toHaveURL(/more=1/)
  const focused = page.locator('[aria-posinset]:focus-within')
  await expect.poll(async () => Number(await focused.getAttribute('aria-posinset'))).toBeGreaterThan(300)
  await expect(focused).toBeInViewport()
  await focused.getByRole('button').first().press('Enter')
  await expect(page).toHaveURL(/\/game\?/)
  await page.goBack()
  await expect(page).toHaveURL(/more=1/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(4_000)
  // another question begins at its beginning
  await search(page).fill('a')
  await expect(page).not.toHaveURL(/more=/)
})

test.describe('by keyboard', () => {
  const focused = (page: Page) =>
    page.evaluate(() => document.activeElement?.closest('[aria-posinset]')?.getAttribute('aria-posinset'))

  test('arrows, Home, End and pages move through the grid; Enter launches', async ({ page }) => {
    await page.goto(hall)
    await loaded(page)
    await cards(page).first().getByRole('button').first().focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => focused(page)).toBe('2')
    await page.keyboard.press('ArrowDown')
    await expect.poll(async () => Number(await focused(page))).toBeGreaterThan(4)
    const below = Number(await focused(page))
    await page.keyboard.press('End')
    await expect.poll(async () => Number(await focused(page))).toBeGreaterThanOrEqual(300)
    // what stands below the games is a few presses of the tab key away
    await page.getByRole('button', { name: 'Show more games' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(async () => Number(await focused(page))).toBeGreaterThan(300)
    await expect(page).toHaveURL(/more=1/)
    await page.keyboard.press('Home')
    await expect.poll(() => focused(page)).toBe('1')
    await page.keyboard.press('PageDown')
    await expect.poll(async () => Number(await focused(page))).toBeGreaterThan(below)
    // one stop of the tab key for all of it
    expect(await page.locator('[data-place]', { has: page.locator('[tabindex="0"]') }).count()).toBe(1)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
    await expect(page).toHaveURL(/next=%2Fgame%3FnodeId/)
  })

  test('left is onwards where the page runs from right to left', async ({ page }) => {
    await page.goto(hall)
    await page.evaluate(() => localStorage.setItem('hisLang', 'AR'))
    await page.reload()
    await expect(cards(page).first()).toBeVisible()
    await cards(page).first().getByRole('button').first().focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => focused(page)).toBe('2')
  })

  test('has no barriers', async ({ page }) => {
    await page.goto(hall)
    await loaded(page)
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })
})

test.describe('details', () => {
  test('open by address, say what the platform told, and lead to the game', async ({ page }) => {
    await page.goto(hall)
    await loaded(page)
    const first = cards(page).first()
    await first.hover()
    await first.getByRole('button', { name: /^Details/ }).click()
    await expect(page).toHaveURL(/game=\d+/)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Minimum bet')).toBeVisible()
    await page.reload()
    await expect(dialog.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(hall)
  })

  test('of a game that nobody knows say so', async ({ page }) => {
    await page.goto(`${hall}?game=424242424`)
    await expect(page.getByRole('dialog').getByText('Game not found')).toBeVisible({ timeout: 20_000 })
  })

  test('let a visitor play for free', async ({ page }) => {
    await serve(page, 1, () => [
      { nodeId: '100001', gameId: 'CIND-0001', title: 'Crimson Parade', vassalage: 'CIND', demo: true },
    ])
    await page.goto(`${hall}?game=100001`)
    await page.getByRole('dialog').getByRole('button', { name: 'Play for free' }).click()
    await expect(page).toHaveURL(/\/game\?nodeId=100001/)
  })
})

test.describe('favourites', () => {
  test('are set at once, listed, and put back where the platform fails', async ({ page }) => {
    await storeSession(page, 'aurora', 'vip01')
    await page.goto(hall)
    await loaded(page)
    const first = cards(page).first()
    await first.hover()
    const heart = first.getByRole('button', { name: /favourites:/ })
    const add = '/wps/relay/MCSFE_addFavoriteGameV2'
    try {
      await scenario('failing', 'aurora', add)
      await heart.click()
      await expect(page.getByText(/was not added to your favourites/)).toBeVisible()
      await expect(heart).toHaveAttribute('aria-pressed', 'false')
    } finally {
      await scenario('normal', 'aurora')
    }
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Favourites', exact: true }).click()
    await expect(page).toHaveURL(/page=favourites/)
    await expect(cards(page)).toHaveCount(1)
    await page.reload()
    await expect(cards(page)).toHaveCount(1)
    await cards(page).first().hover()
    await cards(page)
      .first()
      .getByRole('button', { name: /favourites:/ })
      .click()
    await expect(page.getByText('No favourites yet')).toBeVisible()
  })

  test('ask a visitor to log in', async ({ page }) => {
    await page.goto(`${hall}?page=favourites`)
    await expect(page.getByText('Log in to see your own list.')).toBeVisible()
    await page.goto(`${hall}?page=rank`)
    await expect(cards(page)).not.toHaveCount(0)
    await expect(cards(page).first()).toHaveAttribute('aria-setsize', '50')
  })
})

test.describe('bad input', () => {
  test('titles are text, doubled ids count once, and what is unknown is still shown', async ({ page }) => {
    const content = [
      { nodeId: '1', title: '<img src=x onerror="document.title=\'owned\'">', vassalage: 'CIND' },
      { nodeId: '2', title: '\u202eمغامرة', vassalage: 'NOBODY', gameType: 'WHAT' },
      { nodeId: '3', title: 'Long '.repeat(40), vassalage: 'CIND', image: '/cdn/games/none.webp' },
      { nodeId: '3', title: 'Twice', vassalage: 'CIND' },
      { nodeId: '4', vassalage: 'CIND' },
    ]
    await serve(page, 5, () => content)
    await page.goto(hall)
    await expect(cards(page)).toHaveCount(3)
    await expect(card(page, '<img src=x')).toBeVisible()
    await expect(card(page, 'NOBODY')).toBeVisible()
    await expect(page).not.toHaveTitle(/owned/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    await search(page).fill('<img')
    await expect(page.locator('mark')).toHaveText('img')
  })

  test('a broken page in the middle is left out with a word, and comes when asked for again', async ({ page }) => {
    let isBroken = true
    await serve(page, 1_600, ({ page: number, size }) =>
      isBroken && number === 2 && size === 500 ? 'broken' : usualPage(number, size, 1_600),
    )
    await page.goto(hall)
    await expect(page.getByText('500 games could not be loaded.')).toBeVisible({ timeout: 20_000 })
    await expect(cards(page).first()).toHaveAttribute('aria-setsize', '1100')
    isBroken = false
    await page.getByRole('button', { name: 'Load them' }).click()
    await expect(cards(page).first()).toHaveAttribute('aria-setsize', '1600', { timeout: 20_000 })
    await expect(page.getByText('could not be loaded')).toHaveCount(0)
  })

  test('an empty list and one that fails say so', async ({ page }) => {
    await serve(page, 0)
    await page.goto(hall)
    await expect(page.getByText('No games here yet')).toBeVisible()
    await page.unroute(listPath)
    await serve(page, 10, () => 'broken')
    await page.reload()
    await expect(page.getByText('The games could not be loaded')).toBeVisible({ timeout: 20_000 })
  })

  test('an address of nonsense is the plain hall', async ({ page }) => {
    await page.goto(`${hall}?page=%3Cb%3E&vendor=,,%27,NOPE&type=ZZ&lines=9&bet=x&feature=%00&sort=up&game=%2F..&q=%0A`)
    await expect(cards(page).first()).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).not.toHaveURL(/vendor=/)
    expect(await page.evaluate(() => sessionStorage.getItem('vassalage'))).toBeNull()
  })
})

const usualPage = (number: number, size: number, total: number) =>
  Array.from({ length: Math.max(0, Math.min(size, total - (number - 1) * size)) }, (_, at) => {
    const id = (number - 1) * size + at + 1
    return { nodeId: String(id), title: `Game ${id}`, vassalage: 'CIND', gameType: 'RNG' }
  })
