import type { Page } from '@playwright/test'
import { storeSession } from './signIn'
import { expect, siteOf, test } from './support'

/** The typefaces that a text is drawn with in the page's own text and headlines: its own files, or the system's. */
async function facesOf(page: Page, text: string, family: string) {
  const cdp = await page.context().newCDPSession(page)
  await page.evaluate(
    async ([words, variable]) => {
      const line = document.createElement('p')
      line.id = 'measured'
      line.textContent = words
      line.style.fontFamily = `var(${variable})`
      document.body.append(line)
      await document.fonts.ready
    },
    [text, family] as const,
  )
  await cdp.send('DOM.enable')
  await cdp.send('CSS.enable')
  const { root } = await cdp.send('DOM.getDocument')
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#measured' })
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId })
  await page.evaluate(() => document.getElementById('measured')?.remove())
  return [...new Set(fonts.map(({ isCustomFont }) => (isCustomFont ? 'brand' : 'system')))]
}

const marks = '“”‘’……——·'

test.describe('in Chinese', () => {
  test.use({ language: 'CN' })

  for (const brand of ['jade', 'aurora', 'sahara']) {
    test(`${brand}: Chinese marks are the Chinese typeface's, Latin and English marks the brand's`, async ({
      page,
    }) => {
      await page.goto(`${siteOf(brand)}/help`)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      for (const family of ['--font-text', '--font-display']) {
        expect.soft(await facesOf(page, marks, family), `${family}: marks`).toEqual(['system'])
        expect.soft(await facesOf(page, 'Jade 88', family), `${family}: Latin`).toEqual(['brand'])
      }
      await page.evaluate(() => {
        document.documentElement.lang = 'en'
      })
      for (const family of ['--font-text', '--font-display'])
        expect.soft(await facesOf(page, marks, family), `${family}: English`).toEqual(['brand'])
    })
  }

  test('a digit stands a little off Chinese, with a space of the text and without one, and no further in headlines', async ({
    page,
  }) => {
    await page.goto(`${siteOf('jade')}/help`)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    /** Room between the letters in em, in an element of the page. */
    const room = (tag: string, words: string) =>
      page.evaluate(
        ([name, text]) => {
          const width = (content: string) => {
            const line = document.createElement(name)
            Object.assign(line.style, { fontSize: '100px', position: 'absolute', whiteSpace: 'pre' })
            line.textContent = content
            document.body.append(line)
            const { width: wide } = line.getBoundingClientRect()
            line.remove()
            return wide
          }
          return (width(text) - width('期') - width('7')) / 100
        },
        [tag, words] as const,
      )
    for (const tag of ['p', 'h2']) {
      expect.soft(await room(tag, '期7'), tag).toBeCloseTo(0.125, 2)
      expect.soft(await room(tag, '期 7'), tag).toBeLessThan(0.3)
    }
  })

  for (const width of [320, 390]) {
    test(`headlines end their lines between words, at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      for (const where of ['/index', '/down', '/nowhere']) {
        await page.goto(siteOf('jade') + where)
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
        expect.soft(await brokenWords(page), where).toEqual([])
      }
    })
  }
})

/** Letters of the script that lean, are spaced or capitalised, and digits of another kind than those that are typed. */
const misset = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const box = node.parentElement
      const text = node.nodeValue?.trim() ?? ''
      if (!box || text === '' || box.closest('script, style, svg')) continue
      if (/[^\P{Nd}0-9]/u.test(text)) found.push(`digits: ${text}`)
      if (!/[\p{Script=Han}\p{Script=Arabic}]/u.test(text)) continue
      const { letterSpacing, textTransform, fontStyle } = getComputedStyle(box)
      if (!['normal', '0px'].includes(letterSpacing)) found.push(`spaced ${letterSpacing}: ${text}`)
      if (textTransform !== 'none' || fontStyle !== 'normal') found.push(`${textTransform}, ${fontStyle}: ${text}`)
    }
    return found
  })

for (const [brand, language, member] of [
  ['jade', 'CN', 'mira01'],
  ['aurora', 'CN', 'mira01'],
  ['aurora', 'AR', 'mira01'],
  ['sahara', 'AR', 'vip01'],
] as const) {
  test.describe(`${brand} in ${language}`, () => {
    test.use({ language })
    test('no letter leans or stands apart, and digits are of one kind', async ({ page }) => {
      await storeSession(page, brand, member)
      const own = ['depositv2', 'personalHistoryCopy', 'messageV2']
      for (const where of ['/index', '/promotions', '/vip', '/sports', ...own.map((key) => `/member?page=${key}`)]) {
        await page.goto(siteOf(brand) + where)
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
        expect.soft(await misset(page), where).toEqual([])
      }
    })
  })
}

/** Words of headlines that a line ends in. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const words = new Intl.Segmenter('zh', { granularity: 'word' })
    const found: string[] = []
    for (const heading of document.querySelectorAll('h1, h2')) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const { segment, index, isWordLike } of words.segment(node.nodeValue ?? '')) {
          if (isWordLike !== true) continue
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + segment.length)
          const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top))
          if (lines.size > 1) found.push(segment)
        }
      }
    }
    return found
  })

test('in Arabic the name of a vendor begins below that of its game, its mark before it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.addInitScript(() => localStorage.setItem('hisLang', 'AR'))
  await page.goto(`${siteOf('jade')}/index`)
  const card = page.locator('main article').filter({ has: page.locator('.vendor') })
  await expect(card.nth(3)).toBeVisible()
  const found = await card.evaluateAll((all) =>
    all.slice(0, 8).flatMap((one) => {
      const [title, vendor] = ['.title', '.vendor'].map((name) => one.querySelector(name)?.getBoundingClientRect())
      const mark = one.querySelector('.vendor > :is(img, .badge)')?.getBoundingClientRect()
      if (!title || !vendor || title.width === 0) return []
      return [{ apart: Math.abs(title.right - vendor.right), mark: mark ? vendor.right - mark.right : 0 }]
    }),
  )
  expect(found.length).toBeGreaterThan(3)
  for (const { apart, mark } of found) {
    expect(apart).toBeLessThan(3)
    expect(mark).toBeLessThan(3)
  }
})
