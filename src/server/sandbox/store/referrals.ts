import { bonusOffers } from '../content/bonusOffers'
import { referralRule } from '../content/referralRule'
import type { Database } from '../db/database'
import { countOf, orZero, query } from '../db/query'
import type { Tables } from '../db/tables'
import { decimal } from '../money'
import { creditBonus } from './bonuses'
import { accountById, demoType, isAgentType } from './accounts'
import { sendMessage } from './messages'
import type { Range } from './movements'

interface Paid {
  readonly friendId: number
  readonly amount: number
  readonly currency: string
}

/**
 * A friend's deposit was credited: whoever invited the friend is rewarded, once for each friend, where the deposit
 * reaches what the rule asks for. Agents have commissions instead. In the transaction that credits the deposit.
 */
export function rewardInviter(database: Database, { friendId, amount, currency }: Paid, now: number): void {
  const { minimum, reward } = referralRule(currency)
  if (amount < minimum) return
  const friend = accountById(database, friendId)
  const inviter = friend?.upline === undefined ? undefined : accountById(database, friend.upline)
  if (!friend || !inviter || isAgentType(inviter.type) || inviter.type === demoType || inviter.disabled) return
  const reference = `INV${String(friendId).padStart(8, '0')}`
  const row = { accountId: inviter.id, friendId, reference, amount: reward, paidAt: now }
  if (!recordReward(database, row)) return
  const bonus = creditBonus(database, { accountId: inviter.id, offer: bonusOffers.referral, amount: reward }, now)
  const params = { reference: bonus, amount: decimal(reward), currency, friend: maskName(friend.username) }
  sendMessage(database, inviter.id, 'REFERRAL_REWARD', params, now)
}

/** Writes down a reward; false where one was paid for this friend before. */
export function recordReward(database: Database, row: Tables['referralReward']): boolean {
  const { changes } = database.run(
    query
      .insertInto('referralReward')
      .values(row)
      .onConflict((conflict) => conflict.doNothing()),
  )
  return changes > 0
}

/** A friend as the inviter knows it again: the first and the last letter. */
export const maskName = (name: string): string => {
  const letters = [...name]
  return `${letters[0] ?? ''}***${letters.length > 2 ? (letters.at(-1) ?? '') : ''}`
}

/** What invitations have earned so far. */
export const earnedBy = (database: Database, accountId: number) =>
  database.one(
    query
      .selectFrom('referralReward')
      .select(({ fn }) => [fn.countAll<number>().as('rewarded'), orZero(fn.sum<number>('amount')).as('earned')])
      .where('accountId', '=', accountId),
  )

const friendsOf = (accountId: number) =>
  query.selectFrom('account').where('upline', '=', accountId).where('openedByAgent', '=', 0)

export function invitedBy(database: Database, accountId: number, { offset, limit }: Range) {
  const friends = database.all(
    friendsOf(accountId)
      .leftJoin('referralReward', 'referralReward.friendId', 'account.id')
      .select((friend) => [
        'account.username',
        'account.registeredAt',
        'referralReward.amount as reward',
        'referralReward.paidAt as rewardedAt',
        friend
          .exists(
            friend
              .selectFrom('movement')
              .select('movement.id')
              .whereRef('movement.accountId', '=', 'account.id')
              .where('movement.kind', '=', 'DEPOSIT'),
          )
          .as('deposited'),
      ])
      .orderBy('account.registeredAt', 'desc')
      .orderBy('account.id', 'desc')
      .limit(limit)
      .offset(offset),
  )
  return { friends, total: countOf(database, friendsOf(accountId)) }
}
