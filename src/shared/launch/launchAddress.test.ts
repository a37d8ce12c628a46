import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LaunchResponse } from '../../contract/launch-response'
import { gameAddresses, shuffled } from './launchAddress'

const readGameAddress = (response: LaunchResponse, page: string) => gameAddresses(response, page)[0]
const here = 'https://aurora.example/game?nodeId=7'

describe('an address', () => {
  it('takes the first address that may be framed', () => {
    expect(readGameAddress({ game_url: 'https://play.example/7?t=1' }, here)?.href).toBe('https://play.example/7?t=1')
    expect(readGameAddress({ game_url: 'nonsense', game_url2: 'https://play.example/8' }, here)?.href).toBe(
      'https://play.example/8',
    )
    expect(readGameAddress({}, here)).toBeUndefined()
  })

  it('resolves a path on this host and gives it no origin', () => {
    const game = readGameAddress({ game_url: '/cdn/play/7' }, here)
    expect(game?.href).toBe('https://aurora.example/cdn/play/7')
    expect(game?.sandbox).not.toContain('allow-same-origin')
  })

  it('lets another origin keep its own', () => {
    expect(readGameAddress({ game_url: 'https://play.example' }, here)?.sandbox).toContain('allow-same-origin')
    expect(readGameAddress({ game_url: 'https://AURORA.example:443/x' }, here)?.sandbox).not.toContain(
      'allow-same-origin',
    )
  })

  it('never lets a frame move the page', () => {
    expect(readGameAddress({ game_url: 'https://play.example' }, here)?.sandbox).not.toContain('top-navigation')
  })

  it('frames plain http on a plain page only', () => {
    expect(readGameAddress({ game_url: 'http://play.example' }, here)).toBeUndefined()
    expect(readGameAddress({ game_url: 'http://play.example' }, 'http://aurora.localhost:4000/game')?.href).toBe(
      'http://play.example/',
    )
  })

  it.each([
    'javascript:alert(1)',
    ' JAVASCRIPT:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>1</script>',
    'blob:https://aurora.example/1',
    'about:blank',
    'file:///etc/passwd',
    '//play.example',
    '/\\play.example',
    '/.//play.example',
    '/x/..//play.example',
    'https://[',
    'https://localhost/play',
    'https://user:secret@play.example',
    'play.example',
    '',
  ])('refuses %j', (address) => {
    expect(readGameAddress({ game_url: address }, here)).toBeUndefined()
  })

  it('gives http or https or nothing, whatever is sent', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((path) => `/${path}`),
        ),
        (address) => {
          const game = readGameAddress({ game_url: address }, here)
          return game === undefined || new URL(game.href).protocol === 'https:'
        },
      ),
    )
  })
})

describe('launch CDNs', () => {
  const hrefs = (response: object, cdns: readonly string[]) =>
    gameAddresses(response, here, cdns).map(({ href }) => href)

  it('serve paths, and whole addresses stay as they are', () => {
    const cdns = ['https://a.example', 'https://b.example/base/']
    expect(hrefs({ game_url: '/play?t=1' }, cdns)).toEqual(['https://a.example/play?t=1', 'https://b.example/play?t=1'])
    expect(hrefs({ game_url: 'https://play.example/7', game_url2: '/play' }, cdns)).toEqual([
      'https://play.example/7',
      'https://a.example/play',
      'https://b.example/play',
    ])
  })

  it('are held to the same rules', () => {
    expect(
      hrefs({ game_url: '/play' }, [
        'http://a.example',
        'javascript:alert(1)//',
        'a.example',
        'https://u:p@b.example',
        'https://c.example',
      ]),
    ).toEqual(['https://c.example/play'])
    expect(hrefs({ game_url: '//evil.example/play' }, ['https://a.example'])).toEqual([])
    expect(hrefs({ game_url: '/..//evil.example/play' }, ['https://a.example'])).toEqual([])
    expect(hrefs({ game_url: '/play' }, ['https://[', 'https://127.0.0.1:9', 'https://a.example'])).toEqual([
      'https://a.example/play',
    ])
    expect(hrefs({ game_url: '/play', game_url2: '/play' }, ['https://a.example', 'https://a.example'])).toEqual([
      'https://a.example/play',
    ])
  })

  it('are taken in any order, each once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string()),
        fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 1 }),
        (items, chances) => {
          let turn = 0
          const order = shuffled(items, () => chances[turn++ % chances.length] ?? 0)
          expect(order.toSorted()).toEqual(items.toSorted())
        },
      ),
    )
    expect(shuffled(['a', 'b', 'c'], () => 0.99)).toEqual(['c', 'b', 'a'])
  })
})
