import { rmSync } from 'node:fs'
import path from 'node:path'
import { enter, module } from './signIn'
import { addBrand, ask, expect, logIn, place, scenario, siteOf, test } from './support'

const folder = () => path.join(place().brands, 'gated')
test.afterAll(() => rmSync(folder(), { recursive: true, force: true }))

/** Aurora with its fish and its registration arranged otherwise. */
async function addGated(): Promise<void> {
  addBrand('gated', {
    merchant: 'aurora',
    slots: { 'header.category': { hide: ['fish'] }, 'register.tab': { order: ['mobile', 'username'] } },
  })
  await expect.poll(async () => (await ask('gated.localhost', '/')).status, { intervals: [100] }).toBe(200)
}

test('a brand that requires a session shows visitors what is open to them, and asks for the login elsewhere', async ({
  page,
}) => {
  await page.goto(`${siteOf('sahara')}/down`)
  await expect(page.getByRole('heading', { level: 1, name: 'Sahara on your phone' })).toBeVisible()
  await expect(page).toHaveURL(/\/down$/)
  for (const address of ['/promotions', '/fish', '/nowhere']) {
    await page.goto(`${siteOf('sahara')}${address}`)
    await expect(page).toHaveURL(`${siteOf('sahara')}/login?next=${encodeURIComponent(address)}`)
  }
})

test('whoever closes the registration of a brand that requires a session stands at the login', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Register' })
  const login = page.getByRole('main').getByRole('textbox', { name: 'Username' })
  const close = async () => {
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(`${siteOf('sahara')}/login`)
    await expect(login).toBeVisible()
  }
  for (const address of ['/register', '/register.html?referralCode=FRIEND01', '/register?modal=registerModal']) {
    await page.goto(siteOf('sahara') + address)
    await expect(dialog).toBeVisible()
    await close()
  }
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await expect(dialog).toBeVisible()
  await close()
  // elsewhere there is a home to be left on
  await page.goto(`${siteOf('aurora')}/register`)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(`${siteOf('aurora')}/register`)
})

test('a brand that requires a session says that its registration is closed before the login', async ({ page }) => {
  await module('sahara', 'REG3', false)
  try {
    const dialog = page.getByRole('dialog', { name: 'Register' })
    await page.goto(`${siteOf('sahara')}/register`)
    await expect(dialog.getByText('Registration is closed at the moment.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL(`${siteOf('sahara')}/login`)
    await expect(dialog).toHaveCount(0)
  } finally {
    await scenario('normal', 'sahara')
  }
})

test('a brand that requires a session goes to its login too where the dialog is gone as soon as it comes', async ({
  page,
}) => {
  // before the page, which hears late of dialogs, hears of either
  await page.addInitScript(() => {
    let isGone = false
    const look = () => {
      if (isGone || location.pathname !== '/register' || !location.search.includes('modal=')) return
      isGone = true
      history.back()
    }
    const push = history.pushState.bind(history)
    history.pushState = (...asked) => {
      push(...asked)
      look()
    }
  })
  await page.goto(`${siteOf('sahara')}/register`)
  await expect(page).toHaveURL(`${siteOf('sahara')}/login`)
})

test('a category that the brand hides has no page', async ({ page }) => {
  await page.goto(`${siteOf('sahara')}/login`)
  await logIn(page, 'member01')
  await page.goto(`${siteOf('sahara')}/fish`)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.goto(`${siteOf('aurora')}/fish`)
  await expect(page.getByRole('heading', { level: 1, name: 'Deep Sea' })).toBeVisible()
  await addGated()
  await page.goto(`${siteOf('gated')}/fish`)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('the tabs of the registration stand in the order of the brand', async ({ page }) => {
  await addGated()
  const tabs = page.getByRole('dialog').getByRole('tab')
  await page.goto(`${siteOf('aurora')}/register`)
  await expect(tabs).toHaveText(['Username', 'Phone'])
  await page.goto(`${siteOf('gated')}/register`)
  await expect(tabs).toHaveText(['Phone', 'Username'])
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
})

test('pages of accounts ask visitors to log in, and tell other accounts why they are not let in', async ({ page }) => {
  await page.goto(`${siteOf('aurora')}/agentHome`)
  await expect(page).toHaveURL(/\/index\?modal=loginPopupModal&next=%2FagentHome$/)
  await page.goto(`${siteOf('aurora')}/index`)
  await logIn(page, 'member01')
  await page.goto(`${siteOf('aurora')}/agentHome`)
  await expect(page.getByRole('heading', { level: 1, name: 'Agent centre' })).toBeVisible()
  await expect(page.getByText('For agents only')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Agent centre' })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Become an agent' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Become an agent' })).toBeVisible()
})

test('a demo account is told at the agent centre that it needs a real one first', async ({ page }) => {
  await enter(page, 'aurora', 'demo01', '/agentHome')
  const dialog = page.getByRole('dialog', { name: 'A real account is needed' })
  await expect(dialog).toContainText('Register a real account first')
  await dialog.getByRole('button', { name: 'Register a real account' }).click()
  await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible()
})
