import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { axeFindings } from './signIn'
import { expect, place, siteOf, test } from './support'

const root = path.resolve(import.meta.dirname, '../..')
const openName = 'Inspector'
let edge: ChildProcess | undefined
let site = ''

/** Folders that the inspector may write into. */
const brandsOf = () => path.join(root, '.data', `e2e-${place().port}`, 'inspected-brands')

/** An edge of its own that allows the inspector and its writing, in front of the same sandbox data in a place of its own. */
test.beforeAll(async () => {
  rmSync(brandsOf(), { recursive: true, force: true })
  cpSync(path.join(root, 'brands'), brandsOf(), { recursive: true })
  const port = Number(place().port) + 6
  site = `http://aurora.localhost:${port}`
  edge = spawn(process.execPath, [path.join(root, 'dist/server/main.js')], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      MARQUEE_INSPECTOR_WRITES: '1',
      MARQUEE_BRANDS_DIR: brandsOf(),
      MARQUEE_DATA_DIR: path.join(root, '.data', `e2e-${place().port}`, 'inspected'),
      MARQUEE_SANDBOX_PORT: String(port + 1),
    },
  })
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}/healthz`).then(
          ({ status }) => status,
          () => 0,
        ),
      // a second product begins beside others on two processors
      { timeout: 90_000 },
    )
    .toBe(200)
})

test.afterAll(async () => {
  if (!edge || edge.exitCode !== null || edge.signalCode !== null) return
  const gone = once(edge, 'exit')
  edge.kill()
  // otherwise the next edge could not bind the port, or this one would answer for it
  await gone
})

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Site inspector' })

async function inspect(page: Page, tab: string) {
  const panel = panelOf(page)
  if (!(await panel.isVisible())) {
    await page.goto(`${site}/index`)
    await page.getByRole('button', { name: openName }).click()
  }
  await panel.getByRole('tab', { name: tab }).click()
  return panel
}

test('is neither there nor loaded where the edge does not allow it', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto(`${siteOf('aurora')}/index`)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect.poll(() => requested.some((url) => url.includes('afterPage'))).toBe(true)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('button', { name: openName })).toHaveCount(0)
  await page.keyboard.press('Control+Shift+E')
  await expect(panelOf(page)).toHaveCount(0)
  expect(requested.filter((url) => /inspector|assets\/start-/i.test(url))).toEqual([])
  expect(await page.locator('#marquee-boot').textContent()).not.toContain('inspection')
})

test('opens by keyboard, closes by Escape and gives the focus back', async ({ page }) => {
  await page.goto(`${site}/index`)
  const button = page.getByRole('button', { name: openName })
  await expect(button).toBeVisible()
  await page.keyboard.press('Control+Shift+E')
  await expect(panelOf(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('a module that is switched off takes its entries along and says why', async ({ page }) => {
  const panel = await inspect(page, 'Modules')
  const register = page.getByRole('banner').getByRole('button', { name: /register|sign up/i })
  await expect(register).toBeVisible()
  await panel.getByRole('switch', { name: /^REG3/ }).click()
  await expect(register).toHaveCount(0)
  await expect(panel.getByRole('switch', { name: /MOBILENUMREG3 .*off because of REG3/ })).toBeVisible()
  await panel.getByRole('tab', { name: 'Entries' }).click()
  await panel.getByRole('searchbox').fill('register.tab')
  await expect(
    panel
      .getByRole('listitem', { name: 'Username' })
      .getByText('module REG3 (registration) is off in the whitelabel tree'),
  ).toBeVisible()
  await expect(
    panel
      .getByRole('listitem', { name: 'Phone' })
      .getByText('module REG3 (registration) is off in the whitelabel tree'),
  ).toBeVisible()
})

test('a role changes what is assembled and leaves the session alone', async ({ page }) => {
  const panel = await inspect(page, 'Entries')
  await panel.getByRole('searchbox').fill('agentCentre')
  await expect(panel.getByText('viewer is visitor')).toBeVisible()
  await panel.getByRole('tab', { name: 'Viewer' }).click()
  await panel.getByLabel('Assemble the site for').selectOption('agent')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toHaveCount(0)
  await panel.getByRole('tab', { name: 'Entries' }).click()
  await panel.getByRole('searchbox').fill('agentCentre')
  await expect(panel.getByRole('img', { name: 'Shown' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
})

test('changes are seen at once and copied as parts of the brand files', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site })
  const panel = await inspect(page, 'Theme')
  const fill = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim())
  const before = await fill()
  await panel.getByLabel('accent, Dark', { exact: true }).fill('#ff3366')
  await expect.poll(fill).toBe('#ff3366')
  await panel.getByRole('tab', { name: 'Entries' }).click()
  await panel.getByRole('searchbox').fill('system-status')
  await expect(panel.getByText('A link of the brand’s own')).toBeVisible()
  await panel.getByRole('searchbox').fill('header.category')
  const games = page.getByRole('navigation', { name: 'Games', exact: true })
  await expect(games.getByRole('link', { name: 'Deep Sea' })).toBeVisible()
  await panel.getByRole('button', { name: 'Hide Deep Sea' }).click()
  await expect(games.getByRole('link', { name: 'Deep Sea' })).toHaveCount(0)
  await panel.getByRole('region', { name: 'header.category' }).getByRole('button', { name: 'Rename Slots' }).click()
  await panel.getByRole('textbox', { name: /^Text in English/ }).fill('Reels')
  await expect(games.getByRole('link', { name: 'Reels' })).toBeVisible()
  await panel.getByRole('tab', { name: 'Changes' }).click()
  const copied = async (file: string): Promise<unknown> => {
    await panel.getByRole('button', { name: `Copy for ${file}` }).click()
    return JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))
  }
  expect(await copied('brand.json')).toEqual({
    slots: { 'header.category': { hide: ['fish'], entries: { rng: { label: { en: 'Reels' } } } } },
  })
  expect(await copied('theme.json')).toEqual({ colors: { accent: { light: '#a6ec14', dark: '#ff3366' } } })
  await page.reload()
  await expect(games.getByRole('link', { name: 'Reels' })).toBeVisible()
  await expect(games.getByRole('link', { name: 'Deep Sea' })).toHaveCount(0)
  await expect.poll(fill).toBe('#ff3366')
  await page.getByRole('button', { name: openName }).click()
  await panel.getByRole('tab', { name: 'Changes' }).click()
  await panel.getByRole('button', { name: 'Reset everything' }).click()
  await expect(panel.getByText('Nothing has been changed')).toBeVisible()
  expect(await fill()).toBe(before)
})

const textsFile = () => path.join(brandsOf(), 'aurora/locales/en.json')

test('a text is pointed at by keyboard, said differently, kept over a reload and written into the folder', async ({
  page,
}) => {
  const panel = await inspect(page, 'Texts')
  const bar = page.getByRole('group', { name: 'Point at a text' })
  const logIn = page.getByRole('banner').getByRole('button', { name: 'Log in' })
  await expect(logIn).toBeVisible()
  await panel.getByRole('button', { name: 'Point at a text' }).press('Enter')
  await expect(bar).toBeVisible()
  await expect(panel).toBeHidden()
  // Escape gives the page back, and the focus
  await page.keyboard.press('Escape')
  await expect(panel.getByRole('button', { name: 'Point at a text' })).toBeFocused()
  await page.keyboard.press('Enter')
  const said = bar.getByRole('status')
  for (let step = 0; step < 80 && !(await said.textContent())?.startsWith('Log in'); step += 1)
    await page.keyboard.press('Tab')
  await expect(said).toHaveText(/^Log in.*auth\.logIn/)
  await page.keyboard.press('Enter')
  const text = panel.getByRole('textbox', { name: 'Text in English' })
  await expect(text).toBeFocused()
  await expect(text).toHaveValue('Log in')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Come in')
  await expect(text).toHaveValue('Come in')
  const comeIn = page.getByRole('banner').getByRole('button', { name: 'Come in', exact: true })
  await expect(comeIn).toBeVisible()

  await page.reload()
  await expect(comeIn).toBeVisible()
  await page.getByRole('button', { name: openName }).click()
  await panel.getByRole('tab', { name: 'Changes' }).click()
  await expect(panel.getByRole('region', { name: 'locales/en.json' })).toContainText('Come in')
  expect(existsSync(textsFile())).toBe(false)
  await panel.getByRole('tab', { name: 'Texts' }).click()
  await panel.getByRole('button', { name: 'Write into the folder' }).press('Enter')
  await expect(panel.getByText(/^Written into .*aurora\/locales\/en\.json/)).toBeVisible()
  const written = JSON.parse(readFileSync(textsFile(), 'utf8')) as Record<string, string>
  expect(written).toEqual({ $schema: expect.any(String), 'auth.logIn': 'Come in' })
  await panel.getByRole('tab', { name: 'Changes' }).click()
  await expect(panel.getByText('Nothing has been changed')).toBeVisible()
  await expect(comeIn).toBeVisible()
  await page.reload()
  await expect(comeIn).toBeVisible()
  rmSync(path.dirname(textsFile()), { recursive: true })
  await expect(async () => {
    await page.reload()
    await expect(logIn).toBeVisible({ timeout: 3_000 })
  }).toPass()
})

test('a press chooses and does nothing else; what is wrong with a text is said', async ({ page }) => {
  const panel = await inspect(page, 'Texts')
  const point = panel.getByRole('button', { name: 'Point at a text' })
  await point.click()
  const address = page.url()
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  const text = panel.getByRole('textbox', { name: 'Text in English' })
  await expect(text).toHaveValue('Log in')
  await text.fill('<b>In</b> {{name}}')
  await expect(text).toHaveAccessibleDescription(/<b>.* would be shown as it is written.*does not fill in.*name/)
  await expect(panel.getByRole('button', { name: 'Write into the folder' })).toBeDisabled()
  expect(await axeFindings(page, 'aside:has([role=tablist])')).toEqual([])
  await panel.getByRole('button', { name: 'Undo this change' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  // a link of an icon, which says its name to those who do not see
  await point.click()
  expect(await axeFindings(page, '[data-inspector]')).toEqual([])
  await page.getByRole('navigation', { name: 'Games', exact: true }).getByRole('link', { name: 'Slots' }).click()
  await expect(text).toHaveValue('Slots')
  expect(page.url()).toBe(address)
})

test('what says how to point stands above what is asked about cookies', async ({ page }) => {
  const asking = path.join(brandsOf(), 'asking')
  mkdirSync(asking)
  const file = { extends: 'aurora', tags: { matomo: { url: 'https://stats.example/', site: 3 } } }
  writeFileSync(path.join(asking, 'brand.json'), JSON.stringify(file))
  const own = site.replace('aurora', 'asking')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => (await page.goto(`${own}/help`))?.status()).toBe(200)
  const notice = page.getByRole('region', { name: 'Cookies on this site' })
  await expect(notice).toBeVisible()
  await expect(page.getByRole('button', { name: openName })).toBeVisible()
  await page.keyboard.press('Control+Shift+L')
  const bar = await page.getByRole('group', { name: 'Point at a text' }).boundingBox()
  const asked = await notice.boundingBox()
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0)
  rmSync(asking, { recursive: true })
})

test('on a phone all tabs are seen, and a title of two lines keeps clear of them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const panel = await inspect(page, 'Modules')
  for (const tab of await panel.getByRole('tab').all()) await expect(tab).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'))
  const title = panel.getByRole('heading', { name: /^Site inspector/ })
  const foot = await title.evaluate((element) => element.getBoundingClientRect().bottom)
  const tabs = await panel.getByRole('tablist').boundingBox()
  expect(tabs?.y).toBeGreaterThanOrEqual(foot)
})

for (const [code, theme, width] of [
  ['EN', 'dark', 1280],
  ['AR', 'light', 390],
] as const) {
  test.describe(`${code} ${theme}`, () => {
    test.use({ language: code, viewport: { width, height: 860 }, contextOptions: { reducedMotion: 'reduce' } })
    test('every tab passes axe', async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('marquee.theme', value), theme)
      await page.goto(`${site}/index`)
      await page.locator('[aria-keyshortcuts="Control+Shift+E"]').click()
      const panel = page.locator('aside:has([role=tablist])')
      for (const tab of await panel.getByRole('tab').all()) {
        await tab.click()
        expect.soft(await axeFindings(page, 'aside:has([role=tablist])')).toEqual([])
      }
    })
  })
}
