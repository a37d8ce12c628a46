import { depositOfferId, offerOf } from '../content/bonusOffers'
import type { DepositPromotion } from '../content/depositPromotions'
import type { Database } from '../db/database'
import { countOf, query } from '../db/query'
import { day } from '../durations'
import { creditBonus } from './bonuses'

/** Deposits of the account that were credited, or may still be. */
const liveDeposits = (accountId: number) =>
  query.selectFrom('deposit').where('accountId', '=', accountId).where('status', 'in', ['PENDING', 'CREDITED'])

const hasDeposited = (database: Database, accountId: number): boolean =>
  countOf(database, liveDeposits(accountId)) > 0 ||
  countOf(database, query.selectFrom('movement').where('accountId', '=', accountId).where('kind', '=', 'DEPOSIT')) > 0

/** Whether an account may have a promotion with its next deposit. One that was called off or failed gives it back. */
export function mayTake(
  database: Database,
  accountId: number,
  { id, times, isFirst }: DepositPromotion,
  now: number,
): boolean {
  if (isFirst && hasDeposited(database, accountId)) return false
  const since = times === 'once' ? 0 : now - (now % day)
  const taken = liveDeposits(accountId).where('promotion', '=', id).where('createdAt', '>=', since)
  return countOf(database, taken) === 0
}

interface Granted {
  readonly accountId: number
  /** The promotion that it was taken with. */
  readonly promotion: string | null
  readonly bonus: number
  readonly bonusTurnover: number
}

/** Pays the bonus of a deposit and asks for its turnover. Once for each deposit, in the transaction that credits it. */
export function grantDepositBonus(
  database: Database,
  { accountId, promotion, bonus, bonusTurnover }: Granted,
  now: number,
): void {
  if (promotion === null || bonus <= 0) return
  const offer = offerOf(depositOfferId(promotion))
  creditBonus(database, { accountId, offer, amount: bonus, required: bonusTurnover }, now)
}
