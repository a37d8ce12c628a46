import { request } from 'node:http'
import type { Browser, Page, Request } from '@playwright/test'
import { accountMenu, again, endToken, fillLogin } from './loginAgain'
import { enter, storeSession } from './signIn'
import { expect, motion, place, scenario, siteOf, test } from './support'

// the demo games' reels turn only where motion is welcome
test.use(motion)

const game = (page: Page) => page.frameLocator('iframe')
const gamesOrigin = () => `http://games.sandbox.localhost:${place().port}`
const launches = (page: Page) => countOf(page, '/wps/game/launchGame')

function countOf(page: Page, path: string): { readonly bodies: string[] } {
  const bodies: string[] = []
  page.on('request', (call) => {
    if (new URL(call.url()).pathname === path) bodies.push(call.postData() ?? '')
  })
  return { bodies }
}

interface Wallets {
  readonly sum: string
  readonly main: string
  readonly others: readonly string[]
}

/** What the platform says of the wallets, asked as the page asks. */
async function walletsOf(page: Page, merchant: string): Promise<Wallets> {
  return page.evaluate(async (code) => {
    const headers = {
      Merchant: code,
      Device: 'WEB',
      Language: 'EN',
      'X-Gateway-Version': '3',
      ModId: 'COMM3',
      Authorization: sessionStorage.getItem('token') ?? '',
    }
    const answer = await fetch('/wps/v2/wallets/balance', { headers })
    const { value } = (await answer.json()) as {
      value: { sumBalance: string; balance: { accountTypeId: number; availBalance: string }[] }
    }
    const of = (isMain: boolean) =>
      value.balance
        .filter(({ accountTypeId }) => (accountTypeId === 1) === isMain)
        .map(({ availBalance }) => availBalance)
    return { sum: value.sumBalance, main: of(true)[0] ?? '', others: of(false) }
  }, merchant)
}

/** Lets a call reach the platform, whose answer nobody hears. By address: the machine may not know names under localhost. */
function arrive(call: Request): Promise<void> {
  const { host, pathname } = new URL(call.url())
  return new Promise((resolve, reject) => {
    const headers = { ...call.headers(), Host: host }
    const sent = request(
      { host: '127.0.0.1', port: place().port, path: pathname, method: call.method(), headers },
      (answer) => {
        answer.resume()
        answer.on('end', resolve)
      },
    )
    sent.on('error', reject)
    sent.end(call.postData() ?? '')
  })
}

/** A browser that knows of nothing. */
async function otherDevice(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  await page.addInitScript(() => {
    if (window.parent === window) localStorage.setItem('hisLang', 'EN')
  })
  return page
}

/** Plays until the balance is another: a round may win its stake back. */
async function play(page: Page, button: RegExp): Promise<string> {
  const [balance, act] = [game(page).locator('output'), game(page).getByRole('button', { name: button })]
  const before = await balance.textContent()
  for (let round = 0; round < 10 && (await balance.textContent()) === before; round += 1) {
    await act.click()
    await expect(act).toBeDisabled()
    await expect(act).toBeEnabled()
  }
  const after = await balance.textContent()
  expect(after).not.toBe(before)
  return (after ?? '').replace(/[^\d.]/g, '')
}

test.describe('one wallet', () => {
  test('a game runs on another origin, in a frame that may do little, and changes the balance', async ({ page }) => {
    await storeSession(page, 'aurora', 'vip01')
    const asked = launches(page)
    await page.goto(`${siteOf('aurora')}/game?vassalage=CIND&category=RNG`)
    const frame = page.locator('iframe')
    await expect(frame).toHaveAttribute('src', new RegExp(`^${gamesOrigin()}/sandbox/play\\?ticket=`))
    expect(await frame.getAttribute('sandbox')).not.toMatch(/top-navigation|modals|downloads/)
    expect(await frame.getAttribute('allow')).toBe('autoplay; fullscreen; screen-wake-lock')
    await expect(game(page).getByText('Demo game')).toBeVisible()
    const after = await play(page, /spin/i)
    expect((await walletsOf(page, 'aurora')).main).toBe(after)
    expect(asked.bodies).toHaveLength(1)
    const token = await page.evaluate(() => sessionStorage.getItem('token'))
    expect(JSON.parse(asked.bodies[0] ?? '')).toEqual({
      token,
      accountType: 1,
      confirmTrans: 0,
      vassalage: 'CIND',
      launchMode: 'GLS',
      platform: 'html5-desktop',
      clientType: 3,
      username: 'vip01',
      merchantCode: 'aurora',
      language: 'EN',
    })
    expect(await frame.getAttribute('src')).not.toContain(token)
    // the vendor is stored with the page of slots, and games lead back to it
    expect(await page.evaluate(() => sessionStorage.getItem('vassalage'))).toBeNull()
    // in the bar, and nowhere over the game
    const [service] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Customer service' }).click(),
    ])
    await service.waitForURL(/chat/)
  })

  test('starts again by its button, and by nothing else', async ({ page }) => {
    await storeSession(page, 'aurora', 'vip01')
    const asked = launches(page)
    await page.goto(`${siteOf('aurora')}/game?vassalage=LUMA&category=LIVE`)
    await expect(game(page).getByRole('button', { name: 'Spin the wheel' })).toBeVisible()
    await page.getByRole('button', { name: 'Start the game again' }).dblclick()
    await expect(game(page).getByRole('button', { name: 'Spin the wheel' })).toBeVisible()
    expect(asked.bodies.length).toBe(2)
  })

  test('starts by itself after a login, where the session was over when it was pressed', async ({ page }) => {
    await storeSession(page, 'aurora', 'vip01')
    await page.goto(`${siteOf('aurora')}/rng`)
    const tile = page.getByRole('main').getByRole('article').first().getByRole('button').first()
    await expect(tile).toBeVisible()
    await expect(accountMenu(page)).toBeVisible()
    await endToken(page)
    const asked = launches(page)
    await tile.click()
    await expect(page.getByText('The game did not start')).toBeVisible()
    await fillLogin(again(page), 'vip01')
    await expect(game(page).getByText('Demo game')).toBeVisible()
    expect(asked.bodies).toHaveLength(2)
  })

  test('a visitor logs in first, and the game that was pressed goes on', async ({ page }) => {
    await page.goto(`${siteOf('aurora')}/rng`)
    await page.getByRole('main').getByRole('article').first().getByRole('button').first().click()
    await expect(page).toHaveURL(/modal=loginPopupModal/)
    await page.getByRole('textbox', { name: 'Username' }).fill('member01')
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Marquee1')
    await page.locator('form').getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/game\?/)
    await expect(game(page).getByText('Demo game')).toBeVisible()
  })

  test('going back leads to the place that the game was pressed at', async ({ page }) => {
    await storeSession(page, 'aurora', 'member01')
    await page.goto(`${siteOf('aurora')}/rng?sort=name&vendor=CIND`)
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('vassalage'))).toBe('CIND')
    await page.getByRole('main').getByRole('article').first().getByRole('button').first().click()
    await expect(game(page).getByText('Demo game')).toBeVisible()
    await page.getByRole('link', { name: 'Back to the lobby' }).click()
    await expect(page).toHaveURL(/\/rng\?sort=name&vendor=CIND$/)
    await page.goto(`${siteOf('aurora')}/game?vassalage=CIND&category=RNG`)
    await expect(page.getByRole('link', { name: 'Back to the lobby' })).toHaveAttribute('href', '/rng?vendor=CIND')
  })

  test('the answer to somebody who left starts nothing', async ({ page }) => {
    await storeSession(page, 'aurora', 'member01')
    let answer: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/wps/game/launchGame', async (route) => {
      await held
      await route.continue().catch(() => undefined)
    })
    await page.goto(`${siteOf('aurora')}/game?vassalage=CIND&category=RNG`)
    await expect(page.getByRole('status', { name: 'Starting the game' })).toBeAttached()
    await page.getByRole('link', { name: 'Back to the lobby' }).click()
    await expect(page).toHaveURL(/\/rng/)
    answer()
    await page.waitForTimeout(600)
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(page).toHaveURL(/\/rng/)
  })
})

test.describe('other ways to start', () => {
  test('VASSALAGE: the vendor’s games are shown, searched, and the chosen one starts', async ({ page }) => {
    await storeSession(page, 'aurora', 'vip01')
    await page.goto(`${siteOf('aurora')}/game?vassalage=TIDE&category=FISH`)
    const dialog = page.getByRole('dialog', { name: 'Tidecaller games' })
    await expect(dialog).toBeVisible()
    const cards = dialog.getByRole('article')
    await expect(cards).toHaveCount(48)
    await dialog.getByRole('searchbox').fill('no game is called so')
    await expect(dialog.getByText('No games found')).toBeVisible()
    await dialog.getByRole('searchbox').fill('harpoon')
    await expect(cards).toHaveCount(24)
    await cards.first().getByRole('button').first().click()
    await expect(page).toHaveURL(/\/game\?nodeId=\d+.*vassalage=TIDE/)
    await expect(game(page).getByText('Demo game')).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeVisible()
  })

  test('TCG_SEA: a window of its own, opened by the press and filled with the answer', async ({ page }) => {
    await storeSession(page, 'aurora', 'vip01')
    const asked = launches(page)
    await page.goto(`${siteOf('aurora')}/game?vassalage=SKYB&category=ELOTT`)
    await expect(page.getByText('Skyball is ready')).toBeVisible()
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Open the game' }).click()
    const popup = await opened
    await expect(popup.getByText('Demo game')).toBeVisible()
    expect(await popup.evaluate(() => window.opener === null)).toBe(true)
    await expect(page.getByText('Skyball runs in its own window')).toBeVisible()
    const sea = {
      vassalage: 'SKYB',
      launchMode: 'LOTT',
      lottoArea: 'VN',
      lottoPrizeMode: 'SEA',
      device: 'WEB',
      backUrl: `${siteOf('aurora')}/elott`,
    }
    expect(asked.bodies.map((body): unknown => JSON.parse(body))).toMatchObject([{ ...sea, lottoView: 'lobby' }])
    await page.goto(`${siteOf('aurora')}/elott?gameCode=SKYK3&playType=BIGSMALL`)
    await expect(page.getByText('Skyball is ready')).toBeVisible()
    expect(JSON.parse(asked.bodies[1] ?? '')).toMatchObject({
      ...sea,
      lottoView: 'betting',
      lottoGameCode: 'SKYK3',
      defaultPlayType: 'BIGSMALL',
    })
  })

  test('TCG_SEA: the window of a start that fails closes, and the page says why', async ({ page }) => {
    await scenario('launch-nowhere', 'aurora')
    try {
      await enter(page, 'aurora', 'vip01')
      const opened = page.waitForEvent('popup')
      const categories = page.getByRole('navigation', { name: 'Games' })
      await categories.getByRole('link', { name: 'E-lottery' }).hover()
      await categories.getByRole('link', { name: 'Skyball' }).click()
      const popup = await opened
      await expect(page.getByRole('alert')).toContainText('This game cannot be opened')
      await expect.poll(() => popup.isClosed()).toBe(true)
    } finally {
      await scenario('normal', 'aurora')
    }
  })
})

test.describe('troubles', () => {
  test('maintenance, and until when', async ({ page }) => {
    await storeSession(page, 'aurora', 'vip01')
    await page.goto(`${siteOf('aurora')}/game?vassalage=PODI&category=SPORTS`)
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('This game is under maintenance')
    await expect(alert).toContainText(/until .*\d/)
    await expect(alert.getByRole('link', { name: 'Back to the lobby' })).toBeVisible()
  })

  for (const name of ['launch-nowhere', 'launch-script']) {
    test(`${name}: nothing runs, and the page says so`, async ({ page }) => {
      await scenario(name, 'aurora')
      try {
        await storeSession(page, 'aurora', 'vip01')
        await page.goto(`${siteOf('aurora')}/game?vassalage=CIND&category=RNG`)
        await expect(page.getByRole('alert')).toContainText('This game cannot be opened')
        await expect(page.locator('iframe')).toHaveCount(0)
        expect(await page.title()).not.toBe('run')
      } finally {
        await scenario('normal', 'aurora')
      }
    })
  }

  test('a launch CDN that nobody answers at: the other one is taken', async ({ browser }) => {
    await scenario('launch-cdns', 'aurora')
    // its own page: the policy refuses to ask the host that is not there, as it should, and says so
    const page = await browser.newPage()
    try {
      await page.addInitScript(() => {
        if (window.parent !== window) return
        localStorage.setItem('hisLang', 'EN')
        Math.random = () => 0
      })
      await storeSession(page, 'aurora', 'vip01')
      await page.goto(`${siteOf('aurora')}/game?vassalage=CIND&category=RNG`)
      await expect(page.locator('iframe')).toHaveAttribute('src', new RegExp(`^${gamesOrigin()}/`))
      await expect(game(page).getByText('Demo game')).toBeVisible()
    } finally {
      await page.close()
      await scenario('normal', 'aurora')
    }
  })

  test('a demo account is told what it needs', async ({ page }) => {
    await storeSession(page, 'aurora', 'demo01')
    await page.route('**/wps/game/launchGame', (route) =>
      route.fulfill({ json: { success: false, message: 'demo.not.allowed' } }),
    )
    await page.goto(`${siteOf('aurora')}/game?vassalage=CIND&category=RNG`)
    await expect(page.getByRole('alert')).toContainText('This game needs a real account')
  })
})

test.describe('one wallet per vendor', () => {
  const transfer = '/wps/relay/GCS_walletTransfer'
  const reef = '/game?vassalage=REEF&category=FISH'

  test('the money goes there before the game and comes home after it, once each', async ({ page }) => {
    await storeSession(page, 'jade', 'vip01')
    const [before, moved] = [await walletsOf(page, 'jade'), countOf(page, transfer)]
    await page.goto(siteOf('jade') + reef)
    await expect(
      page.getByText(/transferred from your main wallet to Reefworks. It comes back when you leave the game/),
    ).toBeVisible()
    await expect(game(page).getByText('Demo game')).toBeVisible()
    const there = await walletsOf(page, 'jade')
    expect([there.main, there.sum]).toEqual(['0.00', before.sum])
    const after = await play(page, /spin|wheel/i)
    await page.getByRole('link', { name: 'Back to the lobby' }).click()
    await expect.poll(async () => (await walletsOf(page, 'jade')).main).toBe(after)
    expect(moved.bodies).toHaveLength(2)
    expect(await page.evaluate(() => localStorage.getItem('marquee.walletTransfers'))).toBeNull()
  })

  test('on a phone what is said of the money leaves the bar over the game free', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await storeSession(page, 'jade', 'vip01')
    await page.goto(siteOf('jade') + reef)
    const said = page.getByText(/transferred from your main wallet to Reefworks/)
    await expect(said).toBeVisible()
    const header = page.locator('header', { has: page.getByRole('heading', { level: 1 }) })
    // on two lines, once the balance is there
    await expect.poll(async () => (await header.boundingBox())?.height ?? 0).toBeGreaterThan(90)
    const [bar, toast] = await Promise.all([header.boundingBox(), said.boundingBox()])
    expect(toast?.y ?? 0).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? Infinity))
    await page.getByRole('link', { name: 'Back to the lobby' }).click()
    await expect.poll(async () => (await walletsOf(page, 'jade')).main).not.toBe('0.00')
  })

  test('an answer that is lost moves no money twice', async ({ page }) => {
    await storeSession(page, 'jade', 'member01')
    const [before, moved] = [await walletsOf(page, 'jade'), countOf(page, transfer)]
    let lost = 0
    await page.route(`**${transfer}`, async (route) => {
      if (lost++ > 0) return route.continue()
      await arrive(route.request())
      await route.abort()
    })
    await page.goto(siteOf('jade') + reef)
    await expect(page.getByRole('alert')).toContainText('Your balance could not be transferred to the game')
    await expect(page.getByText(/came back from Reefworks to your main wallet/)).toBeVisible()
    expect(moved.bodies).toHaveLength(3)
    expect(moved.bodies[0]).toBe(moved.bodies[1])
    expect(await walletsOf(page, 'jade')).toMatchObject({ sum: before.sum, main: before.main })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(game(page).getByText('Demo game')).toBeVisible()
    await page.getByRole('link', { name: 'Back to the lobby' }).click()
    await expect.poll(async () => (await walletsOf(page, 'jade')).main).toBe(before.main)
    expect(moved.bodies).toHaveLength(5)
  })

  test('a reload goes on with the money that is there; leaving while it starts brings it home', async ({ page }) => {
    await storeSession(page, 'jade', 'member01')
    const [before, moved] = [await walletsOf(page, 'jade'), countOf(page, transfer)]
    await page.goto(siteOf('jade') + reef)
    await expect(game(page).getByText('Demo game')).toBeVisible()
    let answer: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/wps/game/launchGame', async (route) => {
      await held
      await route.continue().catch(() => undefined)
    })
    await page.reload()
    await expect(page.getByRole('status', { name: 'Starting the game' })).toBeAttached()
    expect(moved.bodies).toHaveLength(1)
    await page.getByRole('link', { name: 'Back to the lobby' }).click()
    answer()
    await expect.poll(async () => (await walletsOf(page, 'jade')).main).toBe(before.main)
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(moved.bodies).toHaveLength(2)
  })

  test('on another device the member sees where the money stands, and one press brings it home', async ({
    page,
    browser,
  }) => {
    await storeSession(page, 'jade', 'vip01')
    await page.goto(siteOf('jade') + reef)
    await expect(game(page).getByText('Demo game')).toBeVisible()
    const device = await otherDevice(browser)
    try {
      await enter(device, 'jade', 'vip01')
      const { sum, main } = await walletsOf(device, 'jade')
      expect(main).toBe('0.00')
      await device.getByRole('button', { name: /^Includes .* at \d providers$/ }).click()
      const dialog = device.getByRole('dialog', { name: 'Where your money is' })
      await expect(dialog.getByText('Reefworks')).toBeVisible()
      await expect(dialog.getByText(/If a game is still open on another device/)).toBeVisible()
      await dialog.getByRole('button', { name: 'Bring all back' }).click()
      await expect(device.getByText(/came back from \d providers to your main wallet/)).toBeVisible()
      await expect(dialog).toHaveCount(0)
      await expect(device.getByRole('button', { name: /^Includes/ })).toHaveCount(0)
      expect(await walletsOf(device, 'jade')).toMatchObject({ sum, main: sum })
      await page.getByRole('link', { name: 'Back to the lobby' }).click()
      await expect(game(page).getByText('Demo game')).toHaveCount(0)
      expect((await walletsOf(device, 'jade')).main).toBe(sum)
    } finally {
      await device.context().close()
    }
  })

  test('money of a unit that is no currency is named in it, at home and away', async ({ page }) => {
    const value = {
      sumBalance: '50',
      currencySymbol: 'USDT',
      balance: [
        { accountTypeId: 1, availBalance: '0' },
        { accountTypeId: 999, availBalance: '50' },
      ],
    }
    await page.route('**/wps/v2/wallets/balance', (route) => route.fulfill({ json: { success: true, value } }))
    await enter(page, 'jade', 'member01')
    const banner = page.getByRole('banner')
    await expect(banner.getByText('USDT 50.00', { exact: true })).toBeVisible()
    await banner.getByRole('button', { name: /^Includes .USDT\s50\.00. at Wallet 999$/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Where your money is' })
    await expect(dialog.getByText('USDT 0.00', { exact: true })).toBeVisible()
    await expect(dialog.getByText('USDT 50.00', { exact: true })).toBeVisible()
  })

  test('a start with an empty main wallet asks before it takes money from another vendor', async ({
    page,
    browser,
  }) => {
    await storeSession(page, 'jade', 'member01')
    await page.goto(siteOf('jade') + reef)
    await expect(game(page).getByText('Demo game')).toBeVisible()
    const device = await otherDevice(browser)
    try {
      await storeSession(device, 'jade', 'member01')
      const moved = countOf(device, transfer)
      await device.goto(`${siteOf('jade')}/game?vassalage=LANT&category=RNG`)
      await expect(device.getByText('Your main wallet is empty')).toBeVisible()
      expect(moved.bodies).toHaveLength(0)
      await device.getByRole('button', { name: 'Bring it here and play' }).click()
      await expect(game(device).getByText('Demo game')).toBeVisible()
      const { sum, main, others } = await walletsOf(device, 'jade')
      expect([main, others.filter((amount) => amount !== '0.00')]).toEqual(['0.00', [sum]])
      await device.getByRole('link', { name: 'Back to the lobby' }).click()
      await expect.poll(async () => (await walletsOf(device, 'jade')).main).toBe(sum)
    } finally {
      await device.context().close()
    }
  })

  test('a vendor in maintenance is asked first: nothing is moved', async ({ page }) => {
    await storeSession(page, 'jade', 'vip01')
    const [before, moved] = [await walletsOf(page, 'jade'), countOf(page, transfer)]
    await page.goto(`${siteOf('jade')}/game?vassalage=MERI&category=LIVE`)
    await expect(page.getByRole('alert')).toContainText('This game is under maintenance')
    await page.getByRole('link', { name: 'Back to the lobby' }).first().click()
    expect(await walletsOf(page, 'jade')).toEqual(before)
    expect(moved.bodies).toHaveLength(0)
  })

  test('another tab does not take the money away from a game that runs', async ({ page, context }) => {
    await storeSession(page, 'jade', 'member01')
    await page.goto(siteOf('jade') + reef)
    await expect(game(page).getByText('Demo game')).toBeVisible()
    const other = await context.newPage()
    await other.goto(`${siteOf('jade')}/index`)
    await other.getByRole('button', { name: /^Includes/ }).click()
    await other.getByRole('button', { name: 'Bring all back' }).click()
    await expect(other.getByText(/A Reefworks game is open in another tab/)).toBeVisible()
    expect((await walletsOf(page, 'jade')).others).toContainEqual(expect.stringMatching(/^\d{4,}/))
    await page.getByRole('link', { name: 'Back to the lobby' }).click()
    await expect.poll(async () => (await walletsOf(page, 'jade')).main).not.toBe('0.00')
  })
})

test('the picture of a card stays in sight while its game starts', async ({ page }) => {
  await enter(page, 'aurora', 'member01', '/index')
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/wps/game/launchGame', async (route) => {
    await held
    await route.continue()
  })
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('button', { name: /Camel Video Poker/ })
    .first()
  const picture = await card.locator('img').first().getAttribute('src')
  await card.click()
  await expect(page).toHaveURL(/\/game\?/)
  await expect(page.getByRole('status', { name: 'Starting the game' })).toBeVisible()
  const cover = page.locator('#game-cover img')
  await expect(cover).toBeVisible()
  await expect(cover).toHaveAttribute('src', picture ?? '')
  answer()
  await expect(game(page).getByText('Demo game')).toBeVisible()
  await expect(cover).toHaveCount(0)
})
