import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moveMoney, type Ways } from './moveMoney'
import { afterMove, nextMove, type Place, type Trip } from './trip'

const place: Place = { account: 'member01', wallet: 114, vendor: 'Reefworks' }
const trip = (stage: Trip['stage']): Trip => ({ ...place, stage, number: `old-${stage}` })

describe('nextMove', () => {
  it.each([
    [undefined, 'there', { do: 'send', trip: { ...place, stage: 'in', number: 'new' }, again: false }],
    [undefined, 'home', { do: 'nothing' }],
    [trip('in'), 'there', { do: 'send', trip: trip('in'), again: true }],
    [trip('in'), 'home', { do: 'send', trip: trip('in'), again: true }],
    [trip('there'), 'there', { do: 'nothing' }],
    [trip('there'), 'home', { do: 'send', trip: { ...place, stage: 'out', number: 'new' }, again: false }],
    [trip('out'), 'there', { do: 'send', trip: trip('out'), again: true }],
    [trip('out'), 'home', { do: 'send', trip: trip('out'), again: true }],
  ] as const)('of %j, wanted %s', (before, goal, move) => {
    expect(nextMove(before, goal, place, 'new')).toEqual(move)
  })
})

describe('afterMove', () => {
  it.each([
    ['in', 'moved', false, { ...trip('in'), stage: 'there' }],
    ['in', 'moved', true, { ...trip('in'), stage: 'there' }],
    ['in', 'refused', false, undefined],
    ['in', 'refused', true, trip('in')],
    ['out', 'moved', false, undefined],
    ['out', 'refused', false, trip('out')],
    ['out', 'refused', true, trip('out')],
  ] as const)('%s, %s, sent before: %s', (stage, said, again, after) => {
    expect(afterMove({ ...trip(stage), stage }, said, again)).toEqual(after)
  })
})

/** What becomes of a call on its way. */
type Fate = 'answered' | 'answer lost' | 'never arrived' | 'refused'

/** A platform with two wallets that moves once a number, a network that loses, and a browser that remembers. */
function world() {
  const wallets = { main: 1_000, vendor: 0 }
  const done = new Map<string, number>()
  const fates: Fate[] = []
  let written: Trip | undefined
  let numbers = 0
  const ways: Ways = {
    journal: { find: () => written, write: (_place, next) => void (written = next) },
    newNumber: () => `n${++numbers}`,
    send: ({ number, stage }) => {
      const fate = fates.shift() ?? 'answered'
      if (fate === 'never arrived') return Promise.reject(new Error(fate))
      // as a platform does that looks at the door before it looks into its books
      if (fate === 'refused') return Promise.resolve({ said: 'refused', error: new Error(fate) })
      const moved = done.get(number) ?? (stage === 'in' ? wallets.main : wallets.vendor)
      if (!done.has(number)) {
        wallets.main += stage === 'in' ? -moved : moved
        wallets.vendor += stage === 'in' ? moved : -moved
        done.set(number, moved)
      }
      return fate === 'answer lost' ? Promise.reject(new Error(fate)) : Promise.resolve({ said: 'moved', amount: String(moved) })
    },
  }
  return { wallets, done, fates, ways, open: () => written }
}

const fate = fc.constantFrom<Fate>('answered', 'answer lost', 'never arrived', 'refused')

describe('moveMoney', () => {
  it('there and back', async () => {
    const { wallets, ways, open } = world()
    expect(await moveMoney('there', place, ways)).toBe('1000')
    expect([wallets, open()?.stage]).toEqual([{ main: 0, vendor: 1_000 }, 'there'])
    expect(await moveMoney('there', place, ways)).toBeUndefined()
    expect(await moveMoney('home', place, ways)).toBe('1000')
    expect([wallets, open()]).toEqual([{ main: 1_000, vendor: 0 }, undefined])
  })

  it('sends a movement whose answer was lost again under its number', async () => {
    const { done, fates, ways } = world()
    fates.push('answer lost')
    await expect(moveMoney('there', place, ways)).rejects.toThrow('answer lost')
    await moveMoney('there', place, ways)
    expect([...done]).toEqual([['n1', 1_000]])
  })

  it('loses, doubles and forgets nothing, whatever happens on the way', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ goal: fc.constantFrom('there' as const, 'home' as const), fates: fc.array(fate, { maxLength: 3 }), play: fc.integer({ min: -400, max: 400 }) }), { maxLength: 12 }),
        async (steps) => {
          const { wallets, fates, ways, open } = world()
          let played = 0
          for (const { goal, fates: next, play } of steps) {
            fates.splice(0, fates.length, ...next)
            await moveMoney(goal, place, ways).catch(() => undefined)
            if (open()?.stage === 'there' && wallets.vendor + play >= 0) {
              wallets.vendor += play
              played += play
            }
            expect(wallets.main + wallets.vendor).toBe(1_000 + played)
            expect(Math.min(wallets.main, wallets.vendor)).toBeGreaterThanOrEqual(0)
            // money stands at the vendor's only while somebody remembers it
            if (open() === undefined) expect(wallets.vendor).toBe(0)
          }
          fates.length = 0
          await moveMoney('home', place, ways)
          expect([wallets, open()]).toEqual([{ main: 1_000 + played, vendor: 0 }, undefined])
        },
      ),
    )
  })
})
