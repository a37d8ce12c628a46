import type { Database } from '../db/database'
import { readMeta, writeMeta } from '../db/meta'
import { referralRule } from '../content/referralRule'
import { day } from '../durations'
import type { Merchant } from '../merchants/merchant'
import { enabledModules } from '../merchants/modules'
import type { Cost } from '../../passwords'
import { insertAccount } from '../store/accounts'
import { guardAccount } from '../store/loginChecks'
import { addPayoutAccount } from '../store/payoutAccounts'
import { keepPaymentPassword } from '../store/paymentPasswords'
import { addEarlierTurnover } from '../store/ranks'
import { seedActivities } from './activities'
import { demoAccounts, demoPaymentPassword } from './demoAccounts'
import { newTotpSecret } from '../totp'
import { fillMainWallet, gamesOf } from './history'
import { seedInvitations } from './invitations'
import { sendLetters } from './letters'
import { seedContracts } from './contracts'
import { seedLimits } from './limits'
import { seedBigTeam } from './bigTeam'
import { movementsOf, pastTransfers, recordTransfers } from './pastTransfers'
import { pastFromTeam, pastToUpline, recordToUpline } from './pastUpline'
import { demoPasswordHash, hashSeeded } from './seed'
import { seedRewards } from './rewards'
import { seedSignIns } from './signIns'
import { pastRewards, seedTeam } from './team'

interface Wanted {
  /** Of stored passwords. */
  readonly cost?: Cost | undefined
  /** Accounts to open below the first agent besides. */
  readonly team?: number | undefined
}

/** Opens the demo accounts of a merchant at its first call, so that a merchant added while it runs has them too. */
export function ensureAccounts(database: Database, merchant: Merchant, now: number, { cost, team }: Wanted = {}): void {
  const mark = `accounts:${merchant.code}`
  if (readMeta(database, mark) !== undefined) return
  database.transaction(() => {
    // another process may have been first
    if (readMeta(database, mark) !== undefined) return
    const passwordHash = demoPasswordHash(database, cost)
    const paymentHash = hashSeeded(demoPaymentPassword, cost)
    const world = { code: merchant.code, games: gamesOf(database, merchant), now }
    const hasRewards = enabledModules(merchant.modules).has('REWCEN3')
    const ids = new Map<string, number>()
    for (const [index, demo] of demoAccounts.entries()) {
      const isAgent = demo.username.startsWith('agent')
      const id = insertAccount(database, {
        merchant: merchant.code,
        username: demo.username,
        passwordHash: demo.password === undefined ? passwordHash : hashSeeded(demo.password, cost),
        type: demo.type,
        nickname: demo.username,
        mobile: demo.mobile === undefined ? undefined : merchant.mobilePrefix + String(demo.mobile),
        email: demo.mobile === undefined ? undefined : `${demo.username}@example.com`,
        profile: demo.realName === undefined ? {} : { payeeName: demo.realName },
        mobileVerified: demo.mobile !== undefined,
        emailVerified: demo.vip,
        referralCode: demo.username.toUpperCase(),
        affiliateCode: isAgent ? demo.username.toUpperCase() : undefined,
        upline: demo.upline === undefined ? undefined : ids.get(demo.upline),
        rateBp: demo.rateBp,
        clubLabel: demo.vip && merchant.clubLabel.EN,
        labels: demo.vip ? ['VIP'] : [],
        disabled: demo.disabled,
        passwordExpired: demo.passwordExpired,
        openedByAgent: demo.openedByAgent,
        unread: demo.unread,
        registeredAt: now - (400 - index * 25) * day,
      })
      ids.set(demo.username, id)
      if (demo.realName !== undefined || isAgent) keepPaymentPassword(database, id, paymentHash)
      const card =
        demo.realName === undefined
          ? undefined
          : addPayoutAccount(database, demoCard(id, demo.realName), now - 60 * day)
      if (demo.bankName !== undefined) guardAccount(database, id, { secret: newTotpSecret(), bankName: demo.bankName })
      const invited = pastRewards(demo.username, referralRule(merchant.currency.code).reward, now)
      const given = demo.history === undefined || !hasRewards ? [] : seedRewards(database, id, now)
      const won = seedActivities(database, { ...demo, id, merchant: merchant.code }, now)
      const transfers = pastTransfers(merchant, { ...demo, id }, now)
      const toUpline = pastToUpline(demo, now)
      const moved = [
        ...[...invited, ...given, ...won].map((gift) => ({ kind: 'BONUS' as const, ...gift })),
        ...movementsOf(transfers),
        ...toUpline,
        ...pastFromTeam(demo.username, now),
      ]
      fillMainWallet(database, world, { ...demo, id, moved, payoutAccount: card?.id })
      recordTransfers(database, id, transfers)
      recordToUpline(database, id, demo.upline === undefined ? undefined : ids.get(demo.upline), toUpline)
      sendLetters(database, { ...demo, id, currency: merchant.currency.code }, now)
      seedSignIns(database, { ...demo, id }, now)
      if (demo.limits) seedLimits(database, merchant, id, now)
      for (const [months, amount] of Object.entries(demo.earlierTurnover ?? {}))
        addEarlierTurnover(database, id, monthsBefore(now, Number(months)), amount)
    }
    seedTeam(database, world, ids, { passwordHash, currency: merchant.currency.code })
    seedContracts(database, merchant, ids, now)
    const domain = merchant.domains[0] ?? 'localhost'
    seedInvitations(database, { merchant: merchant.code, domain, ids, now })
    const agent = ids.get('agent01')
    if (team !== undefined && agent !== undefined)
      seedBigTeam(database, { merchant: merchant.code, agent, size: team, passwordHash, now })
    writeMeta(database, mark, String(now))
  })
}

/** The beginning of a month. */
const monthsBefore = (now: number, months: number): number => {
  const time = new Date(now)
  return Date.UTC(time.getUTCFullYear(), time.getUTCMonth() - months, 1)
}

/** A number of a test card, which no bank issues. */
const demoCard = (accountId: number, holder: string) => ({
  accountId,
  kind: 'BANK' as const,
  place: 'demo',
  branch: 'Main branch',
  holder,
  number: '4111111111111111',
  label: null,
})
