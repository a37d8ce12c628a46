import { rmSync } from 'node:fs'
import { addBrand, ask, expect, siteOf, test } from './support'

/** Without Firebase, which the tests' other brands have: nothing but the product's own code runs on its pages. */
let folder = ''
test.beforeAll(async () => {
  folder = addBrand('strict', { merchant: 'aurora' })
  await expect
    .poll(
      () =>
        ask('strict.localhost', '/').then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 10_000 },
    )
    .toBe(200)
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

// in a page of its own: `page` fails on what the policy refused
test('what another hand would put into the page is refused and told; the page’s own HTML is drawn', async ({
  browser,
}) => {
  const page = await browser.newPage()
  await page.goto(`${siteOf('strict')}/index?modal=noticeModal`)
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('button', { name: /, 20\d\d$/ })
    .first()
    .click()
  await expect(dialog.getByRole('article').locator('p').first()).toBeVisible()

  const told = page.waitForRequest((request) => request.url().endsWith('/policy-reports'))
  const outcome = await page.evaluate(() => {
    const attempt = (task: () => void) => {
      try {
        task()
        return 'done'
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown'
      }
    }
    return [
      attempt(() => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>')),
      attempt(() => (document.createElement('script').src = '/assets/x.js')),
      attempt(() => (document.createElement('iframe').srcdoc = '<script>alert(1)</script>')),
    ]
  })
  expect(outcome).toEqual(['TypeError', 'TypeError', 'TypeError'])
  const report = await told
  expect([report.method(), new URL(report.url()).host]).toEqual(['POST', new URL(siteOf('strict')).host])
  expect((await report.response())?.status()).toBe(204)
  await page.close()
})

test('a script without the nonce is refused though it is the site’s own file', async ({ browser }) => {
  const page = await browser.newPage()
  const refused: string[] = []
  page.on('console', (message) => refused.push(message.text()))
  await page.route('**/index', async (route) => {
    const { text, policy } = await ask(new URL(siteOf('strict')).host, '/index')
    expect(text).toContain('</body>')
    const body = text.replace('</body>', '<script src="/assets/another.js"></script></body>')
    await route.fulfill({
      body,
      contentType: 'text/html; charset=utf-8',
      headers: { 'Content-Security-Policy': policy },
    })
  })
  await page.goto(`${siteOf('strict')}/index`)
  await expect(page.getByRole('banner')).toBeVisible()
  expect(refused.filter((text) => text.includes('/assets/another.js')).join()).toMatch(/Content Security Policy/)
  await page.close()
})
