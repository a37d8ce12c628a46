import { expect, type Page } from '@playwright/test'
import { ask, lightPage, siteOf } from './support'

/** All of it, so that no press needs to be kept any more. */
export const takenOver = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !('keepPress' in (document.getElementById('root') ?? {})))

/** Elements of the page as they were read, in a field of the window. */
export const keepElements = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { elementsRead: [...document.querySelectorAll('#root :is(main, article) *')] })
    })
  })

/** How many there were, and which of them are not in the page any more. */
export const elementsLost = (page: Page): Promise<{ readonly read: number; readonly lost: readonly string[] }> =>
  page.evaluate(() => {
    const read = Reflect.get(window, 'elementsRead') as readonly Element[]
    return { read: read.length, lost: read.filter(({ isConnected }) => !isConnected).map(({ outerHTML }) => outerHTML) }
  })

/** The edge may have heard none of a page's answers when the first visitor comes. */
export const warm = async (site: string, path = lightPage): Promise<void> => {
  await expect
    .poll(async () => (await ask(new URL(site).host, path)).text)
    .toMatch(/<div id="root"><(?!div class="sh )/)
  await new Promise((resolve) => setTimeout(resolve, 300))
}

/** The page has been read, and its app has not come. */
export async function openHeld(page: Page, path = lightPage): Promise<void> {
  await page.goto(`${siteOf('aurora')}${path}`, { waitUntil: 'commit' })
  await expect(page.locator('#root[data-drawn]')).toBeAttached()
}

/** A machine that does much at once takes longer than a visitor waits: ten seconds count as one. */
export const slowClock = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() / 10
    // and so does what is given up
    const later = window.setTimeout.bind(window)
    const slow = (act: TimerHandler, wait = 0) => later(act, wait < 4_000 ? wait : wait * 10)
    Object.assign(window, { setTimeout: slow })
  })

/** Holds files of the build back until they are let go. */
export async function holdFiles(page: Page, files: string): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

/** All of the app. */
export const holdApp = (page: Page): Promise<() => void> => holdFiles(page, '**/assets/*.js')
