import type { Locator, Page } from '@playwright/test'
import { holdApp, holdFiles, openHeld, takenOver, warm } from './drawnPage'
import { expect, lightPage, motion, siteOf, test } from './support'

// dialogs that the edge draws with the page, pressed before the app is there

test.use(motion)

// all of the app comes first, on a machine that does much at once
const atLast = { timeout: 45_000 }

const logInButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Log in' })
const login = (page: Page) => page.getByRole('dialog', { name: 'Log in' })

for (const width of [390, 1280])
  test(`the login opens at once, and goes on with what was typed into it at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 860 })
    const letGo = await holdApp(page)
    await openHeld(page)
    await logInButton(page).click()
    await login(page).getByRole('textbox', { name: 'Username' }).fill('member01')
    const password = login(page).getByRole('textbox', { name: 'Password', exact: true })
    await password.fill('Marquee')
    const height = async () => Math.round((await login(page).boundingBox())?.height ?? 0)
    const before = await height()
    letGo()
    await expect(page).toHaveURL(/modal=loginPopupModal/, atLast)
    await expect(page.getByRole('dialog')).toHaveCount(1)
    expect(await height()).toBe(before)
    await expect(password).toBeFocused()
    await page.keyboard.type('1')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /^Account menu of/ })).toBeVisible(atLast)
  })

test('a login that was sent before the app is there is sent once it is', async ({ page }) => {
  const letGo = await holdApp(page)
  await openHeld(page)
  await logInButton(page).click()
  await login(page).getByRole('textbox', { name: 'Username' }).fill('member01')
  await login(page).getByRole('textbox', { name: 'Password', exact: true }).fill('Marquee1')
  await page.keyboard.press('Enter')
  expect(page.url()).toBe(siteOf('aurora') + lightPage)
  letGo()
  await expect(page.getByRole('button', { name: /^Account menu of/ })).toBeVisible(atLast)
})

for (const [how, leave] of [
  ['its cross', (page: Page) => login(page).getByRole('button', { name: 'Close' }).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  // a second tap would fall beside it too, and does not count
  ['a press beside it', (page: Page) => page.waitForTimeout(500).then(() => page.mouse.click(5, 5))],
] as const)
  test(`a login that was closed by ${how} does not come back with the app`, async ({ page }) => {
    const letGo = await holdApp(page)
    await openHeld(page)
    await logInButton(page).click()
    await expect(login(page)).toBeVisible()
    await leave(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(logInButton(page)).toBeFocused()
    letGo()
    await takenOver(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await logInButton(page).click()
    await expect(login(page).getByRole('textbox', { name: 'Username' })).toBeVisible()
  })

const username = (page: Page) => login(page).getByRole('textbox', { name: 'Username' })
const password = (page: Page) => login(page).getByRole('textbox', { name: 'Password', exact: true })
/** The one that the edge has drawn. */
const early = (page: Page) => page.locator('dialog[data-early]')

test('what is typed after Enter is not sent by it', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /login/i.test(request.url())) sent.push(request.url())
  })
  const letGo = await holdApp(page)
  await openHeld(page)
  await logInButton(page).click()
  await username(page).fill('member01')
  await page.keyboard.press('Enter')
  await expect(login(page).locator('[aria-busy="true"]')).toHaveText('Log in')
  await password(page).fill('Marq')
  await expect(login(page).locator('[aria-busy="true"]')).toHaveCount(0)
  letGo()
  await expect(page).toHaveURL(/modal=loginPopupModal/, atLast)
  await expect(early(page)).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(sent).toEqual([])
  await password(page).press('End')
  await page.keyboard.type('uee1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Account menu of/ })).toBeVisible(atLast)
})

test('the eye of a password works at once, stays as it is, and takes no press away', async ({ page }) => {
  const letGo = await holdApp(page)
  await openHeld(page)
  await logInButton(page).click()
  await username(page).fill('member01')
  await password(page).fill('Marquee1')
  await login(page).getByRole('button', { name: 'Show password' }).click()
  await expect(password(page)).toHaveAttribute('type', 'text')
  letGo()
  await expect(early(page)).toHaveCount(0, atLast)
  await expect(login(page).getByRole('button', { name: 'Hide password' })).toBeVisible()
  await expect(password(page)).toHaveValue('Marquee1')
})

test('the eye that is pressed after Enter leaves the form to be sent', async ({ page }) => {
  const letGo = await holdApp(page)
  await openHeld(page)
  await logInButton(page).click()
  await username(page).fill('member01')
  await password(page).fill('Marquee1')
  await page.keyboard.press('Enter')
  await login(page).getByRole('button', { name: 'Show password' }).click()
  letGo()
  await expect(page.getByRole('button', { name: /^Account menu of/ })).toBeVisible(atLast)
})

test('the login stays for a second tap and for a text that is selected beyond it, and holds the page still', async ({
  page,
}) => {
  await holdApp(page)
  await openHeld(page)
  await logInButton(page).dblclick()
  await expect(login(page)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-modal')
  await username(page).fill('member01')
  const box = await username(page).boundingBox()
  if (!box) throw new Error('no field')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(5, box.y + box.height / 2)
  await page.mouse.up()
  await expect(login(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(login(page)).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveAttribute('data-modal')
})

test('the login goes over to the app’s though its button is not there any more', async ({ browser }) => {
  // of its own: React says that it finds another page than the one that was drawn
  const page = await browser.newPage()
  const letGo = await holdApp(page)
  await openHeld(page)
  await logInButton(page).click()
  await username(page).fill('member01')
  await page.evaluate(() => {
    for (const button of document.querySelectorAll('#root [data-opens="loginPopupModal"]')) button.remove()
  })
  letGo()
  await expect(page).toHaveURL(/modal=loginPopupModal/, atLast)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(early(page)).toHaveCount(0)
  await expect(username(page)).toHaveValue('member01')
  await page.close()
})

test('the login waits for who types, and the focus goes back to its button', async ({ page }) => {
  const letGo = await holdApp(page)
  await openHeld(page)
  await logInButton(page).click()
  await username(page).focus()
  letGo()
  const typed = 'member and many more of them who type on'
  await username(page).pressSequentially(typed, { delay: 200 })
  await expect(early(page)).toHaveCount(0, atLast)
  await expect(username(page)).toHaveValue(typed)
  await expect(username(page)).toBeFocused()
  await expect(page).toHaveURL(/modal=loginPopupModal/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(logInButton(page)).toBeFocused()
})

test('what was typed is kept for as long as the app’s login is on its way', async ({ page }) => {
  const letGo = await holdApp(page)
  let letLoginGo = () => {}
  const held = new Promise<void>((resolve) => (letLoginGo = resolve))
  await page.route('**/assets/signIn-*.js', async (route) => {
    await held
    await route.continue()
  })
  await openHeld(page)
  await logInButton(page).click()
  await username(page).fill('member01')
  letGo()
  await takenOver(page)
  await page.waitForTimeout(6_000)
  await expect(early(page)).toBeVisible()
  letLoginGo()
  await expect(early(page)).toHaveCount(0, atLast)
  await expect(username(page)).toHaveValue('member01')
})

test('a login that does not come with the app is told of, and the drawn one closes', async ({ page }) => {
  const letGo = await holdApp(page)
  await page.route('**/assets/signIn-*.js', (route) => route.abort())
  await openHeld(page)
  await logInButton(page).click()
  await username(page).fill('member01')
  letGo()
  await takenOver(page)
  await expect(page.getByText('Part of the site could not be loaded.').last()).toBeVisible(atLast)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveAttribute('data-modal')
})

test('that the app is late is said in the login, and beside it once that is closed', async ({ page }) => {
  await page.clock.install()
  const letGo = await holdApp(page)
  await openHeld(page)
  await logInButton(page).click()
  const words = page.getByText('Part of the site could not be loaded.')
  await page.clock.fastForward(20_000)
  await expect(login(page).getByText('Part of the site could not be loaded.')).toBeVisible()
  // and in what takes its place
  await login(page).getByRole('button', { name: 'Register' }).click()
  await expect(dialogOf(page, 'Register').getByText('Part of the site could not be loaded.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(words).toBeVisible()
  letGo()
  await expect(words).toHaveCount(0, atLast)
})

const register = (page: Page) => page.getByRole('dialog', { name: 'Register' })

test('from the login to the registration and back, before the app, and on with it', async ({ page }) => {
  const letGo = await holdApp(page)
  await openHeld(page)
  await logInButton(page).click()
  for (const turn of ['first', 'second']) {
    await login(page).getByRole('button', { name: 'Register' }).click()
    await expect(register(page), turn).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    if (turn === 'first') await register(page).getByRole('button', { name: 'Log in' }).click()
  }
  await expect(page.locator('html')).toHaveAttribute('data-modal')
  letGo()
  await expect(page).toHaveURL(/modal=registerModal/, atLast)
  await expect(early(page)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(register(page).getByRole('textbox').first()).toBeVisible(atLast)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(logInButton(page)).toBeFocused()
})

test('the registration opens at once from a login whose own files are still on their way', async ({ page }) => {
  const letGo = await holdApp(page)
  const letLoginGo = await holdFiles(page, '**/assets/signIn-*.js')
  await openHeld(page)
  await logInButton(page).click()
  letGo()
  await takenOver(page)
  await expect(early(page)).toBeVisible()
  await login(page).getByRole('button', { name: 'Register' }).click()
  await expect(register(page)).toBeVisible()
  letLoginGo()
  await expect(page).toHaveURL(/modal=registerModal/, atLast)
  await expect(early(page)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(register(page).getByRole('textbox').first()).toBeVisible(atLast)
})

test('the login stays until what leads on from it can be shown, whose files are asked for at the press', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const letGo = await holdApp(page)
  const letForgotGo = await holdFiles(page, '**/assets/ForgotDialog-*.js')
  await openHeld(page)
  await logInButton(page).click()
  const forgot = login(page).getByRole('button', { name: 'Forgot password?' })
  await forgot.click()
  await expect(forgot).toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => asked.filter((address) => address.includes('/assets/ForgotDialog-')).length).toBe(1)
  letGo()
  await takenOver(page)
  await page.waitForTimeout(3_000)
  await expect(early(page)).toBeVisible()
  letForgotGo()
  await expect(page).toHaveURL(/modal=forgetPassModal/, atLast)
  await expect(early(page)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('one click logs in, though it was pressed before the app was there', async ({ page }) => {
  await page.addInitScript(() => {
    class Kept {
      readonly type = 'password'
      readonly id = 'member01'
      readonly password = 'Marquee1'
    }
    Object.assign(window, { PasswordCredential: Kept })
    const container = { get: () => Promise.resolve(new Kept()), store: () => Promise.resolve() }
    Object.defineProperty(navigator, 'credentials', { value: container })
  })
  const letGo = await holdApp(page)
  await openHeld(page)
  await logInButton(page).click()
  await login(page).getByRole('button', { name: 'Log in with one click' }).click()
  letGo()
  await expect(page.getByRole('button', { name: 'Account menu of member01' })).toBeVisible(atLast)
})

test('on touch the login itself has the focus, in both drawings', async ({ browser }) => {
  const page = await browser.newPage({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  const letGo = await holdApp(page)
  await openHeld(page)
  await logInButton(page).tap()
  await expect(early(page)).toBeFocused()
  letGo()
  await expect(early(page)).toHaveCount(0, atLast)
  await expect(login(page)).toBeFocused()
  await page.close()
})

test('a game that a visitor opens before the app opens the login at once, and starts after it', async ({ page }) => {
  await warm(siteOf('aurora'), '/index')
  const letGo = await holdApp(page)
  await openHeld(page, '/index')
  await page.locator('main article > .open').first().click()
  await username(page).fill('member01')
  await password(page).fill('Marquee1')
  letGo()
  await expect(page).toHaveURL(/modal=loginPopupModal/, atLast)
  await expect(early(page)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(password(page)).toHaveValue('Marquee1')
  expect(new URL(page.url()).searchParams.get('next')).toMatch(/^\/\w+/)
  const next = new URL(page.url()).searchParams.get('next') ?? ''
  await page.keyboard.press('Enter')
  await expect.poll(() => page.url(), atLast).toContain(next)
})

/** What else is drawn for a press on its button, and how its own element of the app's is known to be there. */
const drawnDialogs = [
  {
    name: 'Menu',
    files: '**/assets/MenuDrawer-*.js',
    part: (dialog: Locator) => dialog.getByRole('radio', { name: 'Dark' }),
  },
  { name: 'Search', files: '**/assets/SearchModal-*.js', part: (dialog: Locator) => dialog.getByRole('searchbox') },
  {
    name: 'Register',
    files: '**/assets/RegisterDialog-*.js',
    part: (dialog: Locator) => dialog.getByRole('textbox').first(),
  },
] as const
const buttonOf = (page: Page, name: string) =>
  page.locator('#root').getByRole('button', { name, exact: true }).filter({ visible: true }).first()
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })
/** Where it stands when it has come in. */
const placeOf = async (dialog: Locator): ReturnType<Locator['boundingBox']> => {
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  return dialog.boundingBox()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const { name, part } of drawnDialogs) {
    test(`${name} opens at once, and the app’s stands in its place`, async ({ page }) => {
      await warm(siteOf('aurora'))
      const letGo = await holdApp(page)
      await openHeld(page)
      await buttonOf(page, name).click()
      await expect(dialogOf(page, name)).toBeVisible()
      const before = await placeOf(dialogOf(page, name))
      letGo()
      await expect(early(page)).toHaveCount(0, atLast)
      await expect(page.getByRole('dialog')).toHaveCount(1)
      // what moves in has moved in
      expect(await dialogOf(page, name).boundingBox()).toEqual(before)
      await expect(part(dialogOf(page, name))).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(buttonOf(page, name)).toBeFocused()
    })

    test(`${name} that was closed by Escape does not come back with the app`, async ({ page }) => {
      const letGo = await holdApp(page)
      await openHeld(page)
      await buttonOf(page, name).click()
      await expect(dialogOf(page, name)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.locator('html')).not.toHaveAttribute('data-modal')
      letGo()
      await takenOver(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await buttonOf(page, name).click()
      await expect(part(dialogOf(page, name))).toBeVisible(atLast)
    })
  }

  const logIn = {
    name: 'Log in',
    files: '**/assets/signIn-*.js',
    part: (dialog: Locator) => dialog.getByRole('textbox').first(),
  }
  for (const { name, files, part } of [...drawnDialogs, logIn])
    test(`${name} opens at once where the app answers and its files are on their way`, async ({ page }) => {
      await warm(siteOf('aurora'))
      const letGo = await holdFiles(page, files)
      await page.goto(siteOf('aurora') + lightPage, { waitUntil: 'commit' })
      await expect
        .poll(() =>
          buttonOf(page, name).evaluate((button) => Object.keys(button).some((key) => key.startsWith('__react'))),
        )
        .toBe(true)
      await buttonOf(page, name).click()
      await expect(early(page)).toBeVisible({ timeout: 2_000 })
      letGo()
      await expect(early(page)).toHaveCount(0, atLast)
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await expect(part(dialogOf(page, name))).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      // by now they are there
      await buttonOf(page, name).click()
      await expect(dialogOf(page, name)).toBeVisible()
      await expect(early(page)).toHaveCount(0)
    })

  test('the search of the home page opens at once', async ({ page }) => {
    await warm(siteOf('aurora'), '/index')
    const letGo = await holdApp(page)
    await openHeld(page, '/index')
    const entry = page
      .getByRole('main')
      .getByRole('button', { name: /^Search/ })
      .first()
    await entry.click()
    const field = dialogOf(page, 'Search').getByRole('searchbox')
    await expect(field).toBeFocused()
    letGo()
    await expect(early(page)).toHaveCount(0, atLast)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(entry).toBeFocused()
  })

  test('a link of the menu leads on without the app', async ({ page }) => {
    await warm(siteOf('aurora'), '/promotions')
    await holdApp(page)
    await openHeld(page)
    // the second tap of two falls on what has come in under it
    await buttonOf(page, 'Menu').dblclick()
    await page.waitForTimeout(500)
    await expect(page).toHaveURL(/\/help$/)
    await dialogOf(page, 'Menu').getByRole('link', { name: 'Promotions' }).click()
    await expect(page).toHaveURL(/\/promotions$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
  })

  test('the app’s menu is scrolled as far as the drawn one was', async ({ page }) => {
    await warm(siteOf('aurora'))
    const letGo = await holdApp(page)
    await page.setViewportSize({ width: 390, height: 500 })
    await openHeld(page)
    await buttonOf(page, 'Menu').click()
    const body = dialogOf(page, 'Menu').locator('header + div')
    await body.evaluate((box) => box.scrollTo(0, 120))
    letGo()
    await expect(early(page)).toHaveCount(0, atLast)
    expect(await body.evaluate(({ scrollTop }) => scrollTop)).toBe(120)
  })

  test('what needs the app in the menu is pressed by it', async ({ page }) => {
    await warm(siteOf('aurora'))
    const letGo = await holdApp(page)
    await openHeld(page)
    await buttonOf(page, 'Menu').click()
    const vendors = dialogOf(page, 'Menu').getByRole('button', { name: /Slots/ })
    await vendors.click()
    await expect(vendors).toHaveAttribute('aria-busy', 'true')
    letGo()
    await expect(early(page)).toHaveCount(0, atLast)
    await expect(vendors).toHaveAttribute('aria-expanded', 'true')
  })

  test('a language that is chosen in the menu is shown by the app', async ({ page }) => {
    const letGo = await holdApp(page)
    await openHeld(page)
    await buttonOf(page, 'Menu').click()
    await dialogOf(page, 'Menu').getByRole('combobox', { name: 'Language' }).selectOption('ar')
    letGo()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar', atLast)
  })

  test('in Arabic the menu comes from the right', async ({ page }) => {
    await holdApp(page)
    await openHeld(page, `${lightPage}?lang=ar`)
    await page.locator('#root [data-opens="menu"]:visible').click()
    const box = await placeOf(early(page))
    expect(box && box.x + box.width).toBe(390)
    expect(box?.height).toBe(844)
  })

  test('what is typed into the search goes over to the app’s, with the cursor', async ({ page }) => {
    const letGo = await holdApp(page)
    await openHeld(page)
    await buttonOf(page, 'Search').click()
    const search = dialogOf(page, 'Search')
    const field = search.getByRole('searchbox')
    // it has the focus: a phone shows its keyboard
    await expect(field).toBeFocused()
    await expect(search.getByText('Searching…')).toBeHidden()
    await page.keyboard.type('fortunes')
    await page.keyboard.press('ArrowLeft')
    await expect(search.getByText('Searching…')).toBeVisible()
    letGo()
    await expect(early(page)).toHaveCount(0, atLast)
    await expect(field).toHaveValue('fortunes')
    await expect(field).toBeFocused()
    expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(7)
    await page.keyboard.press('Delete')
    await expect(
      search
        .getByRole('listitem')
        .filter({ hasText: /fortune/i })
        .first(),
    ).toBeVisible(atLast)
  })
})

for (const way of ['its button', 'the login'])
  test(`where what sees to an early dialog does not come, the app’s own opens, reached by ${way}`, async ({ page }) => {
    const letGo = await holdApp(page)
    let aborted = 0
    await page.route('**/assets/handOver-*.js', (route) => {
      aborted += 1
      return route.abort()
    })
    await openHeld(page)
    if (way === 'the login') await logInButton(page).click()
    await (
      way === 'the login' ? login(page).getByRole('button', { name: 'Register' }) : buttonOf(page, 'Register')
    ).click()
    await expect(early(page)).toBeVisible()
    letGo()
    await expect(page).toHaveURL(/modal=registerModal/, atLast)
    await expect(early(page)).toHaveCount(0)
    await expect(dialogOf(page, 'Register').getByRole('textbox').first()).toBeVisible()
    expect(aborted).toBeGreaterThan(0)
  })

test('a menu whose file does not come closes and says so', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const letGo = await holdApp(page)
  await page.route('**/assets/MenuDrawer-*.js', (route) => route.abort())
  await openHeld(page)
  await buttonOf(page, 'Menu').click()
  await expect(early(page)).toBeVisible()
  letGo()
  await expect(page.getByText('Part of the site could not be loaded.')).toBeVisible(atLast)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.close()
})

test('a login whose app does not come says so, and keeps what was typed', async ({ browser }) => {
  const page = await browser.newPage()
  let fail = () => {}
  const failed = new Promise<void>((resolve) => (fail = resolve))
  await page.route('**/assets/vendor-*.js', async (route) => {
    await failed
    await route.abort()
  })
  await openHeld(page)
  await logInButton(page).click()
  await username(page).fill('member01')
  await password(page).fill('Marquee1')
  fail()
  await expect(login(page).getByText('Part of the site could not be loaded.')).toBeVisible()
  await expect(username(page)).toHaveValue('member01')
  await expect(password(page)).toHaveValue('Marquee1')
  // nothing looks alive, but what closes it
  await expect(login(page).locator('[type="submit"]')).toBeDisabled()
  await login(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('alert').filter({ hasText: 'Part of the site could not be loaded.' })).toBeVisible()
  await page.close()
})

for (const [width, where] of [
  [1280, 'in the header'],
  [390, 'in the bar for the thumb'],
] as const) {
  test(`the key of the search opens it at once, where its button stands ${where}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const letGo = await holdApp(page)
    await openHeld(page)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
    letGo()
    await expect(page).toHaveURL(/modal=searchModal/, atLast)
    await expect(early(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // and the app hears it by itself from now on
    await takenOver(page)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
  })
}
