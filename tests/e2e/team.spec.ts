import type { Page } from '@playwright/test'
import { axeFindings, storeSession } from './signIn'
import { expect, siteOf, test } from './support'
import { demoPaymentPassword } from '../../src/server/sandbox/seed/demoAccounts'

const address = (query = '') => `${siteOf('aurora')}/agentHome?page=teamManagement${query}`
const rows = (page: Page) => page.getByRole('table', { name: 'Accounts of your team' }).getByRole('row')
const path = (page: Page) => page.getByRole('navigation', { name: 'Levels above' })

test('an agent goes down its team and climbs back, searches and filters', async ({ page }) => {
  await storeSession(page, 'aurora', 'agent01')
  await page.goto(address())
  await expect(page.getByRole('heading', { level: 1, name: 'Team management' })).toBeVisible()
  await expect(rows(page)).toHaveCount(5)
  await page.getByRole('link', { name: /below agent02/ }).click()
  await page.getByRole('link', { name: /below agent42/ }).click()
  await expect(path(page)).toHaveText('My teamagent02agent42')
  await expect(rows(page).filter({ hasText: 'wren09' })).toHaveCount(1)
  await path(page).getByRole('link', { name: 'agent02' }).click()
  await expect(rows(page).filter({ hasText: 'member01' })).toHaveCount(1)
  await path(page).getByRole('link', { name: 'My team' }).click()
  await expect(rows(page)).toHaveCount(5)

  await page.getByRole('searchbox', { name: 'Account name' }).fill('AGENT')
  await expect(page.getByText('3 accounts begin with “AGENT”')).toBeVisible()
  await expect(page).toHaveURL(/q=AGENT/)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Balance, lowest first' })
  await expect(rows(page).nth(1)).toContainText('agent42')
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Members' })
  await page.getByRole('textbox', { name: 'Balance to' }).fill('100')
  await page.getByRole('dialog').getByRole('button', { name: 'Show' }).click()
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).nth(1)).toContainText('otto02')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible()
})

test('a card: a remark is kept, a rate is raised, money is sent once and arrives', async ({ page, browser }) => {
  await storeSession(page, 'aurora', 'agent01')
  await page.goto(address('&account=agent41'))
  await expect(page.getByRole('heading', { level: 2, name: 'agent41', exact: true })).toBeVisible()

  await page.getByRole('textbox', { name: 'Your note on this account' }).fill('Calls on Mondays')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Note saved.')).toBeVisible()

  await page.getByRole('textbox', { name: /New rate/ }).fill('5')
  await page.getByRole('button', { name: 'Raise rate' }).click()
  await expect(page.getByText('A rate cannot be lowered. It is now 6.00.')).toBeVisible()
  await page.getByRole('textbox', { name: /New rate/ }).fill('7.5')
  await page.getByRole('button', { name: 'Raise rate' }).click()
  await expect(page.getByText('The rate of agent41 is now 7.50%.')).toBeVisible()

  await page.getByRole('textbox', { name: /^Amount/ }).fill('25')
  await page.getByLabel(/^Payment password/).fill('000000')
  const transfer = page.getByRole('button', { name: /^Transfer .*agent41$/ })
  await transfer.click()
  await expect(page.getByRole('alert')).toContainText('payment password')
  await page.getByLabel(/^Payment password/).fill(demoPaymentPassword)
  await transfer.click()
  await expect(page.getByText(/25\.00.* sent to agent41\.$/)).toBeVisible()
  const sent = page.getByRole('table', { name: 'Your transfers to agent41' }).getByRole('row')
  await expect(sent).toHaveCount(2)
  await expect(sent.nth(1)).toContainText('$25.00')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Your note on this account' })).toHaveValue('Calls on Mondays')

  const other = await browser.newPage()
  await storeSession(other, 'aurora', 'agent41')
  await other.goto(`${siteOf('aurora')}/member?page=messageV2`)
  await expect(other.getByText('$25.00 received from your upline').first()).toBeVisible()
  await other.goto(`${siteOf('aurora')}/member?page=transactionHistory`)
  await expect(other.getByText('+$25.00').first()).toBeVisible()
  await other.goto(address('&account=agent01'))
  await expect(other.getByText('No such account in your team')).toBeVisible()
  await other.close()
})

test('the tree opens level by level by keys', async ({ page }) => {
  await storeSession(page, 'aurora', 'agent01')
  await page.goto(address('&view=tree'))
  const item = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name} `) })
  await item('agent02').focus()
  await page.keyboard.press('ArrowRight')
  await expect(item('agent42')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(item('agent42')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(item('wren09')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(item('wren09')).toHaveCount(0)
  await page.keyboard.press('ArrowLeft')
  await expect(item('agent02')).toBeFocused()
  await page.keyboard.press('End')
  await expect(item('otto02')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'otto02', exact: true })).toBeVisible()
})

test.describe('on a narrow phone, in Arabic', () => {
  test.use({ language: 'AR' })

  test('nothing reaches past the page', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await storeSession(page, 'aurora', 'agent01')
    for (const query of ['', '&account=agent02', '&view=tree']) {
      await page.goto(address(query))
      await expect(page.getByRole('main')).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      expect(await axeFindings(page)).toEqual([])
    }
  })
})
