import { expect, test, withBrand } from './support'

/** Orders of home's sections, what stands in them left out of the rest, each with another header and hero. */
const orders = [
  // lanes without the aside that stands beside them elsewhere
  { header: 'rail', hero: 'full', order: ['lanes', 'jackpot'], hide: ['hero', 'promotions', 'winners'] },
  // the aside first, and alone; a band between the columns
  { header: 'mega', hero: 'split', order: ['promotions', 'search', 'lanes', 'hero', 'winners'], hide: ['categories'] },
  // what belongs together torn apart
  { header: 'centered', hero: 'framed', order: ['winners', 'tables', 'lanes', 'topTen', 'promotions'], hide: [] },
  // nothing but what stands beside something
  {
    header: 'rail',
    hero: 'split',
    order: ['promotions', 'winners'],
    hide: ['hero', 'search', 'categories', 'lanes', 'tables', 'matches', 'topTen', 'jackpot', 'newGames', 'providers'],
  },
] as const

for (const [at, { header, hero, order, hide }] of orders.entries()) {
  test(`home stands in the order ${order.join(', ')}${hide.length > 0 ? `, without ${hide.join(', ')}` : ''}`, async ({
    page,
  }, { retry }) => {
    const id = `order${at}${retry === 0 ? '' : `-${retry}`}`
    const brand = {
      extends: 'aurora',
      name: 'Ordered',
      layout: { header, hero },
      slots: { 'home.section': { order, hide } },
    }
    await withBrand(id, { 'brand.json': brand }, async (site) => {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(`${site}/index`)
        await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
        // every part is loaded as it comes near
        for (let down = 0; down < 8; down += 1) {
          await page.mouse.wheel(0, 700)
          await page.waitForTimeout(80)
        }
        const faults = await page.evaluate(() => {
          const main = document.querySelector('main')?.getBoundingClientRect()
          const headings = [...document.querySelectorAll('main h2')].filter((each) => each.getClientRects().length > 0)
          return [
            ...(document.documentElement.scrollWidth > window.innerWidth ? ['scrolls sideways'] : []),
            ...headings
              .filter((each) => each.getBoundingClientRect().left < (main?.left ?? 0) + 12)
              .map((each) => `no gutter: ${each.textContent}`),
          ]
        })
        expect(faults, `${width} px`).toEqual([])
      }
    })
  })
}
