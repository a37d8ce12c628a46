import type { Balance } from '../../../contract/balance'
import type { MemberInfo } from '../../../contract/member-info'
import { type Answer, ok } from '../answer'
import type { MemberCall } from '../call'
import { decimal } from '../money'
import { countInvited } from '../store/accounts'
import { walletsOf } from '../store/wallets'

const mask = (value: string, shown: number) => `${value.slice(0, shown)}****${value.slice(-shown)}`

export function memberInfo({ account }: MemberCall): Answer {
  const value: MemberInfo = {
    id: String(account.id),
    account: account.username,
    nickname: account.nickname ?? account.username,
    regDate: account.registeredAt,
    type: account.type,
    toUpline: account.upline !== undefined,
    memberLabel: account.labels.map((labelName) => ({ labelName })),
    ...(account.mobile !== undefined && { mobile: mask(account.mobile, 3) }),
    ...(account.email !== undefined && { email: account.email.replace(/^(.).*@/, '$1***@') }),
    ...(account.clubLabel !== undefined && { clubLabel: { labelName: account.clubLabel } }),
    ...(account.previousLoginAt !== undefined && { lastLoginTime: account.previousLoginAt }),
  }
  return ok(value)
}

/** One of twelve drawn pictures, by the account. */
export const memberIcon = ({ account }: MemberCall): Answer => ok({ url: `/cdn/avatars/${account.id % 12}.svg` })

export function balance({ platform, merchant, account }: MemberCall): Answer {
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
export const unreadCount = ({ account }: MemberCall): Answer => ok(account.unread)

export const depositSettings = (): Answer => ok({ allowDeposit: 'Y' })

export const withdrawSettings = ({ merchant: { withdrawal } }: MemberCall): Answer =>
  ok({ minimumAmount: decimal(withdrawal.minimum), maximumAmount: decimal(withdrawal.maximum) })

export const referralDetails = ({ platform, merchant, account }: MemberCall): Answer =>
  ok({
    referralCode: account.referralCode,
    totalInvitations: countInvited(platform.database, account.id),
    promotionDomains: merchant.domains,
  })

/** Club members stand in a higher rank than others. Amounts in major units. */
export function rankProgress({ account }: MemberCall): Answer {
  const isVip = account.clubLabel !== undefined
  return ok({
    playerRankName: isVip ? 'Gold' : 'Silver',
    monthlyTurnover: { actual: isVip ? '42300.00' : '3120.00', expected: isVip ? '50000.00' : '10000.00' },
    totalTurnover: { actual: isVip ? '618400.00' : '15450.00', expected: isVip ? '1000000.00' : '100000.00' },
  })
}

/** The menu's badge counts the entry MISSION (spec §2). */
export const availablePromotions = (): Answer =>
  ok([
    { type: 'MISSION', count: 3 },
    { type: 'RAFFLE', count: 1 },
  ])
