import type { MemberData } from '../../../contract/member-data'
import { type Answer, ok } from '../answer'
import type { MemberCall } from '../call'
import { decimal } from '../money'
import { betsOf } from '../store/bets'
import { movementsOf } from '../store/movements'
import { signInsOf } from '../store/signIns'
import { linksOf } from '../store/thirdPartyLinks'
import { walletsOf } from '../store/wallets'
import { feedbackEntries } from './feedback'
import { ownRows } from './ownRows'
import { maskedField } from './profile'
import { seenFrom } from './sessions'

const all = { offset: 0, limit: 100_000 }
const iso = (time: number): string => new Date(time).toISOString()

/** What is kept of the member, to take along: everything but secrets. */
export function memberData(call: MemberCall): Answer {
  const { platform, merchant, account, language } = call
  const { database, now } = platform
  const always = { accountId: account.id, from: 0, to: now() + 1 }
  const { bets } = betsOf(
    database,
    { ...always, vassalage: undefined, status: undefined, by: 'placedAt' },
    language,
    all,
  )
  const { movements } = movementsOf(database, { ...always, kind: undefined }, all)
  const value: MemberData = {
    exportedAt: now(),
    data: {
      account: {
        name: account.username,
        nickname: account.nickname,
        mobile: account.mobile,
        email: account.email,
        registered: iso(account.registeredAt),
        language: account.language,
        labels: account.labels,
        club: account.clubLabel,
        referralCode: account.referralCode,
      },
      profile: Object.fromEntries(
        Object.entries(account.profile).map(([name, value]) => [name, maskedField(name, value)]),
      ),
      linkedProfiles: linksOf(database, account.id).map(({ linkedAt, ...link }) => ({ ...link, since: iso(linkedAt) })),
      signIns: signInsOf(database, account.id, all.limit).map(({ at, outcome, client }) => ({
        at: iso(at),
        outcome,
        ...seenFrom(client),
      })),
      currency: merchant.currency.code,
      wallets: walletsOf(database, account.id).map(({ accountTypeId, minor }) => ({
        wallet: accountTypeId,
        balance: decimal(minor),
      })),
      transactions: movements.map(({ kind, amount, balance, reference, at }) => ({
        at: iso(at),
        kind,
        amount: decimal(amount),
        balance: decimal(balance),
        reference,
      })),
      bets: bets.map(({ at, gameName, vendorName, stake, win, status }) => ({
        at: iso(at),
        game: gameName,
        provider: vendorName,
        stake: decimal(stake),
        win: decimal(win),
        status,
      })),
      feedback: feedbackEntries(call, all).entries.map(({ sentAt, answers, ...sent }) => ({
        ...sent,
        at: iso(sentAt),
        answers: answers.map(({ content, timestamp }) => ({ at: iso(timestamp), content })),
      })),
      ...ownRows(database, account.id),
    },
  }
  return ok(value)
}
