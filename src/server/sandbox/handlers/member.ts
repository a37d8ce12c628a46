import type { Balance } from '../../../contract/balance'
import type { MemberInfo } from '../../../contract/member-info'
import { type Answer, ok } from '../answer'
import type { MemberCall } from '../call'
import { mask, maskEmail, maskName } from '../mask'
import { decimal } from '../money'
import { countInvited } from '../store/accounts'
import { hasPaymentPassword } from '../store/paymentPasswords'
import { isOfClub } from '../store/ranks'
import { walletsOf } from '../store/wallets'
import { settleAccount } from './settleAccount'

export function memberInfo({ platform, merchant, account, language }: MemberCall): Answer {
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
    ...(isOfClub(platform.database, account, platform.now()) && {
      clubLabel: { labelName: merchant.clubLabel[language] },
    }),
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
