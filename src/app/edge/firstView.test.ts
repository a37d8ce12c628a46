import { expect, test, vi } from 'vitest'
import { testBrand } from '../../engine/fixtures'
import type { FirstViewInput } from '../../engine/firstView'
import { productDefaults } from '../../engine/resolveBrand'
import { drawFirstView } from './firstView'

const brand = testBrand({
  name: 'Comet',
  languages: { default: 'en', supported: ['en', 'ar'] },
  assets: { logo: 'logo.svg', logoDark: 'dark.svg' },
})
const wanted = (over: Partial<FirstViewInput> = {}): FirstViewInput => ({
  boot: {
    brand,
    assetBase: '/brand/1/',
    localeOverrides: [],
    inspector: false,
    answers: {},
    answersAge: 0,
    time: 1_700_000_000_000,
  },
  language: 'en',
  themeChoice: undefined,
  pathname: '/index',
  search: '',
  texts: {},
  ...over,
})

/** A busy machine draws late, and is asked again. */
const drawn = (over?: Partial<FirstViewInput>) =>
  vi.waitFor(() => drawFirstView(wanted(over)), { timeout: 50_000, interval: 100 })

test('home comes with its links, mark and rules, and without a style that the policy would refuse', async () => {
  const { html, styles, script } = await drawn()
  expect(html).toContain('href="/promotions"')
  expect(html).toContain('src="/brand/1/dark.svg"')
  expect(html).not.toMatch(/ style="/)
  // each of them has its rule until the page's script has put it back
  const said = new Set([...html.matchAll(/ data-style="([^"]*)"/g)].map(([, style]) => style))
  expect(said.size).toBeGreaterThan(0)
  for (const style of said) expect(styles).toContain(`[data-style="${style}"]{${style}}`)
  expect(styles).toMatch(/^<style[^>]* data-styled="true"/)
  expect(script).toContain('data-style')
})

test('parts of all widths are there; what is in a dialog or of a member is not', async () => {
  const { html } = await drawn()
  for (const width of ['desktopUp', 'belowDesktop']) expect(html).toContain(`data-only="${width}"`)
  expect(html).not.toContain('role="dialog"')
  expect(html).toContain('Log in')
})

test('what the buttons of a page open stands in templates, without what React notes for itself', async () => {
  const { html, dialogs } = await drawn()
  const ids = [...dialogs.matchAll(/<template id="([^"]*)"><dialog[^>]* data-dialog="([^"]*)"/g)]
  expect(ids.map(([, id, name]) => [id, name])).toEqual(
    ['loginPopupModal', 'searchModal', 'menu'].map((name) => [`marquee-early-${name}`, name]),
  )
  for (const [, , name] of ids) expect(html).toContain(`data-opens="${name}"`)
  expect(dialogs.match(/<template/g)).toHaveLength(ids.length)
  expect(dialogs).not.toMatch(/<!--| style="|<link/)
  expect(dialogs).toMatch(/data-dialog="menu".*href="\/promotions"/)
  expect(dialogs).toContain('Searching…')
  // needs the app
  expect(dialogs).not.toContain('type="radio"')
})

test('on the page of the sign-in the login is the page’s', async () => {
  const { dialogs } = await drawn({ pathname: '/login' })
  expect(dialogs).not.toContain('data-dialog="loginPopupModal"')
})

test('the sign-in has its form, whose fields the browser may fill', async () => {
  const { html } = await drawn({ pathname: '/login' })
  expect(html).toMatch(/<input[^>]* autocomplete="current-password"/i)
  expect(html).toMatch(/<form[^>]* method="post"/i)
})

test('where a session is required, home is the sign-in', async () => {
  const closed = { ...wanted().boot, brand: { ...brand, access: { ...productDefaults.access, loginRequired: true } } }
  const { html } = await drawn({ boot: closed })
  expect(html).toMatch(/<input[^>]* autocomplete="current-password"/i)
})

test('drawn at once in several languages and with several texts, each has its own', async () => {
  const [english, arabic, own, again] = await Promise.all([
    drawn({ pathname: '/login' }),
    drawn({ pathname: '/login', language: 'ar' }),
    drawn({ pathname: '/login', texts: { 'app.skip': 'Jump' } }),
    drawn({ pathname: '/login' }),
  ])
  expect(arabic.html).toContain('تسجيل الدخول')
  expect(english.html).not.toContain('تسجيل الدخول')
  expect(again.html).toBe(english.html)
  expect(own.html).toContain('>Jump<')
  expect(english.html).not.toContain('>Jump<')
})

test('a language that the product does not speak is refused, and the next view is drawn all the same', async () => {
  await expect(drawFirstView(wanted({ language: 'xx' }))).rejects.toThrow('no language has the tag xx')
  expect((await drawn()).html).toContain('href="/promotions"')
})

test('where too many wait, the next is left to its browser', async () => {
  const all = await Promise.allSettled(Array.from({ length: 25 }, () => drawFirstView(wanted({ language: 'xx' }))))
  const reasons = all.map((each) => (each.status === 'rejected' ? String(each.reason) : ''))
  expect(reasons.filter((reason) => reason.includes('too many views wait'))).toHaveLength(5)
})
