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
const inFrame: LaunchPlan = { does: 'game', to: '/game?vassalage=TIDE&category=FISH' }

it.each<[string, Launcher, LaunchPlan]>([
  ['a vendor by the list of its games', lobby('VASSALAGE'), { does: 'popup', vassalage: 'TIDE' }],
  ['a game of such a vendor by itself', lobby('VASSALAGE', { target: game }), { does: 'game', to: '/game?nodeId=7&vassalage=TIDE&category=FISH' }],
  ['a room of such a vendor by itself', lobby('VASSALAGE', { target: { roomId: 'r1' } }), { does: 'game', to: '/game?roomId=r1' }],
  ['nobody’s list', lobby('VASSALAGE', { accountTypeName: undefined }), inFrame],
  ['a lottery', lobby('LOTT'), { does: 'lottery', to: '/lottery' }],
  ['a lottery’s game', lobby('LOTT', { code: 'SSC', defaultPlayType: '5X' }), { does: 'lottery', to: '/lottery?gameCode=SSC&playType=5X' }],
  ['an e-lottery', lobby('ELOTT', { code: 'a&b' }), { does: 'lottery', to: '/elott?gameCode=a%26b' }],
  ['a lottery that only its category tells', lobby(undefined, { target: { category: 'ELOTT' } }), { does: 'lottery', to: '/elott' }],
  ['an external window', lobby('TCG_SEA'), { does: 'window', to: '/game?vassalage=TIDE&category=FISH' }],
  ['an external vendor', lobby('ELOTT', { accountTypeName: 'TCG_SEA' }), { does: 'window', to: '/game?vassalage=TIDE&category=FISH' }],
  ['anything else', lobby('LIVE'), inFrame],
  ['what nobody says', lobby(undefined), inFrame],
  ['a word of every object', lobby('constructor'), inFrame],
])('%s', (_name, launcher, plan) => {
  expect(launchPlan(launcher, '/index')).toEqual(plan)
})

it('starts a lottery that is pressed on its own page', () => {
  expect(launchPlan(lobby('LOTT'), '/lottery')).toEqual(inFrame)
  expect(launchPlan(lobby('LOTT'), '/elott').does).toBe('lottery')
})

it('has one plan for everything, and never leads to where it was pressed', () => {
  const word = fc.option(fc.oneof(fc.constantFrom('VASSALAGE', 'LOTT', 'ELOTT', 'TCG_SEA'), fc.string()), { nil: undefined })
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
      return plan.does === 'popup' || (plan.to.startsWith('/') && plan.to.split('?')[0] !== here)
    }),
  )
})
