import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ContractPayment } from '../../contract/contract-payment'
import { sumDecimals } from '../../lib/decimalSum'
import { incomeColumns } from './incomeColumns'

const fine = (units: bigint): string => {
  const digits = units.toString().padStart(7, '0')
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`
}

/** A payment as the platform settles it: what is not a whole cent is left over. */
const payment = fc
  .record({
    bases: fc.array(fc.tuple(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 10_000 })), { maxLength: 3 }),
    fixed: fc.integer({ min: 0, max: 1_000 }),
    carriedIn: fc.integer({ min: 0, max: 9_999 }),
    direction: fc.constantFrom('IN' as const, 'OUT' as const),
    last: fc.boolean(),
  })
  .map(({ bases, fixed, carriedIn, direction, last }): ContractPayment => {
    const earned = bases.reduce((sum, [base, rate]) => sum + BigInt(base) * BigInt(rate), 0n)
    const all = earned + BigInt(fixed) * 10_000n + BigInt(carriedIn)
    return {
      ...{ reference: 'PAY00000001', contract: 'CON00000001', kind: 'DAILY_SALARY', direction, cycle: 'D' },
      ...{ from: 0, to: 1, time: 1, status: 'PAID', bets: 1, stake: '0.00', win: '0.00', activeMembers: 1 },
      lines: bases.map(([base, rate], row) => ({
        ...{ row: row + 1, of: 'TURNOVER', base: fine(BigInt(base) * 10_000n), rate: String(rate / 100) },
        earned: fine(BigInt(base) * BigInt(rate)),
      })),
      fixed: fine(BigInt(fixed) * 10_000n),
      carriedIn: fine(BigInt(carriedIn)),
      carriedOut: fine(all % 10_000n),
      amount: fine(all - (all % 10_000n)),
      ...(last && { last }),
    }
  })

const columns = incomeColumns((key) => key, 'USD')
const valueOf = (header: string, row: ContractPayment) =>
  columns.find((column) => column.header === header)?.value(row) ?? 'no such column'
const parts = [
  'contracts.byRate',
  'contracts.term.amount',
  'contracts.carriedIn',
  'contracts.carriedOut',
  'contracts.roundedOff',
]

it('what a payment is made of adds up to its amount, whichever way it goes', () => {
  fc.assert(
    fc.property(payment, (row) => {
      const [sum, amount] = [
        sumDecimals(
          parts.map((header) => valueOf(header, row)),
          6,
        ),
        valueOf('contracts.paidAmount', row),
      ]
      expect(sum).toBe(sumDecimals([amount], 6))
      expect(amount.startsWith('-')).toBe(row.direction === 'OUT' && /[1-9]/.test(amount))
    }),
  )
})

it('what is left over is taken off, and is not carried on where nothing follows', () => {
  const [row] = fc.sample(payment, { numRuns: 1, seed: 1 }).map((one) => ({
    ...{ ...one, direction: 'IN' as const, carriedOut: '0.004100' },
  }))
  if (!row) throw new Error('no sample')
  const told = (one: ContractPayment) => [valueOf('contracts.carriedOut', one), valueOf('contracts.roundedOff', one)]
  const { last: _, ...open } = row
  expect(told(open)).toEqual(['-0.004100', '0'])
  expect(told({ ...row, last: true })).toEqual(['0', '-0.004100'])
})
