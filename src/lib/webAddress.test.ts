import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { resolvePath } from 'react-router'
import { sitePath, webAddress } from './webAddress'

const site = 'https://brand.example/index?a=1'
const machine = 'http://aurora.localhost:4000/index'
const read = (text: string, here = site, isPlainHttpTaken = false) => webAddress(text, here, isPlainHttpTaken)?.href

describe('an address from outside', () => {
  it.each([
    ['https://other.example', 'https://other.example/'],
    [' HTTPS://OTHER.example:443/a b ', 'https://other.example/a%20b'],
    ['/promotions?x=1#y', 'https://brand.example/promotions?x=1#y'],
    ['https://brand.example/down', 'https://brand.example/down'],
    ['https://chat.example/客服', 'https://chat.example/%E5%AE%A2%E6%9C%8D'],
  ])('%s is taken', (text, href) => {
    expect(read(text)).toBe(href)
  })

  it.each([
    ...['', ' ', 'nonsense', 'other.example', './x', '?a=1', '#a'],
    ...['https://', 'https://[', 'https://a b.example', 'https://a.example:99999', 'https://%'],
    ...[
      'javascript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,x',
      'blob:https://brand.example/1',
      'itms-services://x',
      'file:///x',
    ],
    ...['//evil.example', '/\\evil.example', '/\t/evil.example', '/\n\\evil.example', '///evil.example'],
    ...[
      '/.//evil.example',
      '/..//evil.example',
      '/x/..//evil.example',
      '/%2e//evil.example',
      '/x/%2E%2e//evil.example',
      'https://brand.example//evil.example',
    ],
    ...[
      'https://user@other.example',
      'https://user:secret@other.example',
      'https://:secret@other.example',
      'https://brand.example@evil.example',
    ],
    ...['http://other.example', 'http://brand.example/down'],
  ])('%j is dropped', (text) => {
    expect(read(text)).toBeUndefined()
  })

  it.each([
    ...[
      'https://localhost',
      'https://localhost.',
      'https://a.localhost:1',
      'https://127.0.0.1',
      'https://127.1',
      'https://0x7f.9.9.9',
    ],
    ...[
      'https://2130706433/',
      'https://0.0.0.0',
      'https://[::1]',
      'https://[::]',
      'https://[::ffff:127.0.0.1]',
      'http://a.localhost',
    ],
  ])('%s is of this machine, and taken by a site of this machine alone', (text) => {
    expect(read(text)).toBeUndefined()
    expect(read(text, machine)).toBe(new URL(text).href)
  })

  it('is plain http where it is of the page itself, or the caller takes it', () => {
    expect(read('/cdn/a', 'http://brand.example/')).toBe('http://brand.example/cdn/a')
    expect(read('http://other.example/', machine)).toBeUndefined()
    expect(read('http://other.example/', site, true)).toBe('http://other.example/')
    expect(read('http://u:p@other.example/', site, true)).toBeUndefined()
    expect(read('ftp://other.example/', site, true)).toBeUndefined()
  })
})

const piece = fc.constantFrom(
  '/',
  '//',
  '.',
  '..',
  '\\',
  '%2e',
  '%2f',
  '%5c',
  '\t',
  '\n',
  ' ',
  'x',
  'evil.example',
  '@',
  ':',
  '?',
  '#',
  '[',
  'https:',
)
const hostile = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`),
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc.string(),
  fc.webUrl(),
)

test('whatever is sent, nothing throws, and what is taken is http or https, without credentials', () => {
  fc.assert(
    fc.property(hostile, fc.constantFrom(site, machine), (text, here) => {
      const url = webAddress(text, here)
      return (
        url === undefined ||
        (/^https?:$/.test(url.protocol) && url.username + url.password === '' && url.origin !== 'null')
      )
    }),
    { numRuns: 2000 },
  )
})

describe('a path of the site', () => {
  it.each([
    ['/promotions', '/promotions'],
    ['/game?nodeId=7&category=RNG', '/game?nodeId=7&category=RNG'],
    ['/a/../lottery?gameCode=X', '/lottery?gameCode=X'],
    ['/x//evil.example', '/x//evil.example'],
  ])('%s', (text, path) => {
    expect(sitePath(text)).toBe(path)
  })

  it.each([
    null,
    undefined,
    '',
    'promotions',
    'https://brand.example/x',
    '//x',
    '/.//x',
    '/..//x',
    '/x/..//x',
    '/\\x',
    '/[',
    'javascript:1',
  ])('%j is none, or stays here', (text) => {
    const path = sitePath(text)
    expect(path === undefined || path === '/[').toBe(true)
  })

  it('stays on the site, however the browser or the router resolves it', () => {
    let taken = 0
    fc.assert(
      fc.property(hostile, fc.constantFrom(site, machine), (text, here) => {
        const path = sitePath(text)
        if (path === undefined) return
        taken += 1
        expect(path).toMatch(/^\/(?!\/)/)
        expect(new URL(path, here).origin).toBe(new URL(here).origin)
        const { pathname, search } = resolvePath(path, '/index')
        expect(new URL(pathname + search, here).origin).toBe(new URL(here).origin)
        expect(sitePath(path)).toBe(path)
      }),
      { numRuns: 2000 },
    )
    expect(taken).toBeGreaterThan(200)
  })
})
