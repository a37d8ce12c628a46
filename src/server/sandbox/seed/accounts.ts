import type { Database } from '../db/database'
import { readMeta, writeMeta } from '../db/meta'
import type { Merchant } from '../merchants/merchant'
import { enabledModules } from '../merchants/modules'
import { type Cost, hashPasswordSync } from '../../passwords'
import { insertAccount } from '../store/accounts'
import { guardAccount } from '../store/loginChecks'
import { addPayoutAccount } from '../store/payoutAccounts'
import { keepPaymentPassword } from '../store/paymentPasswords'
import { setBalance } from '../store/wallets'
import { demoAccounts, demoPaymentPassword } from './demoAccounts'
import { newTotpSecret } from '../totp'
import { fillMainWallet, gamesOf } from './history'
import { sendLetters } from './letters'
import { seedLimits } from './limits'
import { demoPasswordHash } from './seed'
import { seedRewards } from './rewards'
import { seedTeam } from './team'
import { accountTypeId, vendors } from './vendors'

const day = 24 * 3_600_000

/**
 * Opens the demo accounts of a merchant at its first call, so that a merchant added while it runs has them too. `cost`
 * is that of their stored passwords.
 */
export function ensureAccounts(database: Database, merchant: Merchant, now: number, cost?: Cost): void {
  const mark = `accounts:${merchant.code}`
  if (readMeta(database, mark) !== undefined) return
  database.transaction(() => {
    // another process may have been first
    if (readMeta(database, mark) !== undefined) return
    const passwordHash = demoPasswordHash(database, cost)
    const paymentHash = hashPasswordSync(demoPaymentPassword, cost)
    const world = { code: merchant.code, games: gamesOf(database, merchant), now }
    const hasRewards = enabledModules(merchant.modules).has('REWCEN3')
    const ids = new Map<string, number>()
    for (const [index, demo] of demoAccounts.entries()) {
      const isAgent = demo.username.startsWith('agent')
      const id = insertAccount(database, {
        merchant: merchant.code,
        username: demo.username,
        passwordHash: demo.password === undefined ? passwordHash : hashPasswordSync(demo.password, cost),
        type: demo.type,
        nickname: demo.username,
        mobile: demo.mobile === undefined ? undefined : merchant.mobilePrefix + String(demo.mobile),
        email: demo.mobile === undefined ? undefined : `${demo.username}@example.com`,
        profile: demo.realName === undefined ? {} : { payeeName: demo.realName },
        referralCode: demo.username.toUpperCase(),
        affiliateCode: isAgent ? demo.username.toUpperCase() : undefined,
        upline: demo.upline === undefined ? undefined : ids.get(demo.upline),
        clubLabel: demo.vip && merchant.clubLabel,
        labels: demo.vip ? ['VIP'] : [],
        disabled: demo.disabled,
        passwordExpired: demo.passwordExpired,
        openedByAgent: demo.openedByAgent,
        unread: demo.unread,
        registeredAt: now - (400 - index * 25) * day,
      })
      ids.set(demo.username, id)
      if (demo.realName !== undefined) {
        keepPaymentPassword(database, id, paymentHash)
        addPayoutAccount(database, demoCard(id, demo.realName), now)
      }
      if (demo.bankName !== undefined) guardAccount(database, id, { secret: newTotpSecret(), bankName: demo.bankName })
      const gifts = demo.history === undefined || !hasRewards ? [] : seedRewards(database, id, now)
      fillMainWallet(database, world, { ...demo, id, gifts })
      sendLetters(database, { ...demo, id }, now)
      if (demo.limits) seedLimits(database, merchant, id, now)
      if (!merchant.singleWallet && demo.minor > 0) fillVendorWallets(database, merchant, id)
    }
    seedTeam(database, world, ids, passwordHash)
    writeMeta(database, mark, String(now))
  })
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

/** A merchant with one wallet per vendor: some of the funds are with the first vendors. */
function fillVendorWallets(database: Database, merchant: Merchant, accountId: number): void {
  const first = merchant.lanes.flatMap((lane) => lane.vendors).slice(0, 3)
  for (const [place, code] of first.entries()) {
    const index = vendors.findIndex((vendor) => vendor.code === code)
    if (index >= 0) setBalance(database, accountId, accountTypeId(index), (place + 1) * 25_00)
  }
}
