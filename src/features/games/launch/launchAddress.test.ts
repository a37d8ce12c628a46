import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readGameAddress } from './launchAddress'

const here = 'https://aurora.example/game?nodeId=7'

describe('readGameAddress', () => {
  it('takes the first address that may be framed', () => {
    expect(readGameAddress({ game_url: 'https://play.example/7?t=1' }, here)?.href).toBe('https://play.example/7?t=1')
    expect(readGameAddress({ game_url: 'nonsense', game_url2: 'https://play.example/8' }, here)?.href).toBe('https://play.example/8')
    expect(readGameAddress({}, here)).toBeUndefined()
  })

  it('resolves a path on this host and gives it no origin', () => {
    const game = readGameAddress({ game_url: '/cdn/play/7' }, here)
    expect(game?.href).toBe('https://aurora.example/cdn/play/7')
    expect(game?.sandbox).not.toContain('allow-same-origin')
  })

  it('lets another origin keep its own', () => {
    expect(readGameAddress({ game_url: 'https://play.example' }, here)?.sandbox).toContain('allow-same-origin')
    expect(readGameAddress({ game_url: 'https://AURORA.example:443/x' }, here)?.sandbox).not.toContain('allow-same-origin')
  })

  it('never lets a frame move the page', () => {
    expect(readGameAddress({ game_url: 'https://play.example' }, here)?.sandbox).not.toContain('top-navigation')
  })

  it('frames plain http on a plain page only', () => {
    expect(readGameAddress({ game_url: 'http://play.example' }, here)).toBeUndefined()
    expect(readGameAddress({ game_url: 'http://play.example' }, 'http://aurora.localhost:4000/game')?.href).toBe('http://play.example/')
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
    'https://user:secret@play.example',
    'play.example',
    '',
  ])('refuses %j', (address) => {
    expect(readGameAddress({ game_url: address }, here)).toBeUndefined()
  })

  it('gives http or https or nothing, whatever is sent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.string().map((path) => `/${path}`)), (address) => {
        const game = readGameAddress({ game_url: address }, here)
        return game === undefined || new URL(game.href).protocol === 'https:'
      }),
    )
  })
})
