import type { Locator, Page } from '@playwright/test'
import { axeFindings, storeSession } from './signIn'
import { expect, logIn, siteOf, tellSandbox, test } from './support'

const main = (page: Page) => page.getByRole('main')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const cards = (page: Page) => main(page).getByRole('article')
const games = (page: Page) => main(page).getByRole('region', { name: /^(More|All) games$/ })
const search = (page: Page) => main(page).getByRole('searchbox', { name: 'Search games or providers' })
const hotGames = '**/wps/relay/GCSGAME_hotGamesV2*'
const gameList = '**/wps/relay/GCSGAME_gameList*'

interface Walk {
  readonly brand: string
  /** Path, and the brand's name of the page. */
  readonly pages: readonly (readonly [path: string, name: string])[]
  /** The brand asks visitors to log in. */
  readonly member?: true
}

const walks: readonly Walk[] = [
  {
    brand: 'aurora',
    pages: [
      ['/live', 'Live casino'],
      ['/fish', 'Deep Sea'],
      ['/pvp', 'Cards'],
      ['/esports', 'Esports'],
      ['/cockfight', 'Cockfighting'],
      ['/jackpot', 'Jackpot games'],
      ['/mini', 'Mini games'],
    ],
  },
  {
    brand: 'jade',
    pages: [
      ['/live', 'Live tables'],
      ['/fish', 'Fishing'],
      ['/pvp', 'Cards'],
      ['/esports', 'Esports'],
    ],
  },
  {
    brand: 'sahara',
    member: true,
    pages: [
      ['/live', 'Live casino'],
      ['/pvp', 'Cards'],
      ['/esports', 'Esports'],
    ],
  },
]

for (const { brand, pages, member } of walks) {
  test(`every category of ${brand} has its games, its vendors and its name`, async ({ page }) => {
    if (member) await storeSession(page, brand, 'member01')
    for (const [path, name] of pages) {
      await page.goto(siteOf(brand) + path)
      await expect(title(page)).toHaveText(name)
      await expect(cards(page).first()).toBeVisible()
      if (path !== '/sports') {
        await expect(games(page).first()).toBeVisible()
        await expect(main(page).getByText(/^[\d,]+ games?$/)).toBeVisible()
        await expect(search(page)).toBeVisible()
      }
      await expect(main(page).getByRole('navigation', { name: 'Providers' }).getByRole('link').nth(1)).toBeVisible()
    }
  })
}

test.describe('a category', () => {
  test('stands in the header where the platform has vendors for it', async ({ page }) => {
    const nav = page.getByRole('navigation').first()
    await page.goto(`${siteOf('aurora')}/index`)
    for (const name of ['Cockfighting', 'Jackpot games', 'Mini games'])
      await expect(nav.getByRole('link', { name }).or(nav.getByRole('button', { name })).first()).toBeVisible()
    await page.goto(`${siteOf('jade')}/index`)
    await expect(page.getByRole('banner').getByText('Cockfighting')).toHaveCount(0)
    await page.goto(`${siteOf('jade')}/cockfight`)
    await expect(main(page).getByText('No games here yet')).toBeVisible()
  })

  test('splits e-sports and cockfights from sports, in vendors and in games', async ({ page }) => {
    const vendors = async (path: string) => {
      await page.goto(siteOf('aurora') + path)
      await expect(cards(page).first()).toBeVisible()
      return main(page).getByRole('navigation', { name: 'Providers' }).getByRole('link').allTextContents()
    }
    await page.goto(`${siteOf('aurora')}/sports`)
    const books = main(page).getByRole('region', { name: 'Sportsbooks' })
    await expect(books.getByRole('link', { name: /^Kickline/ })).toBeVisible()
    await expect(books.getByText(/Arena Index|Roost Ring/)).toHaveCount(0)
    expect((await vendors('/esports')).join()).toMatch(/Avenue Esports.*Arena Index/)
    await expect(cards(page).filter({ hasText: 'Kickline' })).toHaveCount(0)
    await vendors('/cockfight')
    for (const card of await cards(page).all()) await expect(card).toContainText('Roost Ring')
  })

  test('narrows to a vendor by its address, and shows more as it is asked to', async ({ page }) => {
    await page.goto(`${siteOf('aurora')}/live`)
    const shown = games(page).getByRole('article')
    await expect(shown.nth(20)).toBeAttached()
    const before = await shown.count()
    await games(page).getByRole('button', { name: 'Show more games' }).press('Enter')
    await expect(shown).toHaveCount(before + 48)
    // focus goes on with the first that came
    await expect(shown.nth(before).getByRole('button').first()).toBeFocused()
    await main(page).getByRole('link', { name: 'Velvet Room' }).click()
    await expect(page).toHaveURL(/vendor=VELV/)
    await expect(main(page).getByRole('heading', { name: 'Games from this provider' })).toBeVisible()
    await expect(cards(page).first()).toContainText('Velvet Room')
  })

  test('marks few games as hot', async ({ page }) => {
    await page.goto(`${siteOf('aurora')}/fish`)
    const lane = main(page).getByRole('region', { name: 'Recommended' })
    await expect(lane.getByRole('article').first()).toBeVisible()
    expect(await lane.getByText('Hot', { exact: true }).count()).toBeLessThanOrEqual(3)
  })

  test('paints its first games before its list has come, and keeps them where that fails', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(gameList, async (route) => {
      await held
      await route.fulfill({ status: 500, body: 'broken' })
    })
    await page.goto(`${siteOf('aurora')}/pvp`)
    const lane = main(page).getByRole('region', { name: 'Recommended' })
    await expect(lane.getByRole('article').first()).toBeVisible()
    release()
    await expect(main(page).getByText('The games could not be loaded')).toBeVisible()
    await expect(lane.getByRole('article').first()).toBeVisible()
    await page.unroute(gameList)
    await main(page).getByRole('button', { name: 'Try again' }).first().click()
    await expect(games(page).getByRole('article').first()).toBeVisible()
  })

  test('stands whatever the lists hold', async ({ page }) => {
    const bad = [
      {
        nodeId: '1',
        gameId: 'a',
        title: '<img src=x onerror=alert(1)><b>Bold</b>',
        vassalage: 'LUMA',
        gameCategory: 'LIVE',
      },
      { nodeId: '2', gameId: 'b', title: 'روليت مباشر ‮txt', vassalage: 'LUMA', gameCategory: 'LIVE', isHot: 1 },
      { nodeId: '3', gameId: 'c', title: 'Long '.repeat(40), vassalage: 'NOBODY', gameCategory: 'LIVE' },
      { nodeId: '1', gameId: 'a', title: 'Twice', vassalage: 'LUMA', gameCategory: 'LIVE' },
      { nodeId: '4', gameId: 'd', title: 'Type', vassalage: 'LUMA', gameCategory: 'LIVE', gameType: 'UNHEARD' },
      { title: 'No id' },
      null,
      'text',
    ]
    await page.route(gameList, (route) =>
      route.fulfill({
        json: { success: true, value: { content: bad, page: 1, pageSize: 48, total: 8, pageCount: 1 } },
      }),
    )
    await page.route(hotGames, (route) => route.fulfill({ json: { success: true, value: { list: bad } } }))
    await page.goto(`${siteOf('jade')}/live`)
    // all of them stand in the lane, so that none is left to stand below it
    await expect(cards(page).getByText('<img src=x onerror=alert(1)><b>Bold</b>')).toHaveCount(1)
    await expect(cards(page).filter({ hasText: 'Luma Salon' })).toHaveCount(3)
    await expect(main(page).getByRole('region', { name: 'Recommended' }).getByText('Twice')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

  test('says what is the matter where its vendors cannot be had, and tries again', async ({ page }) => {
    const vendors = '**/wps/relay/GCSGAME_gameVendor*'
    await page.route(vendors, (route) => route.fulfill({ status: 500, body: 'broken' }))
    // in English, which is not the brand's own language: nothing is taken from the page
    await page.goto(`${siteOf('jade')}/live`)
    await expect(main(page).getByText('The games could not be loaded')).toBeVisible()
    await page.unroute(vendors)
    await main(page).getByRole('button', { name: 'Try again' }).click()
    await expect(cards(page).first()).toBeVisible()
  })

  test('with one vendor starts it from the header, after a login', async ({ page }) => {
    await page.goto(`${siteOf('aurora')}/index`)
    await page.getByRole('navigation').getByRole('link', { name: 'Cockfighting' }).first().click()
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
    await expect(page).toHaveURL(/vassalage%3DROOST/)
  })
})

test.describe('the search of a category', () => {
  test('finds in all of its games and no others, keeps that in the address, and says what it marks', async ({
    page,
  }) => {
    await page.goto(`${siteOf('aurora')}/live`)
    await search(page).pressSequentially('roulette')
    await expect(
      main(page)
        .getByText(/^\d+ games$/)
        .first(),
    ).toBeVisible()
    await expect(page).toHaveURL(/q=roulette/)
    await expect(page.locator('mark').first()).toHaveText('Roulette', { ignoreCase: true })
    await expect(main(page).getByRole('region', { name: 'Recommended' })).toHaveCount(0)
    // beyond the first page of the platform's list
    expect(
      Number(
        (
          await main(page)
            .getByText(/^\d+ games$/)
            .last()
            .innerText()
        ).split(' ')[0],
      ),
    ).toBeGreaterThan(48)
    await main(page).getByRole('button', { name: 'Show more games' }).press('Enter')
    await expect(page).toHaveURL(/more=1/)
    await expect(cards(page).nth(48).getByRole('button').first()).toBeFocused()
    await main(page).getByRole('link', { name: 'Velvet Room' }).click()
    await expect(page).toHaveURL(/q=roulette&vendor=VELV/)
    await expect(cards(page).filter({ hasText: 'Luma Salon' })).toHaveCount(0)
    await page.reload()
    await expect(search(page)).toHaveValue('roulette')
    await expect(cards(page).first()).toContainText(/roulette/i)
  })

  test('an address draws some hundred games at most, and a press goes on from there', async ({ page }) => {
    await page.goto(`${siteOf('aurora')}/live?sort=name&more=999`)
    const cards = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') })
    await expect(cards).toHaveCount(480)
    await main(page).getByRole('button', { name: 'Show more games' }).press('Enter')
    await expect(page).toHaveURL(/more=10$/)
    await expect(cards).toHaveCount(528)
    await expect(cards.nth(480).getByRole('button').first()).toBeFocused()
  })

  test('says that it searches while the list is on its way, and leads on where nothing is found', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(gameList, async (route) => {
      if (new URL(route.request().url()).searchParams.get('pageSize') === '500') await held
      await route.continue()
    })
    await page.goto(`${siteOf('aurora')}/fish`)
    await search(page).fill('zzqqxx')
    await expect(main(page).getByText('Searching all games in this category…')).toBeVisible()
    await expect(main(page).getByText('No results for')).toHaveCount(0)
    release()
    await expect(main(page).getByText('No results for “zzqqxx”')).toBeVisible()
    // neither of the whole category nor of what was found
    const line = main(page).locator('[data-none="true"]')
    await expect(line).toHaveCount(1)
    await expect(line.locator('p').or(main(page).locator('header')).getByText(/games/)).toHaveCount(0)
    // the line of what was found takes no place above what says that there is none
    await expect(line).toHaveCSS('position', 'absolute')
    expect((await line.boundingBox())?.height).toBeLessThanOrEqual(1)
    await main(page).getByRole('button', { name: 'Show the whole category' }).click()
    await expect(games(page).getByRole('article').first()).toBeVisible()
    await expect(page).not.toHaveURL(/q=/)
  })

  test('shows e-sports without the sports of the same list', async ({ page }) => {
    await page.goto(`${siteOf('aurora')}/esports?sort=name`)
    await expect(
      main(page)
        .getByText(/^\d+ games$/)
        .first(),
    ).toBeVisible()
    await expect(cards(page).first()).toBeVisible()
    for (const name of ['Kickline', 'Podium Odds', 'Roost Ring'])
      await expect(cards(page).filter({ hasText: name })).toHaveCount(0)
  })

  test('sorts, and filters tables by limit, seats and language', async ({ page }) => {
    await storeSession(page, 'aurora', 'member01')
    await page.goto(`${siteOf('aurora')}/live`)
    await expect(main(page).getByText(/^\d+ tables? open now$/)).toBeVisible()
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('button', { name: 'Seats available' }).click()
    await sheet.getByRole('button', { name: 'English' }).click()
    await sheet.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL(/seats=free&lang=en/)
    const tables = main(page).getByRole('region', { name: 'Tables now' })
    await expect(tables.getByText('English').first()).toBeVisible()
    await expect(tables.getByText('Full', { exact: true })).toHaveCount(0)
    await expect(cards(page)).toHaveCount(0)
    await main(page).getByRole('button', { name: 'Remove the filter English' }).click()
    await page.getByRole('button', { name: /^Filters/ }).click()
    await sheet.getByRole('button', { name: 'New', exact: true }).click()
    await sheet.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL(/only=new/)
    await expect(page).not.toHaveURL(/seats/)
    await expect(cards(page).first()).toContainText('New')
  })

  test('an address of nonsense is the plain page', async ({ page }) => {
    await page.goto(`${siteOf('aurora')}/live?bet=x&only=%00&seats=1&lang=%27&sort=up&more=-1`)
    await expect(main(page).getByRole('region', { name: 'Recommended' })).toBeVisible()
    await expect(page).toHaveURL(/\/live$/)
  })
})

for (const brand of ['aurora', 'jade']) {
  test(`no game of ${brand} stands twice, and cards of lane and grid stand below each other`, async ({ page }) => {
    await page.goto(`${siteOf(brand)}/live`)
    await expect(games(page).getByRole('article').nth(8)).toBeAttached()
    const titles = await cards(page).evaluateAll((all) => all.map((card) => card.textContent))
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
    const starts = (name: RegExp) =>
      main(page)
        .getByRole('region', { name })
        .getByRole('article')
        .evaluateAll((all) => all.slice(0, 4).map((card) => Math.round(card.getBoundingClientRect().x)))
    expect(await starts(/Recommended/)).toEqual(await starts(/More games/))
  })
}

test('no mark stands on the pictures of wide cards', async ({ page }) => {
  await page.goto(`${siteOf('jade')}/live`)
  const hot = cards(page).filter({ has: page.getByText('Hot', { exact: true }) })
  await expect(hot.first()).toBeVisible()
  const [mark, picture] = await Promise.all([
    hot.first().getByText('Hot', { exact: true }).boundingBox(),
    hot.first().locator('.picture').boundingBox(),
  ])
  expect(mark?.y ?? 0).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? Number.POSITIVE_INFINITY))
})

test('below the games stand jackpots, the most played and winners; brands without them show none', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}/live`)
  await expect(main(page).getByRole('heading', { name: 'Most played' })).toBeVisible()
  await expect(main(page).getByRole('heading', { name: 'Recent winners' })).toBeVisible()
  await expect(main(page).getByText('Grand (demo)')).toBeVisible()
  await expect(main(page).getByText('Major (demo)')).toHaveCount(0)
  await page.goto(`${siteOf('aurora')}/jackpot`)
  await expect(main(page).getByText('Vault (demo)')).toBeVisible()
  await page.goto(`${siteOf('jade')}/live`)
  await expect(main(page).getByRole('heading', { name: 'Most played' })).toBeVisible()
  await expect(main(page).getByRole('heading', { name: 'Recent winners' })).toHaveCount(0)
})

/** Where words begin and end, without the room around them. */
const endOf = (words: Locator): Promise<{ readonly left: number; readonly right: number }> =>
  words.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, right } = range.getBoundingClientRect()
    return { left, right }
  })

test('tables are told to members: limits, seats, and the way to them', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}/pvp`)
  await expect(main(page).getByText('Log in to see which tables are open now')).toBeVisible()
  await logIn(page, 'member01')
  const tables = main(page).getByRole('region', { name: 'Tables now' })
  await expect(tables.getByText(/\d of \d seats taken/).first()).toBeVisible()
  await expect(tables.getByText('$1 – $500').first()).toBeVisible()
  // two facts on one line, with a dot between them
  const [games, open] = [
    main(page)
      .getByText(/^\d+ games$/)
      .first(),
    main(page).getByText(/^\d+ tables open now$/),
  ]
  const [before, after] = [await endOf(games), await endOf(open)]
  expect(after.left - before.right).toBeGreaterThan(8)
  // below the tables, as everywhere; who presses it goes on with the first that came
  const all = tables.getByRole('button', { name: 'Show all 12 tables' })
  const last = await tables.getByRole('listitem').last().boundingBox()
  expect((await all.boundingBox())?.y).toBeGreaterThan((last?.y ?? Infinity) + (last?.height ?? 0))
  await all.press('Enter')
  await expect(tables.getByRole('listitem')).toHaveCount(12)
  await expect(all).toHaveCount(0)
  const focused = tables.getByRole('listitem').filter({ has: page.locator(':focus') })
  await expect(focused).toHaveCount(1)
  expect(await focused.evaluate((item) => [...(item.parentElement?.children ?? [])].indexOf(item))).toBeGreaterThan(5)
  await tables.getByRole('link').filter({ hasText: 'Open' }).first().click()
  await expect(page).toHaveURL(/\/game\?roomId=\w+-T\d/)
})

test('seamless games are those of the main wallet', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}/seamless`)
  await expect(title(page)).toHaveText('Seamless games')
  await expect(main(page).getByRole('button', { name: /Luma Salon/ })).toBeVisible()
  await page.goto(`${siteOf('jade')}/seamless`)
  await expect(main(page).getByText('No provider uses the main wallet here')).toBeVisible()
})

test('agents are told how to join, with the contracts that the merchant has', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}/join`)
  await expect(title(page)).toHaveText('Become an agent')
  await expect(main(page).getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register')
  await expect(main(page).getByRole('heading', { name: 'Real-time salary' })).toBeVisible()
  await page.goto(`${siteOf('jade')}/join`)
  await expect(main(page).getByRole('heading', { name: 'Dividend' })).toBeVisible()
  await expect(main(page).getByRole('heading', { name: 'Real-time salary' })).toHaveCount(0)
})

test('an application to become an agent: a wrong code is marked, then it is sent, turned down, and sent again', async ({
  page,
}) => {
  await storeSession(page, 'aurora', 'vip01')
  await page.goto(`${siteOf('aurora')}/join`)
  const send = main(page).getByRole('button', { name: 'Send application' })
  const name = main(page).getByRole('textbox', { name: 'Your name', exact: true })
  await send.click()
  await expect(name).toBeFocused()
  await name.fill('Robin Walker')
  await main(page).getByRole('combobox', { name: 'How we can reach you' }).selectOption('Telegram')
  await main(page).getByRole('textbox', { name: 'Your username, number or address there' }).fill('@robin77')
  const code = main(page).getByRole('textbox', { name: 'Affiliate code' })
  await code.fill('NOBODY')
  await send.click()
  const warning = page.getByRole('dialog', { name: 'Check your code' })
  await warning.getByRole('button', { name: 'OK' }).click()
  await expect(warning).toHaveCount(0)
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toHaveValue('Robin Walker')
  await code.fill('')
  await send.dblclick()
  await expect(main(page).getByText('We have your application')).toBeVisible()
  const told = await main(page)
    .getByText(/^Sent on .*, reference/)
    .innerText()
  const reference = /reference (AJ\d+)/.exec(told)?.[1] ?? ''

  await tellSandbox('/sandbox/agent-applications', {
    reference,
    decision: 'REJECT',
    reason: 'Tell us where you find players.',
  })
  await page.reload()
  await expect(main(page).getByText(`Application ${reference} was rejected`)).toBeVisible()
  await expect(main(page).getByText('Tell us where you find players.')).toBeVisible()
  await expect(send).toBeVisible()
})

test('the pages are accessible', async ({ page }) => {
  for (const path of ['/live', '/seamless', '/join']) {
    await page.goto(siteOf('aurora') + path)
    await expect(title(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await axeFindings(page), path).toEqual([])
  }
})
