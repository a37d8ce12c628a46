import type { Page } from '@playwright/test'
import { axeFindings, enter, storeSession, watchCalls } from './signIn'
import { expect, logIn, siteOf, test } from './support'

const main = (page: Page) => page.getByRole('main')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const games = (page: Page) => main(page).getByRole('region', { name: 'All games' })
const game = (page: Page, name: string) => games(page).getByRole('article').filter({ hasText: name })
const popularPath = '**/lgw/games/popular*'
const menusPath = '**/lgw/games/game_menus*'

interface Told {
  /** Milliseconds from now to the next draw. */
  readonly left: number
  readonly issue?: number
  readonly numbers?: readonly string[]
  readonly more?: readonly unknown[]
}

/** Answers popular games and menus in place of the platform: one game, and what else is told. */
async function tell(page: Page, told: () => Told): Promise<{ readonly asked: () => number }> {
  let asked = 0
  const clock = 5_000_000_000_000
  const value = () => {
    const { left, issue = 7, numbers = ['1', '2', '3'], more = [] } = told()
    const list = [
      {
        gameCode: 'ONE',
        name: 'One',
        vassalage: 'MINU',
        kind: 'DIGITS',
        last: { issue: String(issue), numbers, openedAt: clock + issue * 60_000 },
        next: {
          issue: String(issue + 1),
          drawsAt: clock + left + issue * 60_000,
          closesAt: clock + left - 1_000 + issue * 60_000,
        },
      },
      ...more,
    ]
    // a server's clock years ahead of the machine's
    return { serverTime: clock + issue * 60_000, list }
  }
  await page.route(popularPath, (route) => {
    asked += 1
    return route.fulfill({ json: { success: true, value: value() } })
  })
  await page.route(menusPath, (route) => {
    const { serverTime, list } = value()
    return route.fulfill({
      json: { success: true, value: { serverTime, menus: [{ code: 'all', name: 'All kinds', games: list }] } },
    })
  })
  return { asked: () => asked }
}

test('everybody sees games, the last numbers and the time to the next draw', async ({ page }) => {
  await page.goto(`${siteOf('jade')}/lottery`)
  await expect(title(page)).toHaveText('Lottery hall')
  const five = game(page, 'Civic Five (demo)')
  await expect(five.getByRole('list', { name: /^Numbers of draw/ }).getByRole('listitem')).toHaveCount(5)
  await expect(five.getByRole('timer')).toHaveText(/^(Next draw in|Betting closed, draw in)\d+:\d\d$|^Drawing now/)
  const names = await games(page).getByRole('heading', { level: 3 }).allTextContents()
  expect(names.length).toBeGreaterThan(5)
  expect(new Set(names).size).toBe(names.length)
  await expect(main(page).getByRole('table').first().getByRole('row')).toHaveCount(9)
  await main(page).getByRole('button', { name: 'Show 20 draws' }).click()
  await expect(main(page).getByRole('table')).toHaveCount(20)
  await page.goto(`${siteOf('jade')}/elott`)
  await expect(title(page)).toHaveText('E-lottery')
  await expect(game(page, 'Minute Dice (demo)').getByRole('listitem')).toHaveCount(3)
  await expect(main(page).getByRole('table')).toHaveCount(0)
})

test('games are searched and narrowed, the bar stays in view, and the address says it', async ({ page }) => {
  await page.goto(`${siteOf('jade')}/lottery`)
  const search = main(page).getByRole('searchbox', { name: 'Search games or providers' })
  await search.fill('delta numbers')
  await expect(games(page).getByRole('article')).toHaveCount(4)
  await expect(page).toHaveURL(/\/lottery\?q=delta\+numbers$/)
  await search.fill('nothing of this name')
  await main(page).getByRole('button', { name: 'Show all games' }).click()
  await expect(game(page, 'Civic Five (demo)')).toBeVisible()
  await main(page).getByRole('combobox', { name: 'Game types' }).selectOption({ label: 'Vietnam' })
  const vietnam = main(page).getByRole('region', { name: 'Vietnam', exact: true })
  await expect(vietnam.getByRole('article')).toHaveCount(3)
  await page.reload()
  await expect(vietnam.getByRole('article')).toHaveCount(3)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 3))
  await page.mouse.wheel(0, -80)
  await expect(search).toBeInViewport({ ratio: 1 })
  await page.goto(`${siteOf('jade')}/lottery?group=gone&q=civic`)
  await expect(games(page).getByRole('article')).toHaveCount(3)
  await expect(page).toHaveURL(/\/lottery\?q=civic$/)
})

test('the countdown runs by the server, moves nothing, and at its end the numbers come', async ({ page }) => {
  let drawn = false
  const { asked } = await tell(page, () =>
    drawn ? { left: 60_000, issue: 8, numbers: ['4', '5', '6'] } : { left: 5_000 },
  )
  await page.goto(`${siteOf('jade')}/elott`)
  const timer = game(page, 'One').getByRole('timer')
  await expect(timer).toHaveText(/Next draw in00:0[3-5]/)
  const before = await game(page, 'One').boundingBox()
  await expect(timer).toHaveText(/Betting closed, draw in00:01/)
  await expect(timer).toContainText('Drawing now')
  expect(await game(page, 'One').boundingBox()).toEqual(before)
  const first = asked()
  await expect.poll(asked).toBeGreaterThan(first)
  await expect(timer).toContainText('Drawing now')
  drawn = true
  await expect(game(page, 'One').getByRole('list', { name: 'Numbers of draw 8' })).toHaveText(/4.*5.*6/)
  await expect(timer).toHaveText(/Next draw in00:5\d/)
})

test('the machine’s own clock may be changed under it', async ({ page }) => {
  await tell(page, () => ({ left: 600_000 }))
  await page.goto(`${siteOf('jade')}/elott`)
  const timer = game(page, 'One').getByRole('timer')
  await expect(timer).toHaveText(/09:5\d/)
  await page.evaluate(() => {
    const real = Date.now
    Date.now = () => real() + 3_600_000
  })
  await page.waitForTimeout(1_200)
  await expect(timer).toHaveText(/09:5\d/)
})

test('lists with broken games, without games, and lists that fail leave the page standing', async ({ page }) => {
  const broken = [
    null,
    { gameCode: '<b>', name: 'Bad code' },
    { gameCode: 'TWO', name: '<i>Two</i> يانصيب '.repeat(9) },
    { gameCode: 'ONE', name: 'Again' },
  ]
  await tell(page, () => ({ left: 300_000, more: broken }))
  await page.goto(`${siteOf('jade')}/elott`)
  await expect(games(page).getByRole('article')).toHaveCount(2)
  await expect(games(page).getByText('No numbers have been drawn yet')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

  await page.unrouteAll()
  await page.route(popularPath, (route) =>
    route.fulfill({ json: { success: true, value: { serverTime: 1, list: [] } } }),
  )
  await page.route(menusPath, (route) =>
    route.fulfill({ json: { success: true, value: { serverTime: 1, menus: [] } } }),
  )
  await page.goto(`${siteOf('jade')}/elott`)
  await expect(main(page).getByText('No lottery is open at the moment')).toBeVisible()

  await page.unrouteAll()
  for (const path of [popularPath, menusPath])
    await page.route(path, (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto(`${siteOf('jade')}/elott`)
  await expect(main(page).getByText('The games could not be loaded')).toBeVisible()
  await page.unrouteAll()
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await expect(games(page).getByRole('article').first()).toBeVisible()
})

test('betting needs a login, and goes on after it', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}/elott`)
  await game(page, 'Minute Five (demo)').getByRole('link', { name: 'Bet on Minute Five (demo)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await dialog.getByRole('textbox', { name: 'Username' }).fill('member01')
  await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill('Marquee1')
  await dialog.locator('form').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/elott\?gameCode=MINU5/)
  await expect(title(page)).toHaveText('Minute Five (demo)')
  await expect(main(page).getByRole('timer')).toBeVisible()
  await expect(page.frameLocator('iframe').getByText('Demo game')).toBeVisible()
})

test('a link to a game shows a visitor the numbers and asks to log in', async ({ page }) => {
  await page.goto(`${siteOf('jade')}/lottery?gameCode=CIVI5`)
  await expect(main(page).getByText('Log in to bet. Everyone can see the numbers below.')).toBeVisible()
  await expect(games(page).getByRole('article').first()).toBeVisible()
})

test('the lobby opens for members, with the payload of the lottery', async ({ page }) => {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/game/launchGame')) bodies.push(request.postData() ?? '')
  })
  await storeSession(page, 'aurora', 'member01')
  await page.goto(`${siteOf('aurora')}/lottery`)
  await main(page).getByRole('link', { name: 'Open the lottery lobby' }).click()
  await expect(page.frameLocator('iframe').getByText('Demo game')).toBeVisible()
  await page.goto(`${siteOf('aurora')}/lottery?gameCode=CIVI5&playType=BIGSMALL`)
  await expect(page.frameLocator('iframe').getByText('Demo game')).toBeVisible()
  const sent = bodies.map((body) => JSON.parse(body) as Record<string, unknown>)
  expect(sent).toMatchObject([
    {
      lottoArea: 'VN',
      launchMode: 'LOTT',
      lottoPrizeMode: 'Lott',
      lottoView: 'lobby',
      device: 'WEB',
      language: 'EN',
      backUrl: `${siteOf('aurora')}/lottery`,
    },
    { lottoView: 'betting', lottoGameCode: 'CIVI5', defaultPlayType: 'BIGSMALL', vassalage: 'CIVI' },
  ])
})

test('the vendor of the dropdown is the one whose lobby starts, and typed starts come to the page of the lottery', async ({
  page,
}) => {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/game/launchGame')) bodies.push(request.postDataJSON())
  })
  await enter(page, 'aurora', 'member01')
  await page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: 'Lottery', exact: true }).hover()
  await page.getByRole('link', { name: 'Delta Numbers' }).click()
  await expect(page).toHaveURL(/\/lottery\?vendor=DELT$/)
  await expect(game(page, 'Delta Mega 45 (demo)')).toBeVisible()
  await expect(main(page).getByText('Civic Five (demo)')).toHaveCount(0)
  await main(page).getByRole('button', { name: 'Open the lobby' }).click()
  await expect(page.frameLocator('iframe').getByText('Demo game')).toBeVisible()
  expect(bodies).toMatchObject([{ vassalage: 'DELT', lottoView: 'lobby', lottoPrizeMode: 'Lott' }])
  await page.goto(`${siteOf('aurora')}/game?vassalage=MINU&category=ELOTT`)
  await expect(page).toHaveURL(/\/elott\?vendor=MINU$/)
  await page.goto(`${siteOf('aurora')}/game?vassalage=CIVI&gameId=CIVI5&category=LOTT`)
  await expect(page).toHaveURL(/\/lottery\?vendor=CIVI&gameCode=CIVI5$/)
  await expect(title(page)).toHaveText('Civic Five (demo)')
  await expect(page.frameLocator('iframe').getByText('Demo game')).toBeVisible()
  expect(bodies.at(-1)).toMatchObject({ vassalage: 'CIVI', lottoView: 'betting', lottoGameCode: 'CIVI5' })
})

test('a game that nobody knows is said so, in words of games', async ({ page }) => {
  for (const address of ['/elott?gameCode=%3Cb%3E', '/game?vassalage=NUMG&nodeId=5']) {
    await page.goto(`${siteOf('aurora')}${address}`)
    await expect(page.getByText('Game not found')).toBeVisible()
  }
  await page.goto(`${siteOf('aurora')}/elott?gameCode=XX`)
  await expect(main(page).getByText('Game not found')).toBeVisible()
  await logIn(page, 'member01')
  await expect(main(page).getByText('Game not found')).toBeVisible()
  await expect(games(page).getByRole('article').first()).toBeVisible()
  await page.goto(`${siteOf('aurora')}/elott?gameCode=XX&vendor=MINU`)
  await expect(page.getByRole('alert')).toContainText('Game not found')
  await page.getByRole('link', { name: 'Back to the lobby' }).last().click()
  await expect(page).toHaveURL(/\/elott$/)
})

test('an old link to a lottery says that the game is not known, and moves no money', async ({ page }) => {
  const calls = watchCalls(page)
  await storeSession(page, 'jade', 'vip01')
  for (const asked of ['gameCode=GONE', 'gameCode=GONE&vendor=GONE', 'view=lobby&vendor=GONE']) {
    await page.goto(`${siteOf('jade')}/lottery?${asked}`)
    await expect(main(page).getByText('Game not found')).toBeVisible()
    await expect(games(page).getByRole('article').first()).toBeVisible()
  }
  expect(calls).not.toContain('/wps/game/launchGame')
  await page.goto(`${siteOf('jade')}/lottery?gameCode=GONE&vendor=CIVI`)
  await expect(page.getByRole('alert')).toContainText('Game not found')
  expect(calls).toContain('/wps/game/launchGame')
  expect(calls).not.toContain('/wps/relay/GCS_walletTransfer')
})

test('draws that are held under a running game leave it running', async ({ page }) => {
  let starts = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/game/launchGame')) starts += 1
  })
  await storeSession(page, 'aurora', 'member01')
  let drawn = false
  const told = await tell(page, () => (drawn ? { left: 60_000, issue: 8, numbers: ['4', '5', '6'] } : { left: 6_000 }))
  await page.route('**/wps/game/launchGame', async (route) => {
    const body = route.request().postDataJSON() as Record<string, unknown>
    await route.continue({ postData: JSON.stringify({ ...body, lottoGameCode: 'MINU5' }) })
  })
  await page.goto(`${siteOf('aurora')}/elott?gameCode=ONE`)
  await expect(page.frameLocator('iframe').getByText('Demo game')).toBeVisible()
  drawn = true
  await expect(main(page).getByRole('list', { name: 'Numbers of draw 8' })).toBeVisible({ timeout: 15_000 })
  await expect(main(page).getByRole('status').filter({ hasText: 'One: 4 5 6' })).toHaveCount(1)
  expect(told.asked()).toBeGreaterThan(1)
  expect(starts).toBe(1)
})

test('members see earlier draws of the game that they choose', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}/lottery`)
  await expect(main(page).getByText('Log in to see earlier draws of every game.')).toBeVisible()
  await logIn(page, 'member01')
  const opened = main(page).getByRole('region', { name: 'Winning numbers' })
  await opened.getByRole('combobox', { name: 'Game' }).selectOption({ label: 'Civic Three (demo)' })
  await expect(opened.getByRole('list', { name: /^Numbers of draw/ })).toHaveCount(10)
  await expect(
    opened
      .getByRole('list', { name: /^Numbers of draw/ })
      .first()
      .getByRole('listitem'),
  ).toHaveCount(3)
})

test('the pages are accessible', async ({ page }) => {
  for (const brand of ['aurora', 'jade']) {
    await page.goto(`${siteOf(brand)}/lottery`)
    await expect(games(page).getByRole('article').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await axeFindings(page), brand).toEqual([])
  }
})

test('on home the next draws have their heading while they are on their way, and it stays where it is', async ({
  page,
}) => {
  const held: (() => void)[] = []
  await page.route('**/lgw/games/popular?*', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  await page.goto(siteOf('jade'))
  const heading = page.getByRole('heading', { name: 'Next draws' })
  await expect(heading).toBeVisible()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  const top = (await heading.boundingBox())?.y
  for (const answer of held) answer()
  await expect(page.getByRole('link', { name: /^Bet on/ }).first()).toBeVisible()
  expect((await heading.boundingBox())?.y).toBe(top)
})
