import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Launch, type LaunchEffect, type LaunchEvent, type Stage, step } from './launchState'

const address = (name: string) => ({ href: `https://${name}.example/`, origin: `https://${name}.example`, sandbox: '' })
const [a, b] = [address('a'), address('b')]
const failure = { reason: 'other', text: 'error.offline' } as const

describe('step', () => {
  it.each<[string, Launch, LaunchEvent, Launch, readonly LaunchEffect['do'][]]>([
    ['a wish moves the money first', { at: 'idle' }, { is: 'begin' }, { at: 'moving', wish: 1 }, ['move']],
    ['then it asks', { at: 'moving', wish: 1 }, { is: 'moved', wish: 1 }, { at: 'asking', wish: 1 }, ['ask']],
    ['one address runs', { at: 'asking', wish: 1 }, { is: 'answered', wish: 1, addresses: [a] }, { at: 'running', wish: 1, address: a, others: [] }, []],
    ['of several one is chosen', { at: 'asking', wish: 1 }, { is: 'answered', wish: 1, addresses: [a, b] }, { at: 'choosing', wish: 1 }, ['choose']],
    ['none that may be opened', { at: 'asking', wish: 1 }, { is: 'answered', wish: 1, addresses: [] }, { at: 'failed', wish: 1, failure: { reason: 'address' } }, ['drop']],
    ['none that answers', { at: 'choosing', wish: 1 }, { is: 'chosen', wish: 1, addresses: [] }, { at: 'failed', wish: 1, failure: { reason: 'silent' } }, ['drop']],
    ['those that answer', { at: 'choosing', wish: 1 }, { is: 'chosen', wish: 1, addresses: [b, a] }, { at: 'running', wish: 1, address: b, others: [a] }, []],
    ['the next where one does not show', { at: 'running', wish: 1, address: b, others: [a] }, { is: 'broken', href: b.href, reason: 'slow' }, { at: 'running', wish: 1, address: a, others: [] }, []],
    ['no next one', { at: 'running', wish: 1, address: a, others: [] }, { is: 'broken', href: a.href, reason: 'slow' }, { at: 'failed', wish: 1, failure: { reason: 'slow' } }, ['drop']],
    ['word of a frame that is gone', { at: 'running', wish: 1, address: a, others: [] }, { is: 'broken', href: b.href, reason: 'slow' }, { at: 'running', wish: 1, address: a, others: [] }, []],
    ['a refusal', { at: 'asking', wish: 1 }, { is: 'failed', wish: 1, failure }, { at: 'failed', wish: 1, failure }, ['drop']],
    ['a refusal of an earlier wish', { at: 'asking', wish: 2 }, { is: 'failed', wish: 1, failure }, { at: 'asking', wish: 2 }, []],
    ['an answer to an earlier wish', { at: 'asking', wish: 2 }, { is: 'answered', wish: 1, addresses: [a] }, { at: 'asking', wish: 2 }, []],
    ['a second press while it starts', { at: 'asking', wish: 1 }, { is: 'again' }, { at: 'asking', wish: 1 }, []],
    ['once more', { at: 'failed', wish: 1, failure }, { is: 'again' }, { at: 'moving', wish: 2 }, ['move']],
    ['leaving', { at: 'asking', wish: 1 }, { is: 'leave' }, { at: 'left' }, ['drop', 'home']],
    ['leaving what never began', { at: 'idle' }, { is: 'leave' }, { at: 'left' }, []],
    ['an answer after leaving', { at: 'left' }, { is: 'answered', wish: 1, addresses: [a] }, { at: 'left' }, []],
  ])('%s', (_name, before, event, after, effects) => {
    const { launch, effects: done } = step(before, event, 'frame')
    expect(launch).toEqual(after)
    expect(done.map((effect) => effect.do)).toEqual(effects)
  })

  it('loads a window of its own, and knows when a press has opened it', () => {
    const waiting = step({ at: 'asking', wish: 1 }, { is: 'answered', wish: 1, addresses: [a] }, 'window')
    expect(waiting).toEqual({ launch: { at: 'window', wish: 1, address: a, isOpen: false }, effects: [{ do: 'load', address: a }] })
    expect(step(waiting.launch, { is: 'opened', href: a.href }, 'window').launch).toMatchObject({ isOpen: true })
  })
})

const wish = fc.integer({ min: 1, max: 4 })
const addresses = fc.subarray([a, b, address('c')])
const event: fc.Arbitrary<LaunchEvent> = fc.oneof(
  fc.constant<LaunchEvent>({ is: 'begin' }),
  fc.constant<LaunchEvent>({ is: 'again' }),
  fc.record({ is: fc.constant('moved' as const), wish }),
  fc.record({ is: fc.constantFrom('answered' as const, 'chosen' as const), wish, addresses }),
  fc.record({ is: fc.constant('failed' as const), wish, failure: fc.constant(failure) }),
  fc.record({ is: fc.constant('broken' as const), href: fc.constantFrom(a.href, b.href), reason: fc.constantFrom('slow' as const, 'address' as const) }),
  fc.record({ is: fc.constant('opened' as const), href: fc.constantFrom(a.href, b.href) }),
  fc.constant<LaunchEvent>({ is: 'leave' }),
)

it('never asks twice for one wish, brings the money home once, and does nothing after that', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), fc.constantFrom<Stage>('frame', 'window'), (events, stage) => {
      let launch: Launch = { at: 'idle' }
      const effects: LaunchEffect[] = []
      for (const one of events) {
        const next = step(launch, one, stage)
        launch = next.launch
        effects.push(...next.effects)
      }
      for (const what of ['move', 'ask', 'choose'] as const) {
        const wishes = effects.flatMap((effect) => (effect.do === what ? [effect.wish] : []))
        expect(new Set(wishes).size).toBe(wishes.length)
        expect(wishes).toEqual(wishes.toSorted((one, other) => one - other))
      }
      const home = effects.findIndex((effect) => effect.do === 'home')
      if (home >= 0) expect(home).toBe(effects.length - 1)
      // whatever was moved there is brought home at the latest on leaving
      if (launch.at === 'left') expect(effects.some((effect) => effect.do === 'home')).toBe(effects.some((effect) => effect.do === 'move'))
    }),
  )
})

it('never tries an address twice in one start', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 }), (names) => {
      let launch: Launch = step({ at: 'choosing', wish: 1 }, { is: 'chosen', wish: 1, addresses: names.map(address) }, 'frame').launch
      const tried: string[] = []
      while (launch.at === 'running') {
        tried.push(launch.address.href)
        launch = step(launch, { is: 'broken', href: launch.address.href, reason: 'slow' }, 'frame').launch
      }
      expect(tried).toEqual(names.map((name) => address(name).href))
    }),
  )
})
