import { type ContractKind, type Cycle, kindRules } from './kinds'
import { type Span, spanOf } from './spans'
import { type Term, valueOf } from './terms'

/** A settled bet, in minor units; `at` is when its result was known. */
export interface Play {
  readonly accountId: number
  readonly stake: number
  readonly win: number
  readonly at: number
}

/** So many minor units at so many basis points, by a row of the terms. */
export interface Line {
  readonly row: number
  readonly of: 'PROFIT' | 'TURNOVER' | 'WON_BETS' | 'LOST_BETS'
  readonly base: number
  readonly rate: number
}

/** What a payment is computed from. */
export interface Computed {
  readonly bets: number
  readonly stake: number
  readonly win: number
  readonly activeMembers: number
  readonly lines: readonly Line[]
  /** Fixed, in minor units, and the row that gives it. */
  readonly fixed: number
}

export interface Payment extends Span, Computed {
  /** Minor units. */
  readonly amount: number
  /** Ten thousandths of a minor unit: what the period before left over, and what this one does. */
  readonly carriedIn: number
  readonly carriedOut: number
  /** When it is paid: once the whole stretch of the calendar is over; at once where the holder leaves. */
  readonly dueAt: number
}

export interface Settleable {
  readonly kind: ContractKind
  readonly cycle: Cycle
  readonly terms: readonly Term[]
  /** Bets before this time are settled. */
  readonly settledTo: number
  /** Nothing counts from here on. */
  readonly endsAt: number | undefined
  readonly carry: number
  /** The holder leaves: the present stretch is settled as well, as far as it has come. */
  readonly leaves?: boolean
}

interface Settlement {
  readonly payments: readonly Payment[]
  readonly settledTo: number
  readonly carry: number
  /** When there is something to settle again; undefined: never. */
  readonly nextAt: number | undefined
}

/**
 * Settles every stretch that is over; of a contract whose holder leaves, also the one that is not. What is not a whole
 * minor unit is left over for the next, so that all payments of a contract are its plain sum, rounded down once. A clock
 * that steps back finds everything settled; what is played then counts in the next stretch. A contract that ended then
 * has nothing else to settle.
 * @param playsOf settled bets of a stretch before the contract's end, in the order of their results. Those that are
 * dated before what is settled, and were not there then, are among them, as if of the moment that the stretch begins.
 */
export function settle(
  contract: Settleable,
  zone: string,
  now: number,
  playsOf: (span: Span) => readonly Play[],
): Settlement {
  const { kind, cycle, terms, settledTo, endsAt, leaves = false } = contract
  const reach = leaves ? Infinity : spanOf(cycle, zone, now).from
  const end = endsAt === undefined ? undefined : Math.max(endsAt, settledTo + 1)
  const until = Math.max(settledTo, Math.min(reach, end ?? now))
  const payments: Payment[] = []
  let carry = contract.carry
  const plays = until > settledTo ? playsOf({ from: settledTo, to: until }) : []
  for (let place = 0; place < plays.length;) {
    const whole = spanOf(cycle, zone, plays[place]?.at ?? until)
    let next = place + 1
    while (next < plays.length && (plays[next]?.at ?? until) < whole.to) next += 1
    const own = plays.slice(place, next)
    place = next
    const endsWithin = endsAt !== undefined && endsAt > settledTo
    const span = { from: Math.max(whole.from, settledTo), to: endsWithin ? Math.min(whole.to, endsAt) : whole.to }
    const computed = compute(kind, terms, own)
    const earned = exactly(computed) + BigInt(carry)
    const [amount, left] = [Number(earned / 10_000n), Number(earned % 10_000n)]
    const dueAt = leaves ? Math.min(whole.to, now) : whole.to
    if (amount > 0) payments.push({ ...span, ...computed, amount, carriedIn: carry, carriedOut: left, dueAt })
    carry = left
  }
  const isDone = end !== undefined && until >= end
  return { payments, settledTo: until, carry, nextAt: isDone ? undefined : spanOf(cycle, zone, until).to }
}

/** In ten thousandths of a minor unit. */
export const exactly = ({ lines, fixed }: Pick<Computed, 'lines' | 'fixed'>): bigint =>
  lines.reduce((sum, { base, rate }) => sum + BigInt(base) * BigInt(rate), BigInt(fixed) * 10_000n)

/** What the bets of one stretch earn by the terms. */
export function compute(kind: ContractKind, terms: readonly Term[], plays: readonly Play[]): Computed {
  const sum = (of: 'stake' | 'win') => plays.reduce((total, play) => total + play[of], 0)
  const sums = {
    bets: plays.length,
    stake: sum('stake'),
    win: sum('win'),
    activeMembers: new Set(plays.map(({ accountId }) => accountId)).size,
  }
  if (kind === 'REALTIME_SALARY') return { ...sums, lines: betByBet(terms, plays), fixed: 0 }
  const profit = sums.stake - sums.win
  const reached: Readonly<Record<string, number>> = {
    profitLoss: profit,
    dailyVolume: sums.stake,
    hourlyBet: sums.stake,
    minBet: sums.stake,
    activeMembers: sums.activeMembers,
  }
  const row = terms.findLastIndex((term) =>
    kindRules[kind].asks.every((name) => valueOf(term, name) <= (reached[name] ?? 0)),
  )
  const base = kind === 'DIVIDEND' ? profit : sums.stake
  if (row === -1 || base <= 0) return { ...sums, lines: [], fixed: 0 }
  const rate = valueOf(terms[row], 'rate')
  const of = kind === 'DIVIDEND' ? 'PROFIT' : 'TURNOVER'
  return { ...sums, lines: rate > 0 ? [{ row, of, base, rate }] : [], fixed: valueOf(terms[row], 'amount') }
}

/** Each bet by the last row that its stake reaches: at the rate of bets that won, or of those that lost. */
function betByBet(terms: readonly Term[], plays: readonly Play[]): readonly Line[] {
  return terms.flatMap((term, row): readonly Line[] => {
    const above = valueOf(terms[row + 1], 'singleBet')
    const own = plays.filter(
      ({ stake }) => stake >= valueOf(term, 'singleBet') && (row === terms.length - 1 || stake < above),
    )
    const line = (of: 'WON_BETS' | 'LOST_BETS', isOf: (play: Play) => boolean, rate: number): readonly Line[] => {
      const base = own.filter(isOf).reduce((total, { stake }) => total + stake, 0)
      return base > 0 && rate > 0 ? [{ row, of, base, rate }] : []
    }
    return [
      ...line('WON_BETS', ({ stake, win }) => win > stake, valueOf(term, 'winRate')),
      ...line('LOST_BETS', ({ stake, win }) => win < stake, valueOf(term, 'lossRate')),
    ]
  })
}
