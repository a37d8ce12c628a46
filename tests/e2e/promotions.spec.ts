import { type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { axeInBothThemes, storeSession } from './signIn'
import { expect, place, scenario, siteOf, tellSandbox, test } from './support'

const site = siteOf('aurora')
const detail = (id: string) => `${site}/promotions/detail/${id}`
const part = (page: Page) => page.getByRole('region', { name: 'Your entry' })
const activities = '/wps/relay/MCSFE_getActivityList'

/** Words with money in them: it is isolated from the direction of the words around it. */
const told = (words: string): string => words.replace(/\$\d+\.\d\d/g, '\u2068$&\u2069')

async function decide(username: string, activityId: string, decision: string, reason?: string) {
  await tellSandbox('/sandbox/activities', { merchant: 'aurora', username, activityId, decision, reason })
}

const states = [
  ['slots-week', 'Open', 'You can take part now.', 'button', 'Join'],
  ['house-gift', 'To collect', 'Your prize is ready to collect.', 'button', told('Collect $1.88')],
  ['live-streak', 'Application sent', 'We are checking your application', undefined, undefined],
  ['derby-guess', 'Approved', 'Your prize is on its way.', undefined, undefined],
  ['lucky-numbers', 'Entries closed', 'closed to new entries', 'link', 'See other promotions'],
  ['table-of-four', 'Turned down', 'The four accounts were never at one table.', 'button', 'Customer service'],
  ['goal-insurance', 'Paid', 'Your prize has been paid.', 'link', 'View your prize'],
  ['first-deposit', 'Collected', 'You have collected your prize.', 'link', 'View your prize'],
  ['vendor-week', 'Joined', 'You’re in.', 'link', 'Keep playing'],
  ['app-first', 'Joined', 'Days checked in', 'button', 'Check in today'],
  ['deep-catch', 'Coming soon', 'Begins in', undefined, undefined],
  ['big-win', 'Open', 'Send a screenshot of the win.', 'button', 'Send application'],
  ['rank-season', 'Not open to you', 'Only members of the VIP club', 'link', 'Go to the VIP club'],
  ['welcome-seven', 'Not open to you', 'Only new accounts', undefined, undefined],
] as const

test('each state has its words and the one thing to do', async ({ page }) => {
  await storeSession(page, 'aurora', 'member01')
  for (const [id, state, words, role, action] of states) {
    await page.goto(detail(id))
    await expect(part(page).getByText(state, { exact: true })).toBeVisible()
    await expect(part(page)).toContainText(words)
    if (role !== undefined) await expect(part(page).getByRole(role, { name: action, exact: true })).toBeVisible()
    const ways = part(page)
      .locator('a[class], button')
      .filter({ hasNotText: /Terms|My promotions|Add an image/ })
    expect(await ways.count(), id).toBe(role === undefined ? 0 : 1)
  }
  await storeSession(page, 'aurora', 'vip01')
  await page.goto(detail('goal-insurance'))
  await expect(part(page).getByText('Ended', { exact: true })).toBeVisible()
  await expect(part(page)).toContainText('This promotion is over.')
})

test('a state that the page does not know is said, and customer service offered', async ({ page }) => {
  await storeSession(page, 'aurora', 'member01')
  await page.route(`**${activities}*`, async (route) => {
    const { authorization = '', merchant = '' } = route.request().headers()
    const headers = { authorization, merchant, Device: 'WEB', Language: 'EN', 'X-Gateway-Version': '3' }
    const answer = await (await fetch(place().sandbox + activities, { headers })).text()
    await route.fulfill({ contentType: 'application/json', body: answer.replaceAll('"COMING"', '"SUSPENDED"') })
  })
  await page.goto(detail('deep-catch'))
  await expect(part(page).getByText('“SUSPENDED”')).toBeVisible()
  await expect(part(page)).toContainText('We cannot show your status here')
  await expect(part(page).getByRole('button', { name: 'Customer service' })).toBeVisible()
})

test('a promotion is joined, signed in to, and its prize collected once under a double click', async ({ page }) => {
  await storeSession(page, 'aurora', 'vip01')
  await page.goto(detail('slots-week'))
  await part(page).getByRole('button', { name: 'Join' }).click()
  await expect(part(page).getByText('Joined', { exact: true })).toBeVisible()
  await expect(part(page).getByRole('progressbar', { name: 'Rounds played: 0 of 20' })).toBeVisible()

  await page.goto(detail('house-gift'))
  await part(page)
    .getByRole('button', { name: /^Collect/ })
    .dblclick()
  await expect(part(page).getByText('Collected', { exact: true })).toBeVisible()
  await page.goto(`${site}/promotions/mine`)
  await expect(page.getByRole('row', { name: /A gift from the house/ })).toHaveCount(1)

  await storeSession(page, 'aurora', 'member01')
  await page.goto(detail('app-first'))
  await part(page).getByRole('button', { name: 'Check in today' }).click()
  await expect(part(page).getByText('4 of 5')).toBeVisible()
  await expect(part(page)).toContainText('Next day in')
  await expect(part(page).getByRole('button', { name: 'Check in today' })).toHaveCount(0)
})

test('an answer that is lost is found out about, and the prize comes once', async ({ page }) => {
  const call = '/wps/relay/MCS2_claimActivity'
  await storeSession(page, 'aurora', 'member01')
  await page.goto(detail('house-gift'))
  await scenario('done-then-lost', 'aurora', call)
  await part(page)
    .getByRole('button', { name: /^Collect/ })
    .click()
  await expect(page.getByText('We do not know yet', { exact: false }).first()).toBeVisible()
  await scenario('normal', 'aurora', call)
  await page.getByRole('button', { name: 'Check status' }).click()
  await expect(part(page).getByText('Collected', { exact: true })).toBeVisible()
})

/** Keeps what the page sends as images: their types, and whether they say where they were taken. */
async function watchImages(page: Page) {
  await page.addInitScript(() => {
    const sent: Blob[] = []
    Object.assign(window, { sentImages: sent })
    class Watched extends XMLHttpRequest {
      override send(body?: Document | XMLHttpRequestBodyInit | null) {
        if (body instanceof Blob) sent.push(body)
        super.send(body)
      }
    }
    window.XMLHttpRequest = Watched
  })
  return () =>
    page.evaluate(async () => {
      const { sentImages } = window as unknown as { readonly sentImages: readonly Blob[] }
      return Promise.all(
        sentImages.map(async (image) => {
          const text = new TextDecoder('latin1').decode(await image.arrayBuffer())
          const { width, height } = await createImageBitmap(image)
          return { type: image.type, hasPlace: /Exif|GPS|secret place/.test(text), width, height }
        }),
      )
    })
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a8f6d' } })

test('an application with images is checked, accepted and paid', async ({ page }) => {
  const sent = await watchImages(page)
  await storeSession(page, 'aurora', 'member01')
  await page.goto(detail('big-win'))
  const send = part(page).getByRole('button', { name: 'Send application' })
  await send.click()
  await expect(part(page).getByText('Add at least one image.')).toBeVisible()

  // taken lying down: upright it is 20 by 30
  const photo = await picture(30, 20)
    .withExif({ IFD0: { ImageDescription: 'secret place' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const wide = await picture(12_000, 40).png().toBuffer()
  await part(page)
    .getByLabel('Images')
    .setInputFiles([
      { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo },
      { name: 'wide.png', mimeType: 'image/png', buffer: wide },
    ])
  await expect(part(page).getByText('Uploaded')).toHaveCount(2)
  await expect(part(page).getByRole('img', { name: 'Image 1' })).toBeVisible()
  const images = await sent()
  expect(images.toSorted((one, other) => one.width - other.width)).toEqual([
    { type: 'image/jpeg', hasPlace: false, width: 20, height: 30 },
    { type: 'image/png', hasPlace: false, width: 2_000, height: 7 },
  ])
  await part(page).getByRole('button', { name: 'Remove image 2' }).click()
  await expect(part(page).getByText('1 of 3')).toBeVisible()

  const remark = part(page).getByRole('textbox', { name: 'Note' })
  await remark.fill('👨‍👩‍👧‍👦'.repeat(141))
  await expect(part(page).getByText('At most 140 characters.')).toBeVisible()
  await remark.fill('👨‍👩‍👧‍👦'.repeat(140))
  await expect(part(page).getByText('140 of 140 characters')).toBeVisible()
  await send.click()
  await expect(part(page).getByText('Application sent', { exact: true })).toBeVisible()
  await expect(part(page)).toContainText('1 image sent')

  await decide('member01', 'big-win', 'ACCEPT')
  await expect(part(page).getByText('Approved', { exact: true })).toBeVisible({ timeout: 15_000 })
  await decide('member01', 'big-win', 'ISSUE')
  await expect(part(page).getByText('Paid', { exact: true })).toBeVisible({ timeout: 15_000 })
  await part(page).getByRole('link', { name: 'View your prize' }).click()
  await expect(page.getByRole('list', { name: 'Active bonuses' })).toContainText(/Promotion bonus.*25\.00/)
  await page.goto(`${site}/promotions/mine`)
  await expect(page.getByRole('row', { name: /Show your biggest win/ })).toContainText('Paid')
})

test('images that cannot be sent say why, and more than three are left out', async ({ page }) => {
  await storeSession(page, 'aurora', 'vip01')
  await page.goto(detail('big-win'))
  const images = part(page).getByLabel('Images')
  const small = await picture(20, 20).png().toBuffer()
  const refused = [
    ['empty.png', Buffer.alloc(0), 'This file is empty.'],
    ['large.png', Buffer.concat([small, Buffer.alloc(5.1 * 1024 * 1024)]), 'This image is larger than 5 MB.'],
    ['page.png', Buffer.from('<html>not an image</html>'), 'Only PNG and JPG images can be uploaded.'],
  ] as const
  await images.setInputFiles(refused.map(([name, buffer]) => ({ name, mimeType: 'image/png', buffer })))
  await expect(part(page).getByText('0 of 3')).toBeVisible()
  for (const _ of refused) await part(page).getByRole('button', { name: 'Remove image 1' }).click()
  for (const [name, buffer, words] of refused) {
    await images.setInputFiles({ name, mimeType: 'image/png', buffer })
    await expect(part(page).getByText(words)).toBeVisible()
    await part(page).getByRole('button', { name: 'Send application' }).click()
    await expect(part(page).getByText('Remove the image that could not be uploaded')).toBeVisible()
    await part(page).getByRole('button', { name: 'Remove image 1' }).click()
  }
  const four = [1, 2, 3, 4].map((number) => ({ name: `${number}.png`, mimeType: 'image/png', buffer: small }))
  await images.setInputFiles(four)
  await expect(part(page).getByText('Uploaded', { exact: true })).toHaveCount(3)
  await expect(part(page).getByText('At most 3 images can be uploaded.')).toBeVisible()
  await part(page).getByRole('button', { name: 'Remove image 3' }).click()
  await expect(images).toBeFocused()
})

test('what another tab has sent is told, and nothing is sent twice', async ({ page, context }) => {
  await storeSession(page, 'aurora', 'agent01')
  await page.goto(detail('derby-guess'))
  const remark = (tab: Page) => part(tab).getByRole('textbox', { name: 'Note' })
  await remark(page).fill('2:1')
  const other = await context.newPage()
  await storeSession(other, 'aurora', 'agent01')
  await other.goto(detail('derby-guess'))
  await remark(other).fill('3:3')
  await part(page).getByRole('button', { name: 'Send application' }).click()
  await expect(part(page).getByText('Application sent', { exact: true })).toBeVisible()
  await part(other).getByRole('button', { name: 'Send application' }).click()
  await expect(other.getByText(/^You have already joined/)).toBeVisible()
  await expect(part(other)).toContainText('2:1')
})

test('a visitor sees what is on, and takes part after the login', async ({ page }) => {
  await page.goto(`${site}/promoDetail?id=table-of-four`)
  await expect(page).toHaveURL(/\/promotions\/detail\/table-of-four$/)
  await part(page).getByRole('button', { name: 'Log in to take part' }).click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await page.getByRole('dialog', { name: 'Log in' }).getByRole('textbox', { name: 'Username' }).fill('vip01')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Marquee1')
  await page.locator('form').getByRole('button', { name: 'Log in' }).click()
  await expect(part(page).getByRole('button', { name: 'Send application' })).toBeVisible()
  await expect(page).not.toHaveURL(/modal=/)
  await expect(page.getByRole('dialog', { name: 'Log in' })).toHaveCount(0)
  await page.goto(detail('long-gone'))
  await expect(page.getByText('We could not find this promotion')).toBeVisible()
  await page.getByRole('link', { name: 'All promotions' }).last().click()
  await expect(page).toHaveURL(/\/promotions$/)
})

test('the list groups by state, narrows to a type, and stays when the states cannot be had', async ({ page }) => {
  await storeSession(page, 'aurora', 'vip01')
  await page.goto(`${site}/promotions`)
  for (const group of ['Your promotions', 'On now', 'Coming soon', 'Finished'])
    await expect(page.getByRole('region', { name: group })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Coming soon' }).getByRole('article')).toHaveAccessibleName(
    'Deep catch season',
  )
  await page.getByRole('navigation', { name: 'Types of promotions' }).getByRole('link', { name: 'Fishing' }).click()
  await expect(page).toHaveURL(/type=fishing/)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1)
  await page.goto(`${site}/promotions?type=slots`)
  await page.getByRole('link', { name: 'New reels race', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Games: Slots' })).toBeVisible()

  await scenario('failing', 'aurora', activities)
  await page.goto(`${site}/promotions`)
  await expect(page.getByText('We could not load your promotion status.')).toBeVisible()
  const race = page.getByRole('article', { name: 'New reels race' })
  await expect(race).toBeVisible()
  // nothing is said of a state that is not known
  await expect(race.getByText('No sign-up')).toHaveCount(0)
  await scenario('normal', 'aurora', activities)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Coming soon' })).toBeVisible()
})

test('a card says what one gets, for whom and until when', async ({ page }) => {
  await page.goto(`${site}/promotions`)
  const says = (name: string) => expect(page.getByRole('article', { name, exact: true }))
  const told = [
    ['Your first deposit, doubled', ['100%', 'on your deposit, up to \u2068$100\u2069', 'No sign-up', 'No end date']],
    ['Daily rebate, no upper limit', ['0.5%–0.8%', 'rebate on your stakes', 'All members']],
    ['Points on every stake and deposit', ['1 point', 'for every \u2068$10\u2069 staked']],
    ['New reels race', ['\u2068$15\u2069', 'bonus', 'Ends in', 'All members', 'Open', 'Take part']],
    ['Deep catch season', ['\u2068$12\u2069', 'Begins in', 'Coming soon', 'Details']],
    ['Rank season', ['Members of the VIP club']],
  ] as const
  for (const [name, texts] of told) for (const text of texts) await says(name).toContainText(text)
  // weeks ahead: a clock would only press
  await says('Live baccarat streak').not.toContainText('Ends in')
})

test('what needs nothing to be read is done on the card, and how far one is stands there', async ({ page }) => {
  await storeSession(page, 'aurora', 'vip01')
  await page.goto(`${site}/promotions`)
  const home = page.getByRole('article', { name: 'On your home screen' })
  await expect(home.getByRole('progressbar', { name: /^Days checked in: \d of 5$/ })).toBeVisible()

  await storeSession(page, 'aurora', 'agent02')
  await page.goto(`${site}/promotions`)
  const gift = page.getByRole('article', { name: 'A gift from the house' })
  await gift.getByRole('button', { name: 'Collect: A gift from the house' }).click()
  await expect(page.getByText(told('Collected: $1.88'))).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Finished' }).getByRole('article', { name: 'A gift from the house' }),
  ).toContainText('Collected')
  // the link of the title lies over the whole card, but for its button
  await page.getByRole('article', { name: 'Rank season' }).getByText('Members of the VIP club').click({ force: true })
  await expect(page.getByRole('heading', { level: 1, name: 'Rank season' })).toBeVisible()
})

test('a promotion opens by itself when its time comes, and its address is shared', async ({ page, context }) => {
  const window = (startsAt: number) => tellSandbox('/sandbox/activities/window', { activityId: 'deep-catch', startsAt })
  await storeSession(page, 'aurora', 'vip01')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await window(Date.now() + 8_000)
  await page.goto(detail('deep-catch'))
  await expect(part(page).getByRole('timer', { name: 'Begins in' })).toBeVisible()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(detail('deep-catch'))
  await expect(part(page).getByRole('button', { name: 'Join' })).toBeVisible({ timeout: 20_000 })
  await window(Date.now() + 6 * 24 * 3_600_000)
})

test('on a phone pictures are small and nothing moves', async ({ browser }) => {
  const page = await phone(browser)
  const pictures: number[] = []
  page.on('response', async (response) => {
    if (response.url().includes('/cdn/promotions/')) pictures.push((await response.body()).byteLength)
  })
  for (const address of ['/promotions', '/promotions/detail/slots-week']) {
    await page.goto(site + address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const shift = await page.evaluate(() => (window as unknown as { readonly shift: number }).shift)
    expect(shift, address).toBeLessThan(0.02)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
  expect(pictures.length).toBeGreaterThan(2)
  expect(Math.max(...pictures)).toBeLessThanOrEqual(60_000)
  await page.context().close()
})

async function phone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 320, height: 700 }, deviceScaleFactor: 3 })
  const page = await context.newPage()
  await page.addInitScript(() => {
    localStorage.setItem('hisLang', 'EN')
    const shown = Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean; value: number })[])
        if (!entry.hadRecentInput) shown.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return page
}

test.describe('in Arabic', () => {
  test.use({ language: 'AR' })
  test('the page of an application passes axe', async ({ page }) => {
    await storeSession(page, 'aurora', 'vip01')
    await page.goto(detail('big-win'))
    await expect(page.getByRole('button', { name: 'إرسال الطلب' })).toBeVisible()
    expect(await axeInBothThemes(page)).toEqual([])
  })
})
