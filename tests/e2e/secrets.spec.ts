import type { Page } from '@playwright/test'
import {
  captchaOf,
  demoPassword,
  expect,
  freshMobile,
  freshName,
  giveAccount,
  logIn,
  logOut,
  scenario,
  siteOf,
  smsCode,
  test,
} from './support'
import { expectFound, expectNoSecret, listen, tokenOf } from './secrets'
import { forgetAddresses, module, secretsOf } from './signIn'

const at = (address: string, brand = 'aurora') => `${siteOf(brand)}${address}`
const signedIn = (page: Page) => expect(page.getByRole('button', { name: /^Account menu of/ })).toBeVisible()
const login = (page: Page) => page.getByRole('dialog', { name: 'Log in' })

test.afterEach(async () => scenario('normal', 'aurora'))

test('the search finds what is hidden badly', async ({ page, context }) => {
  const listening = listen(context)
  await page.goto(at('/index'))
  const hide: readonly (() => void)[] = [
    () => localStorage.setItem('x', 'pass-Hidden1'),
    () => sessionStorage.setItem('y', '{"p":"pass-Hidden1"}'),
    () => history.replaceState({ p: 'pass-Hidden1' }, ''),
    () => document.body.setAttribute('data-x', 'pass-Hidden1'),
    () => (document.cookie = 'p=pass-Hidden1'),
    () => console.warn('tried pass-Hidden1'),
    () => void fetch('/wps/system/status?p=pass-Hidden1'),
    () => navigator.sendBeacon('/wps/report', 'failed with pass-Hidden1'),
  ]
  for (const [index, each] of hide.entries()) {
    // another address: going to the same one keeps the state of its history
    await page.goto(at(`/index?n=${index}`))
    await page.evaluate(() => [localStorage, sessionStorage].forEach((store) => store.clear()))
    listening.said.length = 0
    await expectNoSecret(listening, { secret: 'pass-Hidden1' })
    await page.evaluate(each)
    await expectFound(listening, 'pass-Hidden1')
    await page.evaluate(() => (document.cookie = 'p=; max-age=0'))
  }
})

test('logging in by name, wrongly, with a captcha, and out again', async ({ page, context }) => {
  const listening = listen(context)
  await page.goto(at('/help?modal=loginPopupModal'))
  const form = login(page).locator('form')
  await form.getByRole('textbox', { name: 'Username' }).fill('agent01')
  const password = form.getByRole('textbox', { name: 'Password', exact: true })
  for (let tries = 0; tries < 3; tries++) {
    await password.fill('Wrong4321x')
    await form.getByRole('button', { name: 'Log in' }).click()
    await expect(form.getByRole('alert').first()).toContainText('Username or password is wrong')
  }
  const field = form.getByLabel('Characters in the picture')
  await expect(form.getByRole('img', { name: /characters to type/i })).toBeVisible()
  const captcha = await captchaOf(form)
  await field.fill(captcha)
  await password.fill(demoPassword)
  await form.getByRole('button', { name: 'Show password' }).click()
  const secrets = { wrong: 'Wrong4321x', password: demoPassword, captcha }
  await expectNoSecret(listening, secrets)
  await form.getByRole('button', { name: 'Log in' }).click()
  await signedIn(page)
  const token = await tokenOf(page)
  await expectNoSecret(listening, { ...secrets, token })
  await page.goto(at('/member'))
  await expect(page.getByRole('main')).toContainText('agent01')
  await logOut(page)
  await expectNoSecret(listening, { ...secrets, token })
})

for (const trouble of ['failing', 'malformed', 'not-json', 'rate-limited', 'blank']) {
  test(`a login that is ${trouble}`, async ({ page, context }) => {
    const listening = listen(context)
    await page.goto(at('/help?modal=loginPopupModal'))
    await scenario(trouble, 'aurora', '/wps/session/login')
    const form = login(page).locator('form')
    await form.getByRole('textbox', { name: 'Username' }).fill('member01')
    await form.getByRole('textbox', { name: 'Password', exact: true }).fill(demoPassword)
    await form.getByRole('button', { name: 'Log in' }).click()
    await expect(form.getByRole('alert').first()).toBeVisible()
    await expectNoSecret(listening, { password: demoPassword })
  })
}

test('registering with a code', async ({ page, context }) => {
  const listening = listen(context)
  await page.goto(at('/register'))
  const form = page.getByRole('dialog', { name: 'Register' }).locator('form')
  const mobile = freshMobile(11)
  await giveAccount(form, freshName(), 'Secret9876')
  await form.getByLabel('Email').fill('player@example.com')
  await form.getByLabel('Phone number').fill(mobile)
  await form.getByRole('button', { name: 'Send code' }).click()
  await expect(form.getByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled()
  const code = await smsCode('aurora', mobile)
  await form.getByLabel('Verification code').fill(code)
  for (const consent of await form.getByRole('checkbox').all()) await consent.check()
  await expectNoSecret(listening, { password: 'Secret9876', code })
  await form.getByRole('button', { name: 'Create account' }).click()
  await signedIn(page)
  await expectNoSecret(listening, { password: 'Secret9876', code, token: await tokenOf(page) })
})

test('logging in by phone, and a new password by phone', async ({ page, context }) => {
  const listening = listen(context)
  const mobile = '13800000001'
  await page.goto(at('/help?modal=loginPopupModal'))
  await login(page).getByRole('tab', { name: 'Phone' }).click()
  await login(page).getByLabel('Phone number').fill(mobile)
  await login(page).getByRole('button', { name: 'Send code' }).click()
  await expect(login(page).getByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled()
  const code = await smsCode('aurora', mobile)
  await login(page).getByLabel('Verification code').fill(code)
  await expectNoSecret(listening, { code })
  await login(page).getByRole('button', { name: 'Log in', exact: true }).click()
  await signedIn(page)
  const token = await tokenOf(page)
  await expectNoSecret(listening, { code, token })
  await logOut(page)
  await page.goto(at('/help?modal=forgetPassModal'))
  const dialog = page.getByRole('dialog', { name: 'Reset password' })
  await dialog.getByLabel('Phone number').fill(mobile)
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect(dialog.getByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled()
  const second = await smsCode('aurora', mobile)
  await dialog.getByLabel('Verification code').fill(second)
  await dialog.getByRole('textbox', { name: 'New password' }).fill(demoPassword)
  await expectNoSecret(listening, { code, second, token, password: demoPassword })
  await dialog.getByRole('button', { name: 'Set new password' }).click()
  await signedIn(page)
  await expectNoSecret(listening, { code, second, token, password: demoPassword, again: await tokenOf(page) })
})

test('a second check', async ({ page, context }) => {
  await module('aurora', 'LOGINIPVERF3')
  await forgetAddresses('aurora', 'newip01')
  const listening = listen(context)
  await page.goto(at('/help?modal=loginPopupModal'))
  const dialog = login(page)
  await dialog.getByRole('textbox', { name: 'Username' }).fill('newip01')
  await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(demoPassword)
  await dialog.locator('form').getByRole('button', { name: 'Log in' }).click()
  await dialog
    .getByRole('tab', { name: /authenticator/i })
    .or(dialog.getByRole('radio', { name: /authenticator/i }))
    .or(dialog.getByRole('button', { name: /authenticator/i }))
    .first()
    .click()
  const { google, secret } = await secretsOf('aurora', 'newip01')
  await dialog.getByRole('textbox', { name: /code/i }).fill(google)
  await expectNoSecret(listening, { password: demoPassword, google, secret })
  await dialog.locator('form').getByRole('button').last().click()
  await signedIn(page)
  await expectNoSecret(listening, { password: demoPassword, google, secret, token: await tokenOf(page) })
})

test('free play, a token that ran out, and a session that another tab gives', async ({ page, context }) => {
  const listening = listen(context)
  await page.goto(at('/index'))
  await page.getByRole('banner').getByRole('button', { name: 'Free play' }).click()
  await signedIn(page)
  const free = await tokenOf(page)
  await logOut(page)
  await logIn(page, 'member01')
  const token = await tokenOf(page)
  const other = await context.newPage()
  await other.goto(at('/index'))
  await signedIn(other)
  await expectNoSecret(listening, { free, token, password: demoPassword })
  await logOut(page)
  await expect(other.getByRole('dialog', { name: 'You are logged out' })).toBeVisible()
  await expectNoSecret(listening, { free, token, password: demoPassword })
})
