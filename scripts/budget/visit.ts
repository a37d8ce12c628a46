import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Request } from '@playwright/test'
import * as z from 'zod/mini'
import { startElementId } from '../../src/server/edge/startScript'
import { findChromium } from '../findChromium.mjs'
import { landings } from './landings'
import type { Fetched } from './parts'

export interface Visit {
  readonly brand: string
  readonly landing: string
  /** Where the visitor was taken, such as the sign-in of a brand that requires a session. */
  readonly at: string
  readonly fetched: readonly Fetched[]
  /** Files that the page itself names, as the manifest does: the browser asks for them in one go. */
  readonly named: readonly string[]
}

/** A page is at rest when it stands, is idle, and has fetched nothing for so long, in milliseconds. */
const rest = 1_000
const patience = 30_000

/** Visits every landing of the brands with the built product and a platform of its own, as a visitor who is new. */
export async function visitLandings(root: string, brands: readonly string[]): Promise<readonly Visit[]> {
  const { path: executablePath, tried } = await findChromium()
  if (executablePath === undefined) throw new Error(`no Chromium; tried ${tried.join(', ')}`)
  const server = await serveBuild(root)
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  })
  try {
    const wanted = brands.flatMap((brand) => Object.keys(landings).map((landing) => ({ brand, landing })))
    const visits: Visit[] = []
    for (let at = 0; at < wanted.length; at += atOnce)
      visits.push(
        ...(await Promise.all(wanted.slice(at, at + atOnce).map((each) => visit(browser, server.port, each)))),
      )
    return visits
  } finally {
    await browser.close()
    await server.stop()
  }
}

const atOnce = 3

async function visit(
  browser: Browser,
  port: number,
  { brand, landing }: { readonly brand: string; readonly landing: string },
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' })
  // whoever saves data fetches nothing ahead: what a press may open is no part of the page
  await context.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })")
  const page = await context.newPage()
  const scripts: Promise<Fetched>[] = []
  let last = Date.now()
  const open = new Set<Request>()
  const close = (request: Request) => {
    open.delete(request)
    last = Date.now()
  }
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', close)
  page.on('requestfailed', close)
  const note = (request: Request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() !== 'script' || !pathname.startsWith('/assets/')) return
    scripts.push(request.sizes().then(({ responseBodySize }) => ({ file: pathname.slice(1), bytes: responseBodySize })))
  }
  page.on('requestfinished', note)
  const html = (await page.goto(`http://${brand}.localhost:${port}${landings[landing] ?? ''}`))?.text()
  // the shell that the edge drew is gone with the first picture
  await page.locator('.sh').waitFor({ state: 'detached' })
  const started = Date.now()
  while ((open.size > 0 || Date.now() - last < rest) && Date.now() - started < patience) {
    await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))')
    await page.waitForTimeout(rest / 4)
  }
  page.off('requestfinished', note)
  const fetched = await Promise.all(scripts)
  const { pathname, search } = new URL(page.url())
  const named = scriptsNamedIn((await html) ?? '')
  await context.close()
  return { brand, landing, at: pathname + search, fetched, named }
}

/** Scripts of a page by its own words: in its head, or where a drawn view is painted before they are asked for. */
function scriptsNamedIn(html: string): readonly string[] {
  const links = [...html.matchAll(/<link rel="modulepreload" href="\/([^"]+)"/g)].map(([, file]) => file ?? '')
  const start = new RegExp(`id="${startElementId}">(.+?)</script>`).exec(html)?.[1]
  if (start === undefined) return links
  const { early, rest } = startSchema.parse(JSON.parse(start))
  return [...links, ...[...early, ...rest].map((address) => address.slice(1))]
}

const startSchema = z.object({ early: z.array(z.string()), rest: z.array(z.string()) })

/** The built product on free ports. */
async function serveBuild(root: string) {
  const data = mkdtempSync(path.join(tmpdir(), 'marquee-budget-'))
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const server = spawn(process.execPath, [path.join(root, 'dist/server/main.js'), '--data', data], {
    cwd: root,
    env: { ...process.env, PORT: String(port), MARQUEE_SANDBOX_PORT: String(sandboxPort) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const stop = async () => {
    server.kill()
    await ended
    rmSync(data, { recursive: true, force: true })
  }
  for (let attempt = 0; attempt < 150; attempt++) {
    await new Promise((resolve) => setTimeout(resolve, 200))
    const up = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (up) return { port, stop }
  }
  await stop()
  throw new Error('the server did not start; run npm run build first')
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
