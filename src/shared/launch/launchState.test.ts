import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Launch, type LaunchEffect, type LaunchEvent, type Stage, step } from './launchState'

const address = (name: string) => ({ href: `https://${name}.example/`, origin: `https://${name}.example`, sandbox: '' })
const [a, b] = [address('a'), address('b')]
const asking = (wish: number, anyway = false): Launch => ({ state: 'asking', wish, anyway })
const choosing = (wish: number): Launch => ({ state: 'choosing', wish, anyway: false })
const moving = (wish: number, [first = a, ...others]: readonly (typeof a)[] = [a]): Launch => ({
  state: 'moving',
  wish,
  addresses: [first, ...others],
})
const failure = { reason: 'other', text: 'error.network' } as const

describe('step', () => {
  it.each<[string, Launch, LaunchEvent, Launch, readonly LaunchEffect['type'][]]>([
    ['a wish asks first', { state: 'idle' }, { type: 'begin' }, asking(1), ['ask']],
    ['one address: the money is moved', asking(1), { type: 'answered', wish: 1, addresses: [a] }, moving(1), ['move']],
    ['of several one is chosen', asking(1), { type: 'answered', wish: 1, addresses: [a, b] }, choosing(1), ['choose']],
    [
      'none that may be opened: nothing is moved',
      asking(1),
      { type: 'answered', wish: 1, addresses: [] },
      { state: 'failed', wish: 1, failure: { reason: 'address' } },
      ['drop', 'home'],
    ],
    [
      'none that answers',
      choosing(1),
      { type: 'chosen', wish: 1, addresses: [] },
      { state: 'failed', wish: 1, failure: { reason: 'silent' } },
      ['drop', 'home'],
    ],
    ['those that answer', choosing(1), { type: 'chosen', wish: 1, addresses: [b, a] }, moving(1, [b, a]), ['move']],
    [
      'with the money there it runs',
      moving(1, [b, a]),
      { type: 'moved', wish: 1 },
      { state: 'running', wish: 1, address: b, others: [a] },
      [],
    ],
    [
      'the money could not be moved: it comes home',
      moving(1),
      { type: 'failed', wish: 1, failure },
      { state: 'failed', wish: 1, failure },
      ['drop', 'home'],
    ],
    [
      'the next where one does not show',
      { state: 'running', wish: 1, address: b, others: [a] },
      { type: 'broken', href: b.href, reason: 'slow' },
      { state: 'running', wish: 1, address: a, others: [] },
      [],
    ],
    [
      'no next one: the money comes home',
      { state: 'running', wish: 1, address: a, others: [] },
      { type: 'broken', href: a.href, reason: 'slow' },
      { state: 'failed', wish: 1, failure: { reason: 'slow' } },
      ['drop', 'home'],
    ],
    [
      'word of a frame that is gone',
      { state: 'running', wish: 1, address: a, others: [] },
      { type: 'broken', href: b.href, reason: 'slow' },
      { state: 'running', wish: 1, address: a, others: [] },
      [],
    ],
    [
      'a refusal',
      asking(1),
      { type: 'failed', wish: 1, failure },
      { state: 'failed', wish: 1, failure },
      ['drop', 'home'],
    ],
    ['a refusal of an earlier wish', asking(2), { type: 'failed', wish: 1, failure }, asking(2), []],
    ['an answer to an earlier wish', asking(2), { type: 'answered', wish: 1, addresses: [a] }, asking(2), []],
    ['a second press while it starts', asking(1), { type: 'again' }, asking(1), []],
    ['once more', { state: 'failed', wish: 1, failure }, { type: 'again' }, asking(2), ['ask']],
    ['a page that is back starts nothing', { state: 'idle' }, { type: 'resume' }, { state: 'closed', wish: 0 }, []],
    ['nor anything but a press', { state: 'closed', wish: 0 }, { type: 'begin' }, { state: 'closed', wish: 0 }, []],
    ['a press does', { state: 'closed', wish: 0 }, { type: 'again' }, asking(1), ['ask']],
    [
      'once more, with nothing to play with',
      { state: 'failed', wish: 1, failure },
      { type: 'again', anyway: true },
      asking(2, true),
      ['ask'],
    ],
    ['leaving', asking(1), { type: 'leave' }, { state: 'left' }, ['drop', 'home']],
    ['leaving what never began', { state: 'idle' }, { type: 'leave' }, { state: 'left' }, []],
    [
      'an answer after leaving',
      { state: 'left' },
      { type: 'answered', wish: 1, addresses: [a] },
      { state: 'left' },
      [],
    ],
  ])('%s', (_name, before, event, after, effects) => {
    const { launch, effects: done } = step(before, event, 'frame')
    expect(launch).toEqual(after)
    expect(done.map((effect) => effect.type)).toEqual(effects)
  })

  it('loads a window of its own, and knows when a press has opened it', () => {
    const waiting = step(moving(1), { type: 'moved', wish: 1 }, 'window')
    expect(waiting).toEqual({
      launch: { state: 'window', wish: 1, address: a, isOpen: false },
      effects: [{ type: 'load', address: a }],
    })
    expect(step(waiting.launch, { type: 'opened', href: a.href }, 'window').launch).toMatchObject({ isOpen: true })
  })
})

const wish = fc.integer({ min: 1, max: 4 })
const addresses = fc.subarray([a, b, address('c')])
const event: fc.Arbitrary<LaunchEvent> = fc.oneof(
  fc.constantFrom<LaunchEvent>({ type: 'begin' }, { type: 'resume' }),
  fc.record({ type: fc.constant('again' as const), anyway: fc.boolean() }),
  fc.record({ type: fc.constant('moved' as const), wish }),
  fc.record({ type: fc.constantFrom('answered' as const, 'chosen' as const), wish, addresses }),
  fc.record({ type: fc.constant('failed' as const), wish, failure: fc.constant(failure) }),
  fc.record({
    type: fc.constant('broken' as const),
    href: fc.constantFrom(a.href, b.href),
    reason: fc.constantFrom('slow' as const, 'address' as const),
  }),
  fc.record({ type: fc.constant('opened' as const), href: fc.constantFrom(a.href, b.href) }),
  fc.constant<LaunchEvent>({ type: 'leave' }),
)

it('asks once a wish, moves only for an address, and never leaves the money there', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), fc.constantFrom<Stage>('frame', 'window'), (events, stage) => {
      let launch: Launch = { state: 'idle' }
      const effects: LaunchEffect[] = []
      for (const one of events) {
        const next = step(launch, one, stage)
        launch = next.launch
        effects.push(...next.effects)
        // whatever was moved is brought home as soon as nothing runs and nothing is under way
        const lastOf = (what: LaunchEffect['type']) => effects.findLastIndex((effect) => effect.type === what)
        if ((launch.state === 'failed' || launch.state === 'left') && lastOf('move') >= 0)
          expect(lastOf('home')).toBeGreaterThan(lastOf('move'))
        if (launch.state === 'running' || launch.state === 'window')
          expect(lastOf('move')).toBeGreaterThan(lastOf('home'))
      }
      const wishes = (what: 'ask' | 'choose' | 'move') =>
        effects.flatMap((effect) => (effect.type === what ? [effect.wish] : []))
      for (const what of ['ask', 'choose', 'move'] as const) {
        expect(new Set(wishes(what)).size).toBe(wishes(what).length)
        expect(wishes(what)).toEqual(wishes(what).toSorted((one, other) => one - other))
      }
      for (const wish of wishes('move')) expect(wishes('ask')).toContain(wish)
      if (launch.state === 'left' && effects.length > 0) expect(effects.at(-1)).toEqual({ type: 'home' })
    }),
  )
})

it('never tries an address twice in one start', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 }), (names) => {
      let launch: Launch = step(
        step(choosing(1), { type: 'chosen', wish: 1, addresses: names.map(address) }, 'frame').launch,
        { type: 'moved', wish: 1 },
        'frame',
      ).launch
      const tried: string[] = []
      while (launch.state === 'running') {
        tried.push(launch.address.href)
        launch = step(launch, { type: 'broken', href: launch.address.href, reason: 'slow' }, 'frame').launch
      }
      expect(tried).toEqual(names.map((name) => address(name).href))
    }),
  )
})
