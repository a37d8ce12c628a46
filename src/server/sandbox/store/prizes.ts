import { bonusOffers } from '../content/bonusOffers'
import type { Prize } from '../content/prize'
import type { Database } from '../db/database'
import { creditBonus } from './bonuses'
import { move } from './movements'
import { addTickets } from './raffle'

/** Gives what was claimed or drawn, under the reference of that. In a transaction. */
export function creditPrize(
  database: Database,
  { accountId, prize, reference }: { readonly accountId: number; readonly prize: Prize; readonly reference: string },
  now: number,
): void {
  if (prize.kind === 'CASH') move(database, { accountId, kind: 'BONUS', amount: prize.amount, reference }, now)
  if (prize.kind === 'BONUS')
    creditBonus(database, { accountId, offer: bonusOffers[prize.offer], amount: prize.amount }, now)
  if (prize.kind === 'TICKETS') addTickets(database, { accountId, count: prize.tickets, source: reference }, now)
}
