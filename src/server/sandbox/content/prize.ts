import type { BonusOfferId } from './bonusOffers'

/** What a reward, a mission or the raffle gives: money at once, money under terms, tickets of the raffle, or nothing. */
export type Prize =
  | { readonly kind: 'CASH'; /** Minor units. */ readonly amount: number }
  | { readonly kind: 'BONUS'; readonly amount: number; readonly offer: BonusOfferId }
  | { readonly kind: 'TICKETS'; readonly tickets: number }
  | { readonly kind: 'NOTHING' }
