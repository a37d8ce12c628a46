import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf, periodOfDays, rangeProblem } from './dayRange'

const now = new Date(2030, 0, 15, 12).getTime()
const limits = { longest: 92, now }

describe('a range of days', () => {
  it.each([
    ['2030-01-01', '2030-01-15', undefined],
    ['2030-01-15', '2030-01-15', undefined],
    ['2029-10-16', '2030-01-15', undefined],
    ['2029-10-15', '2030-01-15', { day: 'to', problem: 'long' }],
    ['2030-01-10', '2030-01-09', { day: 'to', problem: 'order' }],
    ['2030-01-10', '2030-01-16', { day: 'to', problem: 'late' }],
    ['2031-01-10', '2030-01-16', { day: 'from', problem: 'late' }],
    ['', '2030-01-15', { day: 'from', problem: 'required' }],
    ['2030-01-01', '', { day: 'to', problem: 'required' }],
    ['2029-02-29', '2029-03-01', { day: 'from', problem: 'required' }],
    ['2028-02-29', '2028-03-01', undefined],
    ['2030-1-1', '2030-01-15', { day: 'from', problem: 'required' }],
    ['0000-00-00', '2030-01-15', { day: 'from', problem: 'required' }],
    ['+12030-01-01', '2030-01-15', { day: 'from', problem: 'required' }],
    ['٢٠٣٠-٠١-٠١', '2030-01-15', { day: 'from', problem: 'required' }],
    ["2030-01-01'--", '2030-01-15', { day: 'from', problem: 'required' }],
  ])('%s to %s', (from, to, problem) => {
    expect(rangeProblem({ from, to }, limits)).toEqual(problem)
  })

  it('holds its days whole, and nothing else', () => {
    const moment = fc.date({ min: new Date(2000, 0, 1), max: new Date(2030, 0, 15), noInvalidDate: true })
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 91 }), (date, more) => {
        const from = dayOf(date.getTime())
        const to = dayOf(new Date(date.getFullYear(), date.getMonth(), date.getDate() + more, 12).getTime())
        if (to > dayOf(now)) return
        expect(rangeProblem({ from, to }, limits)).toBeUndefined()
        const period = periodOfDays({ from, to })
        expect([dayOf(period.from), dayOf(period.to - 1)]).toEqual([from, to])
        expect(dayOf(period.from - 1) < from && dayOf(period.to) > to).toBe(true)
      }),
    )
  })
})
