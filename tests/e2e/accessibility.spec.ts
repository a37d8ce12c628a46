import { axeInBothThemes } from './signIn'
import { expect, siteOf, test } from './support'

const screens = {
  home: '/index',
  // over a page with little in it: home itself is judged above
  'log in': '/help?modal=loginPopupModal',
  register: '/help?modal=registerModal',
  notices: '/help?modal=noticeModal',
  promotions: '/promotions',
  slots: '/rng',
  help: '/help',
  download: '/down',
  unknown: '/nowhere',
}
const all = Object.keys(screens) as (keyof typeof screens)[]

/**
 * What no story shows: whole pages, as the edge sends them, in both themes. Another language and another brand have the
 * same parts: their pages are those in which most of the parts are.
 */
for (const [code, brand, looked] of [
  ['EN', 'aurora', all],
  ['AR', 'aurora', ['home', 'register', 'slots']],
  ['CN', 'jade', ['home', 'log in', 'promotions', 'slots']],
] as const) {
  test.describe(`${brand} ${code}`, () => {
    test.use({ language: code })
    test('every screen passes axe in both themes', async ({ page }) => {
      for (const name of looked) {
        const address = screens[name]
        await page.goto(`${siteOf(brand)}${address}`)
        await page.waitForLoadState('networkidle')
        if (address.includes('modal=')) await expect(page.getByRole('dialog').first()).toBeVisible()
        expect.soft(await axeInBothThemes(page), name).toEqual([])
      }
    })
  })
}

for (const brand of ['aurora', 'jade', 'sahara'])
  test(`${brand}: panels of the categories pass axe in both themes`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${siteOf(brand)}/promotions`)
    const links = page.getByRole('navigation', { name: 'Games', exact: true }).locator('a[aria-expanded]')
    await expect(links.first()).toBeVisible()
    // all of them are one component: the panels at both ends of the bar
    for (const link of [links.first(), links.last()]) {
      await link.focus()
      await page.keyboard.press('ArrowDown')
      await expect(page.locator('[id^=vendors-] a').first()).toBeVisible()
      // the page around them is judged above
      expect.soft(await axeInBothThemes(page, 'header'), await link.innerText()).toEqual([])
      await page.keyboard.press('Escape')
    }
  })
