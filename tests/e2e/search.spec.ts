import { enter } from './signIn'
import { expect, siteOf, test } from './support'

test('search from any page: games, providers, promotions, pages and help, by keyboard alone', async ({ page }) => {
  await enter(page, 'aurora', 'member01', '/promotions')
  const opener = page.getByRole('button', { name: 'Search' })
  await expect(opener).toBeVisible()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const field = dialog.getByRole('searchbox')
  await expect(field).toBeFocused()
  await expect(dialog.getByRole('heading', { name: 'Popular now' })).toBeVisible()

  await field.fill('dragon')
  const games = dialog.locator('section').filter({ has: page.getByRole('heading', { name: 'Games', exact: true }) })
  await expect(games.getByRole('button').first()).toContainText(/dragon/i)
  // the whole list of slots has come, and more of them match than are shown
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ results$/)
  await expect(games.getByRole('button', { name: 'See all results in Slots' })).toBeVisible()

  // the same goes for live tables
  await field.fill('live')
  await expect(games.getByRole('button', { name: 'See all results in Live casino' })).toBeVisible()

  // Enter takes what was found, never a suggestion or the result of fewer letters
  await field.fill('')
  await expect(dialog.getByRole('heading', { name: 'Popular now' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()

  await field.fill('withdraw')
  const pages = dialog.locator('section').filter({ has: page.getByRole('heading', { name: 'Pages' }) })
  await expect(pages.getByRole('button', { name: 'Withdraw', exact: true })).toBeVisible()
  await field.fill('no such thing at all')
  await expect(dialog.getByText('No results for “no such thing at all”')).toBeVisible()

  // signs alone find nothing, and say so
  await field.fill('(')
  await expect(dialog.getByText('No results for “(”')).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Popular now' })).toBeVisible()
  // Enter takes what was found, never a suggestion
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('No results for “(”')).toBeVisible()

  await field.fill('rebate')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/promotions\/detail\/daily-rebate$/)
  await expect(dialog).toHaveCount(0)

  // it is offered again, until it is to be forgotten
  await page.keyboard.press('Control+k')
  await expect(dialog.getByRole('button', { name: 'rebate', exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Clear recent searches' }).click()
  await expect(dialog.getByRole('button', { name: 'rebate', exact: true })).toHaveCount(0)
  await page.reload()
  await expect(dialog.getByRole('heading', { name: 'Popular now' })).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Recent searches' })).toHaveCount(0)
})

test('Enter right after the last letter takes the first result, as soon as there is one', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}/help`)
  await expect(page.getByRole('button', { name: 'Search' }).first()).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox')
  await expect(field).toBeFocused()
  await page.keyboard.type('rebate')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/promotions\/detail\/daily-rebate$/)
})

test('promotions are found by what they say, and what players know by another name under that', async ({ page }) => {
  await enter(page, 'aurora', 'member01', '/help')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const field = dialog.getByRole('searchbox')
  const group = (name: string) =>
    dialog.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await field.fill('bonus')
  await expect(group('Promotions').getByRole('button', { name: 'Your first deposit, doubled' })).toBeVisible()
  await field.fill('cashback')
  await expect(group('Promotions').getByRole('button', { name: 'Daily rebate' })).toBeVisible()
  await field.fill('vip')
  await expect(group('Pages').getByRole('button', { name: 'VIP', exact: true })).toHaveCount(1)
  await expect(group('Promotions').getByRole('button', { name: 'Rank season' })).toBeVisible()
  // told by its first words, though the table of ranks is what was found
  await field.fill('platinum')
  const found = group('Promotions').getByRole('button', { name: 'Rank season' })
  await expect(found).toContainText('decides your rank')
  await expect(found).not.toContainText('Platinum')
  await field.fill('roulette baccarat')
  await expect(group('Pages').getByRole('button', { name: 'Live casino' })).toBeVisible()
})

test('matches of the moment are found by a team, and open their book', async ({ page }) => {
  await enter(page, 'aurora', 'member01', '/help')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const asked = page.waitForResponse(/GLS2_matchList/)
  await dialog.getByRole('searchbox').fill('a')
  const { value } = (await (await asked).json()) as {
    value: { leagues: { matches: { vassalage: string; matchId: string; home: { name: string } }[] }[] }
  }
  const match = value.leagues.flatMap(({ matches }) => matches).find(({ vassalage }) => vassalage === 'KICK')
  if (match === undefined) throw new Error('no match of a book')
  await dialog.getByRole('searchbox').fill(match.home.name)
  const matches = dialog.locator('section').filter({ has: page.getByRole('heading', { name: 'Matches', exact: true }) })
  await matches.getByRole('button', { name: match.home.name }).first().click()
  await expect(page).toHaveURL((url) => url.searchParams.get('gameId') === match.matchId)
})

test('while slots are on their way nothing is said to be missing, and the field stays where it is', async ({
  page,
}) => {
  await page.route('**/wps/relay/GCSGAME_gameList**', () => undefined)
  await page.goto(`${siteOf('aurora')}/help?modal=searchModal`)
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const field = dialog.getByRole('searchbox')
  const top = async () => (await field.boundingBox())?.y
  const before = await top()
  await field.fill('nosuchthing')
  await expect(dialog.getByText('Slots are still loading.')).toBeVisible({ timeout: 1500 })
  await expect(dialog.getByText('Searching…')).toBeVisible()
  await expect(dialog.getByText('No results for')).toHaveCount(0)
  expect(await top()).toBe(before)
  await field.fill('a')
  await expect(dialog.getByRole('heading', { name: 'Pages' })).toBeVisible()
  expect(await top()).toBe(before)
})

test('where slots did not come, that is said in place of a wrong spelling, and they can be asked for again', async ({
  page,
}) => {
  const calls = '**/wps/relay/GCSGAME_gameList**'
  await page.route(calls, (route) => route.abort())
  await page.goto(`${siteOf('aurora')}/help?modal=searchModal`)
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('searchbox').fill('crown of the')
  const retry = dialog.getByRole('button', { name: 'Load them' })
  await expect(retry).toBeVisible({ timeout: 30_000 })
  await expect(dialog.getByText('No results for “crown of the”')).toBeVisible()
  await expect(dialog.getByText('Check the spelling')).toHaveCount(0)
  await expect(dialog.getByRole('status')).toHaveText('Some slots could not be loaded and are not in these results.')
  // before what is suggested instead
  const popular = await dialog.getByRole('heading', { name: 'Popular now' }).boundingBox()
  expect((await retry.boundingBox())?.y).toBeLessThan(popular?.y ?? 0)
  await page.unroute(calls)
  await retry.click()
  await expect(retry).toHaveCount(0)
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ results?$/)
})

test('a picture that does not come is the letter of its game, not the browser’s sign of it', async ({ page }) => {
  await enter(page, 'aurora', 'member01', '/help')
  await page.route('**/cdn/**', (route) => route.abort())
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('searchbox').fill('dragon')
  const picture = dialog
    .getByRole('button', { name: /dragon/i })
    .first()
    .locator('img')
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBe(0)
  const stands = await picture.evaluate((img: HTMLImageElement) => {
    const { content, blockSize } = getComputedStyle(img, '::before')
    return { letter: img.alt, content, isWhole: blockSize === getComputedStyle(img).blockSize }
  })
  expect(stands).toEqual({ letter: stands.letter, content: `"${stands.letter}"`, isWhole: true })
  expect(stands.letter).toMatch(/^\p{L}$/u)
})

test('on a phone it stands in the bar; a visitor is asked to log in when a game is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${siteOf('jade')}/index?lang=en`)
  await page.getByRole('navigation', { name: 'Quick navigation' }).getByRole('button', { name: 'Search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Search' })
  // accents, case and a slip of the finger
  await dialog.getByRole('searchbox').fill('DRAGÓN')
  await dialog.locator('section').getByRole('button').first().click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
})

test('hostile words are searched for as words: they turn nothing, run nowhere and fit', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const [typed, shown] of [
    ['\u202Ezzyqx\u202D\u2067kk', 'zzyqxkk'],
    ['<img src=x onerror=alert(1)>zz', '<img src=x onerror=alert(1)>zz'],
    ['q'.repeat(10_000), 'q'.repeat(80)],
  ] as const) {
    await page.goto(`${siteOf('aurora')}/help?modal=searchModal`)
    const dialog = page.getByRole('dialog', { name: 'Search' })
    // as it is pasted: the field itself takes no more than it should
    await dialog.getByRole('searchbox').fill(typed.slice(0, 80))
    await expect(dialog.getByText(`No results for “${shown}”`)).toBeVisible()
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
    await expect(dialog.locator('img[src="x"]')).toHaveCount(0)
  }
})
