import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestFolders, type TestFolders } from '../../src/server/brands/testFolders'
import { type ContractEdge, exported, nodeEdge, type WorkerdEdge, workerdEdge } from './edges'

const platformAt = (id: string) => ({ url: `https://platform.${id}.example` })
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${'<path d="M0 0h8v8H0z"/>'.repeat(100)}</svg>`

/** Two brands of two platforms, and one whose platform is closed. */
const brands: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  comet: {
    'brand.json': {
      name: 'Comet',
      merchant: 'cometshop',
      domains: ['www.comet.example'],
      platform: platformAt('comet'),
      languages: { default: 'en', supported: ['en', 'ar'] },
      assets: { logo: 'logo.svg', icon: 'logo.svg' },
    },
    'theme.json': { colors: { accent: '#ff7a45' } },
    'assets/logo.svg': logo,
    'pages/about.en.md': '# About comets\n\nThey come back.\n',
  },
  ember: {
    'brand.json': {
      name: 'Ember',
      merchant: 'embershop',
      domains: ['www.ember.example', 'www.xn--bcher-kva.example'],
      platform: platformAt('ember'),
      languages: { default: 'ar', supported: ['ar', 'en'] },
      assets: { logo: 'logo.svg' },
    },
    'assets/logo.svg': logo.replace('8 8', '9 9'),
  },
  closed: {
    'brand.json': { name: 'Closed', merchant: 'closedshop', platform: platformAt('closed') },
  },
}

const platform = new Hono()
  .get('/wps/system/status', (context) =>
    context.json({
      success: true,
      message: '',
      value: {
        maintenance: new URL(context.req.url).hostname === 'platform.closed.example',
        maintenanceTime: { end: Date.now() + 90_000 },
        regionRestriction: false,
      },
    }),
  )
  .post('/wps/echo', async (context) =>
    context.json({ success: true, message: '', value: await context.req.text() }, 200, { 'Set-Cookie': 'a=b' }),
  )
  .get('/lgw/page', (context) => context.html('<script>alert(1)</script>'))
  .get('/lotto/elsewhere', (context) => context.redirect('https://other.example/'))
  .get('/wps/long', (context) => context.json({ success: true, message: '', value: 'long '.repeat(2_000) }))

let folders: TestFolders
let onNode: ContractEdge
let onWorkerd: WorkerdEdge

beforeAll(async () => {
  folders = await createTestFolders()
  for (const [id, files] of Object.entries(brands)) await folders.write(id, files)
  onNode = await nodeEdge(folders.dir, platform)
  onWorkerd = await workerdEdge(folders.dir, platform)
  // what the edge asks platforms for by itself is there from here on; the first view takes a busy machine its time
  for (const edge of [onNode, onWorkerd])
    for (const id of Object.keys(brands)) await (await edge.get(`http://${id}.localhost/index`)).text()
})
afterAll(async () => {
  await onWorkerd?.close()
  await onNode?.close()
  await folders?.cleanUp()
})

const comet = 'http://comet.localhost'
const ember = 'http://ember.localhost'

describe.each([
  ['Node', () => onNode],
  ['workerd', () => onWorkerd],
] as const)('%s', (_name, edgeOf) => {
  const get = (url: string, init?: RequestInit) => edgeOf().get(url, init)
  const text = async (url: string) => (await get(url)).text()
  const assetBase = async (site: string) =>
    /"assetBase":"(\/brand\/[0-9a-f]{12}\/)"/.exec(await text(`${site}/`))?.[1] ?? ''

  test('a page has a nonce of its own, which its policy, scripts and styles name', async () => {
    const nonces = new Set<string>()
    for (const path of ['/', '/index', '/promotions']) {
      const answer = await get(`${comet}${path}`)
      const html = await answer.text()
      expect(answer.status, path).toBe(200)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(answer.headers.get('cache-control')).toBe('private, no-cache')
      const policy = answer.headers.get('content-security-policy') ?? ''
      const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
      expect(nonce).toMatch(/^[\w+/]{22}==$/)
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(policy).not.toContain('unsafe')
      // what is data runs nowhere
      const tags = [...html.matchAll(/<(?:script|style)\b[^>]*>/g)]
        .map(([tag]) => tag)
        .filter((tag) => !/ type="application\/(ld\+)?json"/.test(tag))
      expect(tags.length).toBeGreaterThan(3)
      for (const tag of tags) expect(tag).toContain(`nonce="${nonce}"`)
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(3)
  })

  test('home and the sign-in are drawn, in the language that is asked for', async () => {
    const home = await text(`${comet}/index`)
    expect(home).toMatch(/<html lang="en" dir="ltr"/)
    expect(home).toContain('href="/promotions"')
    expect(home).toContain(' data-style="')
    expect(await text(`${comet}/index?lang=ar`)).toMatch(/<html lang="ar" dir="rtl"/)
    expect(await text(`${ember}/login`)).toMatch(/<input[^>]* autocomplete="current-password"/i)
  })

  test('a host with a name of another script is a brand’s as any other', async () => {
    const answer = await get('http://www.xn--bcher-kva.example/index')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Ember')
  })

  test('over TLS alone, browsers are told to keep to it', async () => {
    const plain = await get(`${comet}/`)
    const secure = await get('https://www.comet.example/')
    expect(plain.headers.get('strict-transport-security')).toBeNull()
    expect(plain.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(secure.headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
  })

  test('an unknown host gets a plain 421 that names no brand, and reaches no platform', async () => {
    edgeOf().seen()
    const long = `${`${'x'.repeat(60)}.`.repeat(10)}example`
    for (const host of ['nobody.example', 'localhost', 'comet.localhost.evil.example', long])
      for (const path of ['/', '/wps/system/status', '/robots.txt', '/brand/0123456789ab/logo.svg']) {
        const answer = await get(`http://${host}${path}`)
        expect([answer.status, await answer.text()], `${host}${path}`).toEqual([
          421,
          'Misdirected request: no site answers at this address.\n',
        ])
      }
    expect(edgeOf().seen()).toEqual([])
  })

  test('files of the build that a page names are there for good', async () => {
    const named = [...(await text(`${comet}/index`)).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
      ([, path]) => path,
    )
    expect(named.length).toBeGreaterThan(3)
    for (const path of new Set(named)) {
      const answer = await get(`https://www.comet.example${path}`)
      expect(answer.status, path).toBe(200)
      expect((await answer.text()).length).toBeGreaterThan(0)
      const sent = (name: string) => answer.headers.get(name)
      expect(sent('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(sent('content-type')).toMatch(/^(text\/(javascript|css); charset=utf-8|font\/woff2|image\/svg\+xml.*)$/)
      expect(sent('x-content-type-options')).toBe('nosniff')
      expect(sent('cross-origin-resource-policy')).toBe('same-origin')
      expect(sent('referrer-policy')).toBe('same-origin')
      expect(sent('strict-transport-security')).toBe('max-age=31536000')
    }
    for (const path of ['/assets/none.js', '/.vite/manifest.json', '/_headers', '/assets/..%2fpackage.json'])
      expect((await get(`${comet}${path}`)).status, path).toBe(404)
  })

  test("a brand's files answer on its own hosts alone, packed where that is taken", async () => {
    const base = await assetBase(comet)
    const own = await get(`${comet}${base}logo.svg`)
    expect(await own.text()).toBe(logo)
    expect(own.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(own.headers.get('content-security-policy')).toContain('sandbox')
    const etag = own.headers.get('etag') ?? ''
    const known = await get(`${comet}${base}logo.svg`, { headers: { 'If-None-Match': etag } })
    expect([known.status, await known.text()]).toEqual([304, ''])
    expect((await get(`${ember}${base}logo.svg`)).status).toBe(404)
    expect((await get(`${comet}${await assetBase(ember)}logo.svg`)).status).toBe(404)
    expect(await assetBase(ember)).not.toBe(base)
  })

  test('a brand never sees another', async () => {
    const page = await text(`${ember}/index`)
    expect(page).toContain('Ember')
    expect(page).not.toMatch(/comet/i)
    expect(await text(`${comet}/index`)).not.toMatch(/\bember|embershop/i)
    edgeOf().seen()
    await get(`${ember}/wps/long?merchantCode=cometshop&page=2`, { headers: { Merchant: 'cometshop' } })
    const [call] = edgeOf().seen()
    expect(call?.url).toBe('https://platform.ember.example/wps/long?merchantCode=embershop&page=2')
    expect(call?.headers.get('merchant')).toBe('embershop')
  })

  test('calls go to the platform with what it may learn, and come back with nothing that runs or stays', async () => {
    edgeOf().seen()
    const answer = await get(`${comet}/wps/echo`, {
      method: 'POST',
      body: 'a bet',
      headers: {
        Authorization: 'token-1',
        Cookie: 'secret=1',
        'X-Forwarded-For': '10.9.9.9',
        Origin: 'https://x.example',
      },
    })
    expect(await answer.json()).toEqual({ success: true, message: '', value: 'a bet' })
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const [call] = edgeOf().seen()
    const sent = (name: string) => call?.headers.get(name) ?? null
    expect(call?.url).toBe('https://platform.comet.example/wps/echo')
    expect([sent('authorization'), sent('merchant')]).toEqual(['token-1', 'cometshop'])
    expect([sent('cookie'), sent('origin')]).toEqual([null, null])
    expect([sent('x-forwarded-for'), sent('x-forwarded-host')]).toEqual(['203.0.113.7', 'comet.localhost'])
    const page = await get(`${comet}/lgw/page`)
    expect(page.headers.get('content-type')).not.toContain('html')
    expect(page.headers.get('content-security-policy')).toContain('sandbox')
  })

  test('what no platform may do, and no visitor, is refused in the words of the catalogue', async () => {
    const told = async (answer: Response): Promise<unknown> => [answer.status, await answer.json()]
    expect(await told(await get(`${comet}/lotto/elsewhere`))).toEqual([
      502,
      { success: false, message: 'network.unavailable' },
    ])
    const large = await get(`${comet}/wps/echo`, { method: 'POST', body: 'x'.repeat(9_000_000) })
    expect(await told(large)).toEqual([413, { success: false, message: 'network.too.large' }])
    const strange = await get(`${comet}/wps/echo`, { method: 'PATCH', body: 'x' })
    expect(await told(strange)).toEqual([405, { success: false, message: 'method.not.allowed' }])
  })

  test('a visitor who signs in too often waits', async () => {
    const statuses: number[] = []
    // on a machine that is busy, a place or two are free again by then
    while (statuses.length < 90 && statuses.at(-1) !== 429) {
      const answer = await get(`${ember}/wps/session/login`, { method: 'POST', body: '{}' })
      await answer.text()
      statuses.push(answer.status)
    }
    expect(statuses.slice(0, 30)).not.toContain(429)
    expect(statuses.at(-1)).toBe(429)
  })

  test('a site whose platform is closed says so by its status', async () => {
    const answer = await get('http://closed.localhost/index')
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.text()).toContain('<title>')
  })

  test('own pages, and addresses that no page has', async () => {
    const page = await get(`${comet}/pages/about`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<title>About comets – Comet</title>')
    const own: unknown = await (await get(`${comet}${await assetBase(comet)}pages/about.en.json`)).json()
    expect(own).toEqual({ title: 'About comets', html: '<p>They come back.</p>\n' })
    const none = await get(`${comet}/nowhere`)
    expect(none.status).toBe(404)
    expect(await none.text()).toContain('<meta name="robots" content="noindex">')
    expect((await get(`${comet}/index`, { method: 'POST', body: 'x' })).status).toBe(405)
  })

  test('robots, the sitemap, the application and its icons', async () => {
    expect(await text(`${comet}/robots.txt`)).toContain('Sitemap: https://www.comet.example/sitemap.xml')
    const map = await get(`${comet}/sitemap.xml`, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(map.headers.get('vary')).toBe('Accept-Encoding')
    expect(await text(`${comet}/sitemap.xml`)).toContain('<loc>https://www.comet.example/pages/about</loc>')
    const app = (await (await get(`${comet}/manifest.webmanifest`)).json()) as {
      readonly name: string
      readonly icons: readonly { readonly src: string; readonly type: string }[]
    }
    expect(app.name).toBe('Comet')
    const drawn = app.icons.filter(({ type }) => type === 'image/png').map(({ src }) => src)
    expect(drawn).toHaveLength(3)
    const picture =
      /<meta property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(await text(`${comet}/index`))?.[1] ?? ''
    for (const path of [...drawn, picture, '/favicon.ico']) {
      const answer = await get(`${comet}${path}`)
      expect([answer.status, answer.headers.get('content-type')], path).toEqual([200, 'image/png'])
      const start = new Uint8Array(await answer.arrayBuffer()).slice(1, 4)
      expect(String.fromCharCode(...start)).toBe('PNG')
    }
    expect((await get(`${ember}${drawn[0]}`)).status).toBe(404)
    expect(await text(`${comet}/sw.js`)).toContain('/offline')
    expect((await get(`${comet}/offline`)).headers.get('content-security-policy')).toContain("script-src 'sha256-")
  })
})

describe('both', () => {
  /** A page without what differs each time; the rules of its styles apart, whose order follows that of modules. */
  const shown = async (edge: ContractEdge, path: string) => {
    const html = (await (await edge.get(`${comet}${path}`)).text())
      .replaceAll(/nonce="[^"]*"/g, '')
      .replaceAll(/\/(brand|app-icon)\/[0-9a-f]{12}\//g, '/$1/')
      .replaceAll(/"(answersAge|time|drawnAt)":\d+/g, '"$1":0')
    const styles = [...html.matchAll(/<style[^>]* data-styled="true"[^>]*>([^]*?)<\/style>/g)].map(
      ([, rules = '']) => rules,
    )
    const rules = styles.flatMap((text) => text.split('/*!sc*/').map((rule) => rule.trim()))
    return {
      rules: rules.filter((rule) => !rule.startsWith('data-styled.')).sort(),
      html: styles.reduce((left, rule) => left.replace(rule, ''), html),
    }
  }

  test('draw the same page', async () => {
    for (const path of ['/index', '/login', '/promotions', '/pages/about']) {
      const [one, other] = [await shown(onNode, path), await shown(onWorkerd, path)]
      expect(other.html.length, path).toBeGreaterThan(1_000)
      expect(other.html, path).toBe(one.html)
      expect(other.rules, path).toEqual(one.rules)
    }
  })
})

describe('workerd', () => {
  test('requests that come together share what is read, and go on where the first of them leaves', async () => {
    const id = 'meteor'
    await folders.write(id, { 'brand.json': { name: 'Meteor', merchant: 'meteorshop', platform: platformAt(id) } })
    const { contents, brands: pointers } = await exported(folders.dir)
    await onWorkerd.put([...contents, ...pointers])
    const leaving = new AbortController()
    const first = onWorkerd.get('http://meteor.localhost/index', { signal: leaving.signal }).catch(() => undefined)
    const others = Array.from({ length: 12 }, () => onWorkerd.get('http://meteor.localhost/index'))
    leaving.abort()
    await first
    for (const each of others) {
      const answer = await each
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain('Meteor')
    }
  })
})
