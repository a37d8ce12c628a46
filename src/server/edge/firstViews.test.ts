import { Hono } from 'hono'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { BootData } from '../../engine/boot'
import { type DrawFirstView, type FirstView, tooManyViews } from '../../engine/firstView'
import type { LoadedBrand } from '../brands/loadedBrand'
import { createFirstViews } from './firstViews'
import { createTestEdge, type TestEdge } from './testEdge'

const view = {
  html: '<p>drawn</p>',
  dialogs: '',
  styles: '<style data-styled="true">p{}</style>',
  script: 'ready()',
  drawnAt: 1_700_000_000_000,
}
const loadedBrand = (id: string) => ({ id, texts: new Map([['en', { 'app.skip': 'Jump' }]]) }) as unknown as LoadedBrand
const bootWith = (answers: BootData['answers']) => ({ answers }) as unknown as BootData

describe('views', () => {
  const aurora = loadedBrand('aurora')
  const answers = { vendors: [], hotGames: {} }
  const wanted = {
    loaded: aurora,
    boot: bootWith(answers),
    language: 'en',
    themeChoice: undefined,
    pathname: '/index',
    search: '',
  }
  let now = 1_000
  const make = (bounds: { readonly most?: number; readonly mostBytes?: number; readonly patienceMs?: number } = {}) => {
    const draw = vi.fn<DrawFirstView>(() => Promise.resolve(view))
    const lines: string[] = []
    const trouble = (_topic: string, line: string) => void lines.push(line)
    return {
      draw,
      lines,
      views: createFirstViews({ draw, trouble, now: () => now, ...bounds }),
    }
  }

  test('are drawn once for the same brand, choices, page and answers, with the texts of the brand', async () => {
    const { draw, views } = make()
    await views.get(wanted)
    await views.get({ ...wanted, boot: bootWith({ ...answers }) })
    expect(draw).toHaveBeenCalledTimes(1)
    expect(draw.mock.calls[0]?.[0].texts).toEqual({ 'app.skip': 'Jump' })
  })

  test('for which there is no turn hold no place, and are tried again at once', async () => {
    const { draw, views } = make({ most: 2 })
    await views.get(wanted)
    draw.mockRejectedValueOnce(tooManyViews()).mockRejectedValueOnce(tooManyViews())
    for (const pathname of ['/login', '/vip']) expect(await views.get({ ...wanted, pathname })).toBeUndefined()
    expect(await views.get(wanted)).toBe(view)
    expect(draw).toHaveBeenCalledTimes(3)
    expect(await views.get({ ...wanted, pathname: '/vip' })).toBe(view)
  })

  test('that take too long are left to the browser, and are there for the next visitor', async () => {
    const { draw, views, lines } = make({ patienceMs: 5 })
    let finish = (_view: FirstView) => {}
    draw.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
    expect(await views.get(wanted)).toBeUndefined()
    expect(await views.get(wanted)).toBeUndefined()
    finish(view)
    expect(await views.get(wanted)).toBe(view)
    expect(draw).toHaveBeenCalledTimes(1)
    expect(lines).toEqual([])
  })

  test.each([
    ['answers', { boot: bootWith({ ...answers, vendors: [] }) }],
    ['fewer answers', { boot: bootWith({ vendors: answers.vendors }) }],
    ['language', { language: 'ar' }],
    ['theme', { themeChoice: 'dark' as const }],
    ['page', { pathname: '/login' }],
    ['article', { search: '?article=a' }],
    ['word that the site is closed', { boot: { ...bootWith(answers), closed: { end: 2 } } }],
    ['version of the brand', { loaded: loadedBrand('aurora') }],
  ])('are drawn anew for another %s', async (_what, more) => {
    const { draw, views } = make()
    await views.get(wanted)
    await views.get({ ...wanted, ...more })
    expect(draw).toHaveBeenCalledTimes(2)
  })

  test('are drawn anew after a while: how long something lasts is told in them', async () => {
    const { draw, views } = make()
    await views.get(wanted)
    now += 9 * 60_000
    await views.get(wanted)
    expect(draw).toHaveBeenCalledTimes(1)
    now += 60_000
    await views.get(wanted)
    expect(draw).toHaveBeenCalledTimes(2)
  })

  test('that cannot be drawn are left to the browser, and named', async () => {
    const { draw, lines, views } = make()
    draw.mockRejectedValueOnce(new Error('first', { cause: new Error('a part throws') }))
    expect(await views.get(wanted)).toBeUndefined()
    expect(lines.join()).toContain('a part throws')
    // tried again after a while, and not before: it may have been a busy moment
    expect(await views.get(wanted)).toBeUndefined()
    expect(draw).toHaveBeenCalledTimes(1)
    now += 15_000
    expect(await views.get(wanted)).toBe(view)
  })

  test('are kept up to a number, those that were asked for last', async () => {
    const { draw, views } = make({ most: 2 })
    for (const pathname of ['/index', '/login', '/index', '/other', '/index']) await views.get({ ...wanted, pathname })
    expect(draw).toHaveBeenCalledTimes(3)
    await views.get({ ...wanted, pathname: '/login' })
    expect(draw).toHaveBeenCalledTimes(4)
  })

  test('are kept up to so many bytes, and a large one by itself until the next', async () => {
    const { draw, views } = make({ mostBytes: 2_000 })
    const sized = (length: number) => Promise.resolve({ ...view, html: 'x'.repeat(length), styles: '', script: '' })
    draw.mockImplementation(({ pathname }) => sized(pathname === '/large' ? 5_000 : 450))
    const get = (pathname: string) => views.get({ ...wanted, pathname })
    for (const pathname of ['/a', '/b', '/a', '/b']) await get(pathname)
    expect(draw).toHaveBeenCalledTimes(2)
    await get('/c')
    await get('/b')
    expect(draw).toHaveBeenCalledTimes(3)
    await get('/a')
    expect(draw).toHaveBeenCalledTimes(4)
    // the others go for it
    await get('/large')
    await get('/large')
    expect(draw).toHaveBeenCalledTimes(5)
    await get('/a')
    await get('/a')
    expect(draw).toHaveBeenCalledTimes(6)
    await get('/large')
    expect(draw).toHaveBeenCalledTimes(7)
  })

  test('that are drawn at the same time count once they are there', async () => {
    const { draw, views } = make({ mostBytes: 2_000 })
    draw.mockImplementation(() => Promise.resolve({ ...view, html: 'x'.repeat(450), styles: '', script: '' }))
    const get = (pathname: string) => views.get({ ...wanted, pathname })
    await Promise.all(['/a', '/b', '/c'].map(get))
    await Promise.all(['/b', '/c'].map(get))
    expect(draw).toHaveBeenCalledTimes(3)
    await get('/a')
    expect(draw).toHaveBeenCalledTimes(4)
  })
})

describe('pages', () => {
  let edge: TestEdge
  afterEach(() => edge.cleanUp())
  const start = async (draw: DrawFirstView = () => Promise.resolve(view)) => {
    const languages = { default: 'en', supported: ['en', 'ar'] }
    const brands = {
      aurora: { 'brand.json': { name: 'Aurora', languages } },
      gated: { 'brand.json': { name: 'Gated', languages, access: { loginRequired: true } } },
    }
    edge = await createTestEdge(brands, new Hono(), { drawFirstView: draw })
  }
  const html = async (path: string, cookie = '') =>
    (await edge.get(`http://aurora.localhost${path}`, { headers: { Cookie: cookie } })).text()
  const drawn = '<div id="root"><p>drawn</p></div>'

  const addresses = [
    '/',
    '/index',
    '/login',
    '/index?utm_source=mail',
    '/index?lang=ar',
    '/vip',
    '/promotions',
    '/nowhere',
  ]
  test.each(addresses)('%s comes drawn', async (path) => {
    await start()
    const page = await html(path)
    expect(page).toContain(drawn)
    const [, nonce = ''] = /<script nonce="([^"]+)">ready\(\)\(\{.*?\}\)<\/script>/.exec(page) ?? []
    expect(nonce).not.toBe('')
    expect(page).toContain(`<style nonce="${nonce}" data-styled="true">p{}</style>`)
  })

  test.each([
    '/index?modal=loginPopupModal',
    '/register',
    '/winners',
    '/promotions/detail/x',
    '/index?modal=searchModal',
  ])('%s does not', async (path) => {
    await start()
    expect(await html(path)).not.toContain(drawn)
  })

  test('a member gets none, and whoever chose a language and a theme theirs', async () => {
    const draw = vi.fn<DrawFirstView>(() => Promise.resolve(view))
    await start(draw)
    expect(await html('/index', 'marquee.view=ar.dark; marquee.member=1')).not.toContain(drawn)
    expect(await html('/index', 'marquee.view=ar.light')).toContain(' data-view="ar.light.0"')
    expect(draw.mock.lastCall?.[0]).toMatchObject({ language: 'ar', themeChoice: 'light', pathname: '/index' })
    expect(draw).toHaveBeenCalledTimes(1)
  })

  test('a form that was sent without the app leads back to its page, which says nothing of what was typed', async () => {
    await start()
    const sent = await edge.get('http://aurora.localhost/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'username=member01&password=x',
    })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/login'])
    for (const path of ['/live', '/nowhere', '/vip']) {
      const gated = await edge.get(`http://gated.localhost${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'username=member01&password=x',
      })
      expect([gated.status, gated.headers.get('location')], path).toEqual([303, path])
    }
    const elsewhere = await edge.get('http://gated.localhost//evil.example', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'a=b',
    })
    expect(elsewhere.status).toBe(405)
  })

  test('all addresses without a page have one view, and none but known ones has its own', async () => {
    const draw = vi.fn<DrawFirstView>(() => Promise.resolve(view))
    await start(draw)
    for (let at = 0; at < 20; at += 1) {
      // what others add to an address makes none
      for (const path of [`/nowhere-${at}`, `/nowhere?x${at}=1`, `/vip?x=${at}`, `/vip?x${at}=1&utm_source=${at}`])
        expect(await html(path)).toContain(drawn)
      for (const path of [`/promotions/detail/${at}`, `/help?article=${at}`, `/pages/p${at}`])
        expect(await html(path)).not.toContain(drawn)
    }
    expect(draw).toHaveBeenCalledTimes(2)
  })

  test('one that cannot be drawn has the shell', async () => {
    await start(() => Promise.reject(new Error('thrown at the edge only')))
    expect(await html('/index')).toContain('<div id="root"><div class="sh ')
    expect(edge.lines.join()).toContain('thrown at the edge only')
  })
})
