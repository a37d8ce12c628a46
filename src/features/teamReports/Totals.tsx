import type { ReactNode } from 'react'
import { decimalOf } from '../../lib/decimal'
import { sumDecimals } from '../../lib/decimalSum'
import { Amount } from '../../site/Amount'

type Money = string | number

/** Amounts of the rows in sight, added up. */
export const sumOf = <Row,>(rows: readonly Row[], of: (row: Row) => Money): string =>
  sumDecimals(
    rows.map((row) => decimalOf(of(row))),
    2,
  )

interface SumsProps {
  readonly currency: string
  readonly sums: readonly { readonly label: string; readonly amount: string; readonly signed?: boolean }[]
}

/** Sums in a line of text. */
export function Sums({ currency, sums }: SumsProps): ReactNode {
  return sums.map(({ label, amount, signed = false }, place) => (
    <span key={label}>
      {place === 0 ? null : ' · '}
      {label} <Amount amount={amount} currency={currency} signed={signed} />
    </span>
  ))
}
