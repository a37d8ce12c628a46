import path from 'node:path'
import type { Page } from '@playwright/test'
import { messageKeys } from '../../scripts/productMessages.mjs'
import { enter, storeSession } from './signIn'
import { expect, motion, siteOf, test } from './support'

test.use(motion)

/** What could run in a piece of the page: elements, handlers and addresses. The kit's own icons are no danger. */
function dangerous(piece: Element): string[] {
  const elements = [
    ...piece.querySelectorAll(
      'script, iframe, object, embed, form, math, style, link, base, meta, foreignObject, animate, set',
    ),
  ]
  const attributes = [...piece.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].filter(
      ({ name, value }) => name.startsWith('on') || /^\s*(javascript|vbscript|data:text)/i.test(value),
    ),
  )
  const leaving = [...piece.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    ({ href }) => href.includes('elsewhere') || !URL.canParse(href),
  )
  return [
    ...[...elements, ...leaving].map((element) => element.tagName),
    ...attributes.map(({ name, value }) => `${name}=${value}`),
  ]
}

test("the header lists the categories that have vendors, in the brand's order", async ({ page }) => {
  await page.goto(`${siteOf('jade')}/index`)
  const games = page.getByRole('navigation', { name: 'Games' }).first()
  await expect(games.getByText(/lott/i).first()).toBeVisible()
  await enter(page, 'sahara', 'member01')
  const few = page.getByRole('navigation', { name: 'Games' }).first()
  await expect(few.getByText('Sports', { exact: true })).toBeVisible()
  await expect(few.getByText(/fish/i)).toHaveCount(0)
  await expect(few.getByText(/lott/i)).toHaveCount(0)
})

test('a category with exactly one vendor launches it, others open their page', async ({ page }) => {
  await enter(page, 'sahara', 'member01')
  const games = page.getByRole('navigation', { name: 'Games' }).first()
  await games
    .getByRole('link', { name: /slots/i })
    .or(games.getByRole('button', { name: /slots/i }))
    .first()
    .click()
  await expect(page).toHaveURL(/\/game\?/)
  await page.goto(`${siteOf('sahara')}/index`)
  await page.getByRole('navigation', { name: 'Games' }).first().getByText('Live', { exact: false }).first().click()
  await expect(page).toHaveURL(/\/live/)
})

test('notices: nine a page, detail beside them, hostile HTML does nothing', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}/index?modal=noticeModal`)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: /, 20\d\d( Important)?$/ })).toHaveCount(9)
  for (;;) {
    for (const notice of await dialog.getByRole('button', { name: /, 20\d\d( Important)?$/ }).all()) {
      await notice.click()
      await expect(dialog.getByRole('article')).toBeVisible()
      expect(await dialog.getByRole('article').evaluate(dangerous)).toEqual([])
    }
    const next = dialog.getByRole('button', { name: 'Next page' })
    if ((await next.count()) === 0 || (await next.isDisabled())) break
    await next.click()
  }
})

test('the theme and the language are kept', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}/index`)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.evaluate(() => {
    localStorage.setItem('marquee.theme', 'light')
    localStorage.setItem('hisLang', 'AR')
  })
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test('another language is there in every part of a page at once, and no key is left', async ({ page }) => {
  const keys = messageKeys(path.resolve(import.meta.dirname, '../..'))
  await storeSession(page, 'aurora', 'member01')
  // rawKeys.spec.ts watches the others
  const places = ['/esports', '/lottery', '/sports', '/member?page=records']
  for (const place of places) {
    await page.goto(`${siteOf('aurora')}${place}`)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const from = await page.locator('html').getAttribute('lang')
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^(Language|اللغة)/ })
      .click()
    await page.getByRole('menuitemradio', { name: from === 'en' ? 'العربية' : 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', from === 'en' ? 'ar' : 'en')
    await page.waitForLoadState('networkidle')
    const said = await page.evaluate(() => [
      ...document.body.innerText.split('\n').map((line) => line.trim()),
      ...[...document.querySelectorAll('[aria-label],[placeholder],[title]')].flatMap((element) =>
        ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
      ),
    ])
    expect(said.length).toBeGreaterThan(20)
    expect(
      said.filter((text) => keys.includes(text)),
      place,
    ).toEqual([])
  }
})

test('customer service opens a window of 440 by 500', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}/index`)
  const popup = page.context().waitForEvent('page')
  await page.getByRole('complementary').getByRole('button', { name: 'Customer service', exact: true }).click()
  const chat = await popup
  await expect(chat).toHaveURL(/\/sandbox\/chat/)
  expect(await chat.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([440, 500])
})

test('an unknown address has its own page and a way home', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}/no-such-place`)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Go to home page' })
    .or(page.getByRole('main').getByRole('button', { name: 'Go to home page' }))
    .click()
  await expect(page).toHaveURL(/\/index$/)
})

test('a demo account is asked for a real one in the member centre', async ({ page }) => {
  await storeSession(page, 'aurora', 'demo01')
  await page.goto(`${siteOf('aurora')}/member`)
  await page.getByRole('dialog').getByRole('button', { name: 'Register a real account' }).click()
  await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible()
  await page.goto(`${siteOf('aurora')}/pointMall`)
  await expect(page.getByRole('dialog', { name: 'A real account is needed' })).toBeVisible()
})

test('free play where the merchant has it', async ({ page }) => {
  await page.goto(`${siteOf('jade')}/index`)
  await page.getByRole('banner').getByRole('button', { name: 'Free play' }).click()
  await expect(page.getByRole('button', { name: /^Account menu of/ })).toBeVisible()
  await page.goto(`${siteOf('sahara')}/login`)
  await expect(page.getByRole('button', { name: /free play/i })).toHaveCount(0)
})

test('the dialog of an address closes with Escape and with the back button', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}/index`)
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/index$/)
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
})

for (const brand of ['aurora', 'jade']) {
  test(`a login that was abandoned leaves nothing to one asked for while it closes, on ${brand}`, async ({ page }) => {
    await page.goto(`${siteOf(brand)}/member`)
    const dialog = page.getByRole('dialog', { name: 'Log in' })
    await expect(page).toHaveURL(/next=%2Fmember/)
    for (const wait of [0, 60, 100]) {
      await expect(dialog.getByRole('textbox', { name: 'Username' })).toBeFocused()
      await page.evaluate((ms) => {
        const press = () =>
          [...document.querySelectorAll<HTMLElement>('header button')]
            .find(({ textContent }) => textContent === 'Log in')
            ?.click()
        addEventListener('keydown', () => setTimeout(press, ms), { once: true, capture: true })
      }, wait)
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL(/\?modal=loginPopupModal$/)
      // and stays
      await page.waitForTimeout(250)
      await expect(page).toHaveURL(/\?modal=loginPopupModal$/)
      await expect(dialog).toBeVisible()
      await page.goto(`${siteOf(brand)}/member`)
    }
  })
}

test('a link that is pressed twice in one moment is one step back', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}/index`)
  const promotions = page.getByRole('link', { name: 'Promotions' }).first()
  // when the page has been taken over a press is the app's
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/modal=loginPopupModal$/)
  await expect(page.locator('dialog[open]:not([data-early])')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/index$/)
  await promotions.evaluate((link: HTMLElement) => {
    link.click()
    link.click()
  })
  await expect(page).toHaveURL(/\/promotions$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/index$/)
})

test('a dialog that there is not leaves the address, and no entry in the history', async ({ page }) => {
  for (const brand of ['aurora', 'jade', 'sahara']) {
    await page.goto(`${siteOf(brand)}/helpmc?from=mail&modal=noSuchModal`)
    await expect(page).toHaveURL(/\/helpmc\?from=mail$/)
  }
  await page.goto(`${siteOf('aurora')}/index?modal=walletsModal`)
  await expect(page).toHaveURL(/\/index$/)
  await page.goto(`${siteOf('aurora')}/login?modal=loginPopupModal&next=%2Fvip`)
  await expect(page).toHaveURL(/\/login\?next=%2Fvip$/)
})

test('a demo game runs and the balance moves', async ({ page }) => {
  await storeSession(page, 'aurora', 'vip01')
  await page.goto(`${siteOf('aurora')}/rng`)
  const shown = page.getByRole('banner').getByText(/\d\.\d\d/)
  const digits = (text: string | null) => (text ?? '').replace(/[^\d.]/g, '')
  const before = digits(await shown.textContent())
  await page.getByRole('main').getByRole('article').first().getByRole('button').first().click()
  await expect(page).toHaveURL(/\/game\?/)
  const game = page.frameLocator('iframe')
  await expect(game.getByText(/demo/i).first()).toBeVisible()
  const balance = game.locator('output')
  const spin = game.getByRole('button', { name: /spin/i })
  // a spin may win its stake back, several in a row do not
  for (let turn = 0; turn < 8 && digits(await balance.textContent()) === before; turn++) {
    const answered = page.waitForResponse((response) => response.url().endsWith('/sandbox/play/spin'))
    await spin.click()
    await answered
    await expect(spin).toBeEnabled()
  }
  const after = digits(await balance.textContent())
  expect(after).not.toBe(before)
  await page.goto(`${siteOf('aurora')}/index`)
  await expect.poll(async () => digits(await shown.textContent())).toBe(after)
})

test('a balance whose currency is not told is shown without one', async ({ page }) => {
  await page.route('**/wps/v2/wallets/balance', (route) =>
    route.fulfill({ json: { success: true, value: { sumBalance: '1234.5', balance: [] } } }),
  )
  await enter(page, 'aurora', 'member01')
  await expect(page.getByRole('banner').getByText('1,234.50', { exact: true })).toBeVisible()
})

for (const [brand, language, currency] of [
  ['sahara', 'AR', 'AED'],
  ['aurora', 'AR', 'USD'],
  ['jade', 'EN', 'CNY'],
] as const) {
  test.describe(`${brand} in ${language} at 320`, () => {
    test.use({ language, viewport: { width: 320, height: 700 } })
    test('a balance of thousands of millions stays in its place, in short', async ({ page }) => {
      await page.route('**/wps/v2/wallets/balance', (route) =>
        route.fulfill({ json: { success: true, value: { sumBalance: '98765521138.88', currency, balance: [] } } }),
      )
      await storeSession(page, brand, 'member01')
      await page.goto(`${siteOf(brand)}/member`)
      const sum = page.getByRole('banner').getByText(/98\.76/)
      await expect(sum).toBeVisible()
      await expect(page.getByRole('banner').getByText(/98,765,521,138\.88/)).toHaveCount(1)
      await expect(page.getByRole('main').getByText(/98,765,521,138\.88/)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
      const beside = await sum.evaluate((element) => {
        const own = element.getBoundingClientRect()
        const pill = element.closest('div')?.parentElement?.getBoundingClientRect()
        return pill && own.left >= pill.left && own.right <= pill.right
      })
      expect(beside).toBe(true)
    })
  })
}

const categories = (page: Page) => page.getByRole('navigation', { name: 'Games' }).first()

for (const [brand, arrow] of [
  ['aurora', 'ArrowRight'],
  ['jade', 'ArrowDown'],
  ['sahara', 'ArrowDown'],
] as const) {
  test(`${brand}: Tab passes by the providers of a category, an arrow opens them`, async ({ page }) => {
    await page.goto(`${siteOf(brand)}/promotions`)
    const links = categories(page).getByRole('link')
    await expect(links.nth(2)).toBeVisible()
    const names = await links.allTextContents()
    await links.first().focus()
    for (const name of names.slice(1)) {
      await page.keyboard.press('Tab')
      await expect(categories(page).getByRole('link', { name, exact: true })).toBeFocused()
    }
    await expect(categories(page).locator('[aria-expanded=true]')).toHaveCount(0)
    await links.first().focus()
    await page.keyboard.press(arrow)
    await expect(links.first()).toHaveAttribute('aria-expanded', 'true')
    await expect(links.nth(1)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(links.first()).toBeFocused()
    await expect(links).toHaveCount(names.length)
  })
}

/** Names of the header's categories and links: those that are seen whole in its row, and all that there are. */
const namesInRow = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const nameOf = (item: Element) => item.textContent.trim()
    const items = [...header.querySelectorAll('nav > ul > li')].filter((item) => item.closest('[data-more]') === null)
    const seen = items.filter((item) => {
      const own = item.getBoundingClientRect()
      for (let around = item.parentElement; around && around !== header.parentElement; around = around.parentElement) {
        const box = around.getBoundingClientRect()
        if (getComputedStyle(around).overflowX === 'visible') continue
        if (own.left < box.left - 1 || own.right > box.right + 1 || own.bottom > box.bottom + 1) return false
      }
      return own.left >= 0 && own.right <= innerWidth
    })
    return { seen: seen.map(nameOf), all: items.map(nameOf) }
  })

for (const language of ['AR', 'VI', 'EN', 'CN'] as const) {
  test.describe(`jade in ${language}`, () => {
    test.use({ language })
    test('categories and links that the row has no room for are behind its last button, whole', async ({ page }) => {
      await page.goto(`${siteOf('jade')}/promotions`)
      const banner = page.getByRole('banner')
      await expect(banner.locator('nav > ul > li').nth(8)).toBeAttached()
      const browser = await page.context().newCDPSession(page)
      for (const [width, text] of [
        ...[820, 1024, 1100, 1280, 1440, 1600].map((each) => [each, 16] as const),
        [1440, 32],
      ] as const) {
        await browser.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text } })
        await page.setViewportSize({ width, height: 860 })
        // the links belong to a desktop's row: it is drawn for this size
        const links = banner.locator('nav > ul > li').filter({ hasText: 'VIP' })
        await expect(links).toHaveCount(width / text < 1080 / 16 ? 0 : 1)
        const more = banner.locator('[data-more] > button')
        await expect
          .poll(async () => {
            const { seen, all } = await namesInRow(page)
            return seen.length === all.length || (await more.isVisible())
          }, `${width}, text of ${text}`)
          .toBe(true)
        const { seen, all } = await namesInRow(page)
        expect(seen.length, `${width}, text of ${text}`).toBeGreaterThan(0)
        if (seen.length === all.length) {
          await expect(more).toBeHidden()
          continue
        }
        await more.focus()
        await page.keyboard.press('Enter')
        const hidden = banner.locator('[data-more] li > :is(a, button)')
        await expect(hidden.first()).toBeFocused()
        const behind = (await hidden.allTextContents()).map((name) => name.trim())
        expect([...seen, ...behind].toSorted(), `${width}, text of ${text}`).toEqual(all.toSorted())
        for (const link of await hidden.all()) {
          await expect(link).toBeInViewport({ ratio: 1 })
          const name = await link.evaluate((element) => element.scrollWidth - element.clientWidth)
          expect(name).toBeLessThanOrEqual(0)
        }
        await page.keyboard.press('Escape')
        await expect(more).toBeFocused()
        await expect(hidden).toHaveCount(0)
        // Tab meets what is seen, and nothing else
        await banner.locator('nav > ul > li > :is(a, button)').first().focus()
        for (let count = 1; count < seen.length; count += 1) await page.keyboard.press('Tab')
        expect(await page.evaluate(() => document.activeElement?.textContent.trim())).toBe(seen.at(-1))
        await page.keyboard.press('Tab')
        await expect(more).toBeFocused()
      }
    })
  })
}

for (const [language, width] of [
  ['EN', 1440],
  ['AR', 1440],
  ['EN', 820],
] as const) {
  test.describe(`sahara in ${language} at ${width}`, () => {
    test.use({ language, viewport: { width, height: 900 } })
    test('the providers of a category open under it, inside the page', async ({ page }) => {
      await page.goto(`${siteOf('sahara')}/promotions`)
      const tabs = page.locator('header nav').first().locator('li > a[aria-expanded]')
      await expect(tabs.first()).toBeVisible()
      for (const tab of [tabs.first(), tabs.nth(2), tabs.last()]) {
        await tab.hover()
        await expect(tab).toHaveAttribute('aria-expanded', 'true')
        const panel = page.locator('[id^=vendors-] > *')
        await expect(panel).toBeVisible()
        const [own, opened] = [await tab.boundingBox(), await panel.boundingBox()]
        if (!own || !opened) throw new Error('a tab or its panel is not drawn')
        expect(opened.x).toBeGreaterThanOrEqual(0)
        expect(opened.x + opened.width).toBeLessThanOrEqual(width)
        expect(opened.x).toBeLessThan(own.x + own.width / 2)
        expect(opened.x + opened.width).toBeGreaterThan(own.x + own.width / 2)
        expect(opened.y - own.y - own.height).toBeLessThan(24)
        await page.mouse.move(width / 2, 850)
        await expect(page.locator('[id^=vendors-]')).toHaveCount(0)
      }
    })
  })
}

test('the edge of a field that is wrong stays red under the pointer', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}/login`)
  const field = page.getByRole('textbox', { name: 'Username' })
  await page.locator('form').getByRole('button', { name: 'Log in' }).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('textbox', { name: 'Password', exact: true }).focus()
  await page.mouse.move(0, 0)
  const edge = () => field.evaluate((element) => getComputedStyle(element).borderColor)
  const red = await field.evaluate((element) => {
    const sample = document.createElement('p')
    sample.style.color = 'var(--danger-text)'
    element.after(sample)
    const { color } = getComputedStyle(sample)
    sample.remove()
    return color
  })
  await expect.poll(edge).toBe(red)
  await field.hover()
  // longer than the edge takes to change
  await page.waitForTimeout(300)
  expect(await edge()).toBe(red)
})

test('a dialog that is opened the moment another was left has an entry of its own to go back from', async ({
  page,
}) => {
  await page.goto(`${siteOf('aurora')}/index`)
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  // the app's own: the one that the edge drew has no entry to go back from
  await expect(page).toHaveURL(/modal=loginPopupModal/)
  // the page under the dialogs hears late that the first is gone
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const press = () => {
          const buttons = [...document.querySelectorAll<HTMLElement>('header button')]
          buttons.find(({ textContent }) => textContent === 'Register')?.click()
          resolve()
        }
        addEventListener('popstate', press, { once: true })
        history.back()
      }),
  )
  const register = page.getByRole('dialog', { name: 'Register' })
  await expect(register).toBeVisible()
  await page.goBack()
  await expect(register).toBeHidden()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/index')
})
