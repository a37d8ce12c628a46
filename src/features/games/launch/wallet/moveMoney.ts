import type { Journal } from './journal'
import { afterMove, type Goal, type MovingTrip, nextMove, type Place } from './trip'

export interface Ways {
  readonly journal: Pick<Journal, 'find' | 'write'>
  /** A number that nobody else makes. */
  readonly newNumber: () => string
  /** Sends one movement. Rejects where nobody knows whether it was done. */
  readonly send: (trip: MovingTrip) => Promise<Sent>
}

/** What was moved, a decimal string, now or under the same number before; or why the platform would not. */
export type Sent = { readonly said: 'moved'; readonly amount: string } | { readonly said: 'refused'; readonly error: Error }

/** From where an out and an in are left over, three movements lead to either goal. */
const most = 4

/**
 * Brings money to a vendor's wallet, or home, exactly once: each movement is written down before it is sent and crossed
 * out when the platform has confirmed it, so that whoever comes next, after a lost answer, a reload or a closed tab,
 * sends the same one again. Answers what the last movement moved; throws where it was refused or is not known.
 */
export async function moveMoney(goal: Goal, place: Place, { journal, newNumber, send }: Ways): Promise<string | undefined> {
  let amount: string | undefined
  for (let moves = 0; moves < most; moves += 1) {
    const move = nextMove(journal.find(place), goal, place, newNumber())
    if (move.do === 'nothing') return amount
    journal.write(place, move.trip)
    const sent = await send(move.trip)
    const after = afterMove(move.trip, sent.said, move.again)
    journal.write(place, after)
    if (sent.said === 'moved') amount = sent.amount
    else if (goal === 'there' || after !== undefined) throw sent.error
  }
  throw new Error('the wallets do not come to rest')
}
