import type { BetRecords } from '../../contract/bet-records'
import { decimalOf } from '../../lib/decimal'
import { sumDecimals } from '../../lib/decimalSum'

type Bet = Pick<BetRecords['content'][number], 'stake' | 'net' | 'win' | 'status'>

/** Sums of the bets in sight, counted as the platform counts all: a stake that was given back is none. */
export function betTotals(bets: readonly Bet[]) {
  const counted = bets.filter(({ status }) => status !== 'CANCELLED')
  const sum = (of: 'stake' | 'win' | 'net') => sumDecimals(counted.map((bet) => decimalOf(bet[of])), 2)
  return { stake: sum('stake'), win: sum('win'), net: sum('net') }
}
