import AxeBuilder from '@axe-core/playwright'
import { expect, siteOf, test } from './support'

const screens: readonly (readonly [string, string])[] = [
  ['home', '/index'],
  ['log in', '/index?modal=loginPopupModal'],
  ['register', '/index?modal=registerModal'],
  ['notices', '/index?modal=noticeModal'],
  ['promotions', '/promotions'],
  ['slots', '/rng'],
  ['help', '/help'],
  ['download', '/down'],
  ['unknown', '/nowhere'],
]

for (const theme of ['dark', 'light']) {
  for (const [code, brand] of [['EN', 'aurora'], ['AR', 'aurora'], ['CN', 'jade']] as const) {
    test.describe(`${brand} ${theme} ${code}`, () => {
      test.use({ language: code, contextOptions: { reducedMotion: 'reduce' } })
      test('every screen passes axe', async ({ page }) => {
        test.setTimeout(180_000)
        await page.addInitScript((value) => localStorage.setItem('marquee.theme', value), theme)
        for (const [name, address] of screens) {
          await page.goto(`${siteOf(brand)}${address}`)
          await page.waitForLoadState('networkidle')
          if (address.includes('modal=')) await expect(page.getByRole('dialog').first()).toBeVisible()
          const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()
          const found = violations.map(({ id, nodes }) => `${name}: ${id}: ${nodes.slice(0, 3).map((node) => node.target.join(' ')).join(' | ')}`)
          expect.soft(found).toEqual([])
        }
      })
    })
  }
}
