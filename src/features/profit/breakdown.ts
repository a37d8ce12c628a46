import type { ProfitLoss } from '../../contract/profit-loss'
import { decimalOf } from '../../lib/decimal'
import { signOf, sumDecimals } from '../../lib/decimalSum'

/** What the result of a period is broken down by. */
export const breakdowns = ['day', 'category', 'vendor'] as const
export type Breakdown = (typeof breakdowns)[number]

export const readBreakdown = (text: string | null): Breakdown => breakdowns.find((known) => known === text) ?? 'day'

/** One line of the table and one mark of the chart. Amounts are decimal strings. */
export interface Row {
  readonly id: string
  /** Midnight of a day. */
  readonly time?: number
  /** Code of a category or vendor. */
  readonly code?: string
  readonly name?: string | undefined
  readonly count: number
  readonly stake: string
  readonly win: string
  readonly net: string
  /** Bonuses belong to days alone: no game pays them. */
  readonly bonus?: string
  /** What the row brought in all. */
  readonly result: string
}

type Sums = ProfitLoss['vendors'][number]

const played = ({ count, stake, win, net }: Pick<Sums, 'count' | 'stake' | 'win' | 'net'>) => ({
  count,
  stake: decimalOf(stake),
  win: decimalOf(win),
  net: decimalOf(net),
  result: decimalOf(net),
})

/** Days oldest first; categories and vendors with the most staked first. */
export const rowsOf: Readonly<Record<Breakdown, (profit: ProfitLoss) => readonly Row[]>> = {
  day: ({ days }) =>
    days.map((day) => ({
      ...played(day),
      id: String(day.time),
      time: day.time,
      bonus: decimalOf(day.bonus),
      result: decimalOf(day.result),
    })),
  category: ({ categories }) => categories.map((sums) => ({ ...played(sums), id: sums.category, code: sums.category })),
  vendor: ({ vendors }) =>
    vendors.map((sums) => ({ ...played(sums), id: sums.vassalage, code: sums.vassalage, name: sums.vendorName })),
}

/** Days on which neither anything was played nor a bonus came are left out of the table. */
export const isIdle = ({ count, bonus = '0' }: Row): boolean => count === 0 && signOf(bonus) === 0

/** The result of each row with those of all rows before it. */
export function runningTotals(rows: readonly Row[]): readonly string[] {
  let sum = '0'
  return rows.map(({ result }) => {
    sum = sumDecimals([sum, result])
    return sum
  })
}
