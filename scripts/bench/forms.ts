import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { findChromium } from '../findChromium.mjs'

const pages = {
  ours: 'PlatformForm: rjsf, with the kit',
  light: 'Form: a loop over the fields',
  byHand: 'react-hook-form and zod, by hand',
  stock: 'rjsf with its Ajv validator',
} as const
type PageId = keyof typeof pages

const origin = 'http://forms.bench'
const openings = 8
const fieldsTyped = 10
const typed = 'abc123def456'
const slowdown = 4

/** Registration with 30 fields: opening it, and a key press, for four ways of making it; medians of one run. */
export async function benchForms(): Promise<void> {
  const { path: executablePath, tried } = await findChromium()
  if (executablePath === undefined) throw new Error(`no Chromium; tried ${tried.join(', ')}`)
  const out = mkdtempSync(path.join(tmpdir(), 'marquee-forms-'))
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    await buildPages(out)
    const rows = []
    for (const id of Object.keys(pages) as PageId[]) rows.push({ id, ...(await measure(browser, out, id)) })
    const own = rows[0]
    if (!own) return
    console.table(
      rows.map(({ id, first, open, key, late, said }) => ({
        form: pages[id],
        'first opening ms': first.toFixed(0),
        'opening ms': open.toFixed(0),
        'key press ms': key.toFixed(2),
        'key press p95 ms': late.toFixed(2),
        'with an error said ms': said.toFixed(2),
        'opening, against the first': (open / own.open).toFixed(2),
        'key press, against the first': (key / own.key).toFixed(2),
      })),
    )
  } finally {
    await browser.close()
    rmSync(out, { recursive: true, force: true })
  }
}

async function buildPages(outDir: string): Promise<void> {
  const folder = path.join(import.meta.dirname, 'forms')
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        input: {
          ours: path.join(folder, 'ours.tsx'),
          light: path.join(folder, 'light.tsx'),
          byHand: path.join(folder, 'byHand.tsx'),
          stock: path.join(folder, 'stock.tsx'),
        },
        output: { entryFileNames: '[name].js' },
      },
    },
  })
}

async function measure(browser: Browser, out: string, id: PageId) {
  const page = await browser.newPage()
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html(id) })
    const contentType = pathname.endsWith('.svg') ? 'image/svg+xml' : 'text/javascript'
    return route.fulfill({ contentType, body: readFileSync(path.join(out, pathname)) })
  })
  await page.goto(`${origin}/`)
  await page.waitForFunction(() => 'mountForm' in window)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const first = await page.evaluate(() => window.mountForm())
  const open: number[] = []
  for (let round = 0; round < openings; round++) {
    await page.evaluate(() => window.unmountForm())
    open.push(await page.evaluate(() => window.mountForm()))
  }
  const keys = await pressKeys(page)
  await page.evaluate(() => window.unmountForm())
  await page.evaluate(() => window.mountForm())
  const said = await pressKeys(page, 'x')
  await page.close()
  return {
    first,
    open: quantile(open, 0.5),
    key: quantile(keys, 0.5),
    late: quantile(keys, 0.95),
    said: quantile(said, 0.5),
  }
}

/**
 * Milliseconds from each key press to the laid out page, over some fields.
 *
 * @param before typed into each field before it is left once, so that its problem is said
 */
function pressKeys(page: Page, before = ''): Promise<number[]> {
  return page.evaluate(
    async ({ fields, text, before }) => {
      const times: number[] = []
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
      const press = (input: HTMLInputElement, text: string) => {
        // as React hears of a key: the value changes behind its back, then the event
        value?.set?.call(input, text)
        input.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }
      const inputs = [...document.querySelectorAll<HTMLInputElement>('input:not([type=checkbox]):not([type=date])')]
      for (const input of inputs.slice(0, fields)) {
        input.focus()
        if (before !== '') {
          press(input, before)
          input.blur()
          await new Promise((resolve) => setTimeout(resolve, 100))
          input.focus()
        }
        for (let length = 1; length <= text.length; length++) {
          const start = performance.now()
          press(input, text.slice(0, length))
          await Promise.resolve()
          void document.body.offsetHeight
          times.push(performance.now() - start)
          await new Promise((resolve) => setTimeout(resolve, 5))
        }
      }
      return times
    },
    { fields: fieldsTyped, text: typed, before },
  )
}

/** A page of the product's policy, but for stock rjsf, whose validator needs eval. */
function html(id: PageId): string {
  const policy = id === 'stock' ? '' : `<meta http-equiv="Content-Security-Policy" content="script-src 'self'">`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>form</title>${policy}</head><body><div id="form"></div><script type="module" src="/${id}.js"></script></body></html>`
}

const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN
