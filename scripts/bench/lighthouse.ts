import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { findChromium } from '../findChromium.mjs'
import { startServer } from './startServer'

const port = 4180
const brands = (process.env.LIGHTHOUSE_BRANDS ?? 'aurora,jade,sahara').split(',')
const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 3)
const pages = ['/index', '/login']

/** Home and sign-in of each brand on a phone, processor 4 times slower, slow 4G (Lighthouse's own throttling); medians. */
export async function benchLighthouse(): Promise<void> {
  const { path: chromePath, tried } = await findChromium()
  if (chromePath === undefined) throw new Error(`no Chromium; tried ${tried.join(', ')}`)
  const server = await startServer(port)
  try {
    const rows = []
    for (const brand of brands)
      for (const page of pages) {
        const results: Result[] = []
        for (let run = 0; run < runs; run++)
          results.push(await auditTwice(chromePath, `http://${brand}.localhost:${port}${page}`))
        rows.push({ brand, page, ...figures(results) })
      }
    console.table(rows)
  } finally {
    server.kill()
  }
}

/** A trace without its beginning is Chromium's own trouble, and Lighthouse asks to be run again. */
async function auditTwice(chromePath: string, url: string): Promise<Result> {
  return audit(chromePath, url).catch(() => audit(chromePath, url))
}

async function audit(chromePath: string, url: string): Promise<Result> {
  const profile = mkdtempSync(path.join(tmpdir(), 'marquee-profile-'))
  const chrome = await launch({
    chromePath,
    userDataDir: profile,
    chromeFlags: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  try {
    const outcome = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      logLevel: 'error',
    })
    if (!outcome) throw new Error(`Lighthouse gave nothing for ${url}`)
    if (outcome.lhr.runtimeError) throw new Error(`${url}: ${outcome.lhr.runtimeError.message}`)
    return outcome.lhr
  } finally {
    chrome.kill()
  }
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

function figures(results: readonly Result[]) {
  const score = (category: string) =>
    median(results.map((result) => Math.round((result.categories[category]?.score ?? 0) * 100)))
  const metric = (audit: string) => median(results.map((result) => result.audits[audit]?.numericValue ?? Number.NaN))
  const failed = results[0]
    ? Object.values(results[0].audits)
        .filter((one) => one.score !== null && one.score < 1 && ['binary'].includes(one.scoreDisplayMode))
        .map((one) => one.id)
    : []
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'FCP ms': Math.round(metric('first-contentful-paint')),
    'LCP ms': Math.round(metric('largest-contentful-paint')),
    'TBT ms': Math.round(metric('total-blocking-time')),
    CLS: metric('cumulative-layout-shift').toFixed(4),
    failed: failed.join(' '),
  }
}
