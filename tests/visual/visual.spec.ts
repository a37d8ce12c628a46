import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { parse } from 'jsonc-parser'
import type { ThemeFile } from '../../src/contract/theme'
import { resolveTheme } from '../../src/theme/resolve'
import { themeRules } from '../../src/theme/style'
import { flatPicture } from './flatPicture'
import { languages, screens, type Shot, shots } from './shots'

const root = path.resolve(import.meta.dirname, '../..')
const built = path.join(root, 'storybook-static')
/** Answered from the files: nothing listens on it. A local address counts as a safe one, which encryption asks for. */
const origin = 'http://localhost:6006'
const { at } = JSON.parse(readFileSync(path.join(root, 'stories/platform/answers/aurora.json'), 'utf8')) as {
  readonly at: number
}

for (const shot of shots)
  for (const brand of shot.brands)
    for (const theme of shot.themes)
      for (const screen of shot.screens)
        test(`${shot.story} ${brand} ${theme} ${screen}`, async ({ page }) => {
          await page.setViewportSize(screens[screen])
          await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme })
          await open(page, shot, `brand:${brand};theme:${theme};language:${languages[brand] ?? 'en'};direction:auto`)
          await expect(page).toHaveScreenshot([shot.story, `${brand}-${theme}-${screen}.png`], {
            fullPage: shot.whole ?? false,
          })
        })

/** What a picture may hide, such as a corner that is two pixels rounder, the variables say. */
for (const id of readdirSync(path.join(root, 'brands')))
  test(`tokens of ${id}`, () => {
    const file = parse(readFileSync(path.join(root, 'brands', id, 'theme.json'), 'utf8')) as ThemeFile
    const lines = themeRules(resolveTheme(file)).replaceAll(/[;{}]/g, '$&\n')
    expect(lines).toMatchSnapshot(['tokens', `${id}.css`])
  })

async function open(page: Page, { story }: Shot, globals: string): Promise<void> {
  await page.clock.setFixedTime(at)
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (/^\/(cdn\/|assets\/(cover|banner)-)/.test(pathname))
      return route.fulfill({ contentType: 'image/svg+xml', body: flatPicture(pathname) })
    const file = path.join(built, pathname)
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 })
  })
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${story}&globals=${globals}`)
  await page.waitForFunction(phaseOfStory, undefined, { timeout: 20_000 })
  await page.waitForFunction(isDrawn, undefined, { timeout: 20_000 })
  // pages that come one after another have their hover and focus where the last one left them
  await page.mouse.move(0, 0)
}

/** Letters and the pictures in sight are there; those below load when they are scrolled to. */
function isDrawn(): boolean {
  const inSight = (image: HTMLImageElement) => {
    const { top, bottom, left, right } = image.getBoundingClientRect()
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  }
  return document.fonts.status === 'loaded' && [...document.images].every((image) => image.complete || !inSight(image))
}

/** True once the story was drawn and played, and nothing about it was wrong. Its own error is told instead of a picture of it. */
function phaseOfStory(): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
    readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } }
  }
  const phase = preview?.currentRender?.phase ?? ''
  if (phase === 'errored' || document.body.classList.contains('sb-show-errordisplay'))
    throw new Error(document.body.innerText.slice(0, 500))
  return phase === 'finished'
}
