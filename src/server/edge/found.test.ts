import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterEach, describe, expect, test } from 'vitest'
import { createNodeIcons } from './nodeIcons'
import { createTestEdge, type TestEdge } from './testEdge'

let edge: TestEdge
afterEach(() => edge.cleanUp())

const brand = {
  name: 'Aurora',
  tagline: { en: 'Night lights', ar: 'أضواء الليل' },
  domains: ['www.aurora.example'],
  languages: { default: 'en', supported: ['en', 'ar'] },
  slots: { page: { hide: ['vip'] } },
}
const start = async (more: object = {}, platform = new Hono()) => {
  edge = await createTestEdge(
    {
      aurora: {
        'brand.json': { ...brand, ...more },
        'pages/about.en.md': '# About us & more\n\nText with a [link](/promotions).',
        'pages/about.ar.md': '# من نحن\n\nنص',
        'pages/rules.fr.md': '# Règlement\n\nTexte',
        'pages/cookies.en.md': `# Cookies\n\n## Ours\n\n- a\n\nWe *keep*\n<few> ${'words '.repeat(100)}`,
      },
    },
    platform,
    { draw: createNodeIcons() },
  )
}
const get = (path: string) => edge.get(`http://aurora.localhost${path}`)
const html = async (path: string) => (await get(path)).text()

describe('what search engines and chats read', () => {
  test('title, languages and picture of a page', async () => {
    await start()
    const head = await html('/promotions')
    expect(head).toContain('<title>Promotions – Aurora</title>')
    expect(head).toContain('<link rel="canonical" href="https://www.aurora.example/promotions">')
    expect(head).toContain('<link rel="alternate" hreflang="ar" href="https://www.aurora.example/promotions?lang=ar">')
    expect(head).toContain('<link rel="alternate" hreflang="x-default" href="https://www.aurora.example/promotions">')
    const [, picture = ''] = /property="og:image" content="https:\/\/www\.aurora\.example([^"]+)"/.exec(head) ?? []
    const answer = await get(picture)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const bytes = new DataView(await answer.arrayBuffer())
    expect([bytes.getUint32(16), bytes.getUint32(20)]).toEqual([1200, 630])
  })

  test('in the language that the address asks for, if the brand has it', async () => {
    await start()
    const arabic = await html('/index?lang=ar')
    expect(arabic).toContain('<html lang="ar" dir="rtl"')
    expect(arabic).toContain('<title>Aurora – أضواء الليل</title>')
    expect(arabic).toContain('href="/assets/ar-1.js"')
    expect(arabic).toContain('<link rel="canonical" href="https://www.aurora.example/index?lang=ar">')
    for (const other of ['fr', 'AR', '', '__proto__', '"><script>'])
      expect(await html(`/index?lang=${encodeURIComponent(other)}`), other).toContain('<html lang="en" dir="ltr"')
  })

  test('by the name that the brand has in a language', async () => {
    await start({ names: { ar: 'الشفق' } })
    const arabic = await html('/promotions?lang=ar')
    expect(arabic).toMatch(/<title>[^<]+ – الشفق<\/title>/)
    expect(arabic).toContain('<meta property="og:site_name" content="الشفق">')
    expect(await html('/promotions')).toContain('<title>Promotions – Aurora</title>')
  })

  test('a page of the brand’s own has its title, and its text as a file', async () => {
    await start()
    const page = await html('/pages/about')
    expect(page).toContain('<title>About us &amp; more – Aurora</title>')
    expect(await html('/pages/about?lang=ar')).toContain('<title>من نحن – Aurora</title>')
    const [, base = ''] = /"assetBase":"([^"]+)"/.exec(page) ?? []
    expect(await (await get(`${base}pages/about.en.json`)).json()).toEqual({
      title: 'About us & more',
      html: '<p>Text with a <a href="/promotions">link</a>.</p>\n',
    })
    for (const wrong of ['about.fr.json', 'nope.en.json', 'about.en.md', '../brand.json'])
      expect((await get(`${base}pages/${wrong}`)).status, wrong).toBe(404)
  })

  test('a page of the brand’s own is told by its first paragraph, and offered in the languages that it has', async () => {
    await start()
    const about = await html('/pages/about?lang=ar')
    expect(about).toContain('<meta name="description" content="نص">')
    expect(about).toContain('<link rel="alternate" hreflang="ar"')
    expect(await html('/pages/about')).toContain('<meta property="og:description" content="Text with a link.">')
    const cookies = await html('/pages/cookies?lang=ar')
    const [, description = ''] = /<meta name="description" content="([^"]+)"/.exec(cookies) ?? []
    expect(description).toMatch(/^We keep &lt;few&gt; words (words )+/)
    expect(description).toMatch(/…$/)
    expect(description.length).toBeLessThan(220)
    expect(cookies).toContain('<link rel="canonical" href="https://www.aurora.example/pages/cookies">')
    expect(cookies).toContain('<meta property="og:locale" content="en">')
    expect(cookies).not.toContain('hreflang')
    const map = await html('/sitemap.xml')
    expect(map).toContain('<url><loc>https://www.aurora.example/pages/cookies</loc></url>')
    expect(map).not.toContain('/pages/cookies?lang=ar')
  })

  test('cockfights are in the sitemap of brands that name vendors of them', async () => {
    await start()
    expect(await html('/sitemap.xml')).not.toContain('/cockfight')
    await edge.cleanUp()
    await start({ games: { cockfightVendors: ['ROOST'] } })
    expect(await html('/sitemap.xml')).toContain('/cockfight<')
  })

  test('a page that is written in none of the brand’s languages is told in its own, at one address', async () => {
    await start()
    const rules = await html('/pages/rules?lang=ar')
    expect(rules).toContain('<title>Règlement – Aurora</title>')
    expect(rules).toContain('<meta property="og:description" content="Texte">')
    expect(rules).toContain('<meta property="og:locale" content="fr">')
    expect(rules).toContain('<link rel="canonical" href="https://www.aurora.example/pages/rules">')
    const map = await (await get('/sitemap.xml')).text()
    expect(map).toContain('<loc>https://www.aurora.example/pages/rules</loc>')
    expect(map).not.toContain('/pages/rules?lang')
  })

  test('a page is the same however its address is written, and whatever the visitor has of it is known', async () => {
    await start()
    const answer = await get('/pages/%61bout')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('<title>About us &amp; more – Aurora</title>')
    expect((await get('/pages/%')).status).toBe(404)
    const [, base = ''] = /"assetBase":"([^"]+)"/.exec(await html('/pages/about')) ?? []
    const file = `http://aurora.localhost${base}pages/about.en.json`
    expect((await edge.get(file, { headers: { 'if-none-match': '*' } })).status).toBe(304)
  })

  test('addresses where the site has no page answer 404, and are kept out of indexes', async () => {
    await start()
    for (const path of ['/nowhere', '/vip', '/pages/nope', '/pages/', '/promotions/detail', '/member/x']) {
      const answer = await get(path)
      expect(answer.status, path).toBe(404)
      const page = await answer.text()
      expect(page, path).toContain('<meta name="robots" content="noindex">')
      expect(page, path).toContain('<title>Page not found – Aurora</title>')
    }
    for (const path of ['/', '/index', '/register.html', '/promotions/detail/7', '/member', '/pages/about', '/rng'])
      expect((await get(path)).status, path).toBe(200)
  })

  test('sitemap and robots know the pages that anybody may open', async () => {
    await start()
    const map = await html('/sitemap.xml')
    expect(map).toContain('<loc>https://www.aurora.example/index</loc>')
    expect(map).toContain('<loc>https://www.aurora.example/pages/about?lang=ar</loc>')
    for (const kept of ['/vip', '/member', '/game<', '/register<', '/promotions/mine', '/promoDetail', ':']) {
      expect(map.replaceAll(/https:\/\/|xmlns:xhtml="[^"]+"|xmlns="[^"]+"|xhtml:link/g, ''), kept).not.toContain(kept)
    }
    expect(await html('/robots.txt')).toContain('Sitemap: https://www.aurora.example/sitemap.xml')
    expect((await get('/favicon.ico')).headers.get('content-type')).toBe('image/png')
  })

  test('the sitemap is packed where that is taken, and says the address that it is asked at', async () => {
    await start({ domains: [] })
    const map = await html('/sitemap.xml')
    const packed = await edge.get('http://aurora.localhost/sitemap.xml', { headers: { 'accept-encoding': 'gzip, br' } })
    expect([packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding'])
    const bytes = new Uint8Array(await packed.arrayBuffer())
    expect(bytes.length).toBeLessThan(map.length / 4)
    expect(gunzipSync(bytes).toString()).toBe(map)
    const other = await (await edge.get('http://aurora.localhost:4000/sitemap.xml')).text()
    expect(other).toBe(map.replaceAll('//aurora.localhost/', '//aurora.localhost:4000/'))
  })

  test('behind a login, only what is open without one', async () => {
    await start({ access: { loginRequired: true } })
    const addresses = [...(await html('/sitemap.xml')).matchAll(/<loc>https:\/\/www\.aurora\.example([^<?]+)/g)]
    expect([...new Set(addresses.map(([, path]) => path))].sort()).toEqual([
      '/down',
      '/helpmc',
      '/login',
      '/pages/about',
      '/pages/cookies',
      '/pages/rules',
    ])
  })

  test('a site that is closed for maintenance says so by its status', async () => {
    let maintenance = true
    const end = Date.now() + 90_000
    const value = () => ({ maintenance, maintenanceTime: { end }, regionRestriction: false })
    const platform = new Hono().get('/wps/system/status', (context) =>
      context.json({ success: true, message: '', value: value() }),
    )
    await start({}, platform)
    const closed = await get('/index')
    expect(closed.status).toBe(503)
    expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(80)
    const page = await closed.text()
    expect(page).toContain('<div id="root">')
    expect(page).toContain(' – Aurora</title>')
    expect(page).not.toContain('Night lights</title>')
    maintenance = false
    // a changed folder is another brand: nothing of it is known
    await edge.folders.write('aurora', { 'brand.json': { ...brand, tagline: 'x' } })
    await edge.brands.reload()
    expect((await get('/index')).status).toBe(200)
  })
})

describe('tags', () => {
  const tags = { matomo: { url: 'https://stats.aurora.example/m/', site: 3 }, googleAnalytics: { id: 'G-ABC123' } }
  const policy = async (cookie?: string) => {
    const headers: Record<string, string> = cookie === undefined ? {} : { cookie }
    const answer = await edge.get('http://aurora.localhost/index', { headers })
    return answer.headers.get('content-security-policy') ?? ''
  }

  test('are let in once the visitor agreed, by the origins that the brand names, and not before', async () => {
    await start({ tags })
    for (const cookie of [
      undefined,
      'marquee_consent=needed',
      'marquee_consent=tags; marquee_consent=tags',
      'a=tags',
    ]) {
      expect(await policy(cookie), cookie).not.toMatch(/stats\.aurora|google/)
      expect(await policy(cookie), cookie).toContain("require-trusted-types-for 'script'")
    }
    const agreed = await policy('x=y; marquee_consent=tags')
    expect(agreed).toMatch(/script-src [^;]*https:\/\/stats\.aurora\.example/)
    expect(agreed).toMatch(/connect-src [^;]*https:\/\/stats\.aurora\.example/)
    expect(agreed).toContain('https://*.google-analytics.com')
    expect(agreed).not.toContain("'unsafe")
    // their scripts write addresses of scripts as strings
    expect(agreed).not.toContain('trusted-types')
  })

  test('a brand without tags has nothing to let in', async () => {
    await start()
    const plain = async (cookie?: string) => (await policy(cookie)).replaceAll(/nonce-[^']+/g, 'nonce')
    expect(await plain('marquee_consent=tags')).toBe(await plain())
  })
})
