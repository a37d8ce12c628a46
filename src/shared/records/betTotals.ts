import type { BetRecords } from '../../contract/bet-records'
import { decimalOf } from '../../lib/decimal'
import { sumDecimals } from '../../lib/decimalSum'

type Bet = Pick<BetRecords['content'][number], 'stake' | 'net' | 'win' | 'status'>

/**
 * Sums of the bets in sight, counted as the platform counts all. Stake, win and net are of settled bets alone, so that
 * one explains the other; a stake that waits for its result stands apart, one that was given back counts nowhere.
 */
export function betTotals(bets: readonly Bet[]) {
  const sum = (status: Bet['status'], of: 'stake' | 'win' | 'net') =>
    sumDecimals(
      bets.flatMap((bet) => (bet.status === status ? [decimalOf(bet[of])] : [])),
      2,
    )
  return {
    stake: sum('SETTLED', 'stake'),
    win: sum('SETTLED', 'win'),
    net: sum('SETTLED', 'net'),
    open: sum('PENDING', 'stake'),
  }
}
