import { existsSync } from 'node:fs'
import { execFileSync } from 'node:child_process'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** Chromium without the parts that show a window: it starts sooner and takes less of the processor. */
export const headlessShell = 'chromium-headless-shell'

/**
 * An installed Chromium, by CHROME_PATH, then by name on the PATH, then Playwright's own. `tried` tells what was
 * looked at, for the message where there is none. `shellFirst`: the headless shell where there is one.
 */
export async function findChromium({ shellFirst = false } = {}) {
  const tried = []
  const fromEnv = process.env.CHROME_PATH
  if (fromEnv) {
    tried.push(`CHROME_PATH=${fromEnv}`)
    if (existsSync(fromEnv)) return { path: fromEnv, tried }
  }
  for (const name of shellFirst ? [headlessShell, ...names] : names) {
    tried.push(name)
    try {
      const found = execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim()
      if (found) return { path: found, tried }
    } catch {
      // not on the PATH
    }
  }
  tried.push('the one that Playwright installs')
  try {
    const { chromium } = await import('@playwright/test')
    const own = chromium.executablePath()
    if (own && existsSync(own)) return { path: own, tried }
  } catch {
    // Playwright is not installed yet
  }
  return { path: undefined, tried }
}
