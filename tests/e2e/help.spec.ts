import sharp from 'sharp'
import { takenOver, warm } from './drawnPage'
import { enter } from './signIn'
import { expect, siteOf, tellSandbox, test } from './support'

test('help: every article is searched, and has an address to share and to print', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.goto(`${siteOf('aurora')}/help`)
  const list = page.getByRole('navigation', { name: 'Articles' })
  await expect(list.getByRole('heading', { name: 'Deposits and withdrawals' })).toBeVisible()
  await page.getByRole('main').getByRole('searchbox').fill('%')
  await expect(list.getByText('No articles match “%”')).toBeVisible()
  await page.getByRole('main').getByRole('searchbox').fill('spam FOLDER')
  await expect(list.getByRole('status')).toHaveText('1 article found')
  await list.getByRole('link', { name: /Your code does not arrive/ }).click()
  const article = page.getByRole('article')
  await expect(article.getByRole('heading', { name: 'Your code does not arrive' })).toBeVisible()
  await expect(page).toHaveURL(/\/help\?(?=.*article=verification)(?=.*q=spam)/)

  await page.reload()
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('spam FOLDER')
  await expect(article.getByRole('heading', { name: 'Your code does not arrive' })).toBeVisible()
  await article.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('html[data-printed]')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(list).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('main').getByRole('searchbox')).toBeHidden()
  await expect(article.getByText(/Aurora · Printed from .*\/help\?article=verification/)).toBeVisible()
  await expect(page).toHaveTitle('Your code does not arrive – Aurora')
})

test('links to articles lead where they say, whatever others have added to the address', async ({ page }) => {
  await warm(siteOf('aurora'), '/help?article=verification')
  await page.goto(`${siteOf('aurora')}/help?fbclid=a&article=verification`)
  await expect(page.locator('#root[data-drawn]')).toBeAttached()
  await takenOver(page)
  const list = page.getByRole('navigation', { name: 'Articles' })
  const link = list.locator('a:not([aria-current])').first()
  const said = (await link.getAttribute('href')) ?? ''
  expect(said).toMatch(/^\/help\?article=[\w-]+$/)
  await link.click()
  await expect(page).toHaveURL(siteOf('aurora') + said)
})

test('an article is kept within its page, and its pictures are of the brand’s own places', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const cells = Array.from({ length: 8 }, (_, place) => `<td>Column${place}</td>`).join('')
  const content =
    `<p><img src="https://counting.example/t.gif?x=1" alt="A chart of it"><img src="/cdn/none.png" alt="Ours"></p>` +
    `<table><tr>${cells}</tr></table><pre>${'x'.repeat(3_000)}</pre>` +
    `${'<blockquote>'.repeat(60)}deep${'</blockquote>'.repeat(60)}`
  await page.route('**/wps/system/helpCenter*', (route) =>
    route.fulfill({ json: { success: true, value: [{ id: 'wide', title: 'A wide one', content }] } }),
  )
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${siteOf('aurora')}/help?article=wide`)
  const article = page.getByRole('article')
  await expect(article.getByText('A chart of it')).toBeVisible()
  await expect(article.getByRole('img', { name: 'Ours' })).toBeAttached()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(asked.filter((address) => address.includes('counting.example'))).toEqual([])
})

test('nothing floats over the help page without a frame on a phone: it leads to customer service itself', async ({
  page,
}) => {
  const floating = page.getByRole('complementary').getByRole('button', { name: 'Customer service' })
  await page.goto(`${siteOf('aurora')}/helpmc`)
  await expect(floating).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('main').getByRole('button', { name: 'Customer service' })).toBeVisible()
  await expect(floating).toBeHidden()
  await page.reload()
  await expect(page.getByRole('main').getByRole('button', { name: 'Customer service' })).toBeVisible()
  await expect(floating).toBeHidden()
})

test('a link to an article that is gone says so', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}/help?article=long-gone`)
  const gone = page.getByText('This article is no longer here.')
  await expect(gone).toBeVisible()
  await expect(page).toHaveURL(/\/help$/)
  await page.getByRole('main').getByRole('searchbox').fill('spam folder')
  await expect(gone).toHaveCount(0)
})

test('a member’s feedback has its images and its answer', async ({ page }) => {
  await enter(page, 'aurora', 'vip01', '/feedback')
  const main = page.getByRole('main')
  await main.getByRole('combobox', { name: /What is it about/ }).selectOption({ label: 'Deposit' })
  await main.getByRole('textbox', { name: /Your message/ }).fill('Where is my deposit of this morning?')
  await expect(main.getByText('10 to 140 characters. You have typed 36.')).toBeVisible()
  const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a8' } })
    .png()
    .toBuffer()
  await main.locator('input[type=file]').setInputFiles({ name: 'paid.png', mimeType: 'image/png', buffer })
  await expect(main.getByText('Uploaded', { exact: true })).toBeVisible()
  await main.getByRole('button', { name: 'Send feedback' }).click()
  await expect(main.getByText('Thank you for your feedback')).toBeVisible()
  const reference = /FB\d{8}/.exec((await main.getByText(/Your reference is/).textContent()) ?? '')?.[0] ?? ''
  const entry = main.getByRole('listitem').filter({ hasText: reference })
  await expect(main.getByText('Not answered yet')).toBeVisible()

  await tellSandbox('/sandbox/feedback', { merchant: 'aurora', reference, answer: 'It was credited just now.' })
  await page.goto(`${siteOf('aurora')}/feedback?reference=${reference}`)
  await expect(entry.getByText('It was credited just now.')).toBeVisible()
  await expect(entry.getByText('1 image', { exact: true })).toBeVisible()
})

test('a notice has a page of its own; what was read is marked, and the rest can be', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}/notices/notice-vendor-maintenance`)
  await expect(page.getByRole('heading', { level: 1, name: 'Provider maintenance this week' })).toBeVisible()
  await page.getByRole('button', { name: 'All notices' }).click()
  const dialog = page.getByRole('dialog', { name: 'Notices' })
  const first = dialog.getByRole('button', { name: /Provider maintenance this week/ })
  await expect(first).not.toHaveAccessibleName(/Unread/)
  await expect(dialog.getByRole('button', { name: /^Unread/ }).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(dialog.getByText('All read')).toBeVisible()
  await page.reload()
  await expect(dialog.getByText('All read')).toBeVisible()
  await page.goto(`${siteOf('aurora')}/notices/long-gone`)
  await expect(page.getByText('This notice is no longer available')).toBeVisible()
})

test('a popup that is not to come again today stays away in another visit of the day', async ({ page, context }) => {
  await page.goto(`${siteOf('aurora')}/index`)
  const popup = page.getByRole('complementary', { name: 'This is a demo' })
  await popup.getByRole('button', { name: 'This is a demo' }).click()
  await popup.getByRole('button', { name: 'Don’t show again today' }).click()
  await expect(popup).toHaveCount(0)
  const later = await context.newPage()
  await later.clock.install()
  await later.goto(`${siteOf('aurora')}/index`)
  await expect(later.getByRole('main')).toBeVisible()
  await later.clock.fastForward(5_000)
  await expect(later.getByRole('complementary', { name: /This is a demo/ })).toHaveCount(0)
  await later.clock.fastForward(26 * 3_600_000)
  await later.reload()
  await later.clock.fastForward(5_000)
  await expect(later.getByRole('complementary', { name: /This is a demo/ })).toBeVisible()
})
