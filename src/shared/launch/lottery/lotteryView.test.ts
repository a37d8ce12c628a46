import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AskedView, gamesOf, lotteryOf, lotteryView, type LotteryView, prizeModeOf, vendorOf } from './lotteryView'

const asked = (more: Partial<AskedView> = {}): AskedView => ({ gameCode: null, playType: null, view: null, ...more })
const betting = (gameCode: string, playType?: string): LotteryView => ({ view: 'betting', gameCode, playType })

describe('lotteryView', () => {
  it.each<[string, AskedView, LotteryView]>([
    ['nothing asked', asked(), { view: 'page' }],
    ['the lobby', asked({ view: 'lobby' }), { view: 'lobby' }],
    ['another view', asked({ view: 'betting' }), { view: 'page' }],
    ['a game', asked({ gameCode: 'CIVI5' }), betting('CIVI5')],
    ['a game and a way to bet', asked({ gameCode: 'CIVI5', playType: 'BIGSMALL' }), betting('CIVI5', 'BIGSMALL')],
    ['a game over the lobby', asked({ gameCode: 'OWN', view: 'lobby' }), betting('OWN')],
    ['no code', asked({ gameCode: '' }), { view: 'page' }],
    ['no code, over the lobby', asked({ gameCode: '', view: 'lobby' }), { view: 'lobby' }],
    ['markup for a code', asked({ gameCode: '<img>' }), { view: 'unknown' }],
    ['markup for a code, over the lobby', asked({ gameCode: '<b>', view: 'lobby' }), { view: 'unknown' }],
    ['two words for a code', asked({ gameCode: 'A B' }), { view: 'unknown' }],
    ['a code that is too long', asked({ gameCode: 'x'.repeat(65) }), { view: 'unknown' }],
    ['markup for a way to bet', asked({ gameCode: 'OWN', playType: '"><script>' }), betting('OWN')],
  ])('%s', (_, address, view) => {
    expect(lotteryView(address)).toEqual(view)
  })

  it('sends nothing to the platform but plain codes', () => {
    const part = fc.option(fc.string())
    fc.assert(
      fc.property(part, part, part, (gameCode, playType, view) => {
        const shown = lotteryView({ gameCode, playType, view })
        return shown.view !== 'betting' || /^[\w.:-]{1,64}$/.test(shown.gameCode + (shown.playType ?? ''))
      }),
    )
  })
})

it('narrows the games to a vendor', () => {
  const games = new Map(
    [
      ['A', 'CIVI'],
      ['B', 'DELT'],
      ['C', undefined],
    ].map(([gameCode = '', vassalage]) => [gameCode, { gameCode, name: gameCode, vassalage }]),
  )
  expect([...gamesOf(games, 'DELT').keys()]).toEqual(['B'])
  expect([...gamesOf(games, undefined).keys()]).toEqual(['A', 'B', 'C'])
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
  const vendor = (accountTypeName: string, isGame?: string) => ({
    accountTypeId: 1,
    accountTypeName,
    displayName: accountTypeName,
    isGame,
  })
  expect(prizeModeOf('LOTT', vendor('CIVI', 'LOTT'), { prizeModes })).toBe('ZY')
  expect(prizeModeOf('ELOTT', undefined, { prizeModes })).toBe('Elott')
  expect(prizeModeOf('LOTT', vendor('TCG_SEA'), { prizeModes })).toBe('SEA')
  expect(prizeModeOf('ELOTT', vendor('SKYB', 'TCG_SEA'), { prizeModes })).toBe('SEA')
})

describe('the vendor that starts', () => {
  const vendor = (accountTypeName: string, maintenance = false) => ({
    accountTypeId: 1,
    accountTypeName,
    displayName: accountTypeName,
    maintenance,
  })
  const [civic, delta, closed] = [vendor('CIVI'), vendor('DELT'), vendor('SHUT', true)]
  const lobby: LotteryView = { view: 'lobby' }
  it.each([
    ['the chosen one', lobby, 'DELT', [civic, delta], delta],
    ['the first, where none is chosen', lobby, null, [civic, delta], civic],
    ['the first that is open', lobby, null, [closed, delta], delta],
    ['none in place of one that is gone', lobby, 'GONE', [civic, delta], undefined],
    ['that of the game', betting('VNNORTH'), 'DELT', [civic, delta], delta],
    ['none for a game that nobody knows', betting('XX'), undefined, [civic, delta], undefined],
    ['the only one for a game that nobody knows', betting('XX'), undefined, [delta], delta],
    ['none of none', lobby, null, [], undefined],
  ])('is %s', (_, view, chosen, vendors, expected) => {
    expect(vendorOf(view, chosen, vendors)).toBe(expected)
  })
})
