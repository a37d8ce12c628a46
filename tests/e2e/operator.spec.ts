import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, place, test } from './support'

/** The handbook from nothing to a page, as an operator follows it: in a folder of brands that nothing else uses. */
const root = path.resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(path.join(tmpdir(), 'marquee-operator-'))
const recording = path.join(folder, 'jade.json')
let preview: ChildProcess | undefined

const environment = () => ({
  ...process.env,
  MARQUEE_BRANDS_DIR: path.join(folder, 'brands'),
  MARQUEE_DATA_DIR: path.join(folder, 'data'),
  MARQUEE_ENV_FILE: '',
  MARQUEE_SANDBOX_PORT: '0',
  FORCE_COLOR: '0',
  NO_COLOR: '1',
})

const start = (...args: string[]) =>
  spawn(process.execPath, [path.join(root, 'scripts/brand.mjs'), ...args], {
    cwd: root,
    env: environment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  })

async function brand(...args: string[]): Promise<string> {
  const child = start(...args)
  let out = ''
  child.stdout.on('data', (part: Buffer) => (out += part.toString()))
  const code = await new Promise((resolve) => child.on('close', resolve))
  expect(code, out).toBe(0)
  return out
}

test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.beforeAll(() => cpSync(path.join(root, 'brands'), path.join(folder, 'brands'), { recursive: true }))
test.afterAll(() => {
  preview?.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

test('a brand is made, checked and explained', async () => {
  await brand(
    'new',
    'comet',
    '--yes',
    '--name',
    'Comet',
    '--domain',
    'www.comet.example',
    '--languages',
    'en,ar',
    '--accent',
    '#ff7a45',
    '--header',
    'rail',
  )
  expect(await brand('check', 'comet')).toContain('0 errors, 0 warnings')
  expect(await brand('explain', 'comet', 'deposit', '--viewer', 'member')).toContain('account.menu/deposit')
})

test('a platform is recorded, and the brand is previewed on it', async ({ page }) => {
  await brand('pull', place().sandbox, '--merchant', 'jade', '--out', recording)
  const port = Number(place().port) + 7
  preview = start('preview', 'comet', '--no-open', '--port', String(port), '--platform', recording)
  const said = await new Promise<string>((resolve) => {
    let out = ''
    preview?.stdout?.on('data', (part: Buffer) => {
      out += part.toString()
      if (out.includes('comet is at ')) resolve(out)
    })
  })
  const address = /comet is at (\S+)/.exec(said)?.[1] ?? ''
  expect(address).toBe(`http://comet.localhost:${port}`)
  await page.goto(`${address}/index`)
  await expect(page).toHaveTitle(/Comet/)
  // the platform asks for a name; a merchant that nobody described does not
  expect(JSON.parse(readFileSync(recording, 'utf8'))).toMatchObject({
    registrationSettings: { fields: { payeeName: { required: true } } },
  })
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click()
  const form = page.getByRole('dialog', { name: 'Register' })
  await form.getByRole('textbox', { name: 'Username' }).fill('comet01')
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill('Marquee1')
  await form.getByRole('textbox', { name: 'Confirm password' }).fill('Marquee1')
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect(form.getByRole('textbox', { name: 'Real name' })).toBeVisible()
})

test('a saved theme is served to the page within two seconds', async ({ page }) => {
  const port = Number(place().port) + 7
  const file = path.join(folder, 'brands/comet/theme.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('#ff7a45', '#2f6fed'))
  const accent = async () => {
    await page.goto(`http://comet.localhost:${port}/index`)
    return page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim())
  }
  await expect.poll(accent, { timeout: 10_000 }).toBe('#2f6fed')
})
