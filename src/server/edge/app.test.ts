import { existsSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { folderSource } from '../brands/brandSource'
import { createEdge } from './app'
import type { AnsweredRequest, EdgeOptions } from './edgeOptions'
import { chooseEncoding } from './encoding'
import { dialogChunks, firstChunks } from './firstChunks'
import { productDefaults } from '../../engine/resolveBrand'
import { createTestEdge, fakeAssets, type TestEdge } from './testEdge'

let edge: TestEdge
const requests: AnsweredRequest[] = []

beforeAll(async () => {
  const logo = `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(200)}</svg>`
  edge = await createTestEdge(
    {
      jade: {
        'brand.json': {
          name: 'Jade',
          languages: { default: 'en', supported: ['en', 'ar'] },
          assets: { logo: 'logo.svg' },
        },
        'locales/en.json': { home: { title: 'Jade home' } },
        'assets/logo.svg': logo,
        'assets/photo.png': 'png',
        'assets/notes.txt': 'private',
      },
      aurora: { 'brand.json': { name: 'Aurora' }, 'assets/only.svg': '<svg/>' },
    },
    undefined,
    { accessLog: (answered) => requests.push(answered) },
  )
})
afterAll(() => edge.cleanUp())

const versionOf = async (id: string) => (await edge.brands.get(id)?.files.version()) ?? ''
const jade = 'http://jade.localhost'

describe('hosts', () => {
  test('an unknown one gets a plain 421 that names no brand', async () => {
    for (const host of ['nobody.example', 'localhost', '127.0.0.1', 'jade.localhost.evil.com']) {
      for (const address of [
        '/',
        '/assets/main-1.js',
        `/brand/${await versionOf('jade')}/logo.svg`,
        '/wps/system/status',
        '/robots.txt',
      ]) {
        const response = await edge.get(`http://${host}:4000${address}`)
        const text = await response.text()
        expect([response.status, text], `${host}${address}`).toEqual([
          421,
          'Misdirected request: no site answers at this address.\n',
        ])
      }
    }
  })

  test('health is told on any, and nothing of the brands', async () => {
    const response = await edge.get('http://10.0.0.1/healthz')
    expect(await response.json()).toEqual({ status: 'ok' })
  })

  test('whether visitors are welcome is told on any, with the status that load balancers read', async () => {
    const ready = async (more: Partial<EdgeOptions>) => {
      const other = await createTestEdge({}, undefined, more)
      const response = await other.get('http://10.0.0.1/readyz')
      await other.cleanUp()
      const told: unknown = await response.json()
      return [response.status, told]
    }
    expect(await ready({})).toEqual([200, { status: 'ready' }])
    expect(await ready({ unready: () => 'no brands' })).toEqual([503, { status: 'no brands' }])
  })

  test('a forged forwarded host changes nothing', async () => {
    const response = await edge.get('http://nobody.example/', { headers: { 'X-Forwarded-Host': 'jade.localhost' } })
    expect(response.status).toBe(421)
  })
})

describe('files of the build', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['', 'identity'],
  ])('for "%s" as %s', async (accepted, encoding) => {
    const response = await edge.get(`${jade}/assets/main-1.js`, { headers: { 'Accept-Encoding': accepted } })
    expect(await response.text()).toBe(`main ${encoding}`)
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    const etag = response.headers.get('etag') ?? ''
    const again = await edge.get(`${jade}/assets/main-1.js`, {
      headers: { 'Accept-Encoding': accepted, 'If-None-Match': etag },
    })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('nothing else', async () => {
    const paths = [
      '/assets/none.js',
      '/assets/',
      '/assets/../package.json',
      '/assets/..%2fpackage.json',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/assets//main-1.js',
      '/.vite/manifest.json',
      '/dist/server/main.js',
    ]
    for (const address of paths) expect((await edge.get(`${jade}${address}`)).status, address).toBe(404)
  })

  test('encodings', () => {
    expect(chooseEncoding(undefined, ['br', 'identity'])).toBe('identity')
    expect(chooseEncoding('*', ['br', 'gzip', 'identity'])).toBe('br')
    expect(chooseEncoding('BR;Q=0.1', ['br', 'identity'])).toBe('br')
    expect(chooseEncoding('deflate', ['br', 'gzip', 'identity'])).toBe('identity')
  })

  test('the first chunks that are files are where the build looks for them', () => {
    const isFile = (key: string) => key.startsWith('src/')
    for (const key of Object.values(dialogChunks).flat().filter(isFile))
      expect(existsSync(path.resolve(key)), key).toBe(true)
    for (const header of ['rail', 'mega', 'centered'] as const) {
      const brand = {
        ...productDefaults,
        id: 'jade',
        name: 'Jade',
        merchant: 'jade',
        layout: { ...productDefaults.layout, header },
      }
      for (const key of firstChunks('/login', brand, 'en', true).early.filter(isFile))
        expect(existsSync(path.resolve(key)), key).toBe(true)
    }
  })
})

describe("a brand's files", () => {
  test('under their version, for good', async () => {
    const response = await edge.get(`${jade}/brand/${await versionOf('jade')}/logo.svg`, {
      headers: { 'Accept-Encoding': 'gzip' },
    })
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect(gunzipSync(await response.arrayBuffer()).toString()).toContain('<g/>')
    const png = await edge.get(`${jade}/brand/${await versionOf('jade')}/photo.png`, {
      headers: { 'Accept-Encoding': 'gzip' },
    })
    expect([png.headers.get('content-type'), png.headers.get('content-encoding'), await png.text()]).toEqual([
      'image/png',
      null,
      'png',
    ])
  })

  test("never on another brand's host", async () => {
    const [own, other] = [await versionOf('jade'), await versionOf('aurora')]
    for (const address of [
      `/brand/${other}/only.svg`,
      `/brand/${own}/only.svg`,
      `/brand/${other}/logo.svg`,
      '/brand/aurora/only.svg',
    ]) {
      expect((await edge.get(`${jade}${address}`)).status, address).toBe(404)
    }
    expect((await edge.get(`http://aurora.localhost/brand/${own}/logo.svg`)).status).toBe(404)
    expect((await edge.get(`http://aurora.localhost/brand/${other}/only.svg`)).status).toBe(200)
  })

  test('only those that a site is made of', async () => {
    const version = await versionOf('jade')
    const paths = [
      'notes.txt',
      '../brand.json',
      '..%2fbrand.json',
      'brand.json',
      'none.svg',
      '',
      'locales/fr.json',
      'locales/../brand.json',
      'constructor',
      '__proto__.svg',
    ]
    for (const name of paths) expect((await edge.get(`${jade}/brand/${version}/${name}`)).status, name).toBe(404)
  })

  test('texts of its languages', async () => {
    const read = async (tag: string): Promise<unknown> =>
      (await edge.get(`${jade}/brand/${await versionOf('jade')}/locales/${tag}.json`)).json()
    expect(await read('en')).toEqual({ 'home.title': 'Jade home' })
    expect(await read('ar')).toEqual({})
  })

  test('the address of the version before still works, and is not kept', async () => {
    const before = await versionOf('jade')
    await edge.folders.write('jade', { 'assets/photo.png': 'png two' })
    await edge.brands.reload(['jade'])
    expect(await versionOf('jade')).not.toBe(before)
    const response = await edge.get(`${jade}/brand/${before}/photo.png`)
    expect([await response.text(), response.headers.get('cache-control')]).toEqual(['png two', 'no-cache'])
  })
})

describe('trouble', () => {
  test('of our own is told without inside knowledge, and logged', async () => {
    const lines: string[] = []
    const brands = { find: () => edge.brands.get('jade') }
    const broken = createEdge({
      verifyPassword: () => Promise.resolve(false),
      brands: folderSource(brands),
      assets: fakeAssets,
      tags: () => {
        throw new Error('the manifest is gone')
      },
      log: (line) => lines.push(line),
    })
    const response = await broken.request(`${jade}/index?token=secret`)
    const text = await response.text()
    expect(response.status).toBe(500)
    expect(text).toBe(`Something went wrong here. Please try again.\nRequest ${response.headers.get('x-request-id')}\n`)
    expect(lines.join()).toContain('the manifest is gone')
    expect(lines.join()).not.toContain('secret')
  })

  test('the access log has no queries', async () => {
    await edge.get(`${jade}/register?referralCode=abc&token=secret`)
    expect(requests.at(-1)).toEqual({
      method: 'GET',
      host: 'jade.localhost',
      path: '/register',
      status: 200,
      requestId: expect.stringMatching(/^[\w-]{36}$/) as string,
      ms: expect.any(Number) as number,
    })
  })
})
