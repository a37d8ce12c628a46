import type { Page } from '@playwright/test'
import { axeInBothThemes, module, storeSession } from './signIn'
import { demoPassword, expect, moveClock, scenario, siteOf, test } from './support'

const main = (page: Page) => page.getByRole('main')
const call = '/wps/relay/GLS2_matchList'
const asked = `**${call}*`
const leagues = (page: Page) => main(page).getByRole('list', { name: /\(demo\)$/ })
const odds = (page: Page) => main(page).getByRole('link', { name: /^(Home win|Draw|Away win), / })
/** Matches of the sandbox's leagues, whether their books are open or not. */
const rows = (page: Page) => leagues(page).getByRole('listitem')
const books = (page: Page) => main(page).getByRole('region', { name: 'Sportsbooks' })
const view = (page: Page, name: RegExp) =>
  main(page).getByRole('navigation', { name: 'Sections of sports' }).getByRole('link', { name })

const serverTime = Date.UTC(2030, 0, 15, 12)
const hour = 3_600_000

/** Answers in place of the platform: one league, with these matches. */
async function tell(page: Page, matches: () => readonly unknown[]): Promise<{ readonly asked: () => number }> {
  let count = 0
  await page.route(asked, (route) => {
    count += 1
    const league = { leagueId: 'ONE', name: 'One League', sport: 'FOOTBALL', sportName: 'Football', matches: matches() }
    return route.fulfill({ json: { success: true, value: { serverTime, leagues: [league] } } })
  })
  return { asked: () => count }
}
const match = (matchId: string, more: object = {}) => ({
  ...{ matchId, vassalage: 'KICK', startsAt: serverTime + hour },
  ...{ home: { name: 'North' }, away: { name: 'South' }, odds: { home: '2.10', draw: '3.40', away: '3.10' } },
  ...more,
})
const live = { minute: 67, score: { home: 2, away: 1 } }

test('beside the matches no heading stands over its column, at twice the size of text too', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${siteOf('aurora')}/sports`)
  await expect(books(page)).toBeVisible()
  await expect(leagues(page).first()).toBeVisible()
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const over = () =>
    page
      .locator('[data-aside] h2')
      .evaluateAll((headings) =>
        headings.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
      )
  expect(await page.locator('[data-aside] h2').count()).toBe(2)
  expect(await over()).toEqual([])
})

test('matches stand in their leagues, with odds that say what they are of; no game has a tile here', async ({
  page,
}) => {
  await page.goto(`${siteOf('aurora')}/sports`)
  for (const name of ['In-play', 'Hot matches', 'Starting soon'])
    await expect(main(page).getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(odds(page).first()).toBeVisible()
  for (const league of await main(page).getByRole('heading', { level: 3 }).all())
    await expect(league).toHaveText(/\(demo\)$/)
  await expect(odds(page).first()).toHaveAccessibleName(/^(Home win|Draw|Away win), \d+\.\d\d, .+ v .+$/)
  expect(await odds(page).count()).toBeGreaterThan(20)
  await expect(main(page).getByRole('article')).toHaveCount(0)
  await expect(main(page).getByText('All games')).toHaveCount(0)
  const ids = await main(page)
    .getByRole('link', { name: /^Home win/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(ids).size).toBe(ids.length)
})

test('in-play, today, hot matches and leagues have pages of their own', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}/sports`)
  for (const [name, path] of [
    [/^In-play/, 'rolling'],
    [/^Today/, 'today'],
    [/^Hot matches/, 'hot'],
    [/^Leagues/, 'league'],
  ] as const) {
    await view(page, name).click()
    await expect(page).toHaveURL(new RegExp(`/sports/${path}$`))
    await expect(view(page, name)).toHaveAttribute('aria-current', 'page')
    await expect(rows(page).first()).toBeVisible()
    if (path !== 'rolling') continue
    for (const row of await rows(page).all()) await expect(row.getByText('Live', { exact: true })).toBeVisible()
  }
  await page.goto(`${siteOf('aurora')}/sports/tomorrow`)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sports')
})

test('a page is narrowed to a sport and to a league by its address, and what means nothing there gives way', async ({
  page,
}) => {
  await page.goto(`${siteOf('aurora')}/sports/league?sport=NONE&league=NONE`)
  await expect(page).toHaveURL(`${siteOf('aurora')}/sports/league`)
  await main(page)
    .getByRole('navigation', { name: 'Sports', exact: true })
    .getByRole('link', { name: 'Tennis' })
    .click()
  await expect(leagues(page)).toHaveCount(1)
  await expect(main(page).getByRole('link', { name: /^Draw, / })).toHaveCount(0)
  await view(page, /^Hot matches/).click()
  await expect(page).toHaveURL(/\/sports\/hot\?sport=TENNIS$/)
  await page.goto(`${siteOf('aurora')}/sports/league`)
  await main(page)
    .getByRole('navigation', { name: 'Leagues' })
    .getByRole('link', { name: /^Highland Cup/ })
    .click()
  await expect(page).toHaveURL(/league=HIGH/)
  await expect(leagues(page)).toHaveCount(1)
})

test('a visitor who presses odds logs in, and the book opens at the match', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}/sports/league`)
  const first = main(page)
    .getByRole('link', { name: /^Home win, / })
    .first()
  const [, teams = ''] = /, [^,]+, (.+)$/.exec((await first.getAttribute('aria-label')) ?? '') ?? []
  await first.click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Username' }).fill('member01')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(demoPassword)
  await page.locator('form').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/game\?gameId=[A-Z]+-\d+-\d&vassalage=\w+&category=SPORTS$/)
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(teams.replace(' v ', ' – '))
  await page
    .getByRole('link', { name: /Back to the lobby/ })
    .or(page.getByRole('button', { name: /Back to the lobby/ }))
    .first()
    .click()
  await expect(page).toHaveURL(/\/sports$/)
})

test('the match itself opens its book too, and the books themselves stay reachable', async ({ page }) => {
  await storeSession(page, 'aurora', 'member01')
  await page.goto(`${siteOf('aurora')}/sports/rolling`)
  await rows(page).first().getByRole('link', { name: / v / }).first().click()
  const book = page.frameLocator('iframe')
  await expect(book.getByRole('heading', { level: 1 })).toHaveText(/ – /)
  await expect(book.getByText('Demo sportsbook')).toBeVisible()
  const [home = ''] = ((await book.getByRole('heading', { level: 1 }).textContent()) ?? '').split(' – ')
  const picks = book.getByRole('radiogroup', { name: 'Choose a bet' })
  await expect(picks.locator('.asked')).toContainText(home)
  await picks.getByRole('radio').last().check({ force: true })
  await book.getByRole('button', { name: 'Place bet' }).click()
  await expect(book.locator('.message')).toContainText(
    /Your bet: .+ \u2066\d+\.\d\d\u2069\. Demo result: .+\. (No win|Win)/,
  )
  await page.goto(`${siteOf('aurora')}/sports/rolling`)
  await books(page)
    .getByRole('link', { name: /^Podium Odds/ })
    .click()
  await expect(page.getByText(/maintenance/i).first()).toBeVisible()
  await books(page)
    .getByRole('link', { name: /^Kickline/ })
    .click()
  await expect(page).toHaveURL(/\/game\?gameId=rolling&vassalage=KICK/)
})

test('in play everything goes on while the page is seen: minutes move, what is over is gone', async ({ page }) => {
  const told = await tell(page, () => [match('a', { live })])
  await page.clock.install()
  await page.goto(`${siteOf('aurora')}/sports/rolling`)
  await expect(main(page).getByText('67′')).toBeVisible()
  const before = told.asked()
  await page.clock.fastForward(21_000)
  await expect.poll(told.asked).toBe(before + 1)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.clock.fastForward(120_000)
  expect(told.asked()).toBe(before + 1)
})

test('the sandbox’s matches move with its clock', async ({ page }) => {
  await page.clock.install()
  await page.goto(`${siteOf('aurora')}/sports/rolling`)
  const names = () => rows(page).allInnerTexts()
  await expect(rows(page).first()).toBeVisible()
  const before = await names()
  await moveClock(4 * hour)
  await page.clock.fastForward(21_000)
  await expect.poll(names).not.toEqual(before)
  await moveClock(0)
})

test('odds that move are marked, and nothing else moves', async ({ page }) => {
  let home = '2.10'
  await tell(page, () => [match('a', { live, odds: { home, draw: '3.40', away: '3.10' } })])
  await page.clock.install()
  await page.goto(`${siteOf('aurora')}/sports/rolling`)
  const one = main(page).getByRole('link', { name: 'Home win, 2.10, North v South' })
  const place = await one.boundingBox()
  home = '2.35'
  await page.clock.fastForward(21_000)
  const other = main(page).getByRole('link', { name: 'Home win, 2.35, North v South' })
  await expect(other).toHaveAttribute('data-move', 'up')
  expect(await other.boundingBox()).toEqual(place)
  await page.clock.fastForward(9_000)
  await expect(other).not.toHaveAttribute('data-move')
})

test('a keyboard on odds that close stays at their match', async ({ page }) => {
  let suspended = false
  await tell(page, () => [match('a', { live, suspended })])
  await page.clock.install()
  await page.goto(`${siteOf('aurora')}/sports/rolling`)
  await main(page)
    .getByRole('link', { name: /^Draw, / })
    .focus()
  suspended = true
  await page.clock.fastForward(21_000)
  await expect(main(page).getByText('Draw: betting suspended')).toBeAttached()
  await expect(main(page).getByRole('link', { name: 'North 2 v South 1' })).toBeFocused()
})

test('a keyboard on a match that is over goes on at the nearest that is left', async ({ page }) => {
  let shown = ['a', 'b', 'c']
  await tell(page, () => shown.map((id) => match(id, { live, home: { name: `North ${id}` } })))
  await page.clock.install()
  await page.goto(`${siteOf('aurora')}/sports/rolling`)
  await main(page)
    .getByRole('link', { name: /^Draw, .*North b/ })
    .focus()
  for (const [left, near] of [
    [['a', 'c'], 'c'],
    [['a'], 'a'],
  ] as const) {
    shown = [...left]
    await page.clock.fastForward(21_000)
    await expect(main(page).getByRole('link', { name: `North ${near} 2 v South 1` })).toBeFocused()
    await expect(main(page).getByRole('link', { name: /^North/ })).toHaveCount(left.length)
  }
})

test('with larger text a score stays beside its team where both have room', async ({ page }) => {
  const [home, away] = [{ name: 'North' }, { name: 'Southern Wanderers' }]
  await tell(page, () => [match('a', { live, home, away })])
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(`${siteOf('aurora')}/sports/rolling`)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 24 } })
  const link = main(page).getByRole('link', { name: / v / })
  for (const [name, score] of [
    ['North', '2'],
    ['Southern Wanderers', '1'],
  ] as const) {
    const middle = async (text: string) => {
      const box = await link.getByText(text, { exact: true }).boundingBox()
      return box && box.y + box.height / 2
    }
    await expect.poll(async () => Math.abs(((await middle(name)) ?? 0) - ((await middle(score)) ?? 99))).toBeLessThan(2)
  }
})

test('a book that takes no bets now shows no odds', async ({ page }) => {
  await tell(page, () => [match('a', { live, suspended: true })])
  await page.goto(`${siteOf('aurora')}/sports/rolling`)
  await expect(main(page).getByText('Home win: betting suspended')).toBeAttached()
  await expect(odds(page)).toHaveCount(0)
  await expect(main(page).getByRole('link', { name: 'North 2 v South 1' })).toBeVisible()
})

test('nothing in play: the next kick-off, and the way to today', async ({ page }) => {
  await tell(page, () => [match('late', { startsAt: serverTime + 2 * hour, home: { name: 'Late' } }), match('next')])
  await page.goto(`${siteOf('aurora')}/sports/rolling`)
  await expect(main(page).getByText('No in-play matches right now')).toBeVisible()
  await expect(main(page).getByText(/^Next kick-off: .+, .?North.? v .?South.?, One League\.$/)).toBeVisible()
  await main(page).getByRole('link', { name: 'Today’s matches' }).click()
  await expect(page).toHaveURL(/\/sports\/today$/)
})

test('nothing in play, and nothing more today: the way to the leagues; what the page is narrowed to is kept', async ({
  page,
}) => {
  await tell(page, () => [match('next', { startsAt: serverTime + 23 * hour, isHot: 1 })])
  await page.goto(`${siteOf('aurora')}/sports?sport=FOOTBALL&vendor=KICK`)
  await expect(main(page).getByRole('link', { name: 'All hot matches' })).toHaveAttribute(
    'href',
    '/sports/hot?sport=FOOTBALL&vendor=KICK',
  )
  await page.goto(`${siteOf('aurora')}/sports/rolling?vendor=KICK`)
  await expect(main(page).getByText(/^Next kick-off: .*Tomorrow/)).toBeVisible()
  await main(page).getByRole('link', { name: 'All matches' }).click()
  await expect(page).toHaveURL(/\/sports\/league\?vendor=KICK$/)
  await expect(odds(page)).toHaveCount(3)
})

test('a long page is drawn in steps, and goes on at the first match of the next', async ({ page }) => {
  await tell(page, () => Array.from({ length: 130 }, (_, place) => match(`m${place}`)))
  await page.goto(`${siteOf('aurora')}/sports/league`)
  const all = main(page).getByRole('list', { name: 'One League' }).getByRole('listitem')
  const more = main(page).getByRole('button', { name: /^Show more/ })
  await expect(all).toHaveCount(60)
  await more.press('Enter')
  await expect(all).toHaveCount(120)
  await expect(all.nth(60).getByRole('link').first()).toBeFocused()
  await more.click()
  await expect(all).toHaveCount(130)
  await expect(more).toHaveCount(0)
})

test('the picture of a team is asked for where it may be; otherwise there is its crest', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  const colours = ['#112233', '#ddeeff']
  await tell(page, () => [
    match('a', {
      home: { name: 'North', colours, logo: 'javascript:alert(1)' },
      away: { name: 'South', logo: '//elsewhere.example/a.png' },
    }),
  ])
  await page.goto(`${siteOf('aurora')}/sports/league`)
  const row = main(page).getByRole('list', { name: 'One League' }).getByRole('listitem')
  await expect(row.locator('svg')).not.toHaveCount(0)
  await expect(row.locator('img')).toHaveCount(0)
  expect(asked.filter((address) => /alert|elsewhere/.test(address))).toEqual([])
})

test('no matches at all, and matches that could not be had, leave the books', async ({ page }) => {
  await tell(page, () => [])
  await page.goto(`${siteOf('aurora')}/sports/hot`)
  await expect(main(page).getByText('No hot matches at the moment')).toBeVisible()
  await expect(books(page).getByRole('link', { name: /^Kickline/ })).toBeVisible()
  await page.unrouteAll()
  await scenario('failing', 'aurora', call)
  await page.goto(`${siteOf('aurora')}/sports`)
  await expect(main(page).getByText('The matches could not be loaded')).toBeVisible()
  await expect(books(page).getByRole('link', { name: /^Kickline/ })).toBeVisible()
  await scenario('normal', 'aurora')
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await expect(odds(page).first()).toBeVisible()
})

test('a platform without the call, or without its module, has its books as ever', async ({ page }) => {
  await page.route(asked, (route) => route.fulfill({ status: 404, body: 'not here' }))
  await page.goto(`${siteOf('aurora')}/sports/rolling`)
  await expect(main(page).getByText('Matches and odds are shown in the sportsbook.')).toBeVisible()
  await expect(books(page).getByRole('link', { name: /^Kickline.*Open in-play/ })).toHaveAttribute(
    'href',
    /gameId=rolling/,
  )
  await page.unrouteAll()
  await module('aurora', 'GAMELO3', false)
  await expect(async () => {
    // the edge has told what it knew before
    await page.goto(`${siteOf('aurora')}/sports`)
    await expect(books(page).getByRole('link', { name: /^Kickline/ })).toBeVisible()
    await expect(main(page).getByRole('combobox')).toHaveCount(0, { timeout: 2_000 })
  }).toPass()
  await expect(odds(page)).toHaveCount(0)
  await scenario('normal', 'aurora')
})

test('rows that are not as agreed are left out, others’ books too, and long names fit', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await tell(page, () => [
    null,
    match('<b>'),
    match('odd', { odds: { home: 2.1, away: '3' } }),
    match('gone', { vassalage: 'NONE', home: { name: 'Elsewhere' } }),
    match('a', { home: { name: '<i>Two</i> فريق '.repeat(9) } }),
    match('a', { home: { name: 'Again' } }),
  ])
  await page.goto(`${siteOf('aurora')}/sports/league`)
  await expect(odds(page)).toHaveCount(3)
  await expect(main(page).getByText('<i>Two</i>').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('odds are written as the player chooses, which is kept', async ({ page }) => {
  await tell(page, () => [match('a')])
  await page.goto(`${siteOf('aurora')}/sports/league`)
  await expect(odds(page).first()).toContainText('2.10')
  await main(page).getByRole('combobox', { name: 'Odds format' }).selectOption({ label: 'American odds' })
  await expect(odds(page).first()).toContainText('+110')
  await page.reload()
  await expect(odds(page).first()).toContainText('+110')
})

test('a vendor that the address names: its matches, and the way into its book', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}/sports/league?vendor=STRI`)
  await expect(main(page).getByRole('button', { name: 'Open the lobby' })).toBeVisible()
  await expect(odds(page).first()).toBeVisible()
  const hrefs = await odds(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.length).toBeGreaterThan(0)
  expect(hrefs.filter((href) => !href.includes('vassalage=STRI'))).toEqual([])
})

test('on the smallest phone each of the odds is as large as a finger, at twice the text too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(`${siteOf('aurora')}/sports`)
  await expect(odds(page).first()).toBeVisible()
  const browser = await page.context().newCDPSession(page)
  for (const standard of [16, 32]) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
    const sizes = await odds(page).evaluateAll((links) =>
      links.map((link) => {
        const { width, height } = link.getBoundingClientRect()
        return Math.min(width, height)
      }),
    )
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
})

test('by keys: the odds are reached one after another, and Enter opens the book', async ({ page }) => {
  await tell(page, () => [match('a')])
  await page.goto(`${siteOf('aurora')}/sports/league`)
  await main(page).getByRole('link', { name: 'North v South', exact: true }).focus()
  for (const name of ['Home win', 'Draw', 'Away win']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: new RegExp(`^${name}, `) })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
})

test('the pages are accessible', async ({ page }) => {
  for (const [path, width] of [
    ['/sports', 1280],
    ['/sports', 390],
    ['/sports/league', 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 860 })
    await page.goto(siteOf('aurora') + path)
    await expect(odds(page).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await axeInBothThemes(page), `${path} at ${width}`).toEqual([])
  }
})

test('home of a brand that leads with sports has the next matches first, others further down', async ({ page }) => {
  await storeSession(page, 'sahara', 'member01')
  await page.goto(`${siteOf('sahara')}/index`)
  const next = main(page).getByRole('region', { name: 'Live and next' })
  await expect(next.getByRole('article')).toHaveCount(10)
  await expect(next.getByRole('link', { name: /^Home win, .+ v .+$/ }).first()).toBeVisible()
  await next.getByRole('link', { name: 'All matches' }).click()
  await expect(page).toHaveURL(/\/sports$/)
  await page.goto(`${siteOf('aurora')}/index`)
  const further = main(page).getByRole('region', { name: 'Live and next' })
  await expect(async () => {
    // lanes come as they are scrolled to
    await page.mouse.wheel(0, 600)
    await expect(further.getByRole('article').first()).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 15_000 })
})

test.describe('Arabic', () => {
  test.use({ language: 'AR' })

  test('reads from the right, and names odds in its own words', async ({ page }) => {
    await storeSession(page, 'sahara', 'member01')
    await page.goto(`${siteOf('sahara')}/sports`)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(
      main(page)
        .getByRole('link', { name: /^فوز صاحب الأرض، [\d.]+، .+ ضد .+$/ })
        .first(),
    ).toBeVisible()
    await expect(main(page).getByText('مباشر', { exact: true }).first()).toBeVisible()
    expect(await axeInBothThemes(page)).toEqual([])
  })
})
