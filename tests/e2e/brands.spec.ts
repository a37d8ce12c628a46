import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { addBrand, ask, expect, place, siteOf, test } from './support'

test.describe.configure({ mode: 'serial' })

const folder = () => path.join(place().brands, 'fourth')
test.afterAll(() => rmSync(folder(), { recursive: true, force: true }))

test('a folder saved while the server runs is a fourth site', async ({ page }) => {
  expect((await ask('fourth.localhost', '/')).status).toBe(421)
  addBrand('fourth', { name: 'Fourth Star', domains: ['www.fourth.example'] })
  await expect.poll(async () => (await ask('fourth.localhost', '/')).status, { intervals: [100] }).toBe(200)
  await page.goto(`${siteOf('fourth')}/index`)
  await expect(page).toHaveTitle(/Fourth Star/)
  await expect(page.getByRole('banner')).toBeVisible()
})

test('a broken folder keeps its last good version and touches nobody else', async ({ page }) => {
  const file = path.join(folder(), 'brand.json')
  const good = readFileSync(file, 'utf8')
  writeFileSync(file, good.replace('"Fourth Star"', '42'))
  await page.waitForTimeout(2_000)
  await page.goto(`${siteOf('fourth')}/index`)
  await expect(page).toHaveTitle(/Fourth Star/)
  expect((await ask('jade.localhost', '/')).status).toBe(200)
  writeFileSync(file, good.replace('"Fourth Star"', '"Fifth Star"'))
  await expect.poll(async () => (await ask('fourth.localhost', '/')).text).toContain('Fifth Star')
})

test('an unknown host gets a plain page that names no brand', async () => {
  const answer = await ask('nobody.example', '/index')
  expect(answer.status).toBe(421)
  expect(answer.text.toLowerCase()).not.toMatch(/aurora|jade|sahara/)
})

test('the three brands start in their own theme, language and direction, in the first HTML', async () => {
  const html = async (brand: string) => (await ask(`${brand}.localhost`, '/index')).text
  expect(await html('aurora')).toMatch(/<html[^>]*lang="en"[^>]*dir="ltr"[^>]*data-theme="dark"/)
  expect(await html('jade')).toMatch(/<html[^>]*lang="zh-CN"[^>]*dir="ltr"[^>]*data-theme="light"/)
  expect(await html('sahara')).toMatch(/<html[^>]*lang="ar"[^>]*dir="rtl"[^>]*data-theme="light"/)
})

test("one brand never answers with what is another's", async () => {
  const html = (await ask('aurora.localhost', '/index')).text
  const asset = /"assetBase":"([^"]+)"/.exec(html)?.[1] ?? ''
  const logo = /"logo":"([^"]+)"/.exec(html)?.[1] ?? ''
  expect((await ask('aurora.localhost', `${asset}${logo}`)).status).toBe(200)
  expect((await ask('jade.localhost', `${asset}${logo}`)).status).toBe(404)
  expect(html).not.toMatch(/(jade|sahara)\.(localhost|example)|"(jade|sahara)"/i)
  const asked = await ask('jade.localhost', '/wps/system/domainRoute', { Merchant: 'aurora' })
  expect(asked.text).not.toContain('aurora')
})

test.describe('first visit', () => {
  test.use({ language: null })
  test('each brand speaks its own language', async ({ page }) => {
    for (const [brand, words] of [
      ['aurora', 'Log in'],
      ['jade', '登录'],
    ] as const) {
      await page.goto(`${siteOf(brand)}/index`)
      await expect(page.getByRole('banner').getByRole('button', { name: words, exact: true })).toBeVisible()
    }
  })
  test('a brand that requires a session goes to /login, but for the exceptions', async ({ page }) => {
    await page.goto(`${siteOf('sahara')}/index`)
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await page.goto(`${siteOf('sahara')}/register`)
    await expect(page).toHaveURL(/\/register/)
    await page.goto(`${siteOf('sahara')}/helpmc`)
    await expect(page).toHaveURL(/\/helpmc$/)
    await expect(page.getByRole('complementary').getByRole('button', { name: 'خدمة العملاء' })).toBeVisible()
    await page.goto(`${siteOf('sahara')}/promotions`)
    await expect(page).toHaveURL(/\/login\?next=/)
  })
})

test('marks and covers that do not come leave names and signs, not broken pictures', async ({ page }) => {
  await page.route(/\/partners\/|\/cdn\/games\//, (route) => route.abort())
  await page.goto(`${siteOf('aurora')}/winners`)
  const board = page.getByRole('main').getByRole('listitem')
  await expect(board.first()).toBeVisible()
  await expect(board.locator('img')).toHaveCount(0)
  await expect(board.first().locator('svg')).toBeVisible()
  const mark = page.getByRole('contentinfo').getByText('Glacierpay')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await mark.scrollIntoViewIfNeeded()
  await expect(mark).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('img', { name: 'Glacierpay' })).toHaveCount(0)
})
