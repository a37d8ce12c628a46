import { expect, siteOf, test } from './support'

test.use({ serviceWorkers: 'allow' })

test('a site that was visited shows its offline page without a network, keeps nothing with a token, and comes back by itself', async ({
  page,
  context,
}) => {
  await page.goto('/index')
  // it takes the page over once it has kept what it needs
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await page.evaluate(() =>
    fetch('/wps/system/domainRoute?of=worker', { headers: { Authorization: 'secret', Merchant: 'aurora' } }),
  )
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname.replace(/[0-9a-f]{12}/, '*'))
  })
  expect(kept).toContain('/offline')
  expect(kept.filter((path) => path !== '/offline' && !path.startsWith('/brand/*/'))).toEqual([])

  await context.setOffline(true)
  await page.goto('/promotions')
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Aurora' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('banner')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/promotions')
})

test('the site is offered for the home screen after what the platform announces, and never again once refused', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // the second visit: a first one is not asked
    localStorage.setItem('marquee.visited', 'yes')
    addEventListener('load', () => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => Promise.resolve(),
        userChoice: Promise.resolve({ outcome: 'accepted' }),
      })
      dispatchEvent(offer)
    })
  })
  await page.goto('/index')
  const popup = page.getByRole('complementary', { name: 'This is a demo' })
  const offer = page.getByRole('region', { name: 'Put Aurora on your home screen' })
  await popup.getByRole('button', { name: 'Close' }).click({ timeout: 40_000 })
  await expect(offer).toBeVisible({ timeout: 40_000 })
  await offer.getByRole('button', { name: 'Don’t offer this again' }).click()
  await expect(offer).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('marquee.install'))).toBe('no')
  // where somebody looks for it, it is still there
  await page.goto('/down')
  await page.getByRole('button', { name: 'Install' }).click()
  await expect(page.getByRole('button', { name: 'Install' })).toHaveCount(0)
})

test('where the site is slow a faster address of the brand is offered, and one that is not its own fails the check', async ({
  page,
}) => {
  const { port } = new URL(siteOf('aurora'))
  const other = `http://www.aurora.example:${port}`
  await page.route('**/wps/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_700))
    await route.continue()
  })
  await page.route(`${siteOf('aurora')}/edge/route`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    await route.continue()
  })
  await page.route(`${other}/edge/route`, (route) =>
    route.fulfill({ json: { merchant: 'aurora' }, headers: { 'Access-Control-Allow-Origin': '*' } }),
  )
  await page.addInitScript(() => {
    // what is delayed here is not seen by the browser's own clock
    const slowed = (entry: PerformanceEntry) => {
      const answered = { requestStart: 1, responseStart: 1_701, name: entry.name, entryType: entry.entryType }
      return 'requestStart' in entry ? (answered as unknown as PerformanceEntry) : entry
    }
    const lists = PerformanceObserverEntryList.prototype
    const entries = Object.getOwnPropertyDescriptor(lists, 'getEntries')?.value as () => PerformanceEntryList
    lists.getEntries = function () {
      return entries.call(this).map(slowed)
    }
  })
  // the slow answer that makes it three comes long after everything has been drawn
  await page.route('**/MCSFE_getActivityList', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 8_000))
    await route.continue()
  })
  await page.goto('/promotions')
  const offer = page.getByRole('region', { name: 'This address is slow. Another one responds faster.' })
  await expect(offer).toBeVisible({ timeout: 40_000 })
  await offer.getByRole('button', { name: 'Compare' }).click()
  const dialog = page.getByRole('dialog', { name: 'Connection' })
  await expect(dialog.getByText('Fastest')).toBeVisible({ timeout: 20_000 })
  await expect(dialog.getByRole('listitem').filter({ hasText: 'aurora-mirror.example' })).toContainText(
    'Failed the domain check',
  )
  await expect(dialog.getByRole('alert')).toContainText('This address failed the domain check.')
  await expect(dialog.getByRole('link', { name: `Go to www.aurora.example:${port}` })).toHaveAttribute(
    'href',
    `${other}/promotions`,
  )
})
