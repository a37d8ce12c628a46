import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createNodeIcons } from './nodeIcons'
import { createTestEdge, type TestEdge } from './testEdge'

const tile =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="20" fill="#0a1022"/></svg>'
const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="20" fill="#ff0000"/></svg>'

const brandOf = (name: string, more: object = {}) => ({
  name,
  tagline: { en: `The night of ${name}`, ar: 'ليل' },
  languages: { default: 'en', supported: ['en', 'zh-CN', 'ar', 'sw'] },
  assets: { logo: 'logo.svg', icon: 'icon.svg' },
  ...more,
})

let edge: TestEdge
beforeAll(async () => {
  const theme = {
    colors: { surface: { light: '#ffffff', dark: '#0a0a1a' } },
    fonts: { text: { family: 'Fig', fallback: 'serif', files: [{ file: 'fig.woff2', weight: '400', preload: true }] } },
  }
  const assets = { 'assets/logo.svg': '<svg/>', 'assets/fig.woff2': 'x' }
  edge = await createTestEdge(
    {
      aurora: { 'brand.json': brandOf('Aurora </style><b>'), 'theme.json': theme, 'assets/icon.svg': tile, ...assets },
      jade: {
        'brand.json': brandOf('Jade'),
        'locales/ar.json': { 'app.offline.title': 'لا شبكة' },
        'assets/icon.svg': mark,
        'assets/logo.svg': '<svg/>',
      },
      plain: { 'brand.json': { name: 'A name that is long', languages: { default: 'sw', supported: ['sw'] } } },
      broken: { 'brand.json': brandOf('Broken', { assets: { icon: 'icon.svg' } }), 'assets/icon.svg': '<svg' },
    },
    undefined,
    { draw: createNodeIcons() },
  )
})
afterAll(() => edge.cleanUp())

const site = (id: string) => `http://${id}.localhost:4000`
const textOf = async (id: string, address: string) => (await edge.get(`${site(id)}${address}`)).text()
interface Manifest {
  readonly name: string
  readonly icons: readonly { readonly src: string; readonly purpose: string; readonly type: string }[]
}
const manifestOf = async (id: string) => JSON.parse(await textOf(id, '/manifest.webmanifest')) as Manifest

describe('the manifest', () => {
  test("is the brand's own", async () => {
    const response = await edge.get(`${site('aurora')}/manifest.webmanifest`)
    expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.json()).toMatchObject({
      name: 'Aurora </style><b>',
      description: 'The night of Aurora </style><b>',
      lang: 'en',
      dir: 'ltr',
      id: '/',
      start_url: '/index?from=app',
      scope: '/',
      display: 'standalone',
      theme_color: expect.stringMatching(/^#/),
    })
    expect((await manifestOf('jade')).name).toBe('Jade')
  })

  test('shortens no name, and does without words that a brand has not', async () => {
    const value = await manifestOf('plain')
    expect(value).toMatchObject({ name: 'A name that is long', lang: 'sw' })
    expect(Object.keys(value)).not.toContain('short_name')
    expect(Object.keys(value)).not.toContain('description')
  })

  test('names icons that are there, and a page names it', async () => {
    const { icons } = await manifestOf('aurora')
    expect(icons.map(({ purpose, type }) => [purpose, type])).toEqual([
      ['any', 'image/png'],
      ['any', 'image/png'],
      ['maskable', 'image/png'],
      ['any', 'image/svg+xml'],
    ])
    const page = await textOf('aurora', '/index')
    expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials">')
    const touch = /rel="apple-touch-icon" href="([^"]+)"/.exec(page)?.[1] ?? ''
    for (const address of [...icons.map(({ src }) => src), touch])
      expect((await edge.get(`${site('aurora')}${address}`)).status, address).toBe(200)
  })
})

describe('icons', () => {
  const pixel = async (id: string, purpose: string, x: number, y: number) => {
    const { icons } = await manifestOf(id)
    const address = icons.findLast((icon) => icon.purpose === purpose && icon.type === 'image/png')?.src ?? ''
    const response = await edge.get(`${site(id)}${address}`)
    expect(response.headers.get('cache-control')).toContain('immutable')
    const picture = sharp(await response.arrayBuffer())
    expect(await picture.metadata()).toMatchObject({ width: 512, height: 512, format: 'png' })
    const { data } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    return [...data.subarray((y * 512 + x) * 4, (y * 512 + x) * 4 + 4)]
  }

  test('a tile keeps its round corners, and has none where the phone cuts its own', async () => {
    expect((await pixel('aurora', 'any', 1, 1))[3]).toBe(0)
    expect(await pixel('aurora', 'maskable', 1, 1)).toEqual([10, 16, 34, 255])
  })

  test('a mark stands clear of the edge on the colour of the page', async () => {
    const corner = await pixel('jade', 'maskable', 1, 1)
    expect(corner[3]).toBe(255)
    expect(await pixel('jade', 'maskable', 256, 256)).toEqual([255, 0, 0, 255])
    expect(await pixel('jade', 'maskable', 90, 256)).toEqual(corner)
  })

  test('a brand without one has a tile, and a drawing that is broken none', async () => {
    expect((await pixel('plain', 'maskable', 1, 1))[3]).toBe(255)
    const { icons } = await manifestOf('broken')
    expect((await edge.get(`${site('broken')}${icons[0]?.src ?? ''}`)).status).toBe(404)
  })

  test("are asked once, and never of another brand's version", async () => {
    const { icons } = await manifestOf('aurora')
    const address = icons[0]?.src ?? ''
    const first = await edge.get(`${site('aurora')}${address}`)
    const again = await edge.get(`${site('aurora')}${address}`, {
      headers: { 'If-None-Match': first.headers.get('etag') ?? '' },
    })
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0])
    for (const wrong of [
      address.replace('icon-192', 'icon-9'),
      address.replace('.png', '.svg'),
      '/app-icon/',
      '/app-icon/..%2f',
    ])
      expect((await edge.get(`${site('aurora')}${wrong}`)).status, wrong).toBe(404)
    expect((await edge.get(`${site('jade')}${address}`)).status).toBe(404)
  })
})

describe('the offline page', () => {
  test('has its words in every language of the brand that has them, and shows the one of the page', async () => {
    const html = await textOf('aurora', '/offline')
    for (const words of ['You are offline', '当前无网络连接', 'أنت غير متصل بالإنترنت']) expect(html).toContain(words)
    expect(html).toContain('html[lang="sw"] section[lang="en"]{display:grid}')
    expect(html).toContain('<section lang="ar" dir="rtl">')
    expect(await textOf('jade', '/offline')).toContain('لا شبكة')
    expect(await textOf('plain', '/offline')).toContain('html[lang="sw"] section[lang="en"]{display:grid}')
  })

  test('runs its one script and one style alone, by their hashes', async () => {
    const response = await edge.get(`${site('aurora')}/offline`)
    const html = await response.text()
    const policy = response.headers.get('content-security-policy') ?? ''
    const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`
    const [scripts, styles] = ['script', 'style'].map((name) => [
      ...html.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs')),
    ])
    expect([scripts?.length, styles?.length]).toEqual([1, 1])
    expect(policy).toContain(`script-src ${hashOf(scripts?.[0]?.[1] ?? '')};`)
    expect(policy).toContain(`style-src ${hashOf(styles?.[0]?.[1] ?? '')};`)
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toContain('nonce')
    expect(html).not.toContain('</style><b>')
    expect(html).not.toContain('marquee-boot')
  })
})

describe('the worker', () => {
  test("changes with the brand's files, is asked for anew each time, and may ask for nothing of others", async () => {
    const [before, other] = [await textOf('aurora', '/sw.js'), await textOf('jade', '/sw.js')]
    expect(before).not.toBe(other)
    // a build that draws the offline page otherwise makes another worker of the same brand
    const page = createHash('sha256')
      .update(await textOf('aurora', '/offline'))
      .digest('hex')
    expect(before).toContain(page.slice(0, 12))
    const response = await edge.get(`${site('aurora')}/sw.js`)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; connect-src 'self'; img-src 'self'; font-src 'self'",
    )
  })

  test('keeps files that are there', async () => {
    const source = await textOf('aurora', '/sw.js')
    const files = JSON.parse(/files=(\[.*?\])/.exec(source)?.[1] ?? '[]') as string[]
    expect(files[0]).toBe('/offline')
    expect(files.map((file) => file.split('/').at(-1))).toEqual(['offline', 'logo.svg', 'fig.woff2'])
    for (const file of files) expect((await edge.get(`${site('aurora')}${file}`)).status, file).toBe(200)
  })

  test('is allowed on the page, by a policy of its own name', async () => {
    const policy = (await edge.get(`${site('jade')}/index`)).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("worker-src 'self'")
    expect(policy).toMatch(/trusted-types [^;]*marquee-worker/)
  })

  test("is a script without an error, and so is the page's first", async () => {
    const page = await textOf('jade', '/index')
    const first = /<script nonce="[^"]+">(.*?)<\/script>/s.exec(page)?.[1] ?? ''
    expect(first).toContain('beforeinstallprompt')
    runInNewContext(`(function(){${first}})`)
    runInNewContext(`(function(){${await textOf('aurora', '/sw.js')}})`)
  })
})
