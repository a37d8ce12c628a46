import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Launcher, launchPlan, type LaunchPlan } from './launchPlan'

const lobby = (isGame: string | undefined, more: Partial<Launcher> = {}): Launcher => ({
  target: { vassalage: 'TIDE', category: 'FISH' },
  accountTypeName: 'TIDE',
  isGame,
  ...more,
})
const game = { nodeId: '7', vassalage: 'TIDE', category: 'FISH' }
const inFrame: LaunchPlan = { type: 'game', to: '/game?vassalage=TIDE&category=FISH' }

it.each<[string, Launcher, LaunchPlan]>([
  ['a vendor by the list of its games', lobby('VASSALAGE'), { type: 'popup', vassalage: 'TIDE' }],
  [
    'a game of such a vendor by itself',
    lobby('VASSALAGE', { target: game }),
    { type: 'game', to: '/game?nodeId=7&vassalage=TIDE&category=FISH' },
  ],
  [
    'a room of such a vendor by itself',
    lobby('VASSALAGE', { target: { roomId: 'r1' } }),
    { type: 'game', to: '/game?roomId=r1' },
  ],
  ['nobody’s list', lobby('VASSALAGE', { accountTypeName: undefined }), inFrame],
  ['a lottery of a vendor', lobby('LOTT'), { type: 'lottery', to: '/lottery?vendor=TIDE' }],
  ['a lottery of nobody', lobby('LOTT', { accountTypeName: undefined }), { type: 'lottery', to: '/lottery' }],
  [
    'a vendor’s first game',
    lobby('LOTT', { code: 'SSC', defaultPlayType: '5X' }),
    { type: 'lottery', to: '/lottery?vendor=TIDE&gameCode=SSC&playType=5X' },
  ],
  [
    'a lottery’s game',
    lobby('LOTT', { target: { gameId: 'K3' }, code: 'SSC', defaultPlayType: '5X' }),
    { type: 'lottery', to: '/lottery?vendor=TIDE&gameCode=K3' },
  ],
  [
    'a game and a way to play',
    lobby('ELOTT', { target: { gameId: 'K3', playType: 'SUM' } }),
    { type: 'lottery', to: '/elott?vendor=TIDE&gameCode=K3&playType=SUM' },
  ],
  ['an e-lottery', lobby('ELOTT', { code: 'a&b' }), { type: 'lottery', to: '/elott?vendor=TIDE&gameCode=a%26b' }],
  [
    'a lottery that only its category tells',
    lobby(undefined, { target: { category: 'ELOTT' } }),
    { type: 'lottery', to: '/elott?vendor=TIDE' },
  ],
  [
    'a lottery’s game without its code',
    lobby('ELOTT', { target: { nodeId: '5', vassalage: 'TIDE' }, code: 'SSC' }),
    { type: 'lookup', to: '/game?nodeId=5&vassalage=TIDE' },
  ],
  [
    'a lottery’s game by both',
    lobby('ELOTT', { target: { nodeId: '5', gameId: 'K3' } }),
    { type: 'lottery', to: '/elott?vendor=TIDE&gameCode=K3' },
  ],
  [
    'an external game without its code',
    lobby('TCG_SEA', { target: { nodeId: '5' } }),
    { type: 'lookup', to: '/game?nodeId=5' },
  ],
  ['an external window', lobby('TCG_SEA'), { type: 'window', to: '/game?vassalage=TIDE&category=FISH' }],
  [
    'an external vendor',
    lobby('ELOTT', { accountTypeName: 'TCG_SEA' }),
    { type: 'window', to: '/game?vassalage=TIDE&category=FISH' },
  ],
  ['anything else', lobby('LIVE'), inFrame],
  ['what nobody says', lobby(undefined), inFrame],
  ['a word of every object', lobby('constructor'), inFrame],
])('%s', (_name, launcher, plan) => {
  expect(launchPlan(launcher, '/index')).toEqual(plan)
})

it('opens the lobby of a lottery that is pressed on its own page', () => {
  expect(launchPlan(lobby('LOTT'), '/lottery')).toEqual({ type: 'lottery', to: '/lottery?vendor=TIDE&view=lobby' })
  expect(launchPlan(lobby('LOTT', { code: 'SSC' }), '/lottery')).toEqual({
    type: 'lottery',
    to: '/lottery?vendor=TIDE&gameCode=SSC',
  })
  expect(launchPlan(lobby('LOTT'), '/elott')).toEqual({ type: 'lottery', to: '/lottery?vendor=TIDE' })
})

it('has one plan for everything, and never leads to where it was pressed but to start there', () => {
  const word = fc.option(fc.oneof(fc.constantFrom('VASSALAGE', 'LOTT', 'ELOTT', 'TCG_SEA'), fc.string()), {
    nil: undefined,
  })
  const launchers = fc.record({
    target: fc.record({ nodeId: word, gameId: word, roomId: word, vassalage: word, category: word }),
    accountTypeName: word,
    isGame: word,
    code: word,
    defaultPlayType: word,
  })
  fc.assert(
    fc.property(launchers, fc.constantFrom('/index', '/lottery', '/elott'), (launcher, here) => {
      const plan = launchPlan(launcher, here)
      if (plan.type === 'popup') return true
      const [path, query] = plan.to.split('?')
      const search = new URLSearchParams(query)
      return path?.startsWith('/') && (path !== here || search.has('gameCode') || search.get('view') === 'lobby')
    }),
  )
})
