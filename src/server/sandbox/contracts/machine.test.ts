import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  afterLeaving,
  type ContractAction,
  type ContractState,
  decide,
  type Entry,
  isRunning,
  refuseProposal,
  replaces,
  type ReplaceRule,
  type Side,
} from './machine'
import type { Term } from './terms'

const kind = 'REALTIME_SALARY'
const terms = (lossRate: number): readonly Term[] => [{ singleBet: 0, lossRate }]

const states: readonly ContractState[] = [
  'PROPOSED',
  'IN_FORCE',
  'REJECTED',
  'WITHDRAWN',
  'ENDING',
  'ENDED',
  'REPLACED',
]
const actions: readonly ContractAction[] = ['ACCEPT', 'REJECT', 'WITHDRAW', 'TERMINATE']
const sides: readonly Side[] = ['UPLINE', 'SUBORDINATE']
const allowed: Readonly<Record<string, ContractState>> = {
  'PROPOSED ACCEPT SUBORDINATE': 'IN_FORCE',
  'PROPOSED REJECT SUBORDINATE': 'REJECTED',
  'PROPOSED WITHDRAW UPLINE': 'WITHDRAWN',
  'IN_FORCE TERMINATE UPLINE': 'ENDING',
  'ENDING ACCEPT SUBORDINATE': 'ENDED',
  'ENDING REJECT SUBORDINATE': 'IN_FORCE',
  'ENDING WITHDRAW UPLINE': 'IN_FORCE',
}

describe('an action', () => {
  const all = states.flatMap((state) =>
    actions.flatMap((action) => sides.map((side) => [state, action, side] as const)),
  )
  it.each(all)('%s %s by the %s', (state, action, side) => {
    const to = allowed[`${state} ${action} ${side}`]
    expect(decide(kind, [{ id: 1, state, terms: terms(1) }], { id: 1, action, side, rule: 'HIGHER' })).toEqual(
      to === undefined ? { refusal: 'state' } : { changes: [{ id: 1, state: to }] },
    )
  })
})

it.each<[ContractState, ReturnType<typeof afterLeaving>]>([
  ['PROPOSED', 'WITHDRAWN'],
  ['IN_FORCE', 'ENDED'],
  ['ENDING', 'ENDED'],
  ['REJECTED', undefined],
  ['WITHDRAWN', undefined],
  ['ENDED', undefined],
  ['REPLACED', undefined],
])('when one of its sides leaves, %s becomes %s', (state, after) => expect(afterLeaving(state)).toBe(after))

describe('a new contract beside one in force', () => {
  it.each<[ReplaceRule, number, boolean]>([
    ['HIGHER', 11, true],
    ['HIGHER', 10, false],
    ['HIGHER', 9, false],
    ['LOWER', 9, true],
    ['LOWER', 10, false],
    ['LOWER', 11, false],
  ])('where it must be %s than 10, %d replaces it: %s', (rule, rate, does) => {
    const running: Entry = { id: 1, state: 'IN_FORCE', terms: terms(10) }
    expect(replaces(kind, running.terms, terms(rate), rule)).toBe(does)
    expect(refuseProposal(kind, [running], terms(rate), rule)).toBe(does ? undefined : 'rate')
    const book = [running, { id: 2, state: 'PROPOSED', terms: terms(rate) } as const]
    expect(decide(kind, book, { id: 2, action: 'ACCEPT', side: 'SUBORDINATE', rule })).toEqual(
      does
        ? {
            changes: [
              { id: 1, state: 'REPLACED' },
              { id: 2, state: 'IN_FORCE' },
            ],
          }
        : { refusal: 'rate' },
    )
  })

  it('is told by its amounts where the rates are the same', () => {
    const of = (amount: number): readonly Term[] => [{ dailyVolume: 100_00, rate: 10, amount }]
    expect(replaces('DAILY_SALARY', of(5), of(6), 'HIGHER')).toBe(true)
    expect(replaces('DAILY_SALARY', of(6), of(6), 'HIGHER')).toBe(false)
  })

  it.each<[ContractState]>([['PROPOSED'], ['ENDING']])('waits while one is %s', (state) => {
    expect(refuseProposal(kind, [{ id: 1, state, terms: terms(1) }], terms(2), 'HIGHER')).toBe('open')
  })
})

it('never has two in force, or two proposals, whatever both sides do', () => {
  const step = fc.oneof(
    fc.record({ rate: fc.integer({ min: 1, max: 6 }) }),
    fc.record({
      id: fc.integer({ min: 1, max: 8 }),
      action: fc.constantFrom(...actions),
      side: fc.constantFrom(...sides),
    }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.constantFrom<ReplaceRule[]>('HIGHER', 'LOWER'), (steps, rule) => {
      let book: readonly Entry[] = []
      for (const one of steps) {
        if ('rate' in one) {
          const offered = terms(one.rate)
          if (refuseProposal(kind, book, offered, rule) === undefined)
            book = [...book, { id: book.length + 1, state: 'PROPOSED', terms: offered }]
        } else {
          const decided = decide(kind, book, { ...one, rule })
          const changes = 'changes' in decided ? decided.changes : []
          const running = book.find(({ state }) => isRunning(state))
          const begun = changes.find(({ id, state }) => state === 'IN_FORCE' && id !== running?.id)
          if (begun && running) {
            const offered = book.find(({ id }) => id === begun.id)
            expect(replaces(kind, running.terms, offered?.terms ?? [], rule)).toBe(true)
          }
          book = book.map((entry) => ({
            ...entry,
            state: changes.find(({ id }) => id === entry.id)?.state ?? entry.state,
          }))
        }
        expect(book.filter(({ state }) => isRunning(state)).length).toBeLessThanOrEqual(1)
        expect(book.filter(({ state }) => state === 'PROPOSED').length).toBeLessThanOrEqual(1)
      }
    }),
    { numRuns: 400 },
  )
})
