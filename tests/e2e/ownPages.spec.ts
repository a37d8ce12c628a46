import { axeInBothThemes } from './signIn'
import { expect, freshName, giveAccount, siteOf, test, withBrand } from './support'

const stats = 'https://stats.example/'

test('a brand’s terms are read over the form, at their own address, and in the language that a link asks for', async ({
  page,
}, { retry }) => {
  const files = {
    'brand.json': { extends: 'aurora', name: 'Papers', languages: { default: 'en', supported: ['en', 'ar'] } },
    'pages/terms.en.md':
      '# House rules\n\nOne account a person. <script>alert(1)</script>\n\n| a | b |\n|---|---|\n| 1 | 2 |',
    'pages/terms.ar.md': '# قواعد الموقع\n\nحساب واحد لكل شخص.',
    'pages/about.en.md': '# Who we are\n\nSee our [rules](/pages/terms).',
  }
  await withBrand(`papers${retry}`, files, async (site) => {
    await page.goto(`${site}/register`)
    const form = page.getByRole('dialog', { name: 'Register' })
    await giveAccount(form.locator('form'), freshName())
    await form.getByRole('link', { name: 'terms and conditions' }).click()
    const reading = page.getByRole('dialog', { name: 'Terms and conditions' })
    await expect(reading).toContainText('One account a person. <script>alert(1)</script>')
    await reading.getByRole('button', { name: 'Back to the form' }).click()
    await expect(form).toBeVisible()

    await page.goto(`${site}/pages/about`)
    await expect(page).toHaveTitle('Who we are – Papers')
    await page.getByRole('main').getByRole('link', { name: 'rules', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'House rules' })).toBeVisible()
    await expect(page.getByRole('cell', { name: '2' })).toBeVisible()
    expect(await axeInBothThemes(page)).toEqual([])
    await page.getByRole('contentinfo').getByRole('link', { name: 'Who we are' }).click()
    await expect(page).toHaveURL(/\/pages\/about$/)

    // the link of a search engine: Arabic from then on, and nothing in the address
    await page.goto(`${site}/pages/terms?lang=ar`)
    await expect(page.getByRole('heading', { level: 1, name: 'قواعد الموقع' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page).toHaveURL(/\/pages\/terms$/)
    await expect(page.getByText('هذه الصفحة متاحة')).toHaveCount(0)
    await page.goto(`${site}/pages/about`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    // a page without this language is shown in the brand's own, and says so to whoever has it read out
    const sheet = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1, name: 'Who we are' }) })
    await expect(sheet).toHaveAttribute('lang', 'en')
    await expect(sheet).toHaveAttribute('dir', 'ltr')
    await expect(sheet.getByText('هذه الصفحة متاحة بلغة واحدة فقط: الإنجليزية.')).toHaveCSS('direction', 'rtl')
    await expect(sheet.getByRole('button', { name: 'طباعة' })).toHaveCSS('direction', 'rtl')

    expect((await page.goto(`${site}/pages/nope`))?.status()).toBe(404)
    await expect(page.getByRole('main')).toContainText('الصفحة')
  })
})

test('nothing of a tag is asked for before the visitor agrees, and it learns paths alone', async ({ page }, {
  retry,
}) => {
  const asked: string[] = []
  await page.route(`${stats}**`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'window.statsRan = true' })
  })
  const files = {
    'brand.json': { extends: 'aurora', name: 'Counted', tags: { matomo: { url: stats, site: 3 } } },
    'pages/cookies.en.md': '# Cookies\n\nWhat we store.',
  }
  await withBrand(`counted${retry}`, files, async (site) => {
    await page.goto(`${site}/promotions?invite=secret`)
    const notice = page.getByRole('region', { name: 'Cookies on this site' })
    await expect(notice.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '/pages/cookies')
    expect(await axeInBothThemes(page)).toEqual([])
    await notice.getByRole('button', { name: 'Only necessary' }).click()
    await expect(notice).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' })).toBeVisible()
    expect(asked).toEqual([])

    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choices' }).click()
    await notice.getByRole('button', { name: 'Allow statistics' }).click()
    await expect.poll(() => asked).toEqual([`${stats}matomo.js`])
    // a choice that changes the page's policy loads it anew
    const hasRun = () => page.evaluate(() => Reflect.has(window, 'statsRan')).catch(() => undefined)
    await expect.poll(hasRun).toBe(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cookies' })).toBeVisible()
    const queue = () => page.evaluate(() => JSON.stringify(Reflect.get(window, '_paq'))).catch(() => '')
    await expect
      .poll(queue)
      .toContain(`["setCustomUrl","${site}/pages/cookies"],["setDocumentTitle","Cookies – Counted"]`)
    expect(await queue()).not.toContain('secret')

    // taken back: nothing of it is loaded any more
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choices' }).click()
    await notice.getByRole('button', { name: 'Only necessary' }).click()
    await expect.poll(hasRun).toBe(false)
    expect(asked).toHaveLength(1)
  })
})

test('addresses without a page say so by their status too', async ({ page }) => {
  expect((await page.goto(`${siteOf('aurora')}/nowhere`))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page).toHaveTitle('Page not found – Aurora')
  expect((await page.goto(`${siteOf('aurora')}/vip`))?.status()).toBe(200)
})
