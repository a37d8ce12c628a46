import { storeSession } from './signIn'
import { expect, reset, siteOf, test } from './support'

const home = () => `${siteOf('aurora')}/index`

test('lanes know what a member plays, say so, and stay away once they are refused', async ({ page }) => {
  await reset()
  await storeSession(page, 'aurora', 'vip01')
  await page.goto(home())
  // who has played nothing sees what others play
  await expect(page.getByRole('region', { name: 'Popular now' })).toBeVisible()

  const slots = page.getByRole('region', { name: 'Slots', exact: true })
  const card = slots.getByRole('listitem').first().getByRole('button').first()
  const title = (await card.locator('.title').textContent()) ?? ''
  await card.click()
  await expect(page).toHaveURL(/\/game/)
  await expect(page.frameLocator('iframe').first().locator('body')).toBeVisible()

  // back within the site, where the lanes know of nothing played yet
  await page.goBack()
  const played = page.getByRole('region', { name: 'Continue playing' })
  await expect(played.getByText(title)).toBeVisible()
  const because = page.getByRole('region', { name: `Because you played ${title}` })
  await page.getByRole('heading', { name: 'Providers', exact: true }).scrollIntoViewIfNeeded()
  await expect(because).toBeVisible()
  await expect(because.getByText(title, { exact: true })).toHaveCount(0)

  await because.getByRole('button', { name: 'Why these games' }).click()
  const why = page.getByRole('group', { name: 'Why these games' })
  await expect(why).toContainText('Worked out in your browser')
  await why.getByRole('switch', { name: 'Suggest games from what I play' }).click()
  await expect(because).toHaveCount(0)
  await expect(page.getByText('Suggestions are off.')).toBeVisible()

  await page.goto(`${siteOf('aurora')}/member?page=securityCenter`)
  const own = page.getByRole('switch', { name: 'Suggest games from what I play' })
  await expect(own).not.toBeChecked()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('getRecentGameList')) asked.push(request.url())
  })
  await page.goto(home())
  await page.getByRole('heading', { name: 'Providers', exact: true }).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await expect(played).toHaveCount(0)
  expect(asked).toEqual([])
})
