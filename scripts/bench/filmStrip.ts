import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { findChromium } from '../findChromium.mjs'
import { openPhone } from './openPhone'
import { slowLine, slowProcessor } from './slowPhone'
import { startServer } from './startServer'

const port = Number(process.env.FILM_PORT ?? 4192)
const brands = (process.env.FILM_BRANDS ?? 'aurora,jade,sahara').split(',')
/** Folder of another build, such as a worktree of an older commit, whose strips stand above. */
const before = process.env.FILM_BEFORE
const folder = process.env.FILM_FOLDER ?? 'docs/pictures'

/** Milliseconds between two pictures, and how many there are. */
const step = 250
const count = 16
/** CSS pixels of a picture in the strip, and of the line of times above. */
const [width, height, gap, line] = [98, 212, 6, 22] as const

interface Frame {
  /** Milliseconds since the visit began. */
  readonly at: number
  readonly jpeg: Buffer
}

/** First visits on a slow phone, as pictures of each quarter of a second: one strip a brand, `first-visit-<brand>.jpg`. */
export async function benchFilmStrip(): Promise<void> {
  const { path: executablePath, tried } = await findChromium()
  if (executablePath === undefined) throw new Error(`no Chromium; tried ${tried.join(', ')}`)
  mkdirSync(folder, { recursive: true })
  const builds = [...(before === undefined ? [] : [before]), process.cwd()]
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  })
  try {
    const strips: Record<string, Frame[][]> = {}
    for (const [at, build] of builds.entries()) {
      // a port each: the one before is still closing
      const own = port + 2 * at
      const server = await startServer(own, { MARQUEE_SANDBOX_PORT: String(own + 1) }, build)
      try {
        for (const brand of brands) {
          const site = `http://${brand}.localhost:${own}/index?lang=en`
          // pictures are drawn and views kept by then, as for any visitor but the very first
          await film(browser, site)
          ;(strips[brand] ??= []).push(await film(browser, site))
        }
      } finally {
        server.kill()
      }
    }
    for (const brand of brands) {
      const file = path.join(folder, `first-visit-${brand}.jpg`)
      await writeFile(file, await draw(strips[brand] ?? []))
      console.log(file)
    }
  } finally {
    await browser.close()
  }
}

async function film(browser: Browser, site: string): Promise<readonly Frame[] & Frame[]> {
  const page = await openPhone(browser)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowLine)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor })
  const frames: Frame[] = []
  let start = 0
  session.on('Network.requestWillBeSent', ({ wallTime }) => (start ||= wallTime))
  session.on('Page.screencastFrame', ({ data, metadata: { timestamp = 0 }, sessionId }) => {
    frames.push({ at: (timestamp - start) * 1000, jpeg: Buffer.from(data, 'base64') })
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await session.send('Page.startScreencast', {
    format: 'jpeg',
    quality: 80,
    maxWidth: 2 * width,
    maxHeight: 2 * height,
  })
  await page.goto(site, { waitUntil: 'commit' })
  await page.waitForTimeout(step * count + 500)
  await page.context().close()
  return frames.filter(({ at }) => at >= 0)
}

/** Rows of pictures, each what was seen at its time, with the times above. */
async function draw(rows: readonly (readonly Frame[])[]): Promise<Buffer> {
  const times = Array.from({ length: count }, (_each, place) => (place + 1) * step)
  const left = (place: number) => gap + place * (width + gap)
  const top = (row: number) => line + row * (height + gap)
  const pictures = await Promise.all(
    rows.flatMap((frames, row) =>
      times.map(async (time, place) => {
        const frame = frames.findLast(({ at }) => at <= time)
        const input = frame
          ? await sharp(frame.jpeg).resize(width, height, { fit: 'cover', position: 'top' }).toBuffer()
          : { create: { width, height, channels: 3 as const, background: '#ffffff' } }
        return { input, left: left(place), top: top(row) }
      }),
    ),
  )
  const words = times
    .map((time, place) => `<text x="${left(place) + width / 2}" y="15">${(time / 1000).toFixed(2)} s</text>`)
    .join('')
  const [wide, high] = [left(count), top(rows.length)]
  const labels = `<svg width="${wide}" height="${high}" font-family="sans-serif" font-size="12" text-anchor="middle" fill="#333">${words}</svg>`
  return sharp({ create: { width: wide, height: high, channels: 3, background: '#d8dade' } })
    .composite([...pictures, { input: Buffer.from(labels), left: 0, top: 0 }])
    .jpeg({ quality: 72, mozjpeg: true })
    .toBuffer()
}
