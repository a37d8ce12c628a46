import { runInNewContext } from 'node:vm'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createNodeCompressor } from './nodeCompressor'
import { createTestEdge, type TestEdge } from './testEdge'

let edge: TestEdge

const evil = '</script><script>alert(1)</script><!--'

beforeAll(async () => {
  edge = await createTestEdge(
    {
      aurora: {
        'brand.json': {
          name: 'Aurora <b>&',
          tagline: { en: `Night "lights" ${evil}`, ar: 'ليل' },
          domains: ['www.aurora.example'],
          merchant: 'aurora',
          platform: {
            url: 'https://secret-platform.internal',
            frames: ['https://games.example.com'],
            images: ['https://img.example.com'],
          },
          languages: { default: 'en', supported: ['en', 'ar'] },
          assets: { logo: 'logo.svg', icon: 'icon.svg' },
        },
        'theme.json': {
          colors: { surface: { light: '#ffffff', dark: '#0a0a1a' } },
          fonts: {
            text: {
              family: 'Fig',
              fallback: 'serif',
              files: [
                { file: 'fig.woff2', weight: '400', preload: true },
                { file: 'fig2.woff2', weight: '700' },
              ],
            },
          },
        },
        'locales/ar.json': { 'home.title': 'أهلا' },
        'assets/logo.svg': '<svg/>',
        'assets/icon.svg': '<svg/>',
        'assets/fig.woff2': 'x',
        'assets/fig2.woff2': 'x',
      },
      sahara: {
        'brand.json': {
          name: 'Sahara',
          merchant: 'sahara',
          languages: { default: 'ar', supported: ['ar', 'en'] },
          theme: { default: 'light', followSystem: true },
          access: { loginRequired: true },
          layout: { header: 'centered', hero: 'framed' },
        },
      },
    },
    undefined,
    { compressor: createNodeCompressor(), trusts: (address) => address === '203.0.113.7' },
  )
})
afterAll(() => edge.cleanUp())

const page = async (url: string, headers: Record<string, string> = {}) => {
  const response = await edge.get(url, { headers })
  return { response, html: await response.text(), policy: response.headers.get('content-security-policy') ?? '' }
}
interface Boot {
  readonly brand: {
    readonly platform: { readonly url: string }
    readonly domains: readonly string[]
    readonly tagline: { readonly en: string }
  }
  readonly assetBase: string
  readonly localeOverrides: readonly string[]
}
const bootOf = (html: string): Boot => {
  const boot: Boot = JSON.parse(
    /<script type="application\/json" id="marquee-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '',
  )
  return boot
}

describe('the page', () => {
  test("is the brand's from the first byte", async () => {
    const { response, html } = await page('http://aurora.localhost:4000/promotions')
    expect(response.status).toBe(200)
    expect(html).toMatch(/^<!doctype html>\n<html lang="en" dir="ltr" data-theme="dark">/)
    expect(html).toContain('<title>Promotions – Aurora &lt;b&gt;&amp;</title>')
    const home = await page('http://aurora.localhost:4000/index')
    expect(home.html).toContain('<title>Aurora &lt;b&gt;&amp; – Night &quot;lights&quot; ')
    expect(html).toContain('<link rel="canonical" href="https://www.aurora.example/promotions">')
    expect(html).toContain('<meta name="theme-color" content="#0a0a1a" data-light="#ffffff" data-dark="#0a0a1a">')
    const { assetBase } = bootOf(html)
    expect(html).toContain(`<link rel="icon" href="${assetBase}icon.svg">`)
    expect(html).toContain(`<link rel="preload" as="font" type="font/woff2" href="${assetBase}fig.woff2" crossorigin>`)
    expect(html).not.toContain(`href="${assetBase}fig2.woff2"`)
    expect(html).toContain(`<link rel="preload" as="image" href="${assetBase}logo.svg" fetchpriority="high">`)
    expect(html).toContain(`.sh-logo{background-image:url("${assetBase}logo.svg")}`)
    expect(html).toMatch(/html\[data-theme=dark\]\{[^}]*--page:#0a0a1a/)
  })

  test('starts in its own language and direction', async () => {
    const { html } = await page('http://sahara.localhost/index')
    expect(html).toContain('<html lang="ar" dir="rtl" data-theme="light">')
    expect(html).toContain('href="/assets/ar-1.js"')
    expect(html).not.toContain('href="/assets/en-1.js"')
    expect(html).toContain('sh-centered')
    expect(html).toContain('sh-framed')
  })

  test('a shell loads the entry, what it imports, and the first chunks of home at once', async () => {
    const { html } = await page('http://aurora.localhost/index')
    const preloaded = [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map((match) => match[1])
    expect(preloaded).toEqual(['/assets/main-1.js', '/assets/vendor-1.js', '/assets/en-1.js', '/assets/home-1.js'])
    expect(html).toMatch(/<script type="module" src="\/assets\/main-1\.js" nonce="[^"]+"><\/script>/)
    expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/main-1\.css" nonce=/)
    expect((await page('http://aurora.localhost/help')).html).not.toContain('home-1.js')
  })

  test("a brand's text cannot leave its place", async () => {
    const { html } = await page('http://aurora.localhost/')
    expect(html).not.toContain('<script>alert')
    expect(html.match(/<\/script>/g)).toHaveLength(5)
    expect(bootOf(html).brand.tagline.en).toBe(`Night "lights" ${evil}`)
  })

  test("tells nothing of the platform's address or other hosts", async () => {
    const { html } = await page('http://aurora.localhost/')
    expect(html).not.toContain('secret-platform')
    expect(bootOf(html).brand).toMatchObject({ domains: [], platform: { url: '' } })
    expect(bootOf(html).localeOverrides).toEqual(['ar'])
  })

  test('every address without a file name, and one with', async () => {
    for (const path of ['/', '/index', '/register.html', '/promotions/detail/12', '/member?x=1.js']) {
      expect((await page(`http://aurora.localhost${path}`)).response.status, path).toBe(200)
    }
    for (const path of [
      '/no-such-page',
      '/pages/nope',
      '/promotions/detail',
      '/index.php',
      '/wp-login.php',
      '/.env',
      '/.git/config.json',
    ]) {
      expect((await page(`http://aurora.localhost${path}`)).response.status, path).toBe(404)
    }
  })

  test('is only read', async () => {
    const response = await edge.get('http://aurora.localhost/index', { method: 'POST' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
    const head = await edge.get('http://aurora.localhost/index', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  test('is there although a file of it went away since the folder was read', async () => {
    const files = {
      'brand.json': { languages: { default: 'en', supported: ['en'] }, assets: { logo: 'l.svg' } },
      'assets/l.svg': '<svg/>',
    }
    const font = { family: 'Fig', fallback: 'serif', files: [{ file: 'f.woff2', weight: '400' }] }
    const gone = await createTestEdge({
      gone: { ...files, 'theme.json': { fonts: { text: font } }, 'assets/f.woff2': 'x' },
    })
    await gone.folders.remove('gone/assets')
    expect((await gone.get('http://gone.localhost/index')).status).toBe(200)
    await gone.cleanUp()
  })

  test('is compressed and never kept by others', async () => {
    const response = await edge.get('http://aurora.localhost/index', { headers: { 'Accept-Encoding': 'gzip, br' } })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('vary')).toBe('Accept-Encoding, Cookie')
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toContain('<!doctype html>')
  })
})

test('a page that would have to wait for its compression is not made; one that asks for none is', async () => {
  const compressor = { ...createNodeCompressor(), isBehind: () => true }
  const behind = await createTestEdge({ jade: { 'brand.json': { name: 'Jade' } } }, undefined, { compressor })
  const told = await behind.get('http://jade.localhost/index', { headers: { 'Accept-Encoding': 'br' } })
  expect([told.status, told.headers.get('retry-after'), told.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ])
  expect(await told.text()).toMatch(/^Too many visitors/)
  expect((await behind.get('http://jade.localhost/index')).status).toBe(200)
  expect(behind.lines.filter((line) => line.startsWith('overload: '))).toHaveLength(1)
  await behind.cleanUp()
})

describe('the policy', () => {
  test('a nonce of this response on everything that runs or styles', async () => {
    const { html, policy } = await page('http://aurora.localhost/index')
    const nonce = /script-src 'self' 'nonce-([^']+)' 'strict-dynamic';/.exec(policy)?.[1] ?? ''
    expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/)
    const tags = [...html.matchAll(/<(script|style)\b([^>]*)>/g)].filter(
      ([, , attributes = '']) => !attributes.includes('application/json'),
    )
    expect(tags.length).toBeGreaterThan(2)
    for (const [tag] of tags) expect(tag).toContain(`nonce="${nonce}"`)
    expect(html).toContain(`<meta property="csp-nonce" nonce="${nonce}">`)
    expect(html).not.toMatch(/\son\w+=|style="|javascript:/)
    expect((await page('http://aurora.localhost/index')).policy).not.toContain(nonce)
  })

  test('nothing unsafe; frames and pictures as the brand lists them', async () => {
    const { policy } = await page('http://aurora.localhost/index')
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toContain('*')
    const directives = policy.split('; ')
    for (const each of [
      "default-src 'none'",
      "connect-src 'self' https://games.example.com",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "form-action 'self'",
      'frame-src https://games.example.com',
      "img-src 'self' data: https://img.example.com",
      "require-trusted-types-for 'script'",
      'trusted-types dompurify marquee-words marquee-captcha marquee-worker',
      'report-uri /policy-reports',
    ]) {
      expect(directives).toContain(each)
    }
    expect((await page('http://sahara.localhost/index')).policy).toContain('frame-src http://games.sandbox.localhost;')
  })

  test('the other headers; those for TLS only behind it', async () => {
    const { response } = await page('http://aurora.localhost/index')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    expect(response.headers.has('strict-transport-security')).toBe(false)
    const secure = await page('http://aurora.localhost/index', { 'X-Forwarded-Proto': 'https' })
    expect(secure.response.headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(secure.policy).toContain('upgrade-insecure-requests')
    expect(secure.policy).toContain('report-to policy')
    expect(secure.response.headers.get('reporting-endpoints')).toBe('policy="/policy-reports"')
  })
})

describe('the first script', () => {
  const runAt = async (url: string, stored: Record<string, string>, { dark = false, token = '' } = {}) => {
    const { html } = await page(url)
    const source = /<script nonce="[^"]+">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    const root = { lang: '', dir: '', dataset: {} as Record<string, string> }
    const store = (values: Record<string, string>) => ({ getItem: (key: string) => values[key] ?? null })
    runInNewContext(source, {
      document: { documentElement: root, querySelector: () => null },
      localStorage: store(stored),
      sessionStorage: store(token === '' ? {} : { token }),
      matchMedia: () => ({ matches: dark }),
      location: { pathname: new URL(url).pathname, search: new URL(url).search },
      URLSearchParams,
      addEventListener: () => undefined,
    })
    return root
  }
  const home = 'http://aurora.localhost/index'

  test("the visitor's own language, as platform code or tag", async () => {
    expect(await runAt(home, { hisLang: 'AR' })).toMatchObject({ lang: 'ar', dir: 'rtl' })
    expect(await runAt(home, { hisLang: 'en' })).toMatchObject({ lang: 'en', dir: 'ltr' })
    for (const hisLang of ['CN', 'constructor', '__proto__', '"AR"', '']) {
      expect(await runAt(home, { hisLang }), hisLang).toMatchObject({ lang: '', dir: '' })
    }
  })

  test('the language of the address, as edge and app read it', async () => {
    const site = 'http://aurora.localhost/index'
    const own = { hisLang: 'EN' }
    expect(await runAt(`${site}?lang=ar`, own)).toMatchObject({ lang: 'ar' })
    expect(await runAt(`${site}?%6cang=ar`, own)).toMatchObject({ lang: 'ar' })
    for (const query of ['?x=1?lang=ar', '?lang=ar%20', '?lang=AR', '?lang=', '?lang=__proto__'])
      expect(await runAt(site + query, own), query).toMatchObject({ lang: 'en' })
  })

  test("the visitor's own theme, else the brand's, else the system's", async () => {
    const theme = async (url: string, stored: Record<string, string>, dark: boolean) =>
      (await runAt(url, stored, { dark })).dataset['theme']
    expect(await theme(home, {}, false)).toBe('dark')
    expect(await theme(home, { 'marquee.theme': 'light' }, true)).toBe('light')
    expect(await theme(home, { 'marquee.theme': 'system' }, false)).toBe('light')
    expect(await theme(home, { 'marquee.theme': 'red' }, false)).toBe('dark')
    expect(await theme('http://sahara.localhost/index', {}, true)).toBe('dark')
  })

  test('where a session is required, who has none is shown the place of the form', async () => {
    const gated = async (url: string, token = '') => 'gate' in (await runAt(url, {}, { token })).dataset
    expect(await gated('http://sahara.localhost/index')).toBe(true)
    expect(await gated('http://sahara.localhost/index', 't')).toBe(false)
    expect(await gated('http://sahara.localhost/register')).toBe(false)
    expect(await gated(home)).toBe(false)
  })

  test("the form's place says the brand's tagline before the app is there", async () => {
    const { html } = await page('http://aurora.localhost/login')
    expect(html).toMatch(/class="sh-welcome">[^>]*><\/i>Night &quot;lights&quot; &lt;\/script&gt;/)
    expect(html).not.toContain('<script>alert(1)')
  })
})

describe('without scripts', () => {
  const instead = (html: string) => /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? ''
  const links = (html: string) => [...instead(html).matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

  test('a page that only they draw says its name and leads to those that can be read, in the language of now', async () => {
    const { html } = await page('http://aurora.localhost/rng')
    expect(instead(html)).toContain('<h1>Slots</h1>')
    expect(links(html)).toEqual(['/index', '/promotions', '/help', '/vip'])
    const arabic = await page('http://aurora.localhost/rng?lang=ar')
    expect(instead(arabic.html)).toContain('>أهلا</a>')
    expect(links(arabic.html)).toContain('/promotions?lang=ar')
  })

  test('where a login is required nothing leads to what is behind it', async () => {
    const { html } = await page('http://sahara.localhost/rng')
    expect(links(html)).not.toContain('/promotions')
    expect(links(html)).not.toContain('/login')
    expect(instead(html)).not.toContain('<nav></nav>')
  })

  test('an address without a page says so', async () => {
    const { html } = await page('http://aurora.localhost/nowhere')
    expect(instead(html)).toContain('<h1>Page not found</h1>')
  })
})
