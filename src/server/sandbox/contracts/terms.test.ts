import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkTerms } from './checkTerms'
import { contractKinds, type ContractKind, kindRules, termUnits } from './kinds'
import { readTerms, type Term, valueOf, writeTerms } from './terms'
import { anyTerms, ownRate } from './testing/arbitraries'

describe('rows as they are typed', () => {
  it.each<[string, ContractKind, Readonly<Record<string, string>>, string, string]>([
    ['no number', 'DIVIDEND', { profitLoss: 'abc', rate: '1' }, 'profitLoss', 'number'],
    ['below zero', 'DIVIDEND', { profitLoss: '-1', rate: '1' }, 'profitLoss', 'number'],
    ['an exponent', 'DAILY_SALARY', { dailyVolume: '1e3', rate: '1' }, 'dailyVolume', 'number'],
    ['three places', 'DAILY_SALARY', { dailyVolume: '1.005', rate: '1' }, 'dailyVolume', 'number'],
    ['more than all', 'HOURLY_SALARY', { hourlyBet: '1', rate: '100.01' }, 'rate', 'number'],
    ['half a member', 'HOURLY_SALARY', { hourlyBet: '1', activeMembers: '1.5', rate: '1' }, 'activeMembers', 'number'],
    ['a column of another kind', 'REALTIME_SALARY', { singleBet: '1', rate: '1' }, 'rate', 'unknown'],
    ['an unknown column', 'DIVIDEND', { profitLoss: '1', rate: '1', bonus: '1' }, 'bonus', 'unknown'],
    ['an unknown column, empty', 'DIVIDEND', { profitLoss: '1', rate: '1', constructor: '' }, 'constructor', 'unknown'],
    ['nothing to tell it by', 'REALTIME_SALARY', { winRate: '1' }, 'singleBet', 'required'],
  ])('%s is refused', (_, kind, row, name, problem) => {
    expect(readTerms(kind, [row])).toEqual({ problems: [{ row: 0, name, problem }] })
  })

  it('are the same when they are read as they were written', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...contractKinds).chain((kind) => fc.tuple(fc.constant(kind), anyTerms(kind))),
        ([kind, terms]) => {
          const read = readTerms(kind, writeTerms(kind, terms))
          expect('terms' in read && writeTerms(kind, read.terms)).toEqual(writeTerms(kind, terms))
        },
      ),
    )
  })
})

describe('what is wrong with rows', () => {
  const row = (dailyVolume: number, rate: number, more: Term = {}): Term => ({ dailyVolume, rate, ...more })
  it.each<[string, readonly Term[], readonly unknown[]]>([
    ['none', [], [{ row: 0, name: 'dailyVolume', problem: 'required' }]],
    ['one', [row(100_00, 50)], []],
    ['rising', [row(100_00, 50), row(200_00, 60)], []],
    ['overlapping', [row(100_00, 50), row(100_00, 60)], [{ row: 1, name: 'dailyVolume', problem: 'overlap' }]],
    ['falling', [row(200_00, 50), row(100_00, 60)], [{ row: 1, name: 'dailyVolume', problem: 'fall' }]],
    ['of a falling rate', [row(100_00, 60), row(200_00, 50)], [{ row: 1, name: 'rate', problem: 'fall' }]],
    ['that give the same', [row(100_00, 60), row(200_00, 60)], [{ row: 1, name: 'rate', problem: 'fall' }]],
    [
      'asking for fewer members',
      [row(100_00, 50, { activeMembers: 3 }), row(200_00, 60)],
      [{ row: 1, name: 'activeMembers', problem: 'fall' }],
    ],
    ['above the own rate', [row(100_00, 101)], [{ row: 0, name: 'rate', problem: 'rate' }]],
    ['giving nothing', [row(100_00, 0)], [{ row: 0, name: 'rate', problem: 'nothing' }]],
    ['of an amount within the own rate', [row(100_00, 50, { amount: 50 })], []],
    ['of an amount above it', [row(100_00, 50, { amount: 51 })], [{ row: 0, name: 'amount', problem: 'rate' }]],
    [
      'too many',
      Array.from({ length: 11 }, (_, place) => row(place, place)),
      [{ row: 10, name: 'dailyVolume', problem: 'many' }],
    ],
  ])('%s', (_, terms, problems) => {
    expect(checkTerms('DAILY_SALARY', terms, 100)).toEqual(problems)
  })

  it('rows that pass rise in what they ask for and give, and never above the own rate', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...contractKinds).chain((kind) => fc.tuple(fc.constant(kind), anyTerms(kind))),
        ([kind, terms]) => {
          if (checkTerms(kind, terms, ownRate).length > 0) return
          const { asks, gives } = kindRules[kind]
          terms.forEach((term, place) => {
            for (const name of gives)
              if (termUnits[name] === 'RATE') expect(valueOf(term, name)).toBeLessThanOrEqual(ownRate)
            if (place === 0) return
            expect(valueOf(term, asks[0])).toBeGreaterThan(valueOf(terms[place - 1], asks[0]))
            for (const name of [...asks, ...gives])
              expect(valueOf(term, name)).toBeGreaterThanOrEqual(valueOf(terms[place - 1], name))
          })
        },
      ),
    )
  })
})
