import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ask, expect, place, test } from './support'

/** `npm run dev` with brands of its own. */
const root = path.resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(path.join(tmpdir(), 'marquee-dev-'))
const brands = path.join(folder, 'brands')
let server: ChildProcess
let port = 0

test.describe.configure({ mode: 'serial', timeout: 180_000 })
test.beforeAll(async () => {
  port = Number(place().port) + 5
  cpSync(path.join(root, 'brands'), brands, { recursive: true })
  server = spawn(process.execPath, [path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'scripts/dev.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      MARQUEE_SANDBOX_PORT: String(port + 1),
      MARQUEE_BRANDS_DIR: brands,
      MARQUEE_DATA_DIR: path.join(folder, 'data'),
    },
  })
  const up = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    )
  await expect.poll(up, { timeout: 90_000 }).toBe(true)
})
test.afterAll(() => {
  server.kill()
  rmSync(folder, { recursive: true, force: true })
})

test('a saved theme colour is seen at once, and nothing of the page is lost', async ({ page }) => {
  await page.goto(`http://jade.localhost:${port}/index?modal=loginPopupModal`)
  const username = page.getByRole('textbox', { name: 'Username' })
  await expect(username).toBeVisible({ timeout: 120_000 })
  await username.fill('typed')
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim())
  const before = await accent()
  const file = path.join(brands, 'jade/theme.json')
  const theme = readFileSync(file, 'utf8')
  writeFileSync(file, theme.replace(/("accent":\s*)("#[0-9a-f]{6}"|\{[^}]*\})/i, '$1"#aa3377"'))
  await expect.poll(accent, { timeout: 10_000, intervals: [50] }).not.toBe(before)
  await expect(username).toHaveValue('typed')
  // and back
  writeFileSync(file, theme)
  await expect.poll(accent, { timeout: 10_000, intervals: [50] }).toBe(before)
  await expect(username).toHaveValue('typed')
})

test('another change of the folder loads the page anew', async ({ page }) => {
  await page.goto(`http://jade.localhost:${port}/index`)
  await expect(page.getByRole('banner')).toBeVisible({ timeout: 120_000 })
  const file = path.join(brands, 'jade/brand.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"name": "[^"]+"/, '"name": "Jadeite"'))
  await expect(page).toHaveTitle(/Jadeite/, { timeout: 30_000 })
  expect((await ask('jade.localhost', '/')).text).not.toContain('Jadeite')
})
