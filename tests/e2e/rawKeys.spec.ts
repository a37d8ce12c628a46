import { takenOver } from './drawnPage'
import { expect, siteOf, test } from './support'

/** Texts of the page, said or shown, that look like a key of a message. */
const watchKeys = (): void => {
  const found: string[] = []
  Object.assign(window, { keysFound: found })
  const names = ['aria-label', 'title', 'placeholder', 'alt']
  const look = (text: string | null) => {
    // a host name is written so, too
    if (text !== null && /^[a-z]\w*(\.\w+)+$/i.test(text.trim()) && !text.includes('.example')) found.push(text)
  }
  const lookIn = (node: Node): void => {
    if (node instanceof Text) return look(node.data)
    if (!(node instanceof Element) || node.matches('script, style, template')) return
    for (const name of names) look(node.getAttribute(name))
    node.childNodes.forEach(lookIn)
  }
  new MutationObserver((records) => {
    for (const { addedNodes, target, attributeName } of records) {
      addedNodes.forEach(lookIn)
      if (target instanceof Text) look(target.data)
      else if (target instanceof Element && attributeName !== null) look(target.getAttribute(attributeName))
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: names })
}

for (const path of ['/index', '/promotions', '/help', '/vip', '/rng', '/live', '/winners', '/pages/about'])
  test(`${path}: a language that is chosen shows no key of a message, not for a moment`, async ({ page }) => {
    await page.addInitScript(watchKeys)
    await page.goto(siteOf('aurora') + path)
    await takenOver(page)
    await page.getByRole('banner').locator('button[aria-haspopup="menu"]').first().click()
    await page.getByRole('menu').getByText('العربية', { exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await page.waitForLoadState('networkidle')
    // one that is put there is seen
    await page.locator('body').evaluate((body) => body.insertAdjacentText('beforeend', 'app.retry'))
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'keysFound') as unknown)).toEqual(['app.retry'])
  })
