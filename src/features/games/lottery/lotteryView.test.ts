import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AskedView, type Lottery, lotteryOf, lotteryView, type LotteryView, prizeModeOf } from './lotteryView'

const asked = (more: Partial<AskedView> = {}): AskedView => ({ gameCode: null, playType: null, view: null, ...more })
const known = new Set(['CIVI5'])
const betting = (gameCode: string, playType?: string): LotteryView => ({ view: 'betting', gameCode, playType })

describe('lotteryView', () => {
  it.each<[string, Lottery, AskedView, ReadonlySet<string> | undefined, LotteryView]>([
    ['nothing asked', 'LOTT', asked(), known, { view: 'page' }],
    ['nothing asked of the e-lottery', 'ELOTT', asked(), known, { view: 'page' }],
    ['the lobby', 'LOTT', asked({ view: 'lobby' }), known, { view: 'lobby' }],
    ['the lobby of the e-lottery', 'ELOTT', asked({ view: 'lobby' }), known, { view: 'lobby' }],
    ['another view', 'LOTT', asked({ view: 'betting' }), known, { view: 'page' }],
    ['a game of the menus', 'LOTT', asked({ gameCode: 'CIVI5' }), known, betting('CIVI5')],
    ['a game and a way to bet', 'LOTT', asked({ gameCode: 'CIVI5', playType: 'BIGSMALL' }), known, betting('CIVI5', 'BIGSMALL')],
    ['a game before the menus are there', 'LOTT', asked({ gameCode: 'GONE' }), undefined, betting('GONE')],
    ['a game that is no more', 'LOTT', asked({ gameCode: 'GONE' }), known, { view: 'lobby' }],
    ['a vendor’s own game', 'ELOTT', asked({ gameCode: 'OWN' }), known, betting('OWN')],
    ['a game over the lobby', 'ELOTT', asked({ gameCode: 'OWN', view: 'lobby' }), known, betting('OWN')],
    ['no code', 'LOTT', asked({ gameCode: '' }), known, { view: 'page' }],
    ['markup for a code', 'LOTT', asked({ gameCode: '<img>' }), known, { view: 'page' }],
    ['markup for a way to bet', 'ELOTT', asked({ gameCode: 'OWN', playType: '"><script>' }), known, betting('OWN')],
  ])('%s', (_, lottery, address, games, view) => {
    expect(lotteryView(lottery, address, games)).toEqual(view)
  })

  it('sends nothing to the platform but plain codes', () => {
    const part = fc.option(fc.string())
    fc.assert(
      fc.property(part, part, part, (gameCode, playType, view) => {
        const shown = lotteryView('ELOTT', { gameCode, playType, view }, undefined)
        return shown.view !== 'betting' || /^[\w.:-]{1,64}$/.test(shown.gameCode + (shown.playType ?? ''))
      }),
    )
  })
})

it.each([
  ['LOTT', ['LOTT', 'ELOTT'], 'ELOTT', 'LOTT'],
  ['ELOTT', ['LOTT', 'ELOTT'], 'LOTT', 'ELOTT'],
  ['LOTT', ['ELOTT'], 'ELOTT', 'ELOTT'],
  ['ELOTT', ['LOTT'], 'LOTT', 'LOTT'],
  ['LOTT', ['ELOTT'], 'LOTT', 'LOTT'],
  ['LOTT', [], 'ELOTT', 'LOTT'],
] as const)('%s with vendors of %j, where the brand has %s, is %s', (category, vendors, lotteryType, lottery) => {
  const there: readonly string[] = vendors
  expect(lotteryOf(category, (one) => there.includes(one), { lotteryType })).toBe(lottery)
})

it('takes the brand’s table of prizes, and that of the South-East Asian vendor', () => {
  const prizeModes = { LOTT: 'ZY', ELOTT: 'Elott' } as const
  expect(prizeModeOf('LOTT', 'CIVI', { prizeModes })).toBe('ZY')
  expect(prizeModeOf('ELOTT', undefined, { prizeModes })).toBe('Elott')
  expect(prizeModeOf('LOTT', 'TCG_SEA', { prizeModes })).toBe('SEA')
})
