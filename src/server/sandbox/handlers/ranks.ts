import type { Rank as ToldRank } from '../../../contract/rank'
import type { RankLadder } from '../../../contract/rank-ladder'
import type { RankProgress } from '../../../contract/rank-progress'
import { type Answer, ok } from '../answer'
import type { Call, MemberCall } from '../call'
import { benefitNames, type Rank, ranks } from '../content/ranks'
import type { Text, TextLanguage } from '../language'
import { decimal } from '../money'
import { rankAt } from '../store/ranks'

type Benefit = NonNullable<ToldRank['benefits']>[number]

/** Every rank with what it takes and gives; visitors may ask. */
export function rankLadder({ merchant, language }: Call): Answer {
  const value: RankLadder = {
    currency: merchant.currency.code,
    content: ranks.map((rank) => ({
      id: rank.id,
      name: rank.name[language],
      image: `/cdn/ranks/${rank.id}.webp?brand=${merchant.code}`,
      totalTurnover: decimal(rank.total),
      monthlyTurnover: decimal(rank.monthly),
      benefits: benefitsOf(rank, language),
    })),
  }
  return ok(value)
}

function benefitsOf({ gift, monthlyGift, freeWithdrawals, isClub }: Rank, language: TextLanguage): Benefit[] {
  const money = (id: string, name: Text, amount: number): Benefit[] =>
    amount === 0 ? [] : [{ id, name: name[language], unit: 'MONEY', value: decimal(amount) }]
  const { gift: reached, monthly, withdrawals, club } = benefitNames
  return [
    ...money('GIFT', reached, gift),
    ...money('MONTHLY', monthly, monthlyGift),
    { id: 'WITHDRAWALS', name: withdrawals[language], unit: 'COUNT', value: String(freeWithdrawals) },
    ...(isClub ? [{ id: 'CLUB', name: club[language] }] : []),
  ]
}

/** The rank that a member's turnover leads to, and how far the next one is. */
export function rankProgress({ platform, merchant, account, language }: MemberCall): Answer {
  const { place, rank, total, thisMonth } = rankAt(platform.database, account.id, platform.now())
  const next = ranks[place + 1]
  const value: RankProgress = {
    playerRankName: rank.name[language],
    playerRankId: rank.id,
    ...(next && { nextRankName: next.name[language] }),
    currency: merchant.currency.code,
    monthlyTurnover: { actual: decimal(thisMonth), expected: decimal(rank.monthly) },
    totalTurnover: { actual: decimal(total), expected: decimal((next ?? rank).total) },
  }
  return ok(value)
}
