import type { Balance } from '../../../contract/balance'
import type { MemberInfo } from '../../../contract/member-info'
import type { RankProgress } from '../../../contract/rank-progress'
import { type Answer, ok } from '../answer'
import type { MemberCall } from '../call'
import { mask, maskEmail, maskName } from '../mask'
import { ranks } from '../content/ranks'
import { decimal } from '../money'
import { countInvited } from '../store/accounts'
import { stakedSince } from '../store/bets'
import { hasPaymentPassword } from '../store/paymentPasswords'
import { walletsOf } from '../store/wallets'
import { settleAccount } from './settleAccount'

export function memberInfo({ platform, account }: MemberCall): Answer {
  const realName = account.profile['payeeName']
  const value: MemberInfo = {
    id: String(account.id),
    account: account.username,
    nickname: account.nickname ?? account.username,
    regDate: account.registeredAt,
    type: account.type,
    toUpline: account.upline !== undefined,
    hasPaymentPassword: hasPaymentPassword(platform.database, account.id),
    ...(realName !== undefined && { realName: maskName(realName) }),
    memberLabel: account.labels.map((labelName) => ({ labelName })),
    ...(account.mobile !== undefined && { mobile: mask(account.mobile), mobileVerified: account.mobileVerified }),
    ...(account.email !== undefined && { email: maskEmail(account.email), emailVerified: account.emailVerified }),
    ...(account.clubLabel !== undefined && { clubLabel: { labelName: account.clubLabel } }),
    ...(account.previousLoginAt !== undefined && { lastLoginTime: account.previousLoginAt }),
    ...(account.language !== undefined && { language: account.language }),
    ...(account.checkMinutes !== undefined && { realityCheckMinutes: account.checkMinutes }),
  }
  return ok(value)
}

export function balance(call: MemberCall): Answer {
  settleAccount(call)
  const { platform, merchant, account } = call
  const wallets = walletsOf(platform.database, account.id)
  const value: Balance = {
    sumBalance: decimal(wallets.reduce((sum, { minor }) => sum + minor, 0)),
    currency: merchant.currency.code,
    currencySymbol: merchant.currency.symbol,
    balance: wallets.map(({ accountTypeId, minor }) => ({ accountTypeId, availBalance: decimal(minor) })),
  }
  return ok(value)
}

export const merchantWallet = ({ merchant }: MemberCall): Answer => ok({ isSingle: merchant.singleWallet })

export const referralDetails = ({ platform, merchant, account }: MemberCall): Answer =>
  ok({
    referralCode: account.referralCode,
    totalInvitations: countInvited(platform.database, account.id),
    promotionDomains: merchant.domains,
  })

const clubRank = ranks.findIndex(({ name }) => name === 'Gold')

/** The rank that all turnover has reached; members of the club keep Gold at least. Amounts in major units. */
export function rankProgress({ platform, merchant, account }: MemberCall): Answer {
  const total = stakedSince(platform.database, account.id, 0)
  const month = new Date(platform.now())
  const monthly = stakedSince(platform.database, account.id, Date.UTC(month.getUTCFullYear(), month.getUTCMonth(), 1))
  const reached = ranks.findLastIndex((rank) => total >= rank.total)
  const place = account.clubLabel === undefined ? reached : Math.max(reached, clubRank)
  const [rank, next] = [ranks[place] ?? ranks[0], ranks[place + 1]]
  const value: RankProgress = {
    playerRankName: rank.name,
    ...(next && { nextRankName: next.name }),
    currency: merchant.currency.code,
    monthlyTurnover: { actual: decimal(monthly), expected: decimal((next ?? rank).monthly) },
    totalTurnover: { actual: decimal(total), expected: decimal((next ?? rank).total) },
    ranks: ranks.map(({ name, monthly: least, total: all }) => ({
      name,
      monthlyTurnover: decimal(least),
      totalTurnover: decimal(all),
    })),
  }
  return ok(value)
}
